/// Returns the data for tests of the values that users set.
func changedControls(of plugin: PluginDescription, _ dialect: KitDialect) -> [MustacheValue] {
    plugin.valueControls.compactMap { control in
        guard control.takeMethod != nil else { return nil }
        let name = SwiftIdentifier.escaped(control.name.value)
        let (first, second) = control.testValues
        return [
            "control": .text(name),
            "bareControl": .text(control.name.value),
            "capitalizedControl": .text(capitalized(control.name.value)),
            "type": .text(control.valueType), "first": .text(first), "second": .text(second),
            "changed": .text(
                control.isConverted(dialect) ? control.readValue(dialect, on: "plugin.") : second),
            "property": .text(control.property(dialect).getter),
            "input": .optional(control.input?.value),
            "outsideValue": control.input != nil && !control.titles.isEmpty
                ? .text(String(control.titles.count)) : nil,
            "handler": .optional(
                plugin.handler(named: control.handler)?.name.value),
        ]
    }
}

extension ValueControl {
    /// Two values that the control can have. The second one differs from the constant value.
    var testValues: (first: String, second: String) {
        switch kind {
        case .toggle: return constant == "true" ? ("true", "false") : ("false", "true")
        case .segments: return constant == "0" ? ("0", "1") : ("1", "0")
        case .slider(let minimum, let maximum):
            let quarter = (maximum - minimum) / 4
            let values = [minimum + quarter, maximum - quarter].map(SwiftLiteral.number)
            return constant == values[1] ? (values[1], values[0]) : (values[0], values[1])
        }
    }
}

extension PluginInput {
    /// Returns values for tests that the control of the input can have; nil if the input has no control whose
    /// values are limited.
    func controlExamples(in plugin: PluginDescription) -> [String]? {
        let control = plugin.valueControls.first { $0.input?.value == name.value }
        guard let control, control.valueType != "Bool" else { return nil }
        return [control.testValues.first, control.testValues.second]
    }
}
