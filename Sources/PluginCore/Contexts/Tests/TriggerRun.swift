/// A button, or something like it, that calls a handler in a test.
struct Trigger {
    let handler: PluginHandler
    let name: String
    let view: ContentView
    /// The statement that acts as the user does.
    let action: String
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
