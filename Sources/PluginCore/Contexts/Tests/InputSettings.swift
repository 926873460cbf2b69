/// The values that tests give to inputs, so that views are shown or enabled.
struct InputSettings {
    private var conditions: [InputCondition] = []
    /// Whether each list of conditions can be met. Two lists can contradict each other.
    private(set) var isMet: [Bool] = []

    /// Creates the settings that meet lists of conditions.
    ///
    /// - Parameter own: an input that is not set, because the test itself sets it.
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

    /// Returns whether all conditions can be met, with known values.
    func areKnown(in plugin: PluginDescription, _ dialect: KitDialect) -> Bool {
        if isMet.contains(false) { return false }
        return plugin.inputs.allSatisfy { input in
            let name = SwiftIdentifier.escaped(input.name.value)
            return !conditions.contains { $0.name == name && $0.value == .isNotNil }
                || input.examples(in: plugin, dialect) != nil
        }
    }

    /// Returns whether the settings include an input.
    func sets(_ input: PluginInput) -> Bool {
        let name = SwiftIdentifier.escaped(input.name.value)
        return conditions.contains { $0.name == name }
    }

    /// Returns the inputs that are set with their values, in the order of the description.
    func context(in plugin: PluginDescription, _ dialect: KitDialect) -> MustacheValue {
        .list(
            plugin.inputs.compactMap { input in
                let name = SwiftIdentifier.escaped(input.name.value)
                guard let condition = conditions.first(where: { $0.name == name }) else {
                    return nil
                }
                let value =
                    switch condition.value {
                    case .isTrue: "true"
                    case .isFalse: "false"
                    case .isNotNil: input.examples(in: plugin, dialect)?.first
                    }
                return value.map { ["name": .text(input.name.value), "value": .text($0)] }
            })
    }
}
