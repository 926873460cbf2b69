/// Returns the data for a handler: its property, and the method that controls call.
func handlerContext(of handler: PluginHandler, in plugin: PluginDescription, tree: ViewTree) -> MustacheValue {
    let name = SwiftIdentifier.escaped(handler.name.value)
    let hasCallMethod = handler.needsCallMethod && plugin.isCalledWithoutConstants(handler)
    let opensLinks = tree.views.contains { $0.view.linkHandler?.value == handler.name.value }
    let isCalledWithConstants = tree.views.contains {
        $0.view.handler?.value == handler.name.value && !$0.view.constantArguments.isEmpty
    }
    let isDismissal = plugin.presentation.dismissed?.value == handler.name.value
    let openParameters = hasCallMethod ? plugin.openParameters(of: handler) : []
    return [
        "name": .text(name), "bareName": .text(handler.name.value),
        "type": .text(handler.type(tree.dialect)), "emptyClosure": .text(handler.emptyClosure),
        "isRequired": .flag(handler.isRequired),
        "isSetAfterCreation": .flag(!handler.isRequired || plugin.looksForShownPlugin),
        "dismissalReport": isDismissal ? .text(handler.dismissalReport) : .nothing,
        "documentation": documentationLines(
            [
                handler.summary ?? "",
                handler.lifetime(
                    isCalled: hasCallMethod || isCalledWithConstants || opensLinks,
                    isDismissal: isDismissal),
            ], indentation: 4),
        "hasCallMethod": .flag(hasCallMethod),
        "callMethod": .text(GeneratedName.callMethod(ofHandler: handler.name.value)),
        "callParameters": .text(
            openParameters.map { parameter in
                let type = tree.dialect.translated(parameter.type.value)
                return "_ \(parameter.name.value): \(type)"
            }.joined(separator: ", ")),
        // A parameter can have the name of a member.
        "owner": .text(openParameters.isEmpty ? "" : "self."),
        "callSummary": .text(handler.callSummary(in: plugin)),
        "cancelsOperations": .flag(handler.cancelsOperations),
        "dismissesPlugin": .flag(handler.dismissesPlugin), "arguments": .text(handler.arguments),
        "hasArguments": .flag(!handler.parameters.isEmpty),
        "isAsync": .flag(handler.isAsync),
        "runs": .optional(handler.runs(in: plugin)),
        "isFollowed": .flag(plugin.hasBusyButton(for: handler)),
        "captures": .text(handler.captures(of: plugin.inputs.map(\.name.value))),
    ]
}

/// The code that calls a handler.
extension PluginHandler {
    /// Returns the sentence of the documentation that says when the closure is called or released.
    ///
    /// - Parameters:
    ///   - isCalled: whether the controller calls it for a view.
    ///   - isDismissal: whether the plugin calls it when it was dismissed.
    fileprivate func lifetime(isCalled: Bool, isDismissal: Bool) -> String {
        if isDismissal {
            return
                "Called once when the plugin was dismissed, unless a handler that dismisses it was called. Released then."
        }
        guard isCalled, dismissesPlugin else {
            return isAsync
                ? "Released when the plugin is removed. A call that has begun goes on."
                : "Released when the plugin is removed."
        }
        return isAsync
            ? "This controller is dismissed when the closure returns."
            : "Before the call, this controller is dismissed, and releases the closure."
    }

    /// Returns the documentation of the method that calls the handler.
    ///
    /// - Parameter view: the view that it calls the handler for; nil if there can be several.
    func callSummary(for view: String? = nil, in plugin: PluginDescription) -> String {
        let call = "``\(name.value)``" + (view.map { " for ``\($0)``" } ?? "")
        guard isAsync else {
            let cancels = cancelsOperations ? "Cancels the operations. " : ""
            return cancels + (dismissesPlugin ? "Dismisses this controller and calls \(call)." : "Calls \(call).")
        }
        switch (plugin.hasBusyButton(for: self), dismissesPlugin) {
        case (false, false): return "Calls \(call) in a task."
        case (true, false): return "Calls \(call) in a task, unless it runs."
        case (false, true): return "Calls \(call) in a task, then dismisses this controller."
        case (true, true): return "Unless it runs, calls \(call) in a task, then dismisses this controller."
        }
    }

    /// Returns the property for the runs of the handler; nil if there is none.
    func runs(in plugin: PluginDescription) -> String? {
        plugin.countsRuns(of: self) ? GeneratedName.runs(ofHandler: name.value) : nil
    }

    /// Returns the beginning of a closure that captures the present values of the parameters with some names; empty if
    /// there are none.
    func captures(of names: [String]) -> String {
        let captured = parameters.map(\.name.value).filter(names.contains).map(SwiftIdentifier.escaped)
        return captured.isEmpty ? "" : "[\(captured.joined(separator: ", "))] in "
    }
}

extension PluginHandler {
    /// Returns the type of the closure.
    func type(_ dialect: KitDialect) -> String {
        let types = parameters.map { "_ \($0.name.value): \(dialect.translated($0.type.value))" }
        return "@MainActor (\(types.joined(separator: ", "))) \(isAsync ? "async " : "")-> Void"
    }

    /// Returns the handler as a parameter of a function.
    func parameter(_ dialect: KitDialect) -> String {
        let base = "\(name.value): @escaping \(type(dialect))"
        return isRequired ? base : "\(base) = \(emptyClosure)"
    }

    /// An empty closure with the handler's parameters.
    var emptyClosure: String {
        parameters.isEmpty ? "{}" : "{ \(parameters.map { _ in "_" }.joined(separator: ", ")) in }"
    }

    /// The call, in the controller, by which a control calls the closure.
    var call: String {
        needsCallMethod
            ? GeneratedName.callMethod(ofHandler: name.value) + "()" : SwiftIdentifier.escaped(name.value) + "()"
    }

    fileprivate var arguments: String {
        parameters.map { SwiftIdentifier.escaped($0.name.value) }.joined(separator: ", ")
    }
}
