/// Reads a file with one JSON value (RFC 8259, section 2), and keeps the place of each part.
///
/// In addition to the RFC, comments (`// …` and `/* … */`, which cannot be nested) are allowed
/// wherever white space is, and a comma may follow the last element of an array or the last member
/// of an object. A byte order mark is skipped, as section 8.1 allows. Anything else is an error.
///
/// All errors are reported once. The parser continues after an error if it can infer the intended
/// value, and does not report problems that only follow from that error. It stops after 100 errors,
/// and at brackets that are nested more than 128 deep (section 9 allows such a limit).
///
/// - Returns: The value; nil if nothing could be read. After errors, the value contains everything
///   that could be read, without elements and members that have no value.
package func readJSON(
    _ file: SourceFile, reporting diagnostics: inout DiagnosticCollector
) -> JSONNode? {
    var reader = JSONReader(file)
    let root = reader.readDocument()
    diagnostics.add(contentsOf: reader.diagnostics)
    return root
}

extension JSONReader {
    fileprivate mutating func readDocument() -> JSONNode? {
        guard checkEncoding() else { return nil }
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

    /// The offset of the end of the file, without the white space there.
    private var endOfText: Int {
        var offset = bytes.count
        while offset > index, bytes[offset - 1] <= UInt8(ascii: " ") { offset -= 1 }
        return offset
    }
}

extension DiagnosticIdentifier {
    package static let emptyFile: Self = "empty-file"
    package static let extraText: Self = "extra-text"
}

extension DiagnosticCollector {
    /// Whether a quotation mark is missing or too much, so that text may have been read as strings, and strings as text.
    /// Problems with keys and values would follow from it.
    var makesStringsUncertain: Bool { diagnostics.contains { $0.identifier == .unescapedQuote } }
}

/// A parser for one JSON file, with its state.
///
/// The parsing functions are extensions, with one file for each kind of value.
struct JSONReader {
    /// An opening bracket that is not closed yet.
    struct OpenBracket {
        let offset: Int
        let closing: UInt8

        var container: String { closing == UInt8(ascii: "]") ? "array" : "object" }
        var range: SourceRange { SourceRange(offset, offset + 1) }
    }

    /// The maximum number of reported problems.
    static let problemLimit = 100
    /// The maximum number of nested brackets.
    static let depthLimit = 128

    let file: SourceFile
    let bytes: [UInt8]
    /// The offset of the next byte to read.
    var index = 0
    /// The offset at which reading ends: the number of bytes, or 0 after ``stop()``.
    private(set) var end: Int
    var openBrackets: [OpenBracket] = []
    private(set) var diagnostics = DiagnosticCollector()

    /// The ranges that are not UTF-8 or that change the direction of text. Nothing more is reported
    /// about them.
    var malformedRanges: [SourceRange] = []
    /// Whether to ignore problems, since they may follow from the last reported one. This ends at
    /// the next comma, colon or closing bracket.
    var isRecovering = false
    /// Whether it is uncertain which brackets are open, since a bracket is wrong, missing, or
    /// inside text that was read as a string.
    var isStructureUncertain = false
    /// Whether the parser is inside the first side of a merge conflict.
    var isInConflict = false
    /// The offset up to which problems are ignored, since the parser may confuse strings and the
    /// text between them there.
    private var endOfSilence = 0
    private var isStopped = false

    init(_ file: SourceFile) {
        self.file = file
        bytes = file.bytes
        end = bytes.count
    }

    /// Returns the byte at a distance after `index`; 0 after the end.
    func byte(_ distance: Int = 0) -> UInt8 {
        index + distance < end ? bytes[index + distance] : 0
    }

    /// Reports a problem unless it may follow from a problem that is already reported.
    mutating func report(
        _ identifier: DiagnosticIdentifier,
        _ message: String,
        at range: SourceRange,
        note: String? = nil,
        noteRange: SourceRange? = nil
    ) {
        guard !isRecovering, !isStopped, range.lowerBound >= endOfSilence, !isMalformed(range)
        else { return }
        let notePlace = noteRange.map { SourcePlace(file, $0) }
        var notes = note.map { [Diagnostic.Note($0, at: notePlace)] } ?? []
        if diagnostics.diagnostics.count + 1 == Self.problemLimit {
            notes.append(.init("the rest of the file was not read"))
            stop()
        }
        diagnostics.error(identifier, message, at: SourcePlace(file, range), notes: notes)
    }

    /// Ignores problems up to the end of the line, since a quotation mark is wrong or missing.
    mutating func silenceLine() {
        isRecovering = true
        isStructureUncertain = true
        guard index >= endOfSilence else { return }
        endOfSilence = index
        while endOfSilence < end, bytes[endOfSilence] != 0x0A, bytes[endOfSilence] != 0x0D {
            endOfSilence += 1
        }
    }

    /// Stops reading, and reports nothing more.
    mutating func stop() {
        end = 0
        isStopped = true
    }

    /// Returns whether a range touches one of the malformed ranges.
    private func isMalformed(_ range: SourceRange) -> Bool {
        malformedRanges.contains {
            $0.lowerBound <= range.upperBound && range.lowerBound <= $0.upperBound
        }
    }

    /// Returns the text in a range for a message: at most its first 40 bytes.
    func shortened(_ range: SourceRange) -> String {
        var upperBound = range.lowerBound + 40
        if range.upperBound <= upperBound { return file.text(in: range) }
        while bytes[upperBound] & 0xC0 == 0x80 { upperBound -= 1 }
        return file.text(in: SourceRange(range.lowerBound, upperBound)) + "…"
    }
}

/// A kind of quotation mark around strings. Only straight double quotation marks are valid JSON.
struct Quote {
    /// The ASCII character that closes the string.
    let closing: UInt8
    /// The last UTF-8 bytes of the curly quotation marks that also close the string: U+2018 to
    /// U+201F are E2 80 98 to E2 80 9F.
    let curly: ClosedRange<UInt8>?
    /// The number of bytes of the quotation mark that opens the string.
    let width: Int

    static let double = Quote(closing: UInt8(ascii: "\""), curly: nil, width: 1)
    static let single = Quote(closing: UInt8(ascii: "'"), curly: nil, width: 1)
    static let backtick = Quote(closing: UInt8(ascii: "`"), curly: nil, width: 1)
    static let curlySingle = Quote(closing: UInt8(ascii: "'"), curly: 0x98...0x9B, width: 3)
    static let curlyDouble = Quote(closing: UInt8(ascii: "\""), curly: 0x9C...0x9F, width: 3)

    /// Whether the quotation mark is valid JSON.
    var isJSON: Bool { closing == UInt8(ascii: "\"") && width == 1 }
}

extension JSONReader {
    /// Returns the kind of the quotation mark at an offset; nil if there is none.
    func quote(at offset: Int) -> Quote? {
        switch bytes[offset] {
        case UInt8(ascii: "\""): return .double
        case UInt8(ascii: "'"): return .single
        case UInt8(ascii: "`"): return .backtick
        case 0xE2 where offset + 2 < end && bytes[offset + 1] == 0x80:
            let last = bytes[offset + 2]
            return [.curlySingle, .curlyDouble].first { $0.curly?.contains(last) ?? false }
        default: return nil
        }
    }
}

/// The identifiers that several files use.
extension DiagnosticIdentifier {
    package static let invalidNumber: Self = "invalid-number"
    package static let unexpectedCharacter: Self = "unexpected-character"
}
