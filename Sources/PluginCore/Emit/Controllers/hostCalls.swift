/// The calls that show and find a plugin.
extension PluginDescription {
    /// The arguments that pass the inputs and handlers of a function to another one.
    var passedArguments: [String] { inputArguments + handlerArguments }

    var inputArguments: [String] { inputs.map { passed($0.name.value) } }

    var handlerArguments: [String] { handlers.map { passed($0.name.value) } }

    private func passed(_ name: String) -> String { "\(name): \(SwiftIdentifier.escaped(name))" }

    /// Returns the argument of helpers for the container; empty if the plugin does not need a
    /// container.
    func containerArgument(_ view: String) -> [String] { placement.needsContainer ? ["in: \(view)"] : [] }

    /// The expression, on a host, for the plugin that it shows.
    var shownExpression: String {
        host.shown.map { SwiftIdentifier.escaped($0.value) } ?? "\(shownMethod)(\(controllerName).self)"
    }

    /// The method of hosts that finds the plugin.
    var shownMethod: String { host.popover == nil ? "children.shown" : "shownAnywhere" }
}

extension PluginDescription {
    /// Returns whether the default of an input contains a name.
    func hasDefault(with name: String) -> Bool { inputs.contains { $0.defaultValue?.value.contains(name) == true } }
}

extension PluginDescription {
    /// The input whose value the host makes from the error of a failed operation; nil if the plugin shows the error's
    /// message.
    private var convertedInput: PluginInput? {
        guard let recovery = host.recovery, recovery.makesValue else { return nil }
        return inputs.first { $0.name.value == recovery.message.value }
    }

    /// The handlers that a method with an operation has as parameters: all but the one that runs it again.
    var handlersBesideRetry: [PluginHandler] { handlers.filter { $0.name.value != host.recovery?.retry.value } }

    /// Returns the parameters, before the operation, of a method that shows the plugin if the operation fails.
    ///
    /// - Parameter label: The name of the closure that makes a value from the error; nil if only its label is used.
    func recoveryParameters(_ dialect: KitDialect, closure: String? = ReservedNames.conversionParameter) -> [String] {
        let conversion = convertedInput.map { input in
            let name = input.name.value + (closure.map { " " + $0 } ?? "")
            let type = dialect.translated(input.type.value)
            return "\(name): @escaping @MainActor (any Swift.Error) -> \(type)"
        }
        return (conversion.map { [$0] } ?? []) + handlersBesideRetry.map { $0.parameter(dialect) }
    }

    /// The arguments that pass the parameters of such a method, and the operation, to another one.
    var recoveryArguments: [String] {
        let names =
            (convertedInput.map { [$0.name.value] } ?? []) + handlersBesideRetry.map(\.name.value) + ["operation"]
        return names.map { "\($0): \(SwiftIdentifier.escaped($0))" }
    }

    /// Returns the call that shows the plugin for an error.
    func failure(_ callee: String) -> String {
        let message = host.recovery?.message.value ?? ""
        let value = convertedInput == nil ? "error.localizedDescription" : "\(ReservedNames.conversionParameter)(error)"
        let closures = handlers.map { handler in
            let name = handler.name.value
            let isRetry = name == host.recovery?.retry.value
            return "\(name): \(isRetry ? handler.closure(calling: "retry") : SwiftIdentifier.escaped(name))"
        }
        return call(callee, ["\(message): \(value)"] + closures)
    }

    /// The handler of the button with the role `cancel`, which cancels the operation that the
    /// plugin is shown for.
    var cancelHandler: PluginHandler? {
        let name = content?.cancelHandlerName
        return handlers.first { $0.name.value == name }
    }
}

extension PluginContent {
    /// The name of the handler of the button with the role `cancel`.
    var cancelHandlerName: String? {
        for case .button(let button) in root.flattened where button.role.value == .cancel {
            if let name = button.handler?.value { return name }
        }
        return nil
    }
}

extension PluginHandler {
    /// Returns a closure of the handler's type that calls a function without arguments.
    func closure(calling function: String) -> String {
        if parameters.isEmpty { return function }
        return "{ \(parameters.map { _ in "_" }.joined(separator: ", ")) in \(function)() }"
    }
}

extension PluginDescription {
    /// The expression, on a host, for the plugin to use in place of a new one; nil if there is none.
    var knownExpression: String? {
        switch presentation.whenAlreadyShown {
        case .reuse: return "children.newest(\(controllerName).self)"
        case .queue where inputs.areEquatable:
            let comparisons = inputs.map(\.name.value).map { "$0.\($0) == \(SwiftIdentifier.escaped($0))" }
            let condition = comparisons.isEmpty ? "_ in true" : comparisons.joined(separator: " && ")
            return "queuedPlugin(\(controllerName).self) { \(condition) }"
        case .replace, .stack, .queue: return nil
        }
    }
}

/// Returns the call that creates the controller, with the inputs that have no defaults, and with the required
/// handlers.
///
/// - Parameter given: the closures for handlers by their names, in place of variables with these names.
func creationCall(of plugin: PluginDescription, given: [String: String] = [:]) -> String {
    let names =
        plugin.inputs.filter { $0.defaultValue == nil }.map(\.name.value) + plugin.requiredHandlers.map(\.name.value)
    return call(plugin.controllerName, names.map { "\($0): \(given[$0] ?? SwiftIdentifier.escaped($0))" })
}

extension PluginDescription {
    /// The parameter for the seconds after which the plugin dismisses itself; empty if its helpers have none.
    var timeParameter: [String] {
        guard let time = presentation.dismissesAfter else { return [] }
        return ["dismissesAfter: Foundation.TimeInterval? = \(SwiftLiteral.number(time.value))"]
    }

    /// Whether the helpers that show the plugin have a parameter for its time.
    var takesTime: Bool { presentation.dismissesAfter != nil }
}
