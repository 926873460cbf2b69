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
    _ file: SourceFile, reporting diagnostics: inout DiagnosticCollector
) -> JSONNode? {
    var reader = JSONReader(file)
    let root = reader.readDocument()
    diagnostics.add(contentsOf: reader.diagnostics)
    return root
}

/// Reports what is not UTF-8 in a file of text, and what changes the direction of text.
package func checkEncoding(of file: SourceFile, reporting diagnostics: inout DiagnosticCollector) {
    var reader = JSONReader(file)
    _ = reader.reportEncoding()
    diagnostics.add(contentsOf: reader.diagnostics)
}

extension JSONReader {
    fileprivate mutating func readDocument() -> JSONNode? {
        guard reportEncoding() else { return nil }
        if byte() == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { index = 3 }
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
    package static let textDirection: Self = "text-direction"

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

extension JSONReader {
    /// Reports what is not UTF-8 (RFC 8259, section 8.1).
    ///
    /// - Returns: Whether the file can be read in spite of it.
    mutating func reportEncoding() -> Bool {
        if isUTF16 {
            report(
                .invalidUTF8, "the file is UTF-16 or UTF-32", at: .start,
                note: "save the file as UTF-8")
            return false
        }
        if bytes.allSatisfy({ $0 < 0x80 }) { return true }
        let ranges = findMalformedRanges()
        for range in ranges {
            if isDirectionControl(at: range.lowerBound) {
                file.text(in: range).unicodeScalars.first.map { reportDirection($0, at: range) }
                continue
            }
            report(
                .invalidUTF8, "replace what is not UTF-8", at: range,
                note: "save the file as UTF-8")
        }
        malformedRanges = ranges
        return ranges.count < Self.problemLimit
    }

    /// Whether the file begins with a byte order mark of UTF-16, or with a zero byte in one of the
    /// first two places, as every JSON text of UTF-16 and UTF-32 does.
    private var isUTF16: Bool {
        guard bytes.count >= 2 else { return false }
        return bytes[0] == 0 || bytes[1] == 0 || bytes[0] == 0xFE && bytes[1] == 0xFF
            || bytes[0] == 0xFF && bytes[1] == 0xFE
    }

    private func findMalformedRanges() -> [SourceRange] {
        var ranges: [SourceRange] = []
        var offset = 0
        while offset < bytes.count {
            if bytes[offset] < 0x80 {
                offset += 1
                continue
            }
            let length = lengthOfSequence(at: offset)
            let start = offset
            offset += length
            if length > 0, !isDirectionControl(at: start) { continue }
            while length == 0, offset < bytes.count, lengthOfSequence(at: offset) == 0 {
                offset += 1
            }
            ranges.append(SourceRange(start, offset))
            if ranges.count == Self.problemLimit { break }
        }
        return ranges
    }

    /// Whether one of U+202A to U+202E and U+2066 to U+2069 is at `offset`.
    private func isDirectionControl(at offset: Int) -> Bool {
        guard bytes[offset] == 0xE2, offset + 2 < bytes.count else { return false }
        let (second, third) = (bytes[offset + 1], bytes[offset + 2])
        return second == 0x80 && (0xAA...0xAE).contains(third)
            || second == 0x81 && (0xA6...0xA9).contains(third)
    }

    /// Reports a character, or the escape of one, with which text can be made to look like other text.
    mutating func reportDirection(_ scalar: Unicode.Scalar, at range: SourceRange) {
        report(
            .textDirection,
            "remove \(scalar.nameInMessages), which changes the order that text is shown in",
            at: range, note: "with it, code and text can look like what they are not")
    }

    /// The number of bytes of the character at `offset`; 0 if they are not well-formed.
    ///
    /// Source: The Unicode Standard, table 3-7; the same as RFC 3629, section 4.
    private func lengthOfSequence(at offset: Int) -> Int {
        var parser = UTF8.ForwardParser()
        var rest = bytes[offset...].makeIterator()
        guard case .valid(let sequence) = parser.parseScalar(from: &rest) else { return 0 }
        return sequence.count
    }
}
