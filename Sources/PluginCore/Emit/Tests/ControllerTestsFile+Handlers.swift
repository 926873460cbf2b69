/// The ways in which users call handlers, as tests try them.
extension ControllerTestsFile {
    /// The triggers of all handlers, in as few runs as possible.
    var triggerRuns: [TriggerRun] {
        let dismissal = plugin.dismissalHandler.map { handler in
            Trigger(handler: handler, action: nil, conditions: [], dismisses: true, pressed: nil)
        }
        return fewestRuns(of: triggers + [dismissal].compactMap(\.self))
    }

    func writeHandlerTest(to out: inout SwiftWriter) {
        let runs = triggerRuns
        if runs.isEmpty { return }
        let isAsync = runs.contains(where: \.isAsync)
        let test = "calls its handlers once for each \(dialect.isUIKit ? "tap" : "click")"
        writeTest(test, "callsHandlers", isAsync: isAsync, to: &out) { out in
            for run in runs { out.block(run.isAsync ? "do {" : "clock.run {") { write(run, to: &$0) } }
        }
    }

    private func write(_ run: TriggerRun, to out: inout SwiftWriter) {
        let names = run.triggers.map(\.handler.name.value)
        out.add("let window = \(window)")
        out.add("let plugin = \(run.isAsync ? "clock.run(makePlugin)" : "makePlugin()")")
        out.add("var calls: [String] = []")
        for handler in plugin.handlers where names.contains(handler.name.value) {
            let call = "calls.append(\"\(handler.name.value)\")"
            out.add("plugin.\(SwiftIdentifier.escaped(handler.name.value)) = { \(handler.recordedSignature)\(call) }")
        }
        out.add(run.settings.statements(in: plugin, dialect))
        func writeActions(to out: inout SwiftWriter) {
            out.add("window.host.\(add)(plugin, in: nil)")
            if hasTimes { out.add("clock.advance(by: plugin.presentation.delay)") }
            out.add(run.triggers.compactMap(\.action))
        }
        if run.isAsync {
            out.block("clock.run {") { writeActions(to: &$0) }
            if run.dismisses { out.add("let hasLeft = { plugin.parent == nil || plugin.presentation.isLeaving }") }
            out.add("await \(prefix)HostWindow.wait { !calls.isEmpty\(run.dismisses ? " && hasLeft()" : "") }")
        } else {
            writeActions(to: &out)
            if run.triggers.contains(where: { $0.action == nil }) {
                out.add("plugin.\(remove)(animated: false)\nclock.advance(by: 0)")
            }
        }
        let calls = names.map(SwiftLiteral.string).joined(separator: ", ")
        out.add(expectation("calls", equals: "[\(calls)]", key: "handlers", prefix: prefix))
        let hasLeft = run.isAsync ? "hasLeft()" : "plugin.parent == nil"
        expect(run.dismisses ? hasLeft : "window.shows(plugin)", "handlers.dismissesPlugin", to: &out)
    }
}

/// Returns the ways in which users call a plugin's handlers with views.
func handlerTriggers(of plugin: PluginDescription, tree: ViewTree, prefix: String) -> [Trigger] {
    tree.views.indices.flatMap { index in
        plugin.handlers.flatMap { handler in
            handlerTriggers(of: handler, inViewAt: index, of: tree, in: plugin, prefix: prefix)
        }
    }
}

/// Returns the ways in which users call a handler with a view.
private func handlerTriggers(
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
        actions.append(edit.statements)
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
struct Trigger {
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
struct TriggerRun {
    var triggers: [Trigger]

    var isAsync: Bool { triggers[0].handler.isAsync }
    var dismisses: Bool { triggers.contains(where: \.dismisses) }
    var settings: InputSettings { InputSettings(meeting: triggers.flatMap(\.conditions)) }

    func canContinue(with trigger: Trigger) -> Bool {
        !isAsync && !trigger.handler.isAsync && !dismisses
            && !TriggerRun(triggers: triggers + [trigger]).settings.isMet.contains(false)
    }
}

/// Returns the triggers of a test in as few runs as possible, those that remove the plugin last.
private func fewestRuns(of triggers: [Trigger]) -> [TriggerRun] {
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
