/// What may be the name of a property in emitted code.
package enum SwiftIdentifier {
    /// What is wrong with a name, as the end of a sentence about it; nil where nothing is.
    static func problem(of text: String) -> String? {
        guard !text.isEmpty else { return "must not be empty" }
        let scalars = Array(text.unicodeScalars)
        let isValid =
            isHead(scalars[0]) && scalars.dropFirst().allSatisfy(isBody)
            && scalars.contains { $0 != "_" }
        guard isValid else { return "is '\(text)', which is not a Swift identifier" }
        if unusable.contains(text) { return "is '\(text)', which Swift keeps for itself" }
        return nil
    }

    /// The name as Swift source: in backticks where it is a keyword.
    package static func escaped(_ name: String) -> String {
        keywords.contains(name) ? "`\(name)`" : name
    }

    static func isHead(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.properties.isXIDStart
    }

    static func isBody(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII
            ? scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            : scalar.properties.isXIDContinue
    }

    /// Names that mean something else even in backticks, in some of the places they would be used.
    private static let unusable: Set<String> = [
        "self", "Self", "init", "Type", "Protocol", "super",
    ]

    /// The keywords that cannot be names as they stand (The Swift Programming Language, Lexical
    /// Structure, Keywords and Punctuation).
    private static let keywords: Set<String> = [
        "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
        "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "inout", "internal", "is",
        "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
        "rethrows", "return", "static", "struct", "subscript", "switch", "throw", "throws", "true",
        "try", "typealias", "var", "where", "while",
    ]
}
