extension DescriptionValidator {
    /// Returns Swift's spelling of a value of another language, such as `None`. It can be a text without its
    /// quotation marks if the input is a text.
    func foreignSpelling(of value: InputValue) -> String? {
        guard let spelling = KnownType.value(ofForeign: value.text),
            !value.isOfText || spelling == "nil" && value.type == "String?"
        else { return nil }
        return spelling
    }

    /// Reports a value that is spelled as in another language.
    mutating func reportForeignValue(_ value: InputValue, spelling: String) {
        report(
            .invalidExpression, "'\(value.text)' is not a Swift value",
            at: value.expression.range,
            note: spelling == "nil" && !value.type.hasSuffix("?")
                ? "make the type '\(value.type)?' for 'nil'" : "did you mean '\(spelling)'?")
    }
}
