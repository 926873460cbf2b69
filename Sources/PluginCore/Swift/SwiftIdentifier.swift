/// The rules for names in generated code.
package enum SwiftIdentifier {
    /// Returns the problem with a name, as the end of a sentence about it; nil if there is none.
    package static func problem(of text: String) -> String? {
        guard !text.isEmpty else { return "must not be empty" }
        guard text.utf8.count <= byteLimit else { return "is longer than \(byteLimit) bytes" }
        guard isWord(text) else { return "is '\(text)', which is not a Swift identifier" }
        if unusable.contains(text) { return "is '\(text)', which is a reserved word in Swift" }
        return nil
    }

    /// Returns the problem with the name of a module, as in `Kit` or `Kit.Part`, as the end of a
    /// sentence about it; nil if there is none.
    static func problem(ofModule text: String) -> String? {
        guard !text.isEmpty else { return "must not be empty" }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let areNames = parts.allSatisfy { problem(of: $0) == nil && !keywords.contains($0) }
        return areNames ? nil : "is '\(text)', which is not the name of a module"
    }

    /// Returns whether a string has the form of an identifier. It may be a keyword.
    package static func isWord(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        return scalars.first.map(isHead) == true && scalars.allSatisfy(isBody) && scalars.contains { $0 != "_" }
    }

    /// Returns the words in Swift code, in their order: its names, keywords and numbers, but not those in string literals.
    static func words(in swift: String) -> [String] {
        let piece = SwiftPiece(swift, isType: false)
        return piece.words.map(piece.text)
    }

    /// Returns the names that an expression looks up in its scope: not members of other values,
    /// labels, closures' parameters, variables that it declares, or parts of string literals.
    static func namesUsed(in expression: String) -> [String] {
        let piece = SwiftPiece(expression, isType: false)
        let scalars = Array(expression.unicodeScalars)
        var (names, declared): ([String], Set<String>) = ([], [])
        // The names that the next 'in' declares, and whether the word is between 'let' and '='.
        var (parameters, isDeclaration, end): ([String], Bool, Int) = ([], false, 0)
        for word in piece.words {
            let between = scalars[end..<word.lowerBound]
            end = word.upperBound
            if between.contains("{") { parameters = [] }
            if between.contains("{") || between.contains("=") { isDeclaration = false }
            let name = piece.text(word)
            switch name {
            case "in":
                declared.formUnion(parameters)
                parameters = []
            case "for": parameters = []
            case "let", "var", "func": isDeclaration = true
            default:
                parameters.append(name)
                if isDeclaration { declared.insert(name) }
                let isMember = between.last { $0 != "`" } == "."
                if !isMember, end == scalars.count || scalars[end] != ":" { names.append(name) }
            }
        }
        return names.filter { $0 == "self" || !declared.contains($0) }
    }

    /// Returns a name as Swift source: in backticks if it is a keyword.
    package static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    /// Returns a name as the whole body of a getter, where the names of accessors need backticks
    /// too.
    package static func escapedInGetter(_ name: String) -> String {
        accessors.contains(name) ? "`\(name)`" : escaped(name)
    }

    private static let accessors: Set<String> = [
        "get", "set", "read", "_read", "borrow", "didSet", "modify", "mutate", "_modify", "willSet",
        "yielding", "unsafeAddress", "unsafeMutableAddress",
    ]

    /// The maximum length of a name in bytes. File names contain names, and are limited to 255
    /// bytes.
    static let byteLimit = 100

    /// Returns whether a character can begin an identifier.
    static func isHead(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return isHead(UInt8(ascii: scalar)) }
        return scalar.properties.isXIDStart && !isInvisible(scalar)
    }

    /// Returns whether an identifier can contain a character.
    package static func isBody(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return isBody(UInt8(ascii: scalar)) }
        return isHead(scalar) || scalar.properties.isXIDContinue && !isInvisible(scalar)
    }

    /// Returns whether a byte is an ASCII letter or an underscore.
    static func isHead(_ byte: UInt8) -> Bool {
        let lowercase = byte | 0x20
        return lowercase >= UInt8(ascii: "a") && lowercase <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
    }

    /// Returns whether a byte is an ASCII letter, a digit or an underscore.
    static func isBody(_ byte: UInt8) -> Bool { isHead(byte) || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    /// Returns whether a character is invisible. Two names that differ only in such a character
    /// look the same.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isDefaultIgnorableCodePoint }

    /// Names that have another meaning even in backticks in some of the places where generated code
    /// uses them. For `let`, the compiler warns if it is a label.
    static let unusable: Set<String> = [
        "let", "var", "init", "Self", "self", "Type", "inout", "super", "Protocol",
    ]

    /// The keywords that need backticks as names (The Swift Programming Language, Lexical
    /// Structure, Keywords and Punctuation), and two that cannot begin an expression, `await` and
    /// `unsafe`.
    package static let keywords: Set<String> = [
        "as", "do", "if", "in", "is", "Any", "for", "let", "nil", "try", "var", "case", "else",
        "enum", "func", "true", "await", "break", "catch", "class", "defer", "false", "guard",
        "inout", "throw", "where", "while", "deinit", "import", "public", "repeat", "return",
        "static", "struct", "switch", "throws", "unsafe", "default", "private", "continue",
        "internal", "operator", "protocol", "rethrows", "extension", "subscript", "typealias",
        "fallthrough", "fileprivate", "associatedtype", "precedencegroup",
    ]
}
