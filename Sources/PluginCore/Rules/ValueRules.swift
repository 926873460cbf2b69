extension DescriptionValidator {
    /// Reports a literal that cannot be a value of the input's type.
    mutating func reportLiteral(_ literal: KnownType.Literal, in value: InputValue) {
        let type = value.type
        let isNegative =
            literal == .wholeNumber && value.text.hasPrefix("-") && type.hasPrefix("UInt")
            && KnownType.isNumber(type)
        let isTooLarge =
            literal == .wholeNumber && !isNegative
            && !KnownType.isWithinLimits(value.text, of: type)
        let isOfType = KnownType.accepts(literal, as: type) && !isNegative && !isTooLarge
        guard !isOfType, SwiftFragment.problem(ofType: type) == nil,
            SwiftFragment.problem(ofExpression: value.text) == nil
        else { return }
        let found =
            isNegative
            ? "a number below 0" : isTooLarge ? "a number beyond its limits" : literal.description
        report(
            .mismatchedType,
            "'\(value.key)' is \(found), and '\(value.input.name.value)' is of type '\(type)'",
            at: value.expression.range, note: note(on: literal, in: value),
            as: literal != .nothing && KnownType.lacksLiterals(type) ? .warning : .error)
    }

    /// Returns what to write in place of a literal.
    private func note(on literal: KnownType.Literal, in value: InputValue) -> String? {
        let type = value.type
        switch literal {
        case .nothing:
            return "an optional is of type '\(KnownType.isFunction(type) ? "(\(type))" : type)?'"
        case .emptyArray where KnownType.accepts(.emptyDictionary, as: type):
            return "an empty dictionary is '[:]'"
        case .emptyDictionary where KnownType.accepts(.emptyArray, as: type):
            return "an empty array is '[]'"
        case .text:
            return ["URL", "URL?"].contains(type) ? "a URL is 'URL(string: \(value.text))!'" : nil
        default:
            return KnownType.accepts(.text, as: type)
                ? ValueShape.hint(quotingText: value.text) : nil
        }
    }

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
