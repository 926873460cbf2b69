import PluginDescriptions

/// What tests set inputs to, so that views are shown, or can be used.
struct InputSettings {
    private var conditions: [InputCondition] = []
    /// Whether each list of conditions is met: one can ask for the opposite of another.
    private(set) var isMet: [Bool] = []

    /// - Parameter own: an input that is not set.
    init(meeting lists: [[InputCondition]], besides own: PluginInput? = nil) {
        let ownName = own.map { SwiftIdentifier.escaped($0.name.value) }
        for list in lists {
            let others = list.filter { $0.name != ownName }
            let isPossible = !others.contains { condition in
                conditions.contains { $0.name == condition.name && $0 != condition }
            }
            isMet.append(isPossible)
            if isPossible { conditions += others }
        }
    }

    /// Whether all conditions can be met, with values that are known.
    func areKnown(in plugin: PluginDescription, _ kit: KitDialect) -> Bool {
        if isMet.contains(false) { return false }
        return plugin.inputs.allSatisfy { input in
            let name = SwiftIdentifier.escaped(input.name.value)
            return !conditions.contains { $0.name == name && $0.value == .present }
                || input.examples(in: plugin, kit) != nil
        }
    }

    /// Whether a test sets an input.
    func sets(_ input: PluginInput) -> Bool {
        let name = SwiftIdentifier.escaped(input.name.value)
        return conditions.contains { $0.name == name }
    }

    /// The inputs, in the order of the description, with their values.
    func context(in plugin: PluginDescription, _ kit: KitDialect) -> MustacheValue {
        .list(
            plugin.inputs.compactMap { input in
                let name = SwiftIdentifier.escaped(input.name.value)
                guard let condition = conditions.first(where: { $0.name == name }) else {
                    return nil
                }
                let value =
                    switch condition.value {
                    case .yes: "true"
                    case .no: "false"
                    case .present: input.examples(in: plugin, kit)?.first
                    }
                return value.map { ["name": .text(input.name.value), "value": .text($0)] }
            })
    }
}
