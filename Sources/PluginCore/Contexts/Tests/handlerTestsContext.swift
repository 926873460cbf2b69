/// Returns the data for the test of the ways in which users call handlers.
func handlerTestsContext(of plugin: PluginDescription, tree: ViewTree, prefix: String) -> MustacheObject {
    let all = tree.views.indices.flatMap { index in
        plugin.handlers.flatMap { handler in
            triggers(of: handler, inViewAt: index, of: tree, in: plugin, prefix: prefix)
        }
    }
    let dismissal = plugin.dismissalHandler.map { handler in
        Trigger(handler: handler, action: nil, conditions: [], dismisses: true, pressed: nil)
    }
    let runs = triggerRuns(of: all + [dismissal].compactMap(\.self))
    let pressed = all.compactMap(\.pressed)
    return [
        "hasTriggers": .flag(!runs.isEmpty),
        "hasAsyncTriggers": .flag(runs.contains(where: \.isAsync)),
        "triggerRuns": .list(runs.map { $0.context(in: plugin, tree.dialect, prefix: prefix) }),
        "hasHandlers": .flag(!plugin.handlers.isEmpty),
        "handlers": .list(
            plugin.handlers.map { handler in
                ["name": .text(handler.name.value), "signature": .text(handler.recordedSignature)]
            }),
        "choosesActions": .flag(tree.views.contains { !$0.view.menu.isEmpty }),
        "pressesStacks": .flag(pressed.contains(where: \.isStack)),
        "pressesStates": .flag(pressed.contains { if case .contentUnavailable = $0 { true } else { false } }),
        "pressesButtons": .flag(pressed.contains { if case .button = $0 { true } else { false } }),
    ]
}

/// Returns the ways in which users call a handler with a view.
private func triggers(
    of handler: PluginHandler, inViewAt index: Int, of tree: ViewTree, in plugin: PluginDescription, prefix: String
) -> [Trigger] {
    let (name, view) = tree.views[index]
    let menu = view.menu.indices.filter { view.menu[$0].handler.value == handler.name.value }
    var actions = menu.map { "window.choose(\($0), in: plugin.\(name))" }
    if view.linkHandler?.value == handler.name.value {
        actions.append(#"plugin.\#(name).linkHandler?(Foundation.URL(fileURLWithPath: "/"))"#)
    }
    let isCalled = view.handler?.value == handler.name.value
    if isCalled, view.hasButton { actions.append("window.press(plugin.\(name))") }
    if isCalled, let edit = view.edit(name, in: plugin, tree.dialect, prefix: prefix) {
        actions.append(edit.statement(indentation: handler.isAsync ? 16 : 12))
    }
    let conditions =
        ([view] + tree.stacks(aroundViewAt: index)).map { $0.showingConditions(in: plugin) }
        + [view.usabilityConditions, view.buttonConditions(in: plugin)]
    return actions.map {
        Trigger(
            handler: handler, action: $0, conditions: conditions,
            dismisses: handler.dismissesPlugin,
            pressed: isCalled && view.hasButton ? view : nil)
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
}

extension PluginHandler {
    /// The parameters of a closure that ignores them all, with `in`.
    var recordedSignature: String {
        parameters.isEmpty ? "" : parameters.map { _ in "_" }.joined(separator: ", ") + " in "
    }
}

/// Something that calls a handler in a test.
private struct Trigger {
    let handler: PluginHandler
    /// The statements that act as the user does; nil if code removes the plugin.
    let action: String?
    /// The conditions under which the user can do so.
    let conditions: [[InputCondition]]
    let dismisses: Bool
    /// The view that is pressed; nil if the user does something else.
    let pressed: ContentView?
}

/// The triggers that a test uses one after the other, on one controller. At most the last one removes it. An async
/// handler has a run of its own.
private struct TriggerRun {
    var triggers: [Trigger]

    var isAsync: Bool { triggers[0].handler.isAsync }
    private var dismisses: Bool { triggers.contains(where: \.dismisses) }
    private var settings: InputSettings { InputSettings(meeting: triggers.flatMap(\.conditions)) }

    func canContinue(with trigger: Trigger) -> Bool {
        !isAsync && !trigger.handler.isAsync && !dismisses
            && !TriggerRun(triggers: triggers + [trigger]).settings.isMet.contains(false)
    }

    func context(in plugin: PluginDescription, _ dialect: KitDialect, prefix: String) -> MustacheValue {
        let names = triggers.map(\.handler.name.value)
        let recorded = plugin.handlers.filter { names.contains($0.name.value) }
        let calls = names.map(SwiftLiteral.string).joined(separator: ", ")
        return [
            "isAsync": .flag(isAsync),
            "recorded": .list(
                recorded.map { handler in
                    [
                        "name": .text(SwiftIdentifier.escaped(handler.name.value)),
                        "bareName": .text(handler.name.value),
                        "signature": .text(handler.recordedSignature),
                    ]
                }),
            "settings": settings.context(in: plugin, dialect),
            "actions": .list(triggers.compactMap(\.action).map { ["statement": .text($0)] }),
            "isRemoved": .flag(triggers.contains { $0.action == nil }),
            "expectation": expectation("calls", equals: "[\(calls)]", key: "handlers", prefix: prefix, indentation: 12),
            "dismisses": .flag(dismisses),
        ]
    }
}

/// Returns the triggers of a test in as few runs as possible, those that remove the plugin last.
private func triggerRuns(of triggers: [Trigger]) -> [TriggerRun] {
    var runs: [TriggerRun] = []
    for trigger in triggers.filter({ !$0.dismisses }) + triggers.filter(\.dismisses) {
        if let index = runs.firstIndex(where: { $0.canContinue(with: trigger) }) {
            runs[index].triggers.append(trigger)
        } else {
            runs.append(TriggerRun(triggers: [trigger]))
        }
    }
    return runs
}
