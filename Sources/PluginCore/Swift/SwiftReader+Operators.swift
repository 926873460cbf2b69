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

/// Messages about the character at which reading stopped.
extension SwiftReader {
    /// Returns the problem of a missing value at the index.
    func missingValue() -> SwiftProblem {
        guard let next else {
            if !openBrackets.isEmpty { return missingEnd() }
            return SwiftProblem("must not end with '\(lastPart)'")
        }
        let before = scalars[..<index].last { $0 != " " }
        if before == ":", [",", ")", "}"].contains(next) {
            return SwiftProblem("lacks a value behind a ':'")
        }
        switch next {
        case ",": return SwiftProblem("has a ',' that separates nothing")
        case ";" where openBrackets.contains("{"):
            return SwiftProblem("has a ';' that separates nothing")
        case ")", "]", "}":
            if !isAtClosing || before == nil { return unmatchedBracket(next) }
            if let before, Self.isOperator(before) {
                return SwiftProblem("has no value after '\(before)'")
            }
            return SwiftProblem("has a '\(next)' where a value is missing")
        default: break
        }
        if Self.isOperator(next) {
            let sign = text(index..<scalars.count).drop { $0 == " " }.prefix { $0 != " " }
            return SwiftProblem(
                before == nil && scalars.count > sign.unicodeScalars.count + 1 && sign.first != "?"
                    ? "must not have a space after '\(sign)'" : "has no value before '\(sign)'")
        }
        return unexpectedCharacter(next)
    }

    /// Returns the problem if a value is not followed by an operator, a separator or a closing
    /// bracket.
    func missingOperator() -> SwiftProblem {
        guard let next else { return missingEnd() }
        let isInCode = openBrackets.last == "{"
        switch next {
        case ",": return SwiftProblem("must not hold a ',' outside brackets")
        case "=": return SwiftProblem("must not hold a '=': it is a value, and assigns none")
        case ")", "]", "}": return unmatchedBracket(next)
        case "{": return SwiftProblem("has a '{' after a value that cannot be called")
        case "\\": return SwiftProblem("has a '\\' after a value; a key path begins with it")
        case "\"", "(", "[", ".": break
        case _ where Self.isWordBody(next): break
        default: return unexpectedCharacter(next)
        }
        // The characters before the spaces may be meant as an operator.
        let part = nextPart
        let before = scalars[..<index].reversed().drop { $0 == " " }
        let sign = text(sign: before.prefix(while: Self.isOperator).reversed())
        if sign.first == "?" || sign.first == "!" {
            return SwiftProblem("must have a space before '\(sign)'")
        }
        if !sign.isEmpty { return unevenSpaces(around: sign) }
        if isInCode { return SwiftProblem("must have a ';' or an operator before '\(part)'") }
        let missing = openBrackets.isEmpty ? "an operator" : "a comma or an operator"
        return SwiftProblem("must be one expression: \(missing) is missing before '\(part)'")
    }

    private func text(sign: [Unicode.Scalar]) -> String { String(String.UnicodeScalarView(sign)) }

    private func missingEnd() -> SwiftProblem {
        guard let bracket = openBrackets.last else { return SwiftProblem("must not be empty") }
        return SwiftProblem(
            bracket == "\\"
                ? "lacks the end of an interpolation" : "lacks the end of a '\(bracket)'")
    }

    private func unmatchedBracket(_ bracket: Unicode.Scalar) -> SwiftProblem {
        SwiftProblem("has a '\(bracket)' that closes nothing")
    }

    /// Returns the problem with a character that can neither begin a value nor follow one.
    private func unexpectedCharacter(_ scalar: Unicode.Scalar) -> SwiftProblem {
        switch scalar {
        case "'", "“", "”", "„", "‘", "’":
            let kind = scalar == "'" ? "double" : "straight"
            return SwiftProblem(
                "must not hold a \"\(scalar)\": a text of Swift stands between \(kind) "
                    + "quotation marks")
        case ";": return SwiftProblem("must not hold a ';'")
        case ":":
            if text(index..<scalars.count).contains("://") {
                return SwiftProblem("must have its address between quotation marks")
            }
            return SwiftProblem(
                openBrackets.isEmpty
                    ? "must not hold a ':' outside brackets" : "has a ':' without a label before it"
            )
        default:
            return SwiftProblem("must not hold \(scalar.nameInMessages) outside a text")
        }
    }

    /// The last word of the fragment, or its last character.
    private var lastPart: String {
        let word = scalars.reversed().prefix(while: Self.isWordBody)
        if !word.isEmpty { return text(scalars.count - word.count..<scalars.count) }
        let isCast = scalars.count > 3 && text(scalars.count - 4..<scalars.count - 1) == " as"
        return text(scalars.count - (isCast ? 3 : 1)..<scalars.count)
    }
}
