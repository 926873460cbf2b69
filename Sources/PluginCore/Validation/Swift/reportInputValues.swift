extension DescriptionValidator {
    /// Reports defaults and examples that are not of the input's type, each for one reason.
    mutating func reportInputValues() {
        for value in description.inputs.flatMap(\.values) { reportValue(value) }
    }

    /// Reports a value that is not of its type. Several rules use this.
    mutating func reportValue(_ value: InputValue) {
        if let literal = KnownType.Literal(value.text) {
            reportLiteral(literal, in: value)
        } else if isTypeName(value.text, of: value.type) {
            reportTypeName(value.expression, value.key, of: value.type)
        } else if let spelling = foreignSpelling(of: value) {
            reportForeignValue(value, spelling: spelling)
        } else if mayBeNil(value) {
            reportOptionalValue(value)
        } else if isUnquotedText(value) {
            reportUnquotedText(value)
        }
    }
}

/// A value that a description gives to an input.
struct InputValue {
    let input: PluginInput
    /// The key that gives the value: "default" or "example".
    let key: String
    let expression: Located<String>

    var text: String { expression.value }
    var type: String { input.type.value }
    /// Whether the input is a text, which may be optional.
    var isOfText: Bool { ["String", "String?"].contains(type) }
}

extension PluginInput {
    /// The values that the description gives to the input.
    fileprivate var values: [InputValue] {
        let expressions = [("default", defaultValue), ("example", example)]
        return expressions.compactMap { key, expression in
            expression.map { InputValue(input: self, key: key, expression: $0) }
        }
    }
}
