/// Returns the data for tests of the buttons and links that call handlers.
func handlerTestsContext(
    of plugin: PluginDescription, tree: ViewTree, prefix: String
) -> MustacheObject {
    let choices = plugin.handlers.flatMap { menuTriggers(of: $0, in: plugin, tree: tree) }
    let used = plugin.handlers.flatMap { triggers(of: $0, in: plugin, tree: tree) } + choices
    let runs = triggerRuns(of: used.filter { !$0.handler.isAsync })
    let asyncRuns = asyncTriggerRuns(of: used, in: plugin, tree: tree, prefix: prefix)
    let pressed = used.map(\.view).filter(\.menu.isEmpty)
    return [
        "hasTriggers": .flag(!runs.isEmpty),
        "triggerRuns": .list(runs.map { $0.context(in: plugin, tree: tree, prefix: prefix) }),
        "hasAsyncTriggers": .flag(!asyncRuns.isEmpty),
        "asyncTriggerRuns": .list(
            asyncRuns.map { $0.context(in: plugin, tree: tree, prefix: prefix) }),
        "hasHandlers": .flag(!plugin.handlers.isEmpty),
        "handlers": .list(
            plugin.handlers.map { handler in
                ["name": .text(handler.name.value), "signature": .text(handler.recordedSignature)]
            }),
        "links": .list(plugin.handlers.flatMap { links(of: $0, tree: tree) }),
        "choosesActions": .flag(!choices.isEmpty),
        "pressesStacks": .flag(pressed.contains(where: \.isStack)),
        "pressesStates": .flag(
            pressed.contains { if case .contentUnavailable = $0 { true } else { false } }),
        "pressesButtons": .flag(
            pressed.contains { if case .button = $0 { true } else { false } }),
    ]
}

/// Returns the ways in which users call a handler: with buttons, and with the escape gesture of VoiceOver.
func triggers(
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

/// Returns the actions of menus that call a handler.
private func menuTriggers(
    of handler: PluginHandler, in plugin: PluginDescription, tree: ViewTree
) -> [Trigger] {
    tree.views.indices.flatMap { index -> [Trigger] in
        let (name, view) = tree.views[index]
        let conditions =
            ([view] + tree.stacks(aroundViewAt: index)).map { $0.showingConditions(in: plugin) }
            + [view.usabilityConditions]
        return view.menu.indices.filter { view.menu[$0].handler.value == handler.name.value }.map {
            Trigger(
                handler: handler, name: name, view: view,
                action: "window.choose(\($0), in: plugin.\(name))", conditions: conditions,
                inputs: handler.checkedInputs(in: plugin))
        }
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

/// A button, or something like it, that calls a handler in a test.
struct Trigger {
    let handler: PluginHandler
    let name: String
    let view: ContentView
    /// The statement that acts as the user does.
    var action: String
    /// The conditions under which the user can do so.
    let conditions: [[InputCondition]]
    /// The inputs that the handler gets as arguments, and that tests compare.
    var inputs: [PluginInput] = []
    /// The constants that the handler gets, and that tests compare.
    var constants: [ConstantArgument] = []

    /// Returns whether one closure can check the calls of both triggers.
    func isCheckedLike(_ other: Trigger) -> Bool {
        handler.name.value != other.handler.name.value
            || constants.isEmpty && other.constants.isEmpty
                && inputs.map(\.name.value) == other.inputs.map(\.name.value)
    }
}

/// The triggers that a test uses one after the other, on one controller. At most the last one removes it.
struct TriggerRun {
    var triggers: [Trigger]

    var dismisses: Bool { triggers.last?.handler.dismissesPlugin == true }

    func canContinue(with trigger: Trigger) -> Bool {
        !dismisses && triggers.allSatisfy(trigger.isCheckedLike)
            && !InputSettings(meeting: (triggers + [trigger]).flatMap(\.conditions)).isMet
                .contains(false)
    }

    func context(in plugin: PluginDescription, tree: ViewTree, prefix: String) -> MustacheValue {
        let settings = InputSettings(meeting: triggers.flatMap(\.conditions))
        var recorded: [Trigger] = []
        for trigger in triggers
        where !recorded.contains(where: { $0.handler.name.value == trigger.handler.name.value }) {
            recorded.append(trigger)
        }
        let calls = triggers.map { SwiftLiteral.string($0.handler.name.value) }
        let expectation = Expectation(
            actual: "calls", expected: "[\(calls.joined(separator: ", "))]", key: "handlers")
        return [
            "recorded": .list(recorded.map(recordedContext)),
            "settings": values(besides: settings, in: plugin, tree.dialect),
            "actions": .list(triggers.map { ["statement": .text($0.action)] }),
            "expectation": expectation.statement(prefix: prefix, indentation: 12),
            "dismisses": .flag(dismisses),
        ]
    }

    /// Returns the values of the inputs that the run needs: those that show its views, and those that handlers get.
    private func values(
        besides settings: InputSettings, in plugin: PluginDescription, _ dialect: KitDialect
    ) -> MustacheValue {
        var names: Set<String> = []
        let passed = triggers.flatMap(\.inputs).filter {
            !settings.sets($0) && names.insert($0.name.value).inserted
        }
        var all: [MustacheValue] = []
        if case .list(let set) = settings.context(in: plugin, dialect) { all = set }
        for (index, input) in passed.enumerated() {
            let values = input.examples(in: plugin, dialect) ?? []
            // Two inputs of one type get different values, so that a test notices if they are swapped.
            guard let value = index % 2 == 0 ? values.first : values.last else { continue }
            all.append(["name": .text(input.name.value), "value": .text(value)])
        }
        return .list(all)
    }

    private func recordedContext(of trigger: Trigger) -> MustacheValue {
        let handler = trigger.handler
        let (inputs, constants) = (trigger.inputs, trigger.constants)
        let checksState = handler.dismissesPlugin || !inputs.isEmpty || !constants.isEmpty
        let captured = handler.capture(of: inputs.map(\.name.value) + constants.map(\.name.value))
        let usesPlugin = handler.dismissesPlugin || !inputs.isEmpty
        let checked =
            inputs.map { input in
                let name = SwiftIdentifier.escaped(input.name.value)
                return (name, input.equality, "plugin?.\(name)")
            }
            + constants.map {
                (SwiftIdentifier.escaped($0.name.value), ", equals: ", $0.value.value)
            }
        return [
            "name": .text(SwiftIdentifier.escaped(handler.name.value)),
            "bareName": .text(handler.name.value),
            "checksStateDuringCall": .flag(checksState),
            "dismissesPlugin": .flag(handler.dismissesPlugin),
            "signature": .text(
                checksState
                    ? (usesPlugin ? "[weak plugin] " : "") + captured + "in"
                    : handler.recordedSignature),
            "checked": .list(
                checked.map { name, equals, expected in
                    [
                        "name": .text(name), "equals": .text(equals), "expected": .text(expected),
                        "handler": .text(handler.name.value),
                    ]
                }),
        ]
    }
}

/// Returns the triggers of a test in as few runs as possible, those that remove the plugin last.
func triggerRuns(of triggers: [Trigger]) -> [TriggerRun] {
    var runs: [TriggerRun] = []
    let sorted =
        triggers.filter { !$0.handler.dismissesPlugin }
        + triggers.filter { $0.handler.dismissesPlugin }
    for trigger in sorted {
        if let index = runs.firstIndex(where: { $0.canContinue(with: trigger) }) {
            runs[index].triggers.append(trigger)
        } else {
            runs.append(TriggerRun(triggers: [trigger]))
        }
    }
    return runs
}

/// Returns the data for tests of the buttons that can be busy. Buttons that tests cannot show are left
/// out.
func busyButtons(of plugin: PluginDescription, tree: ViewTree) -> [MustacheValue] {
    tree.views.indices.compactMap { index in
        guard case .button(let button) = tree.views[index].view, let input = button.busyWhen
        else { return nil }
        let settings = InputSettings(
            meeting: [
                tree.showingConditions(ofViewAt: index, in: plugin),
                tree.views[index].view.usabilityConditions,
            ])
        guard settings.areKnown(in: plugin, tree.dialect) else { return nil }
        let handler = plugin.handler(named: button.handler)
        return [
            "button": .text(tree.views[index].name),
            "bareButton": .text(button.name.value),
            "input": .text(input.value),
            "conditions": settings.context(in: plugin, tree.dialect),
            "handler": .optional(handler?.name.value),
            "signature": .text(handler?.recordedSignature ?? ""),
            "field": .optional(tree.fieldPressing(buttonAt: index, in: plugin)),
            "isEscape": .flag(tree.cancelButtons == [index]),
        ]
    }
}

extension ViewTree {
    /// Returns the text field in which Return presses the button at `index` and no other button; nil if
    /// there is none.
    func fieldPressing(buttonAt index: Int, in plugin: PluginDescription) -> String? {
        primaryButtons(in: plugin) == [index] ? textFields.last.map { views[$0].name } : nil
    }
}
