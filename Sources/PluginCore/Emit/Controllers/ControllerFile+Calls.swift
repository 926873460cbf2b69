/// The methods of a controller by which controls call handlers and set inputs.
extension ControllerFile {
    func writeReleaseOfHandlers(to out: inout SwiftWriter) {
        if plugin.handlers.isEmpty { return }
        out.member("\(witnessAccess)func releaseHandlers() {") { out in
            for handler in plugin.handlers {
                out.add("\(SwiftIdentifier.escaped(handler.name.value)) = \(handler.emptyClosure)")
            }
        }
    }

    /// Writes the methods that call handlers, and those that call them with the constant arguments of controls.
    func writeCallMethods(to out: inout SwiftWriter) {
        for handler in plugin.handlers where handler.needsCallMethod && plugin.isCalledWithoutConstants(handler) {
            let parameters = plugin.openParameters(of: handler)
            let call = HandlerCall(
                handler: handler, plugin: plugin, method: GeneratedName.callMethod(ofHandler: handler.name.value),
                // A parameter can have the name of a member.
                owner: parameters.isEmpty ? "" : "self.", arguments: handler.arguments,
                captured: plugin.inputs.map(\.name.value))
            call.write(
                handler.callSummary(in: plugin),
                parameters.map { "_ \($0.name.value): \(dialect.translated($0.type.value))" }, to: &out)
        }
        for view in plugin.views where !view.constantArguments.isEmpty {
            guard let name = view.name?.value, let handler = plugin.handler(named: view.handler) else { continue }
            let constants = view.constantArguments
            let arguments = handler.parameters.map { parameter in
                constants.first { $0.name.value == parameter.name.value }.map { dialect.translated($0.value.value) }
                    ?? SwiftIdentifier.escaped(parameter.name.value)
            }
            let call = HandlerCall(
                handler: handler, plugin: plugin, method: GeneratedName.triggerMethod(ofView: name), owner: "",
                arguments: arguments,
                captured: handler.parameters.map(\.name.value).filter { name in
                    !constants.contains { $0.name.value == name }
                })
            call.write(handler.callSummary(for: name, in: plugin), [], to: &out)
        }
    }

    /// Writes the methods that take over the text that the user types, and the values that the user sets.
    func writeEdits(to out: inout SwiftWriter) {
        for (name, view) in tree.views {
            guard case .textField(let field) = view else { continue }
            let handler = plugin.handler(named: field.handler)
            let input = SwiftIdentifier.escaped(field.text.value)
            writeEdit(
                of: field.name.value, handler: handler, isInput: true,
                ["\(input) = \(name)." + (dialect.isUIKit ? "text ?? \"\"" : "stringValue")]
                    + (handler.map { [$0.call] } ?? []), to: &out)
        }
        for control in plugin.valueControls where control.takeMethod != nil {
            let handler = plugin.handler(named: control.handler)
            let input = control.input.map { SwiftIdentifier.escaped($0.value) }
            let value = control.readValue(dialect)
            let assignment = input.map { ["\($0) = \(value)"] } ?? []
            let call = handler.map { ["\(SwiftIdentifier.escaped($0.name.value))(\(input ?? value))"] } ?? []
            writeEdit(
                of: control.name.value, handler: handler, isInput: input != nil, assignment + call, to: &out)
        }
    }

    private func writeEdit(
        of view: String, handler: PluginHandler?, isInput: Bool, _ statements: [String], to out: inout SwiftWriter
    ) {
        let call = handler.map { "``\($0.name.value)``" }
        out.blank()
        out.document(
            isInput
                ? "Updates the input of ``\(view)``" + (call.map { ", then calls \($0)." } ?? ".")
                : "Calls \(call ?? "") with the value of ``\(view)``.")
        out.block("private func \(GeneratedName.takeMethod(ofControl: view))() {") { $0.add(statements) }
    }

    /// Writes the action of the Return key in the last text field. It presses the first enabled button with the role
    /// `primary`, unless Return is the key equivalent of the buttons.
    func writePrimaryPress(to out: inout SwiftWriter) {
        let buttons = tree.primaryButtons(in: plugin)
        if !dialect.isUIKit || tree.textFields.isEmpty || buttons.isEmpty { return }
        let names = buttons.map { "``\(tree.views[$0].view.name?.value ?? "")``" }.joined(separator: ", ")
        out.blank()
        out.document(
            buttons.count == 1
                ? "Does what \(names) does, if it can be used."
                : "Does what the first of these buttons does that can be used: \(names).")
        out.block("private func pressPrimaryButton() {") { out in
            for (position, index) in buttons.enumerated() {
                let (name, view) = tree.views[index]
                let isEverBusy = view.busyWhen != nil || view.busyHandler != nil
                let conditions =
                    ["\(name).isEnabled"] + (isEverBusy ? ["!\(name).isBusy"] : [])
                    + tree.hideableViews(aroundButtonAt: index).map { "!\($0).isHidden" }
                out.add("\(position == 0 ? "" : "} else ")if \(conditions.joined(separator: ", ")) {")
                out.indented { $0.add(plugin.handlerCall(by: view) ?? "") }
            }
            out.add("}")
        }
    }
}

/// A method of the controller that calls a handler.
private struct HandlerCall {
    let handler: PluginHandler
    let plugin: PluginDescription
    let method: String
    /// `self.` if members need it.
    let owner: String
    let arguments: [String]
    /// The names that a closure captures, so that it gets their present values.
    let captured: [String]

    func write(_ summary: String, _ parameters: [String], to out: inout SwiftWriter) {
        out.blank()
        out.document(summary)
        out.block(call("private func \(method)", parameters) + " {") { out in
            if handler.cancelsOperations { out.add("\(owner)operations.cancel()") }
            out.add(handler.isAsync ? asynchronousCall : synchronousCall)
        }
    }

    private var name: String { SwiftIdentifier.escaped(handler.name.value) }

    private var synchronousCall: String {
        guard handler.dismissesPlugin else { return owner + call(name, arguments) }
        if handler.parameters.isEmpty { return "presentation.dismiss(then: \(name))" }
        return "let handler = \(owner)\(name)\n\(owner)presentation.dismiss { \(call("handler", arguments)) }"
    }

    private var asynchronousCall: String {
        let runs = handler.runs(in: plugin)
        if handler.parameters.isEmpty {
            let dismissal = handler.dismissesPlugin ? "dismissing: presentation, " : ""
            return runs.map { "\($0).start(\(dismissal)\(name))" }
                ?? "_Concurrency.Task { [\(name)] in await \(name)() }"
        }
        let names = handler.parameters.map(\.name.value).filter(captured.contains).map(SwiftIdentifier.escaped)
        let captures = names.isEmpty ? "" : "[\(names.joined(separator: ", "))] in "
        let dismissal = handler.dismissesPlugin ? "(dismissing: \(owner)presentation)" : ""
        let start = runs.map { "\(owner)\($0).start\(dismissal)" } ?? "_Concurrency.Task"
        return "let handler = \(owner)\(name)\n\(start) { \(captures)await \(call("handler", arguments)) }"
    }
}

extension PluginDescription {
    /// Returns the call, in the controller, by which a control calls its handler; nil if it has none.
    func handlerCall(by view: ContentView) -> String? {
        guard let handler = handler(named: view.handler) else { return nil }
        guard !view.constantArguments.isEmpty, let name = view.name?.value else { return handler.call }
        return GeneratedName.triggerMethod(ofView: name) + "()"
    }
}

extension PluginHandler {
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

    /// The names of the parameters, as arguments of a call.
    fileprivate var arguments: [String] { parameters.map { SwiftIdentifier.escaped($0.name.value) } }
}
