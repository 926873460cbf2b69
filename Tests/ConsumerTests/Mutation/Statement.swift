/// A statement or declaration of a Swift file, or a label of `switch`.
struct Statement: Sendable {
    let range: Range<Int>
    /// The code, with spaces in place of the statements within it.
    let code: String
    /// The name of the innermost function around the statement; `init` for initializers.
    let function: String?
    /// The statements in its braces, without those in their braces.
    let children: [Statement]

    /// The first word, which is a keyword except for calls and assignments.
    var firstWord: Substring { code.prefix { $0.isLetter || "@#_".contains($0) } }

    var isCallOrAssignment: Bool {
        !Self.keywords.contains(String(firstWord)) && !firstWord.hasPrefix("@")
            && !firstWord.hasPrefix("#") && !code.hasPrefix("super.init")
            && (code.contains("(") || code.contains("{") || assignedProperty != nil)
    }

    /// Whether the statement stops the program when the app's code is wrong, which no test can show.
    var isAssertion: Bool { ["assert", "precondition", "preconditionFailure"].contains(firstWord) }

    /// The last name on the left side of an assignment, for example `isHidden`.
    var assignedProperty: Substring? {
        code.firstMatch(of: /^[\w.?!]*?(\w+)\s+[-+*\/]?=\s/)?.1
    }

    private static let keywords: Set<String> = [
        "actor", "associatedtype", "break", "case", "class", "continue", "default", "deinit",
        "didSet", "do", "enum", "extension", "fallthrough", "fileprivate", "final", "for", "func",
        "get", "guard", "if", "import", "indirect", "init", "internal", "lazy", "let", "mutating",
        "nonisolated", "open", "override", "package", "private", "protocol", "public", "repeat",
        "required", "return", "set", "static", "struct", "subscript", "switch", "throw",
        "typealias", "unowned", "var", "weak", "while", "willSet", "",
    ]
}

extension SwiftCode {
    /// All statements, except for those in braces that begin and end in one line.
    var statements: [Statement] {
        var reader = StatementReader(self)
        return reader.read()
    }
}
