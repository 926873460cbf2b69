import SourceDiagnostics

/// Reads the one JSON value of a file (RFC 8259, section 2), and keeps the place of each part.
///
/// Beyond the RFC, comments (`// …` and `/* … */`, which do not nest) may stand wherever white
/// space may, and a comma may follow the last element of an array or member of an object. A byte
/// order mark is skipped, as section 8.1 allows. Anything else is an error.
///
/// All errors are reported, each once: reading goes on after an error where the text shows how it
/// was meant, and says nothing about what only follows from that error. Reading ends early after
/// 100 errors, and where brackets are nested more than 128 deep (section 9 allows such a bound).
///
/// - Returns: The value; where there were errors, as much of it as could be read, without the
///   elements and members that have no value; nil where nothing could be read.
package func readJSON(
    _ file: SourceFile, into diagnostics: inout DiagnosticCollector
) -> JSONNode? {
    var reader = JSONReader(file)
    let root = reader.readDocument()
    diagnostics.add(contentsOf: reader.diagnostics)
    return root
}

extension JSONReader {
    fileprivate mutating func readDocument() -> JSONNode? {
        guard reportEncoding() else { return nil }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        var root = readValue()
        while root == nil, index < end {
            skipUnexpected()
            root = readValue()
        }
        skipTrivia()
        if root == nil, diagnostics.diagnostics.isEmpty {
            report(
                .emptyFile, "the file holds no value", at: .start, note: "write an object: '{ }'")
        } else if index < end, !isStructureUncertain {
            report(
                .extraText, "remove the text after the end of the value",
                at: SourceRange(index, endOfText),
                note: "a file holds one value")
        }
        return root
    }

    /// The end of the file without the white space there.
    private var endOfText: Int {
        var offset = bytes.count
        while offset > index, bytes[offset - 1] <= UInt8(ascii: " ") { offset -= 1 }
        return offset
    }
}

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
