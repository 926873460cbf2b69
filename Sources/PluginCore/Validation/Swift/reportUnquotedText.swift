extension DescriptionValidator {
    /// Returns whether a value seems to be a text without its quotation marks.
    ///
    /// A word that begins with a small letter is the name of a value if it is short, or has a capital letter
    /// in its middle.
    func isUnquotedText(_ value: InputValue) -> Bool {
        let text = value.text
        let isName =
            text.first?.isLowercase == true
            && (text.utf8.count < 4 || text.dropFirst().contains(where: \.isUppercase))
        return value.isOfText && !isName && SwiftIdentifier.isWord(text)
            && !SwiftIdentifier.keywords.contains(text)
    }

    /// Warns of a text without its quotation marks, which Swift reads as a name.
    mutating func reportUnquotedText(_ value: InputValue) {
        report(
            .mismatchedType, "'\(value.key)' is a Swift name, not a string literal",
            at: value.expression.range, note: ValueShape.hint(quotingText: value.text),
            as: .warning)
    }
}
