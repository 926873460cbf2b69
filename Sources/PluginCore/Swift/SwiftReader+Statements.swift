extension SwiftReader {
    /// Reads statements up to a closing brace or, in a case of a `switch`, up to the next case.
    mutating func readStatements(inCase: Bool = false) throws(SwiftProblem) {
        while !isAtClosing, !(inCase && isAtCase) {
            try readStatement()
            if read(";") { continue }
            if !isAtClosing, !(inCase && isAtCase) { throw missingOperator() }
        }
    }

    private var isAtCase: Bool { nextWord == "case" || nextWord == "default" }

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
        case "switch": try readSwitch()
        case "guard":
            _ = readWord()
            try readConditions()
            guard read(word: "else") else { throw SwiftProblem("lacks the 'else' of a 'guard'") }
            try readBlock()
        case "while":
            _ = readWord()
            try readConditions()
            try readBlock()
        case "repeat":
            _ = readWord()
            try readBlock()
            guard read(word: "while") else {
                throw SwiftProblem("lacks the 'while' of a 'repeat'")
            }
            if next == "{" { throw missingValue() }
            try readExpression()
        case "for": try readFor()
        case "do": try readDo()
        case "defer":
            _ = readWord()
            // The compiler treats it as a separate function.
            closuresNameParameters.append(true)
            try readBlock()
            closuresNameParameters.removeLast()
        case "return":
            _ = readWord()
            if !isAtClosing, next != ";", !isAtCase { try readExpression() }
        case "throw":
            _ = readWord()
            try readExpression()
        case "func": try readFunction()
        case "break", "continue", "fallthrough": _ = readWord()
        case let word? where Self.declarations.contains(word):
            throw SwiftProblem(
                "must not hold '\(word)' in a closure: declare it in a file of yours")
        default: try readExpression()
        }
        leaveNestedPart()
    }

    private static let declarations: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "import", "operator",
        "precedencegroup", "protocol", "struct", "subscript", "typealias",
    ]

    /// Reads a function without generic parameters.
    private mutating func readFunction() throws(SwiftProblem) {
        _ = readWord()
        guard let name = readWord(), Self.isName(name), next == "(" else {
            throw SwiftProblem("lacks the name of a function and a '(' after it")
        }
        skipSpaces()
        try readBrackets { reader throws(SwiftProblem) in
            while !reader.isAtClosing {
                guard let first = reader.readWord(), Self.isName(first) || first == "_" else {
                    throw reader.missingValue()
                }
                if let second = reader.nextWord, Self.isName(second) { _ = reader.readWord() }
                guard reader.read(":") else { throw SwiftProblem("lacks the type of '\(first)'") }
                try reader.readType()
                try reader.readInitialValue()
                if !reader.isAtClosing, !reader.read(",") { throw reader.missingOperator() }
            }
        }
        if try readArrow() {
            try readType()
        } else {
            try readEffects()
        }
        closuresNameParameters.append(true)
        try readBlock()
        closuresNameParameters.removeLast()
    }

    /// Reads statements in braces.
    private mutating func readBlock() throws(SwiftProblem) {
        guard next == "{" else {
            if next == nil || isAtClosing { throw SwiftProblem("lacks a '{' after a condition") }
            throw missingOperator()
        }
        skipSpaces()
        try readBrackets { reader throws(SwiftProblem) in try reader.readStatements() }
    }

    /// Reads an `if` or a `switch` that is a value.
    mutating func readStatementWithValue() throws(SwiftProblem) {
        let outside = pattern
        pattern = .none
        if nextWord == "switch" {
            try readSwitch()
        } else {
            _ = readWord()
            if try !readIf() { throw SwiftProblem("must have an 'else': it is a value") }
        }
        pattern = outside
    }

    /// Reads the rest of an `if` statement, after the first `if`.
    ///
    /// - Returns: Whether it has an `else`.
    @discardableResult
    private mutating func readIf() throws(SwiftProblem) -> Bool {
        while true {
            try readConditions()
            try readBlock()
            guard read(word: "else") else { return false }
            if !read(word: "if") {
                try readBlock()
                return true
            }
        }
    }

    private mutating func readFor() throws(SwiftProblem) {
        _ = readWord()
        _ = read(word: "try")
        _ = read(word: "await")
        if read(word: "case") { try readPattern() } else { try readBinding() }
        if read(":") { try readType() }
        guard read(word: "in") else { throw SwiftProblem("lacks the 'in' of a 'for'") }
        try readCondition()
        if read(word: "where") { try readCondition() }
        try readBlock()
    }

    private mutating func readDo() throws(SwiftProblem) {
        _ = readWord()
        if read(word: "throws") {
            guard read("(") else { throw SwiftProblem("lacks a type after 'throws'") }
            try readType()
            guard read(")") else { throw missingOperator() }
        }
        try readBlock()
        while read(word: "catch") {
            if next != "{" {
                try readPattern()
                if read(word: "where") { try readCondition() }
            }
            try readBlock()
        }
    }

    private mutating func readSwitch() throws(SwiftProblem) {
        _ = readWord()
        try readCondition()
        guard next == "{" else { throw SwiftProblem("lacks a '{' after the value of a 'switch'") }
        skipSpaces()
        try readBrackets { reader throws(SwiftProblem) in
            // If 'default' comes first, the compiler may treat the brace as that of a closure.
            if reader.nextWord != "case" {
                throw SwiftProblem("must begin its 'switch' with a 'case'")
            }
            while !reader.isAtClosing {
                let isLast = reader.nextWord == "default"
                try reader.readCase()
                if isLast, !reader.isAtClosing {
                    throw SwiftProblem("has a case after the 'default' of a 'switch'")
                }
            }
        }
    }

    private mutating func readCase() throws(SwiftProblem) {
        if !read(word: "default") {
            guard read(word: "case") else { throw missingOperator() }
            var first: Set<String>?
            repeat {
                try readPattern()
                if first != nil, first != boundNames {
                    throw SwiftProblem("has a case whose patterns bind different names")
                }
                first = boundNames
                if read(word: "where") { try readCondition() }
            } while read(",")
        }
        guard read(":") else { throw SwiftProblem("lacks the ':' of a case") }
        if isAtClosing || isAtCase { throw SwiftProblem("has a case without a statement") }
        try readStatements(inCase: true)
    }
}

// MARK: - Conditions and patterns

extension SwiftReader {
    /// Reads the conditions of an `if`, a `guard` or a `while`.
    private mutating func readConditions() throws(SwiftProblem) {
        repeat {
            if readWord(among: ["let", "var"]) {
                let isName = nextWord.map(Self.isName) == true
                try readBinding()
                if read(":") { try readType() }
                if try !readInitialValue(), !isName {
                    throw SwiftProblem("lacks the value of a condition with 'let'")
                }
            } else if read(word: "case") {
                try readPattern()
                if read(":") { try readType() }
                if try !readInitialValue() { throw SwiftProblem("lacks the '=' of a 'case'") }
            } else if read("#available") || read("#unavailable") {
                try readAvailability()
            } else {
                try readCondition()
            }
        } while read(",")
    }

    /// Reads `= value`, if it follows. Returns whether it does.
    @discardableResult
    private mutating func readInitialValue() throws(SwiftProblem) -> Bool {
        guard let sign = try nextOperator(), sign.text == "=" else { return false }
        if sign.fixity != .binary { throw unevenSpaces(around: "=") }
        index = sign.range.upperBound
        try readCondition()
        return true
    }

    /// Reads a value before a block, where a trailing closure is not allowed.
    private mutating func readCondition() throws(SwiftProblem) {
        if let word = nextWord, word == "if" || word == "switch" {
            throw SwiftProblem("must have parentheses around its '\(word)'")
        }
        let outside = (allowsTrailingClosure, allowsAssignment)
        (allowsTrailingClosure, allowsAssignment) = (false, false)
        try readExpression()
        (allowsTrailingClosure, allowsAssignment) = outside
    }

    /// Reads the platforms of an availability condition, as in `(iOS 17, *)`.
    private mutating func readAvailability() throws(SwiftProblem) {
        guard peek() == "(" else { throw SwiftProblem("lacks a '(' after '#available'") }
        try readBrackets { reader throws(SwiftProblem) in
            repeat {
                if reader.read("*") { continue }
                guard let platform = reader.readWord(), Self.isName(platform), reader.readVersion()
                else { throw SwiftProblem("has no platform with a version in '#available'") }
            } while reader.read(",")
        }
    }

    /// Reads a version such as `17.1`. Returns false if there is none.
    private mutating func readVersion() -> Bool {
        repeat {
            guard let word = readWord(), word.unicodeScalars.allSatisfy(Self.isDigit) else {
                return false
            }
        } while peek(1).map(Self.isDigit) == true && peek() == "." && read(".")
        return true
    }

    /// Reads the pattern of a `case`.
    private mutating func readPattern() throws(SwiftProblem) {
        let outside = pattern
        (pattern, boundNames) = (.unbound, [])
        try readCondition()
        pattern = outside
    }

    /// Reads the name that a value is bound to, or several names in parentheses.
    private mutating func readBinding() throws(SwiftProblem) {
        if read("(") {
            repeat { try readBinding() } while read(",")
            guard read(")") else { throw SwiftProblem("lacks the end of a '('") }
            return
        }
        guard let name = readWord(), Self.isName(name) || name == "_" else {
            throw SwiftProblem("lacks the name of a variable")
        }
    }

    /// Reads a declaration with `let` or `var`.
    private mutating func readDeclaration() throws(SwiftProblem) {
        _ = readWord()
        repeat {
            try readBinding()
            if read(":") { try readType() }
            guard let sign = try nextOperator(), sign.text == "=" else { continue }
            if sign.fixity != .binary { throw unevenSpaces(around: "=") }
            index = sign.range.upperBound
            try readExpression()
        } while read(",")
    }
}
