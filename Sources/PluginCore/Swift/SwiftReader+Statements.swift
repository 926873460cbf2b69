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
                let isShort = nextWord != "_"
                try readNameOfVariable()
                if read(":") { try readType() }
                if try !readInitialValue(), !isShort {
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

    private mutating func readNameOfVariable() throws(SwiftProblem) {
        guard let name = readWord(), Self.isName(name) || name == "_" else {
            throw SwiftProblem("lacks the name of a variable")
        }
    }
}
