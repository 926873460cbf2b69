/// Types. In brackets, too, they must be names with the punctuation of types between them.
extension SwiftPiece {
    mutating func readPartOfType() throws(Problem) {
        guard let scalar = peek() else { return }
        switch scalar {
        case " ": index += 1
        case "(", "[":
            if !needsValue { throw missingOperator(at: index) }
            followsEffect = false
            open(scalar)
        case "<":
            let isAfterName = index > 0 && (Self.isWordBody(scalars[index - 1]) || previous == "`")
            if needsValue || !isAfterName { throw misplaced(scalar) }
            open(scalar)
            needsValue = true
        case ")", "]", ">":
            let isEmpty = scalar == ")" && previous == "("
            if needsValue, !isEmpty { throw misplaced(scalar) }
            try close(scalar)
            needsValue = false
        case ",":
            if openings.isEmpty { throw Problem("must not hold a ',' outside brackets") }
            try readSeparator(in: ["(", "<"])
        case ":" where peek(1) == ":":
            try readSeparator(in: nil)
            index += 1
        case ":":
            if openings.isEmpty { throw Problem("must not hold a ':' outside brackets") }
            try readSeparator(in: ["["])
        case "&":
            if index > 0, (scalars[index - 1] == " ") != (peek(1) == " ") {
                throw misplaced(scalar)
            }
            try readSeparator(in: nil)
        case "-" where peek(1) == ">":
            if needsValue, !followsEffect { throw misplaced(scalar) }
            index += 2
            (needsValue, followsEffect) = (true, false)
        case ".": try readDots()
        case "?", "!":
            if needsValue || scalars[index - 1] == " " { throw misplaced(scalar) }
            index += 1
        case "~":
            if !needsValue || followsEffect { throw misplaced(scalar) }
            index += 1
        case "@":
            if !needsValue { throw misplaced(scalar) }
            index += 1
            try readAttribute()
        case "`":
            if !needsValue { throw missingOperator(at: index) }
            try readRawName()
            needsValue = false
        case ";": throw Problem("must not hold a ';'")
        case "/" where peek(1) == "/" || peek(1) == "*": throw Problem("must not hold a comment")
        case _ where Self.isWordBody(scalar): try readWordOfType()
        default: throw misplaced(scalar)
        }
    }

    private func misplaced(_ scalar: Unicode.Scalar) -> Problem {
        Problem("is not a Swift type: \(scalar.nameInMessages) has no place there")
    }

    /// Reads a character between two parts of a type.
    ///
    /// - Parameter brackets: the brackets that it must be in; nil for all places.
    private mutating func readSeparator(in brackets: [Unicode.Scalar]?) throws(Problem) {
        let isInPlace = brackets.map { $0.contains { openings.last == .bracket($0) } } ?? true
        if needsValue || !isInPlace { throw misplaced(scalars[index]) }
        index += 1
        needsValue = true
    }

    /// Reads a dot before a member, or the three dots after the type of a parameter.
    private mutating func readDots() throws(Problem) {
        if needsValue { throw misplaced(".") }
        if peek(1) == ".", peek(2) == ".", openings.last == .bracket("(") {
            index += 3
            if next != ")" && next != "," { throw misplaced(".") }
        } else {
            try readSeparator(in: nil)
        }
    }

    /// Reads an attribute after its `@`, as in `@convention(c)` or `@_Concurrency.MainActor`.
    private mutating func readAttribute() throws(Problem) {
        repeat {
            if readWord().isEmpty { throw Problem("must not hold a '@' without a name after it") }
        } while read(".")
        try readArgument()
    }

    /// Reads a word in parentheses, if there is one.
    private mutating func readArgument() throws(Problem) {
        guard read("(") else { return }
        if readWord().isEmpty || !read(")") { throw misplaced("(") }
    }

    private mutating func read(_ scalar: Unicode.Scalar) -> Bool {
        if peek() != scalar { return false }
        index += 1
        return true
    }

    private mutating func readWordOfType() throws(Problem) {
        let start = index
        let before = previous
        let word = readWord()
        if needsValue, readLabel() { return }
        let isCount = word.first?.isNumber == true && ["<", "[", ","].contains(before)
        if Self.isReserved(word) || word.first?.isNumber == true && !isCount {
            throw Problem("has '\(word)' in place of a type")
        }
        if followsEffect || before == ")", ["async", "throws", "rethrows"].contains(word) {
            (needsValue, followsEffect) = (true, true)
        } else if !needsValue || followsEffect {
            guard word == "of", openings.last == .bracket("[") else {
                throw missingOperator(at: start)
            }
            needsValue = true
        } else if word == "nonisolated" {
            try readArgument()
        } else {
            let hasType = peek() == " " && next.map { !"?!.,:&->)]".unicodeScalars.contains($0) } == true
            needsValue = Self.wordsBeforeTypes.contains(word) && hasType
        }
    }

    /// Reads the colon after the label of a parameter, and a second label before it, as in `(_ id: Int)`.
    private mutating func readLabel() -> Bool {
        guard openings.last == .bracket("(") else { return false }
        var copy = self
        copy.skipSpaces()
        _ = copy.readWord()
        guard isAtColon || copy.isAtColon && copy.index > index else { return false }
        if !isAtColon { index = copy.index }
        skipSpaces()
        index += 1
        return true
    }

    private static func isReserved(_ word: String) -> Bool {
        ["init", "self", "super"].contains(word)
            || SwiftIdentifier.keywords.contains(word)
                && !["Any", "inout", "throws", "rethrows", "repeat"].contains(word)
    }

    private static let wordsBeforeTypes: Set<String> = [
        "any", "some", "each", "repeat", "inout", "borrowing", "consuming", "sending", "isolated",
    ]
}
