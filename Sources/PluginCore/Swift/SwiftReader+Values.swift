extension SwiftReader {
    /// Reads an expression up to the end of the fragment.
    mutating func readWholeExpression() throws(SwiftProblem) {
        try readExpression()
        if next != nil { throw missingOperator() }
    }

    /// Reads values with operators between them.
    mutating func readExpression() throws(SwiftProblem) {
        try enterNestedPart()
        repeat {
            if let word = nextWord, word == "if" || word == "switch" {
                throw SwiftProblem("must not hold '\(word)' as a value: write 'condition ? a : b'")
            }
            try readPrefixWords()
            let isInList = openBrackets.last == "(" || openBrackets.last == "["
            if nextWord == "any" && isFollowedByName || next == "@" && isInList {
                try readTypeOfValue()
            } else {
                try readOperand()
            }
        } while try readOperator()
        leaveNestedPart()
    }

    /// Reads `try`, `await` and other keywords before a value.
    private mutating func readPrefixWords() throws(SwiftProblem) {
        while let word = nextWord {
            switch word {
            case "try":
                _ = readWord()
                if peek() == "?" || peek() == "!" { index += 1 }
            case "await", "unsafe":
                _ = readWord()
            case "repeat" where isFollowed(by: "each"):
                _ = readWord()
            case "copy", "consume", "each":
                // These are names if no other name follows.
                guard isFollowedByName else { return }
                _ = readWord()
            default: return
            }
        }
    }

    /// Whether a name follows the next word.
    private var isFollowedByName: Bool {
        var copy = self
        _ = copy.readWord()
        return copy.nextWord.map { Self.isName($0) || $0 == "self" } ?? false
    }

    /// Reads a value with its prefix operator, members, arguments and closures.
    private mutating func readOperand() throws(SwiftProblem) {
        skipSpaces()
        followsLabeledTuple = false
        if let sign = try nextOperator() {
            guard sign.fixity == .prefix, sign.text != "?" else { throw missingValue() }
            if sign.text.hasPrefix("/") {
                throw SwiftProblem(
                    "must not hold a regular expression between two '/': write '#/…/#'")
            }
            // The compiler looks for a regular expression here.
            if sign.text.contains("/") || sign.text == "=" { throw missingValue() }
            if sign.text == "&", openBrackets.isEmpty {
                throw SwiftProblem("must not begin with '&'")
            }
            index = sign.range.upperBound
            if peek() == "/" || peek() == " " { throw missingValue() }
        }
        try readSuffixes(of: readPrimary())
    }

    /// The kinds of values, which differ in what can follow them.
    enum Operand {
        /// A number. Only members with names can follow it.
        case number
        /// A literal. A trailing closure cannot follow it.
        case literal
        case value
        /// A value that cannot have members, arguments or closures, such as a key path.
        case whole
    }

    private mutating func readPrimary() throws(SwiftProblem) -> Operand {
        guard let scalar = peek() else { throw missingValue() }
        switch scalar {
        case "\"":
            try readString()
            return .literal
        case "#": return try readPound()
        case "(":
            let start = index
            var hasLabels = false
            try readBrackets { reader throws(SwiftProblem) in hasLabels = try reader.readElements()
            }
            followsLabeledTuple = hasLabels
            // A value in parentheses is the same as the value itself.
            return isOneValue(from: start) ? .value : .literal
        case "[":
            try readBrackets { reader throws(SwiftProblem) in try reader.readCollection() }
            return .literal
        case "{" where allowsTrailingClosure:
            try readClosure()
            return .value
        case ".":
            try readMember(isNumbered: false, isImplicit: true)
            return .value
        case "\\":
            try readKeyPath()
            return .whole
        case "$": return try readParameterOfClosure()
        case "`":
            try readRawName()
            if try !readArgumentsOfGeneric() { readLabelsOfFunction() }
            return .value
        case _ where Self.isDigit(scalar):
            let start = index
            try readNumber()
            // In some places, the compiler does not find the member of a number with a fraction.
            if scalars[start..<index].contains("."), peek() == "." {
                throw SwiftProblem(
                    "must have parentheses around '\(text(start..<index))' before its member")
            }
            return .number
        case _ where Self.isWordBody(scalar): return try readNamedValue()
        default: throw missingValue()
        }
    }

    /// Returns whether the parentheses that end before the index contain one value, and not a
    /// tuple.
    private func isOneValue(from start: Int) -> Bool {
        let content = scalars[start + 1..<index - 1]
        return !content.contains { $0 == "," || $0 == ":" } && content.contains { $0 != " " }
    }

    private mutating func readNamedValue() throws(SwiftProblem) -> Operand {
        guard let word = readWord() else { throw missingValue() }
        switch word {
        case "nil", "true", "false": return .literal
        case "_" where allowsTrailingClosure: return .whole
        case "of" where openBrackets.last == "[":
            throw SwiftProblem("must not hold 'of' in place of a value")
        case "any": throw SwiftProblem("must not hold 'any' without a type after it")
        case "super":
            guard peek() == "." || peek() == "[" else {
                throw SwiftProblem("must not end with 'super'")
            }
            return .value
        case "_", "await", "nonisolated", "unsafe",
            _ where Self.isKeyword(word) && !["self", "Self", "Any"].contains(word):
            if openBrackets.isEmpty, next.map(Self.isWordBody) == true { throw missingOperator() }
            throw SwiftProblem("has '\(word)', a Swift keyword, in place of a value")
        default: break
        }
        if try !readArgumentsOfGeneric(), Self.isName(word) { readLabelsOfFunction() }
        return .value
    }

    /// Returns whether a word is reserved by Swift.
    static func isKeyword(_ word: String) -> Bool {
        switch word {
        case "init", "self", "Self", "super": true
        case "unsafe", "await": false
        default: SwiftIdentifier.keywords.contains(word)
        }
    }

    /// Reads a name between backticks.
    mutating func readRawName() throws(SwiftProblem) {
        let start = index + 1
        guard let end = scalars[start...].firstIndex(of: "`") else {
            throw SwiftProblem("lacks the end of a '`'")
        }
        let name = text(start..<end)
        let isName =
            name.contains { $0.isLetter || $0.isNumber }
            && name.unicodeScalars.allSatisfy { Self.isWordBody($0) || $0 == " " }
        if !isName { throw SwiftProblem("must not hold '`\(name)`', which is not a name") }
        index = end + 1
    }

    /// Reads a closure parameter such as `$0`, or a projected value such as `$name`.
    private mutating func readParameterOfClosure() throws(SwiftProblem) -> Operand {
        index += 1
        guard let first = peek(), Self.isWordBody(first), let name = readWord() else {
            throw SwiftProblem("must not hold '$' without a name after it")
        }
        if Self.isDigit(first) {
            guard name.allSatisfy(\.isNumber), let isNamed = closuresNameParameters.last else {
                throw SwiftProblem("must not hold '$\(name)' outside a closure")
            }
            if isNamed {
                throw SwiftProblem(
                    "must not hold '$\(name)' in a closure that names its parameters")
            }
        }
        return .value
    }
}

// MARK: - Suffixes of values

extension SwiftReader {
    /// Reads the members, arguments, closures and postfix operators that follow a value.
    private mutating func readSuffixes(of operand: Operand) throws(SwiftProblem) {
        var operand = operand
        if operand == .whole { return }
        while let next {
            let isClose = peek() != " "
            switch next {
            case "." where peekAfterSpaces(1) != ".":
                skipSpaces()
                try readMember(isNumbered: isClose && operand != .number)
            case "?" where isClose, "!" where isClose:
                index += 1
                try checkPostfixMark()
            case "(", "[":
                skipSpaces()
                try readBrackets { reader throws(SwiftProblem) in try reader.readElements() }
            case "{":
                if operand == .literal || operand == .number || !allowsTrailingClosure { return }
                skipSpaces()
                try readTrailingClosures()
                // Another closure would need a label.
                operand = .literal
                continue
            default:
                guard isClose, let sign = try nextOperator(), sign.fixity == .postfix,
                    sign.text != "="
                else { return }
                // The compiler looks for a regular expression here.
                if sign.text.contains("/") { throw unevenSpaces(around: sign.text) }
                index = sign.range.upperBound
                return
            }
            operand = .value
        }
    }

    private func peekAfterSpaces(_ distance: Int) -> Unicode.Scalar? {
        scalars[index...].drop { $0 == " " }.dropFirst(distance).first
    }

    /// Checks that no value directly follows a `?` or `!` after a value. If one does, an operator
    /// was meant, as in `a ?? b`.
    func checkPostfixMark() throws(SwiftProblem) {
        let marks = text(0..<index).reversed().prefix { $0 == "?" || $0 == "!" }
        guard let next = peek() else { return }
        let isUnequal = next == "=" && peek(1) != "="
        if isUnequal || Self.isWordBody(next) || next == "\"" {
            let sign = String(marks.reversed()) + (isUnequal ? "=" : "")
            throw SwiftProblem("must have a space before '\(sign)'")
        }
    }

    /// Reads a dot, which is at the index, and the name or the number of a member.
    ///
    /// - Parameters:
    ///   - isNumbered: Whether the member can be a number, as in a tuple.
    ///   - isImplicit: Whether there is no value before the dot. If so, the compiler does not read
    ///     generic arguments.
    mutating func readMember(
        isNumbered: Bool, isImplicit: Bool = false
    ) throws(SwiftProblem) {
        index += 1
        switch peek() {
        case " ": throw SwiftProblem("must not have a space after '.'")
        case "`": try readRawName()
        case "$":
            index += 1
            guard let first = peek(), Self.isWordBody(first), !Self.isDigit(first) else {
                throw SwiftProblem("has a '.' without a name after it")
            }
            _ = readWord()
        case let scalar? where Self.isWordBody(scalar):
            let word = readWord() ?? ""
            guard Self.isDigit(scalar) else {
                if word == "self" { return }
                break
            }
            if isNumbered, word.allSatisfy(\.isNumber) { return }
            throw SwiftProblem("must not hold '\(word)', which is not a number")
        default: throw SwiftProblem("has a '.' without a name after it")
        }
        if !isImplicit, try readArgumentsOfGeneric() { return }
        readLabelsOfFunction()
    }

    /// Reads generic arguments after a name if they are types and the following text can follow a
    /// type.
    ///
    /// - Returns: Whether there are generic arguments.
    @discardableResult
    mutating func readArgumentsOfGeneric() throws(SwiftProblem) -> Bool {
        guard next == "<", let sign = try nextOperator(), sign.text == "<",
            sign.fixity == .binary
        else { return false }
        var copy = self
        do throws(SwiftProblem) {
            try copy.readGenericArguments()
        } catch {
            // The compiler treats text that looks like types as types.
            copy = self
            if copy.skipGenericArguments() { throw error }
            return false
        }
        guard copy.isAfterType else { return false }
        self = copy
        return true
    }

    /// Whether the following text can follow generic arguments.
    private var isAfterType: Bool {
        switch next {
        case ".": peekAfterSpaces(1) != "."
        case "(", ")", "[", "]", "{", "}", ",", ";", ":": true
        case "?", "!": peek() != " "
        default: false
        }
    }

    /// Skips text from `<` to `>` that may be types. Returns false if it cannot be types.
    private mutating func skipGenericArguments() -> Bool {
        var open: [Unicode.Scalar] = []
        skipSpaces()
        while let scalar = peek() {
            index += 1
            switch scalar {
            case "(", "[", "<": open.append(scalar)
            case "-" where peek() == ">": index += 1
            case ")", "]", ">":
                guard let bracket = open.popLast(), Self.closing(of: bracket) == scalar else {
                    return false
                }
                if open.isEmpty { return true }
            case "&" where peek() == "&": return false
            case " ", ",", ":", ".", "?", "!", "&", "@", "~", "-", "$": break
            default: if !Self.isWordBody(scalar) { return false }
            }
        }
        return false
    }

    /// Reads the labels in the name of a function, as in `move(from:to:)`.
    private mutating func readLabelsOfFunction() {
        guard peek() == "(" else { return }
        var copy = self
        repeat {
            copy.index += 1
            guard let first = copy.peek(), Self.isWordBody(first), !Self.isDigit(first),
                copy.readWord() != nil, copy.peek() == ":"
            else { return }
        } while copy.peek(1) != ")"
        index = copy.index + 2
    }

    /// Reads a trailing closure, and further closures with labels.
    private mutating func readTrailingClosures() throws(SwiftProblem) {
        try readClosure(isTrailing: true)
        while true {
            var copy = self
            guard let label = copy.readWord(), Self.isName(label), copy.read(":"),
                copy.next == "{"
            else { return }
            self = copy
            skipSpaces()
            try readClosure(isTrailing: true)
        }
    }
}
