/// A value of a state: an input of its plugin, or a closure.
struct StateValue {
    let name: String
    /// The declaration in the case of the enumeration.
    let declaration: String
    /// Whether states with different values look different. Closures are taken over, and not compared.
    let isCompared: Bool
    /// Whether values of the type are known to be comparable with `==`.
    let isEquatable: Bool

    init(_ input: PluginInput, _ dialect: KitDialect) {
        name = input.name.value
        let type = input.type.value
        let value = input.hasLiteralDefault ? input.defaultValue.map { " = \($0.value)" } : nil
        declaration = "\(name): \(dialect.translated(type))" + (value ?? "")
        isCompared = !input.isEscaping
        let name = type.hasSuffix("?") ? String(type.dropLast()) : type
        isEquatable = KnownType.isEquatable(type) || PlatformType.isImage(name) || PlatformType.isColor(name)
    }

    init(_ handler: PluginHandler, _ dialect: KitDialect) {
        name = handler.name.value
        let type = handler.type(dialect)
        declaration = "\(name): \(type)" + (handler.isRequired ? "" : " = \(handler.emptyClosure)")
        isCompared = false
        isEquatable = false
    }

    var escapedName: String { SwiftIdentifier.escaped(name) }

    /// The comparison of the input of a plugin with the value.
    var comparison: String {
        isEquatable
            ? "$0.\(name) == \(escapedName)" : "areEqual($0.\(name), \(escapedName))"
    }

}

extension PluginInput {
    /// Whether the default is a literal, which code on any actor can use.
    fileprivate var hasLiteralDefault: Bool { defaultValue.map { KnownType.isLiteral($0.value) } ?? false }
}

extension ScreenStates.State {
    /// The inputs that the state has values for. Without any required value, it is a plain case.
    var inputs: [PluginInput] {
        let required = plugin.inputs.filter { $0.defaultValue == nil }
        if required.isEmpty, plugin.handlers.isEmpty { return [] }
        let message = plugin.host.recovery?.message.value
        return plugin.inputs.filter { $0.defaultValue == nil || $0.hasLiteralDefault || $0.name.value == message }
    }

    func values(_ dialect: KitDialect) -> [StateValue] {
        inputs.map { StateValue($0, dialect) } + plugin.handlers.map { StateValue($0, dialect) }
    }

    var escapedName: String { SwiftIdentifier.escaped(name) }

    /// Returns the case of a switch that compares two values of this state.
    func comparison(_ dialect: KitDialect) -> String {
        let values = values(dialect)
        let compared = values.filter(\.isCompared).map(\.name)
        func variable(_ side: String, _ name: String) -> String {
            let index = compared.firstIndex(of: name) ?? 0
            return compared.count == 1 ? side : side + String(index + 1)
        }
        func pattern(_ side: String) -> String {
            if compared.isEmpty { return ".\(escapedName)" }
            let variables = values.map { $0.isCompared ? "let \(variable(side, $0.name))" : "_" }
            return ".\(escapedName)(\(variables.joined(separator: ", ")))"
        }
        let patterns = [pattern("lhs"), pattern("rhs")]
        let comparisons =
            compared.isEmpty ? ["true"] : compared.map { "\(variable("lhs", $0)) == \(variable("rhs", $0))" }
        return "case (\(patterns.joined(separator: ", "))): \(comparisons.joined(separator: " && "))"
    }
}

extension ScreenStates {
    /// Returns whether values of all inputs are known to be comparable with `==`.
    func isEquatable(_ dialect: KitDialect) -> Bool {
        states.flatMap { $0.values(dialect) }.allSatisfy { !$0.isCompared || $0.isEquatable }
    }

    /// Returns whether tvOS lacks what one of the plugins shows.
    func isMissingOnTVOS(_ dialect: KitDialect) -> Bool {
        dialect.kit.runs(on: "tvOS") && states.contains { $0.plugin.isMissingOnTVOS }
    }
}
