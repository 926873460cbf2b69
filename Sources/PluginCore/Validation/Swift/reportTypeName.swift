extension DescriptionValidator {
    /// Returns whether an expression only names a type, or its initializer. Several rules use this.
    func isTypeName(_ expression: String, of type: String) -> Bool {
        [type, type + ".init"].contains(expression)
    }

    /// Reports an expression that only names a type, and is not a value of it.
    ///
    /// - Parameter key: the key of the expression.
    mutating func reportTypeName(_ expression: Located<String>, _ key: String, of type: String) {
        var note: String?
        if type == "String" {
            note = ValueShape.hint(quotingText: expression.value)
        } else if SwiftIdentifier.isWord(type), !KnownType.lacksLiterals(type) {
            note = "write '\(type)()'"
        }
        report(
            .mismatchedType, "'\(key)' names a type, and makes no value of it",
            at: expression.range, note: note)
    }
}
