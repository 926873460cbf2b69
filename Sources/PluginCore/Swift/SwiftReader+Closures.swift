extension SwiftReader {
    /// Reads a closure, whose opening brace is at the index.
    ///
    /// - Parameter isTrailing: Whether the closure follows a call. The compiler could then take the
    ///   brace for that of a property with observers.
    mutating func readClosure(isTrailing: Bool = false) throws(SwiftProblem) {
        try readBrackets { reader throws(SwiftProblem) in
            if isTrailing, let word = reader.nextWord, word == "didSet" || word == "willSet" {
                throw SwiftProblem("must not begin a closure with '\(word)'")
            }
            let namesParameters = try reader.readSignature()
            reader.closuresNameParameters.append(namesParameters)
            try reader.readStatements()
            reader.closuresNameParameters.removeLast()
        }
    }

    /// Reads the signature of a closure, up to `in`, if there is one.
    ///
    /// - Returns: Whether the signature names the closure's parameters.
    private mutating func readSignature() throws(SwiftProblem) -> Bool {
        let start = self
        while next == "@" {
            skipSpaces()
            guard try readAttribute() else {
                throw SwiftProblem("has an attribute that closures do not have")
            }
        }
        let hasCaptures = try readCaptures()
        let hasParameters = try readParameters()
        let hasAttributes = start.next == "@"
        if let hasParameters, hasParameters || hasAttributes || hasCaptures != .none,
            read(word: "in")
        {
            return hasParameters
        }
        if hasAttributes || hasCaptures == .certain {
            throw SwiftProblem("lacks the 'in' of a closure")
        }
        self = start
        return false
    }

    private enum Captures { case none, possible, certain }

    /// Reads a capture list. A list of names only is ambiguous, since it may be an array.
    private mutating func readCaptures() throws(SwiftProblem) -> Captures {
        guard next == "[" else { return .none }
        var result = Captures.possible
        var copy = self
        copy.skipSpaces()
        copy.index += 1
        copy.openBrackets.append("[")
        while copy.next != "]" {
            if copy.readWord(among: ["weak", "unowned"]) {
                if copy.peek() == "(" {
                    copy.index += 1
                    guard copy.readWord(among: ["safe", "unsafe"]), copy.read(")") else {
                        return .none
                    }
                }
                result = .certain
            }
            guard let name = copy.readWord(), Self.isName(name) || name == "self" else {
                return .none
            }
            if let sign = try? copy.nextOperator(), sign.text == "=", sign.fixity == .binary {
                copy.index = sign.range.upperBound
                try copy.readExpression()
                result = .certain
            }
            if copy.next != "]", !copy.read(",") { return .none }
        }
        guard copy.read("]") else { return .none }
        copy.openBrackets.removeLast()
        self = copy
        return result
    }

    /// Reads the parameters and the result type of a closure, if there are any.
    ///
    /// - Returns: Whether there are parameters; nil if this is not a signature.
    private mutating func readParameters() throws(SwiftProblem) -> Bool? {
        var hasParameters = true
        if next == "(" {
            _ = read("(")
            while !read(")") {
                guard readParameter(), next == ")" || read(",") else { return nil }
            }
        } else if let word = nextWord, word != "in" {
            repeat {
                guard let name = readWord(), Self.isName(name) && name != "async" || name == "_"
                else { return nil }
            } while read(",")
        } else {
            hasParameters = false
        }
        guard hasParameters else { return false }
        if (try? readArrow()) == true {
            try readType()
            if nextWord != "in" { throw SwiftProblem("lacks the 'in' of a closure") }
            return true
        }
        return (try? readEffects()) != nil ? true : nil
    }

    /// Reads a parameter in parentheses: `a`, `a: Int` or `_ a: Int`.
    private mutating func readParameter() -> Bool {
        guard let name = readWord(), Self.isName(name) || name == "_" else { return false }
        if name == "_", let second = nextWord {
            guard Self.isName(second) else { return false }
            _ = readWord()
        }
        if !read(":") { return true }
        guard (try? readType()) != nil else { return false }
        _ = read("...")
        return true
    }

    /// Returns whether a word can be declared without backticks.
    static func isName(_ word: String) -> Bool {
        guard let first = word.unicodeScalars.first else { return false }
        return !isDigit(first) && !isKeyword(word) && !SwiftIdentifier.keywords.contains(word)
            && word != "_"
    }
}

extension SwiftReader {
    /// Reads the statements of a closure up to its closing brace.
    mutating func readStatements() throws(SwiftProblem) {
        while !isAtClosing {
            try readStatement()
            if read(";") { continue }
            if !isAtClosing { throw missingOperator() }
        }
    }

    private mutating func readStatement() throws(SwiftProblem) {
        try enterNestedPart()
        switch nextWord {
        case "let", "var": try readDeclaration()
        case "async" where isFollowed(by: "let"):
            _ = readWord()
            try readDeclaration()
        case "if":
            _ = readWord()
            try readIf()
        case "guard":
            _ = readWord()
            try readConditions()
            guard read(word: "else") else { throw SwiftProblem("lacks the 'else' of a 'guard'") }
            try readBlock()
        case "return":
            _ = readWord()
            if !isAtClosing, next != ";" { try readExpression() }
        case "throw":
            _ = readWord()
            try readExpression()
        case let word? where Self.longStatements.contains(word):
            throw SwiftProblem(
                "must not hold '\(word)' in a closure: write a function in a file of yours, and call it"
            )
        default: try readExpression()
        }
        leaveNestedPart()
    }

    /// The statements and declarations that have no place on the one line of an expression.
    private static let longStatements: Set<String> = [
        "associatedtype", "break", "class", "continue", "defer", "deinit", "do", "enum",
        "extension", "fallthrough", "for", "func", "import", "operator", "precedencegroup",
        "protocol", "repeat",
        "struct", "subscript", "switch", "typealias", "while",
    ]

    /// Reads statements in braces.
    private mutating func readBlock() throws(SwiftProblem) {
        guard next == "{" else {
            if next == nil || isAtClosing { throw SwiftProblem("lacks a '{' after a condition") }
            throw missingOperator()
        }
        skipSpaces()
        try readBrackets { reader throws(SwiftProblem) in try reader.readStatements() }
    }

    /// Reads the rest of an `if` statement, after the first `if`.
    private mutating func readIf() throws(SwiftProblem) {
        repeat {
            try readConditions()
            try readBlock()
            if !read(word: "else") { return }
        } while read(word: "if")
        try readBlock()
    }

    /// Reads the conditions of an `if` or a `guard`.
    private mutating func readConditions() throws(SwiftProblem) {
        repeat {
            if readWord(among: ["let", "var"]) {
                // `if let name` binds the value that has the name already.
                let isName = nextWord.map(Self.isName) == true
                try readNameOfVariable()
                if read(":") { try readType() }
                if try !readInitialValue(), !isName {
                    throw SwiftProblem("lacks the value of a condition with 'let'")
                }
            } else {
                try readCondition()
            }
        } while read(",")
    }

    /// Reads a value before a block, where a trailing closure is not allowed.
    private mutating func readCondition() throws(SwiftProblem) {
        if nextWord == "case" {
            throw SwiftProblem(
                "must not hold 'case' in a condition: write a function in a file of yours, and call it"
            )
        }
        let outside = (allowsTrailingClosure, allowsAssignment)
        (allowsTrailingClosure, allowsAssignment) = (false, false)
        try readExpression()
        (allowsTrailingClosure, allowsAssignment) = outside
    }

    /// Reads `= value` after the name in a condition, if it follows. Returns whether it does.
    private mutating func readInitialValue() throws(SwiftProblem) -> Bool {
        guard let sign = try nextOperator(), sign.text == "=" else { return false }
        if sign.fixity != .binary { throw unevenSpaces(around: "=") }
        index = sign.range.upperBound
        try readCondition()
        return true
    }

    /// Reads a declaration with `let` or `var`.
    private mutating func readDeclaration() throws(SwiftProblem) {
        _ = readWord()
        repeat {
            try readNameOfVariable()
            if read(":") { try readType() }
            guard let sign = try nextOperator(), sign.text == "=" else { continue }
            if sign.fixity != .binary { throw unevenSpaces(around: "=") }
            index = sign.range.upperBound
            try readExpression()
        } while read(",")
    }

    /// Reads the name that a value is bound to, or several names in parentheses.
    private mutating func readNameOfVariable() throws(SwiftProblem) {
        if read("(") {
            repeat { try readNameOfVariable() } while read(",")
            guard read(")") else { throw SwiftProblem("lacks the end of a '('") }
            return
        }
        guard let name = readWord(), Self.isName(name) || name == "_" else {
            throw SwiftProblem("lacks the name of a variable")
        }
    }
}
