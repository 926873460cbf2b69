import SourceDiagnostics

/// The problems that a file can have as JSON, whatever it describes.
extension DiagnosticIdentifier {
    // The file as a whole
    package static let invalidUTF8: Self = "invalid-utf8"
    package static let emptyFile: Self = "empty-file"
    package static let extraText: Self = "extra-text"
    package static let nestingTooDeep: Self = "nesting-too-deep"

    // Between values
    package static let unexpectedCharacter: Self = "unexpected-character"
    package static let unterminatedComment: Self = "unterminated-comment"
    package static let unexpectedComma: Self = "unexpected-comma"
    package static let missingComma: Self = "missing-comma"
    package static let missingColon: Self = "missing-colon"
    package static let missingKey: Self = "missing-key"
    package static let missingValue: Self = "missing-value"
    package static let missingBracket: Self = "missing-bracket"
    package static let wrongBracket: Self = "wrong-bracket"

    // Strings
    package static let unterminatedString: Self = "unterminated-string"
    package static let wrongQuotes: Self = "wrong-quotes"
    package static let unescapedQuote: Self = "unescaped-quote"
    package static let controlCharacter: Self = "control-character"
    package static let invalidEscape: Self = "invalid-escape"
    package static let unpairedSurrogate: Self = "unpaired-surrogate"

    // Numbers and words
    package static let invalidNumber: Self = "invalid-number"
    package static let unquotedKey: Self = "unquoted-key"
    package static let unknownWord: Self = "unknown-word"
}
