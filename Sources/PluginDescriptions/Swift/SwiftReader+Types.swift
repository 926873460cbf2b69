extension SwiftReader {
    mutating func readWholeType() throws(SwiftProblem) {
        try readType()
        // Only the last parameter of a function has it; validation says so.
        _ = read("...")
        if next != nil { throw unexpectedType() }
    }

    /// Reads a type with the words before it, such as `inout` and `any`.
    ///
    /// - Parameter inList: whether it is an element of a tuple or an argument of a generic type.
    mutating func readType(inList: Bool = false) throws(SwiftProblem) {
        try deepen()
        if inList, read(word: "repeat") {
            try readType()
            return leave()
        }
        if read(word: "each") {
            if try readSimpleType() { throw unexpectedType() }
            return leave()
        }
        var needsFunction = try readSpecifier()
        while next == "@" {
            skipSpaces()
            needsFunction = try readAttribute() || needsFunction
        }
        if read(word: "any") || isType && read(word: "some") {
            if try readComposition() { throw unexpectedType() }
        } else {
            let isFunction = try readComposition()
            if needsFunction, !isFunction {
                throw typeProblem("what is before '\(rest)' is for functions")
            }
        }
        leave()
    }

    /// Reads a word that belongs to a parameter or a result.
    ///
    /// - Returns: whether a function has to follow.
    private mutating func readSpecifier() throws(SwiftProblem) -> Bool {
        if !isType, openBrackets.last != "(" { return false }
        if readWord(among: ["inout", "borrowing", "consuming", "sending", "isolated"]) {
            return false
        }
        guard isType, read(word: "nonisolated") else { return false }
        guard peek() == "(", read("("), read(word: "nonsending"), read(")") else {
            throw typeProblem("write 'nonisolated(nonsending)'")
        }
        return true
    }

    /// Reads types with `&` between them.
    ///
    /// - Returns: whether it is a function.
    private mutating func readComposition() throws(SwiftProblem) -> Bool {
        if try readSimpleType() { return true }
        while next == "&" {
            let isSpaced = peek() == " "
            skipSpaces()
            guard peek(1) == nil || isSpaced == (peek(1) == " ") else { throw unexpectedType() }
            let start = index
            index += 1
            if let word = nextWord, word == "any" || word == "some" {
                throw typeProblem("'\(word)' stands before the first part of 'A & …'")
            }
            if try readSimpleType() {
                index = start
                throw unexpectedType()
            }
        }
        return false
    }

    /// Reads a type without `&` and without words before it.
    ///
    /// - Returns: whether it is a function.
    private mutating func readSimpleType() throws(SwiftProblem) -> Bool {
        // In expressions, the compiler takes '<~' for an operator.
        let isSuppressed = isType && isAtSuppression && read("~")
        if isSuppressed, peek() == " " { throw missingType() }
        if !isSuppressed, next == "(" {
            let labels = try readTuple()
            if try readArrow() {
                if let name = labels.ofTuple {
                    throw SwiftProblem("names a parameter: write '_ \(name)' in place of '\(name)'")
                }
                try readType()
                return true
            }
            if let name = labels.second {
                throw SwiftProblem("has two names for one element: leave out '\(name)'")
            }
        } else if !isSuppressed, next == "[" {
            try readCollectionType()
        } else {
            try readNameOfType()
        }
        while try readSuffixOfType() {}
        return false
    }

    /// Whether a `~` after spaces begins a type.
    private var isAtSuppression: Bool {
        guard next == "~" else { return false }
        return peek() == " " || previous.map { "([,:<".unicodeScalars.contains($0) } != false
    }

    /// The names of a tuple's elements: the first one that no parameter of a function has, and the first one
    /// that no element of a tuple has.
    private typealias Labels = (ofTuple: String?, second: String?)

    private mutating func readTuple() throws(SwiftProblem) -> Labels {
        var labels: Labels = (nil, nil)
        try readTypes(in: "(") { reader throws(SwiftProblem) in
            if reader.next == ")" { return }
            repeat {
                let (first, second) = reader.readLabelsOfElement()
                if let first, first != "_" { labels.ofTuple = labels.ofTuple ?? first }
                labels.second = labels.second ?? second
                let isRepeated = reader.nextWord == "repeat"
                try reader.readType(inList: true)
                if !isRepeated { _ = reader.read("...") }
            } while reader.read(",")
        }
        return labels
    }

    /// Reads the names before an element: `name:`, `_ name:`.
    private mutating func readLabelsOfElement() -> (first: String?, second: String?) {
        var copy = self
        guard let first = copy.readWord(), Self.isLabel(first) else { return (nil, nil) }
        let second = copy.readWord()
        guard second.map(Self.isLabel) != false, copy.read(":") else { return (nil, nil) }
        self = copy
        return (first, second)
    }

    private static func isLabel(_ word: String) -> Bool {
        word != "inout" && word.unicodeScalars.first.map(isDigit) == false
    }

    /// Reads `->` with the effects before it, if it follows.
    mutating func readArrow() throws(SwiftProblem) -> Bool {
        var copy = self
        try copy.readEffects()
        guard copy.read("->") else { return false }
        self = copy
        return true
    }

    /// Reads `async` and `throws`, if they follow.
    mutating func readEffects() throws(SwiftProblem) {
        _ = read(word: "async")
        guard read(word: "throws") else { return }
        if next == "(" {
            try readTypes(in: "(") { reader throws(SwiftProblem) in try reader.readType() }
        }
        if nextWord == "async" { throw typeProblem("'async' stands before 'throws'") }
    }

    private mutating func readCollectionType() throws(SwiftProblem) {
        try readTypes(in: "[") { reader throws(SwiftProblem) in
            var copy = reader
            if copy.readCount(), copy.read(word: "of") {
                reader = copy
                try reader.readType()
            } else {
                try reader.readType()
                if reader.read(":") { try reader.readType() }
            }
        }
    }

    /// Reads a whole number, which is an argument of some types.
    private mutating func readCount() -> Bool {
        if read("-"), peek() == " " { return false }
        guard let word = readWord() else { return false }
        return word.unicodeScalars.allSatisfy(Self.isDigit)
    }

    private mutating func readNameOfType() throws(SwiftProblem) {
        guard let word = nextWord, let first = word.unicodeScalars.first, !Self.isDigit(first),
            !Self.isWordBeforeTypes(word), word != "of"
        else { throw missingType() }
        if Self.isKeyword(word) || SwiftIdentifier.keywords.contains(word), word != "Any",
            word != "Self"
        {
            throw SwiftProblem("has '\(word)', a Swift keyword, in place of a type")
        }
        _ = readWord()
        if word != "Any", word != "_" { try readArgumentsOfType() }
    }

    /// Reads what stands between `<` and `>`. Only right after the name, it belongs to that.
    private mutating func readArgumentsOfType() throws(SwiftProblem) {
        if peek() == "<" { try readGenericArguments() }
    }

    mutating func readGenericArguments() throws(SwiftProblem) {
        try readTypes(in: "<") { reader throws(SwiftProblem) in
            repeat {
                var copy = reader
                if copy.readCount() { reader = copy } else { try reader.readType(inList: true) }
            } while reader.read(",")
        }
    }

    /// Reads an opening bracket after spaces, the types inside, and the closing bracket.
    private mutating func readTypes(
        in bracket: Unicode.Scalar,
        _ readContent: (inout SwiftReader) throws(SwiftProblem) -> Void
    ) throws(SwiftProblem) {
        _ = read(String(bracket))
        openBrackets.append(bracket)
        try readContent(&self)
        guard read(String(Self.closing(of: bracket))) else { throw unexpectedType() }
        openBrackets.removeLast()
    }

    /// Reads a question mark, or a part of a name after a dot.
    private mutating func readSuffixOfType() throws(SwiftProblem) -> Bool {
        if peek() == "?" || peek() == "!" {
            index += 1
            return true
        }
        guard peek() == ".", let first = peek(1), Self.isWordBody(first), !Self.isDigit(first)
        else { return false }
        let start = index
        index += 1
        guard let word = readWord(), word != "_", !Self.isKeyword(word) else {
            index = start
            return false
        }
        if word != "Type", word != "Protocol" { try readArgumentsOfType() }
        return true
    }

    /// Whether a word stands before types, or for a value.
    static func isWordBeforeTypes(_ word: String) -> Bool {
        switch word {
        case "any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "repeat",
            "each", "nonisolated":
            true
        default: false
        }
    }

    /// Reads an attribute, whose `@` is at the index.
    ///
    /// - Returns: whether a function has to follow.
    mutating func readAttribute() throws(SwiftProblem) -> Bool {
        let start = index
        index += 1
        guard peek() != " ", let name = readWord(), Self.isName(name) else { throw missingType() }
        let isBuiltIn = name.first?.isLowercase == true
        while peek() == ".", !isBuiltIn, name != "Sendable" {
            index += 1
            guard peek() != " ", let part = readWord(), Self.isName(part) else {
                throw missingType()
            }
        }
        let arguments: Set<String> =
            switch name {
            case "convention": ["block", "c", "swift", "thin"]
            case "isolated": ["any"]
            default: []
            }
        if peek() == "(" {
            index += 1
            let isRead = arguments.isEmpty ? readWord() != nil : readWord(among: arguments)
            guard isRead, read(")") else { throw unexpectedType() }
        } else if !arguments.isEmpty {
            throw typeProblem("'@\(name)' needs an argument")
        }
        // Those that name actors are for functions.
        let isOfFunction =
            isBuiltIn
            ? Self.attributes.contains(name)
            : next == nil || next == "(" || next == "@" || openBrackets.last == "{"
        if !isOfFunction {
            index = start
            throw unexpectedType()
        }
        return !isBuiltIn
    }

    private static let attributes: Set<String> = [
        "autoclosure", "concurrent", "convention", "escaping", "isolated", "preconcurrency",
        "retroactive", "unchecked",
    ]

    /// Reads the type that a key path begins at, without its members.
    mutating func readRootOfKeyPath() throws(SwiftProblem) {
        switch peek() {
        case "(": _ = try readTuple()
        case "[": try readCollectionType()
        default:
            guard let word = readWord(), Self.isName(word) || word == "Self" else {
                throw missingType()
            }
            try readArgumentsOfGeneric()
        }
    }
}

// MARK: - Messages

extension SwiftReader {
    private func missingType() -> SwiftProblem {
        if !isType, next == nil { return missingValue() }
        guard next != nil else { return typeProblem("a type is missing at its end") }
        return typeProblem("a type is missing before '\(rest)'")
    }

    private func typeProblem(_ words: String) -> SwiftProblem {
        SwiftProblem(
            "\(isType ? "is not a Swift type" : "holds what is not a Swift type"): \(words)")
    }

    private var rest: String { String(text(index..<scalars.count).drop { $0 == " " }) }

    /// The problem with what follows a type.
    private func unexpectedType() -> SwiftProblem {
        guard let next else { return missingType() }
        let start = index + scalars[index...].prefix { $0 == " " }.count
        switch next {
        case "(":
            var copy = self
            copy.skipBrackets()
            return typeProblem("leave out '\(text(start..<copy.index))', which calls it")
        case "@":
            return typeProblem("leave out '\(nextPart)', which types do not have")
        case "[":
            return typeProblem("what a generic type is of stands in '<' and '>'")
        case _ where followsAnother:
            return SwiftProblem("must be one type: '\(nextPart)' follows another")
        default:
            let before = String(text(0..<start).reversed().drop { $0 == " " }.reversed())
            return typeProblem("'\(rest)' has no place after '\(before)'")
        }
    }

    /// Whether what comes next looks like another type.
    private var followsAnother: Bool {
        guard peek() == " ", let word = nextWord, let previous else { return false }
        return (Self.isWordBody(previous) || "])>?!".unicodeScalars.contains(previous))
            && !Self.isWordBeforeTypes(word)
            && !["of", "async", "throws", "rethrows", "as", "is", "in"].contains(word)
    }

    /// Passes what is between brackets, whatever it is.
    private mutating func skipBrackets() {
        var depth = 0
        repeat {
            skipSpaces()
            if peek() == "(" { depth += 1 }
            if peek() == ")" { depth -= 1 }
            index += 1
        } while depth > 0 && index < scalars.count
    }
}
