extension DescriptionValidator {
    /// Returns whether a value is a call that can return nil, for an input that is not optional.
    func mayBeNil(_ value: InputValue) -> Bool {
        KnownType.lacksLiterals(value.type) && !value.type.hasSuffix("?")
            && KnownType.mayBeNil(value.text)
    }

    /// Warns of a value that may be nil.
    mutating func reportOptionalValue(_ value: InputValue) {
        report(
            .mismatchedType,
            "'\(value.key)' may be nil, and '\(value.input.name.value)' is of type '\(value.type)'",
            at: value.expression.range,
            note: "write '\(value.text)!', or make the type '\(value.type)?'", as: .warning)
    }
}
