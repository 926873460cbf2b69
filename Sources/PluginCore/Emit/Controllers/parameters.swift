extension PluginInput {
    var isOptional: Bool { type.value.hasSuffix("?") }

    /// Returns the input as a parameter of a function.
    func parameter(_ dialect: KitDialect) -> String {
        var type = dialect.translated(self.type.value)
        if isEscaping {
            // Swift does not allow an attribute before 'nonisolated(nonsending)'.
            type = type.hasPrefix("nonisolated") ? "@escaping (\(type))" : "@escaping \(type)"
        }
        let base = "\(name.value): \(type)"
        return defaultValue.map { "\(base) = \(dialect.translated($0.value))" } ?? base
    }

    /// The value of the input if a storyboard creates the controller; nil if there is none.
    var coderValue: String? { defaultValue?.value ?? KnownType.placeholder(for: type.value) }
}
