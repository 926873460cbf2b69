/// Expressions. Outside brackets, they must be values with operators between them. The compiler checks the code in
/// brackets, which cannot change the code around them.
extension SwiftPiece {
    private var isOutsideBrackets: Bool { openings.isEmpty }

    mutating func readPartOfExpression() throws(Problem) {
        guard let scalar = peek() else { return }
        switch scalar {
        case " ": index += 1
        case "\"":
            try beginValue()
            try readWholeString(pounds: 0)
        case "#":
            try beginValue()
            try readPound()
        case "`":
            try beginValue()
            try readRawName()
        case "\\":
            try beginValue()
            index += 1
            if isOutsideBrackets { needsValue = true }
        case "(", "[", "{":
            if isOutsideBrackets { needsValue = false }
            open(scalar)
        case ")", "]", "}": try close(scalar)
        case ",":
            if isOutsideBrackets { throw Problem("must not hold a ',' outside brackets") }
            index += 1
        case ";":
            if openings.last != .bracket("{") { throw Problem("must not hold a ';'") }
            index += 1
        case ":": try readColon()
        case "@":
            if isOutsideBrackets, !isInCast || !needsValue {
                throw Problem("must not hold a '@' outside brackets")
            }
            index += 1
            if readWord().isEmpty { throw Problem("must not hold a '@' without a name after it") }
        case "." where peek(1) != ".":
            index += 1
            if isOutsideBrackets { needsValue = true }
        case _ where Self.isWordBody(scalar) || scalar == "$": try readWordOfExpression()
        case _ where Self.isOperator(scalar) || scalar == ".": try readOperator()
        default: throw unexpectedCharacter(scalar)
        }
    }

    private mutating func beginValue() throws(Problem) {
        if !isOutsideBrackets { return }
        if !needsValue { throw missingOperator(at: index) }
        needsValue = false
    }

    private mutating func readColon() throws(Problem) {
        let isModuleSelector = peek(1) == ":"
        index += isModuleSelector ? 2 : 1
        if !isOutsideBrackets { return }
        if !isModuleSelector {
            if ternaries == 0 { throw Problem("must not hold a ':' outside brackets") }
            ternaries -= 1
        }
        if needsValue { throw Problem("has no value before a ':'") }
        needsValue = true
    }

    private mutating func readWordOfExpression() throws(Problem) {
        let start = index
        let isMember = scalars[..<start].last == "." || scalars[..<start].suffix(2) == [":", ":"]
        let word = readWord()
        if word.first == "$", word.dropFirst().first?.isNumber != false, !openings.contains(.bracket("{")) {
            throw Problem("must not hold '\(word)' outside a closure")
        }
        let isLabel = isAtColon && !isOutsideBrackets
        if !isMember, !isLabel, openings.last != .bracket("{"), Self.isReserved(word) {
            throw Problem("has '\(word)', a Swift keyword, in place of a value")
        }
        if !isOutsideBrackets { return }
        switch word {
        case "as" where !isMember, "is" where !isMember:
            if needsValue { throw Problem("has no value before '\(word)'") }
            if peek() == "?" || peek() == "!" { index += 1 }
            (needsValue, isInCast) = (true, true)
        case "try" where !isMember, "await" where !isMember, "unsafe" where !isMember:
            if !needsValue { throw missingOperator(at: start) }
            if word == "try", peek() == "?" || peek() == "!" { index += 1 }
        case "copy", "consume", "each", "repeat", "any", "some":
            // Each is a name if no other name follows.
            if !needsValue { throw missingOperator(at: start) }
            needsValue = peek() == " " && next.map(Self.isWordBody) == true
        default:
            if !needsValue { try readLabelOfClosure(from: start) }
            needsValue = false
        }
    }

    /// Reads the colon after the label of a second trailing closure, as in `f { $0 } then: { $0 }`.
    private mutating func readLabelOfClosure(from start: Int) throws(Problem) {
        let isAfterClosure = scalars[..<start].last { $0 != " " } == "}"
        guard isAfterClosure, isAtColon else { throw missingOperator(at: start) }
        skipSpaces()
        index += 1
        if next != "{" { throw missingOperator(at: start) }
    }

    /// Returns whether a word can neither begin a value nor be an operator.
    private static func isReserved(_ word: String) -> Bool {
        let others = [
            "nil", "true", "false", "Any", "as", "is", "try", "await", "unsafe", "repeat", "throws",
            "rethrows", "inout",
        ]
        return word == "init" || SwiftIdentifier.keywords.contains(word) && !others.contains(word)
    }

    /// Reads an operator. The spaces around it determine whether it is a prefix, binary or postfix operator.
    private mutating func readOperator() throws(Problem) {
        let start = index
        let isLeftBound = start > 0 && !" ([{,;:".unicodeScalars.contains(scalars[start - 1])
        let hasDots = peek() == "."
        while let scalar = peek(), Self.isOperator(scalar) || hasDots && scalar == "." {
            index += 1
        }
        if isLeftBound, scalars[start] == "?" || scalars[start] == "!" {
            index = start + 1
            if isOutsideBrackets, needsValue { throw missingValue(before: text(from: start)) }
            return
        }
        let sign = text(from: start)
        var isRightBound = peek().map { !" )]},;:".unicodeScalars.contains($0) } ?? false
        if isLeftBound, peek() == "." { isRightBound = false }
        try checkSlashes(in: sign, from: start, areBinary: isLeftBound == isRightBound)
        if sign.last == "<", peek() == "#" {
            throw Problem("must not hold a '<#': replace the placeholder with a value")
        }
        if !isOutsideBrackets { return }
        isInCast = isInCast && ["&", "->", "<", ">"].contains(sign)
        if sign == "=" { throw Problem("must not hold a '=': it is a value, and assigns none") }
        if sign == "<", isLeftBound, !needsValue, readGenericArguments(from: start) { return }
        let isPrefix = isRightBound && !isLeftBound && sign != "?"
        if needsValue != isPrefix {
            throw needsValue ? missingValue(before: sign) : missingOperator(at: start)
        }
        if sign == "?" { ternaries += 1 }
        needsValue = isPrefix || isLeftBound == isRightBound || ["?", "->"].contains(sign)
    }

    private func missingValue(before sign: String) -> Problem {
        Problem("has no value before '\(sign)'")
    }

    /// Checks that an operator is neither a comment nor the start of a regular expression. The compiler looks for
    /// one at a `/` where a value can be.
    private func checkSlashes(in sign: String, from start: Int, areBinary: Bool) throws(Problem) {
        guard sign.contains("/") else { return }
        if ["//", "/*", "*/"].contains(where: sign.contains) {
            throw Problem("must not hold a comment")
        }
        let before = scalars[..<start].reversed().drop { $0 == " " }
        let word = String(String.UnicodeScalarView(before.prefix(while: Self.isWordBody).reversed()))
        let followsValue =
            before.first.map { Self.isWordBody($0) || ")]\"`!".unicodeScalars.contains($0) } == true
            && !SwiftIdentifier.keywords.contains(word)
        let isFunction = (next == "," || next == ")") && !scalars[index...].contains("/")
        if !areBinary || !followsValue && !isFunction {
            throw Problem("must not hold a regular expression between two '/': write '#/…/#'")
        }
    }

    /// Reads generic arguments, if the compiler treats the text from a `<` as such: they can contain commas, as
    /// in `Result<Int, any Error>.self`. Returns whether it does.
    private mutating func readGenericArguments(from start: Int) -> Bool {
        var type = SwiftPiece(scalars)
        type.index = start
        type.open("<")
        while !type.openings.isEmpty, type.peek() != nil {
            do throws(Problem) { try type.readPartOfType() } catch { return false }
        }
        let canFollow = type.peek().map { ".()[]{}:;,?!".unicodeScalars.contains($0) } ?? true
        guard type.openings.isEmpty, canFollow else { return false }
        index = type.index
        return true
    }

    /// Returns whether an operator can contain a character.
    static func isOperator(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "/", "=", "-", "+", "!", "*", "%", "<", ">", "&", "|", "^", "~", "?": true
        case "\u{D7}", "\u{F7}", "\u{2020}"..."\u{2027}", "\u{2190}"..."\u{23FF}": true
        default: false
        }
    }
}
