/// Returns the data for the methods that call handlers with the constant arguments of controls.
func triggerContexts(of plugin: PluginDescription, _ dialect: KitDialect) -> [MustacheValue] {
    plugin.views.compactMap { view in
        guard !view.constantArguments.isEmpty, let name = view.name?.value,
            let handler = plugin.handler(named: view.handler)
        else { return nil }
        let arguments = handler.parameters.map { parameter in
            let constant = view.constantArguments.first { $0.name.value == parameter.name.value }
            return constant.map { dialect.translated($0.value.value) }
                ?? SwiftIdentifier.escaped(parameter.name.value)
        }
        return [
            "name": .text(SwiftIdentifier.escaped(handler.name.value)),
            "callMethod": .text(GeneratedName.triggerMethod(ofView: name)),
            "callParameters": "", "owner": "",
            "callSummary": .text(
                handler.dismissesPlugin
                    ? "Dismisses this controller and calls ``\(handler.name.value)`` for ``\(name)``."
                    : "Calls ``\(handler.name.value)`` for ``\(name)``."),
            "dismissesPlugin": .flag(handler.dismissesPlugin),
            "arguments": .text(arguments.joined(separator: ", ")),
            "hasArguments": .flag(!arguments.isEmpty),
        ]
    }
}

extension PluginDescription {
    /// Returns the call, in the controller, by which a control calls its handler; nil if it has none.
    func handlerCall(by view: ContentView) -> String? {
        guard let handler = handler(named: view.handler)
        else { return nil }
        guard !view.constantArguments.isEmpty, let name = view.name?.value else {
            return handler.call
        }
        return GeneratedName.triggerMethod(ofView: name) + "()"
    }
}
