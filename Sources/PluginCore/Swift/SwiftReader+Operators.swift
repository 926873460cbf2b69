extension SwiftReader {
    /// An operator. The spaces around it determine whether it is a prefix, binary or postfix
    /// operator.
    struct Operator {
        let text: String
        let range: Range<Int>
        let fixity: Fixity
    }

    enum Fixity { case prefix, binary, postfix }

    /// Returns the operator after spaces; nil if there is none. A `?` or `!` directly after a
    /// value, and a single `.`, are not operators.
    func nextOperator() throws(SwiftProblem) -> Operator? {
        var start = index
        while start < scalars.count, scalars[start] == " " { start += 1 }
        var end = start
        let hasDots =
            start + 1 < scalars.count && scalars[start] == "." && scalars[start + 1] == "."
        while end < scalars.count, Self.isOperator(scalars[end]) || hasDots && scalars[end] == "." {
            end += 1
        }
        if start == end { return nil }
        let isLeftBound = start > 0 && !" ([{,;:".unicodeScalars.contains(scalars[start - 1])
        if isLeftBound, scalars[start] == "?" || scalars[start] == "!" { return nil }
        let text = text(start..<end)
        if let problem = problem(ofOperator: text, endingAt: end) { throw SwiftProblem(problem) }
        if text.hasPrefix("->") {
            return Operator(text: "->", range: start..<start + 2, fixity: .binary)
        }
        var isRightBound = end < scalars.count && !" )]},;:".unicodeScalars.contains(scalars[end])
        if isRightBound, scalars[end] == "." { isRightBound = !isLeftBound }
        let fixity: Fixity =
            isLeftBound == isRightBound ? .binary : isLeftBound ? .postfix : .prefix
        return Operator(text: text, range: start..<end, fixity: fixity)
    }

    private func problem(ofOperator text: String, endingAt end: Int) -> String? {
        if text.contains("//") || text.contains("/*") { return "must not hold a comment" }
        if text.contains("*/") { return "must not hold a '*/', which ends a comment" }
        if text.hasSuffix("<"), end < scalars.count, scalars[end] == "#" {
            return "must not hold a '<#': replace the placeholder with a value"
        }
        return text == ".." ? "must not hold '..'" : nil
    }

    /// Returns whether an operator can contain a character: one of ASCII's operator characters, or
    /// some mathematical symbols.
    static func isOperator(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "/", "=", "-", "+", "!", "*", "%", "<", ">", "&", "|", "^", "~", "?": true
        case "\u{D7}", "\u{F7}", "\u{2020}"..."\u{2027}", "\u{2190}"..."\u{23FF}": true
        default: false
        }
    }

    /// Reads an operator between two values, and any types after `as` or `is` before it.
    ///
    /// - Returns: Whether there is an operator, so that a value must follow.
    mutating func readOperator() throws(SwiftProblem) -> Bool {
        while let word = nextWord, word == "is" || word == "as" {
            _ = readWord()
            if word == "as", peek() == "?" || peek() == "!" { index += 1 }
            try readTypeOfValue()
        }
        if try readArrow() {
            if let word = nextWord, ["async", "await", "try"].contains(word) {
                throw missingValue()
            }
            if openBrackets.last == "{" { throw SwiftProblem("lacks the 'in' of a closure") }
            if followsLabeledTuple { throw SwiftProblem("has labels in front of a '->'") }
            return true
        }
        guard let found = try nextOperator() else { return false }
        switch found.text {
        case "?":
            try readTernary(at: found)
        case "=":
            if !allowsAssignment { return false }
            guard openBrackets.contains("{"), found.fixity == .binary else {
                throw SwiftProblem("must not hold a '=': it is a value, and assigns none")
            }
            index = found.range.upperBound
        case _ where found.fixity == .binary:
            index = found.range.upperBound
        default:
            throw unevenSpaces(around: found.text)
        }
        return true
    }

    /// Reads a type that an operator may follow.
    mutating func readTypeOfValue() throws(SwiftProblem) {
        try readType()
        // The compiler treats these as parts of the type.
        for sign in ["<", "...", "[", "("] {
            var copy = self
            if copy.read(sign) {
                throw SwiftProblem("must have parentheses around what is before '\(sign)'")
            }
        }
        if try readArrow() {
            throw SwiftProblem("must have parentheses around what is before '->'")
        }
    }

    /// Reads the middle of a ternary operator: `? value :`.
    private mutating func readTernary(at sign: Operator) throws(SwiftProblem) {
        index = sign.range.upperBound
        try readExpression()
        if read(":") { return }
        if next == nil || isAtClosing { throw SwiftProblem("has a '?' without its ':'") }
        throw missingOperator()
    }

    func unevenSpaces(around text: String) -> SwiftProblem {
        SwiftProblem("must have a space on both sides of '\(text)', or on none")
    }
}
