extension SwiftReader {
    mutating func readWholeExpression() throws(SwiftProblem) {
        try readExpression()
        if next != nil { throw missingOperator() }
    }

    /// Reads values with operators between them.
    mutating func readExpression() throws(SwiftProblem) {
        try deepen()
        if pattern != .none, read(word: "is") {
            try readType()
            return leave()
        }
        if pattern == .unbound, readWord(among: ["let", "var"]) {
            pattern = .bound
            try readOperand()
            pattern = .unbound
            if try !readOperator() { return leave() }
        }
        var isSource = true
        repeat {
            if let word = nextWord, word == "if" || word == "switch" {
                if !isSource { throw SwiftProblem("must not hold '\(word)' after an operator") }
                try readStatementWithValue()
                break
            }
            try readPrefixWords()
            let isInList = openBrackets.last == "(" || openBrackets.last == "["
            if nextWord == "any" && isFollowedByName || next == "@" && isInList {
                try readTypeOfValue()
            } else {
                try readOperand()
            }
            isSource = false
            guard try readOperator() else { break }
            isSource = text(0..<index).hasSuffix(" =")
        } while true
        leave()
    }

    /// Reads `try`, `await` and similar keywords.
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
                // They are names if no other name follows.
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

    /// Reads a value with the operator before it, if there is one, and all that belongs to it.
    private mutating func readOperand() throws(SwiftProblem) {
        skipSpaces()
        followsLabels = false
        if let sign = try nextOperator() {
            guard sign.fixity == .prefix, sign.text != "?" else { throw missingValue() }
            if sign.text.hasPrefix("/") {
                skipSpaces()
                try readRegularExpression()
                return try readSuffixes(of: .literal)
            }
            // The compiler looks for a regular expression there.
            if sign.text.contains("/") || sign.text == "=" { throw missingValue() }
            if sign.text == "&", openBrackets.isEmpty {
                throw SwiftProblem("must not begin with '&'")
            }
            index = sign.range.upperBound
            if peek() == "/" || peek() == " " { throw missingValue() }
        }
        try readSuffixes(of: readPrimary())
    }

    /// What may follow a value.
    enum Operand {
        /// A number, which has named members only.
        case number
        /// A literal, which no closure follows.
        case literal
        case value
        /// What nothing belongs to.
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
            followsLabels = hasLabels
            // A value in parentheses is that value.
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
            // The compiler does not find the members of others in all places.
            if scalars[start..<index].contains("."), peek() == "." {
                throw SwiftProblem(
                    "must have parentheses around '\(text(start..<index))' before its member")
            }
            return .number
        case _ where Self.isWordBody(scalar): return try readNamedValue()
        default: throw missingValue()
        }
    }

    private func isOneValue(from start: Int) -> Bool {
        let content = scalars[start + 1..<index - 1]
        return !content.contains { $0 == "," || $0 == ":" } && content.contains { $0 != " " }
    }

    private mutating func readNamedValue() throws(SwiftProblem) -> Operand {
        guard let word = readWord() else { throw missingValue() }
        switch word {
        case "nil", "true", "false": return .literal
        case "_" where allowsTrailingClosure || pattern != .none: return .whole
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
        if pattern == .bound { boundNames.insert(word) }
        if try !readArgumentsOfGeneric(), Self.isName(word) { readLabelsOfFunction() }
        return .value
    }

    /// Whether a word is reserved by Swift.
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

    /// Reads `$0`, or a projected value.
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

// MARK: - What follows a value

extension SwiftReader {
    /// Reads members, arguments, closures and signs that belong to a value.
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
                try checkMark()
            case "(", "[":
                skipSpaces()
                try readBrackets { reader throws(SwiftProblem) in try reader.readElements() }
            case "{":
                if operand == .literal || operand == .number || !allowsTrailingClosure { return }
                skipSpaces()
                try readTrailingClosures()
                // No other closure follows without a label.
                operand = .literal
                continue
            default:
                guard isClose, let sign = try nextOperator(), sign.fixity == .postfix,
                    sign.text != "="
                else { return }
                // The compiler looks for a regular expression there.
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

    /// After a `?` or `!` that belongs to a value, no value follows at once: it was to be an operator.
    func checkMark() throws(SwiftProblem) {
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
    /// - Parameter isImplicit: whether no value is before the dot; then, the compiler reads no generic arguments.
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

    /// Reads what stands between `<` and `>` after a name, if that is types, and something follows that can
    /// follow a type.
    ///
    /// - Returns: whether there are some.
    @discardableResult
    mutating func readArgumentsOfGeneric() throws(SwiftProblem) -> Bool {
        guard next == "<", let sign = try nextOperator(), sign.text == "<",
            sign.fixity == .binary
        else { return false }
        var copy = self
        do throws(SwiftProblem) {
            try copy.readGenericArguments()
        } catch {
            // The compiler takes what looks like types for types.
            copy = self
            if copy.skipGenericArguments() { throw error }
            return false
        }
        guard copy.isAfterType else { return false }
        self = copy
        return true
    }

    /// Whether something follows that can follow the arguments of a generic type.
    private var isAfterType: Bool {
        switch next {
        case ".": peekAfterSpaces(1) != "."
        case "(", ")", "[", "]", "{", "}", ",", ";", ":": true
        case "?", "!": peek() != " "
        default: false
        }
    }

    /// Passes what may be types between `<` and `>`, whatever they are.
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

    /// Reads the labels of a function that is named with them, as in `move(from:to:)`.
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

    /// Reads a closure after a call, and others that have labels.
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
