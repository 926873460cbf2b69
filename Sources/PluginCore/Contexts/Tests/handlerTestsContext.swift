/// Returns the data for tests of the buttons and links that call handlers.
func handlerTestsContext(
    of plugin: PluginDescription, tree: ViewTree, prefix: String
) -> MustacheObject {
    let used = plugin.handlers.flatMap { triggers(of: $0, in: plugin, tree: tree) }
    let runs = triggerRuns(of: used)
    let pressed = used.map(\.view)
    return [
        "hasTriggers": .flag(!used.isEmpty),
        "triggerRuns": .list(runs.map { $0.context(in: plugin, tree: tree, prefix: prefix) }),
        "hasHandlers": .flag(!plugin.handlers.isEmpty),
        "handlers": .list(
            plugin.handlers.map { handler in
                ["name": .text(handler.name.value), "signature": .text(handler.recordedSignature)]
            }),
        "links": .list(plugin.handlers.flatMap { links(of: $0, tree: tree) }),
        "pressesStacks": .flag(pressed.contains(where: \.isStack)),
        "pressesStates": .flag(
            pressed.contains { if case .contentUnavailable = $0 { true } else { false } }),
        "pressesButtons": .flag(
            pressed.contains { if case .button = $0 { true } else { false } }),
    ]
}

/// Returns the ways in which users call a handler: with buttons, and with the escape gesture of VoiceOver.
private func triggers(
    of handler: PluginHandler, in plugin: PluginDescription, tree: ViewTree
) -> [Trigger] {
    tree.views.indices.flatMap { index in
        let (name, view) = tree.views[index]
        guard view.hasButton, view.handler?.value == handler.name.value else { return [Trigger]() }
        let views = [view] + tree.stacks(aroundViewAt: index)
        let conditions =
            views.map { $0.showingConditions(in: plugin) }
            + [view.usabilityConditions, view.buttonConditions(in: plugin)]
        let press = Trigger(
            handler: handler, name: name, view: view, action: "window.press(plugin.\(name))",
            conditions: conditions,
            inputs: handler.checkedInputs(in: plugin).filter { input in
                !view.constantArguments.contains { $0.name.value == input.name.value }
            }, constants: view.checkedConstants(for: handler))
        guard index == tree.cancelButtons.first,
            let method = tree.dialect.spelling.names.escapeMethod
        else { return [press] }
        let escape = Trigger(
            handler: handler, name: name, view: view, action: "_ = plugin.\(method)()",
            conditions: conditions, inputs: press.inputs, constants: press.constants)
        return [press, escape]
    }
}

/// Returns the data for tests of the labels whose links call a handler.
private func links(of handler: PluginHandler, tree: ViewTree) -> [MustacheValue] {
    tree.views.compactMap { name, view in
        guard view.linkHandler?.value == handler.name.value else { return nil }
        let bareName = view.name?.value ?? ""
        return [
            "name": .text(handler.name.value),
            "capitalizedName": .text(capitalized(handler.name.value)),
            "dismissesPlugin": .flag(handler.dismissesPlugin),
            "label": .text(name), "bareLabel": .text(bareName),
            "capitalizedLabel": .text(capitalized(bareName)),
        ]
    }
}

extension ContentView {
    /// Whether the view is a button, contains one, or can be tapped like one.
    fileprivate var hasButton: Bool {
        switch self {
        case .button, .contentUnavailable: true
        case .stack(let stack): stack.tap != nil
        default: false
        }
    }

    /// Returns the constants that the control passes to its handler and that tests can compare: literals for types
    /// that are known to be equatable.
    fileprivate func checkedConstants(for handler: PluginHandler) -> [ConstantArgument] {
        constantArguments.filter { constant in
            let type = handler.parameters.first { $0.name.value == constant.name.value }?.type
            return constant.isLiteral && !testVariables.contains(constant.name.value)
                && type.flatMap { KnownType.examples(for: $0.value) } != nil
        }
    }
}

/// The variables of a test, which parameters of a closure would hide.
private let testVariables = ["calls", "clock", "plugin", "window"]

extension PluginHandler {
    /// The parameters of a closure that ignores them all, with `in`.
    var recordedSignature: String {
        parameters.isEmpty ? "" : parameters.map { _ in "_" }.joined(separator: ", ") + " in "
    }

    /// Returns the parameters of a closure that uses those with some names.
    func capture(of names: [String]) -> String {
        let captured = parameters.map { parameter in
            names.contains(parameter.name.value)
                ? SwiftIdentifier.escaped(parameter.name.value) : "_"
        }
        return captured.isEmpty ? "" : captured.joined(separator: ", ") + " "
    }

    /// Returns the inputs that the handler gets as arguments and that tests can compare. Inputs
    /// with the names of a test's own variables are left out.
    fileprivate func checkedInputs(in plugin: PluginDescription) -> [PluginInput] {
        if !needsCallMethod { return [] }
        return parameters.compactMap { parameter in
            plugin.inputs.first {
                $0.name.value == parameter.name.value && $0.type.value == parameter.type.value
                    && KnownType.examples(for: $0.type.value) != nil
                    && !testVariables.contains($0.name.value)
            }
        }
    }
}
