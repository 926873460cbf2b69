extension DescriptionValidator {
    /// Warns of a default or an example of a text without its quotation marks, which Swift reads as a name.
    ///
    /// A word that begins with a small letter is the name of a value if it is short, or has a capital letter in its middle.
    mutating func reportUnquotedTexts() {
        for input in description.inputs where ["String", "String?"].contains(input.type.value) {
            for case (let key, let value?) in [
                ("default", input.defaultValue), ("example", input.example),
            ] {
                let text = value.value
                let isName =
                    text.first?.isLowercase == true
                    && (text.utf8.count < 4 || text.dropFirst().contains(where: \.isUppercase))
                let isWord = SwiftIdentifier.isWord(text) && !SwiftIdentifier.keywords.contains(text)
                if isName || !isWord { continue }
                report(
                    .mismatchedType, "'\(key)' is a Swift name, not a string literal",
                    at: value.range, note: ValueShape.hint(quotingText: text), as: .warning)
            }
        }
    }
}
