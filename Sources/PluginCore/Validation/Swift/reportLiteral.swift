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
}
