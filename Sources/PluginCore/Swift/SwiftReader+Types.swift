extension SwiftReader {
    /// Reads a type up to the end of the fragment.
    mutating func readWholeType() throws(SwiftProblem) {
        try readType()
        // Only the last parameter of a function can have it; validation reports others.
        _ = read("...")
        if next != nil { throw unexpectedType() }
    }

    /// Reads a type with the keywords before it, such as `inout` and `any`.
    ///
    /// - Parameter inList: Whether the type is an element of a tuple or an argument of a generic
    ///   type.
    mutating func readType(inList: Bool = false) throws(SwiftProblem) {
        try enterNestedPart()
        if inList, read(word: "repeat") {
            try readType()
            return leaveNestedPart()
        }
        if read(word: "each") {
            if try readSimpleType() { throw unexpectedType() }
            return leaveNestedPart()
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
        leaveNestedPart()
    }

    /// Reads a keyword that only parameters and results can have.
    ///
    /// - Returns: Whether a function type must follow.
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
    /// - Returns: Whether it is a function type.
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

    /// Reads a type without `&` and without keywords before it.
    ///
    /// - Returns: Whether it is a function type.
    private mutating func readSimpleType() throws(SwiftProblem) -> Bool {
        // In expressions, the compiler treats '<~' as an operator.
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

    /// Whether the next character is a `~` that begins a type, as in `~Copyable`.
    private var isAtSuppression: Bool {
        guard next == "~" else { return false }
        return peek() == " " || previous.map { "([,:<".unicodeScalars.contains($0) } != false
    }

    /// Two labels of a tuple: the first label that a function's parameter cannot have, and the
    /// first second label, which an element of a tuple cannot have.
    private typealias Labels = (ofTuple: String?, second: String?)

    /// Reads a tuple type, or the parameters of a function type.
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

    /// Reads the labels before an element: `name:` or `_ name:`.
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

    /// Reads `->` with `async` and `throws` before it. Returns false, and reads nothing, if there
    /// is none.
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
            if copy.readInteger(), copy.read(word: "of") {
                reader = copy
                try reader.readType()
            } else {
                try reader.readType()
                if reader.read(":") { try reader.readType() }
            }
        }
    }

    /// Reads a whole number, which some generic types have as an argument. Returns false if there
    /// is none.
    private mutating func readInteger() -> Bool {
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

    /// Reads generic arguments. They must directly follow the name.
    private mutating func readArgumentsOfType() throws(SwiftProblem) {
        if peek() == "<" { try readGenericArguments() }
    }

    /// Reads the arguments of a generic type, from `<` to `>`.
    mutating func readGenericArguments() throws(SwiftProblem) {
        try readTypes(in: "<") { reader throws(SwiftProblem) in
            repeat {
                var copy = reader
                if copy.readInteger() { reader = copy } else { try reader.readType(inList: true) }
            } while reader.read(",")
        }
    }

    /// Reads an opening bracket after spaces, the types in the brackets, and the closing bracket.
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

    /// Reads a question mark, an exclamation point, or a dot and the name after it. Returns false,
    /// and reads nothing, if there is none.
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

    /// Returns whether a keyword can come before a type. In some places, `repeat` and `each` begin
    /// values, too.
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
    /// - Returns: Whether a function type must follow.
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
        // Attributes that name global actors belong to functions.
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

    /// Reads the type that a key path begins with, without its members.
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

    private func typeProblem(_ message: String) -> SwiftProblem {
        SwiftProblem(
            "\(isType ? "is not a Swift type" : "holds what is not a Swift type"): \(message)")
    }

    private var rest: String { String(text(index..<scalars.count).drop { $0 == " " }) }

    /// Returns the problem with the text after a type.
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
            return SwiftProblem("must be one type: '\(nextPart)' follows another type")
        default:
            let before = String(text(0..<start).reversed().drop { $0 == " " }.reversed())
            return typeProblem("'\(rest)' has no place after '\(before)'")
        }
    }

    /// Whether the next word looks like another type.
    private var followsAnother: Bool {
        guard peek() == " ", let word = nextWord, let previous else { return false }
        return (Self.isWordBody(previous) || "])>?!".unicodeScalars.contains(previous))
            && !Self.isWordBeforeTypes(word)
            && !["of", "async", "throws", "rethrows", "as", "is", "in"].contains(word)
    }

    /// Skips the text in parentheses, whatever it is.
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
