/// The state of reading one file.
///
/// The functions that read are extensions, a file for each kind of value.
struct JSONReader {
    /// A bracket that has not been closed yet.
    struct OpenBracket {
        let offset: Int
        let closing: UInt8

        var container: String { closing == UInt8(ascii: "]") ? "array" : "object" }
        var range: SourceRange { SourceRange(offset, offset + 1) }
    }

    static let problemLimit = 100
    static let depthLimit = 128

    let file: SourceFile
    let bytes: [UInt8]
    /// Where to read on.
    var index = 0
    /// Where reading ends: the number of bytes, or 0 after ``stop()``.
    private(set) var end: Int
    var openBrackets: [OpenBracket] = []
    private(set) var diagnostics = DiagnosticCollector()

    /// The ranges that are not UTF-8, or change the direction of text; nothing more is reported about them.
    var malformedRanges: [SourceRange] = []
    /// Whether problems are passed over, since they may follow from the last one. Holds up to the
    /// next comma, colon or closing bracket.
    var isRecovering = false
    /// Whether it is not known which brackets are open, since one is wrong or missing, or part of
    /// what was taken for a string.
    var isStructureUncertain = false
    /// Whether the first side of a conflict that a merge left is being read.
    var isInConflict = false
    /// Before this offset problems are passed over, since what is a string there and what is not
    /// may be the wrong way round.
    private var endOfSilence = 0
    private var isStopped = false

    init(_ file: SourceFile) {
        self.file = file
        bytes = file.bytes
        end = bytes.count
    }

    /// The byte at `index` and those after it, or 0 beyond the end.
    func byte(_ distance: Int = 0) -> UInt8 {
        index + distance < end ? bytes[index + distance] : 0
    }

    /// Reports a problem, unless it may follow from one that is reported already.
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

    /// Reports nothing more up to the end of the line, since a quotation mark is wrong or missing.
    mutating func silenceLine() {
        isRecovering = true
        isStructureUncertain = true
        guard index >= endOfSilence else { return }
        endOfSilence = index
        while endOfSilence < end, bytes[endOfSilence] != 0x0A, bytes[endOfSilence] != 0x0D {
            endOfSilence += 1
        }
    }

    /// Reads nothing more, and reports nothing more.
    mutating func stop() {
        end = 0
        isStopped = true
    }

    /// Whether the range touches a part of the text that is not UTF-8.
    private func isMalformed(_ range: SourceRange) -> Bool {
        malformedRanges.contains {
            $0.lowerBound <= range.upperBound && range.lowerBound <= $0.upperBound
        }
    }

    /// The text for a message: not more than the first 40 bytes of it.
    func shortened(_ range: SourceRange) -> String {
        var upperBound = range.lowerBound + 40
        if range.upperBound <= upperBound { return file.text(in: range) }
        while bytes[upperBound] & 0xC0 == 0x80 { upperBound -= 1 }
        return file.text(in: SourceRange(range.lowerBound, upperBound)) + "…"
    }
}

/// A kind of quotation mark that strings are found in. Only the double ones are JSON.
struct Quote {
    /// The ASCII character that closes the string.
    let closing: UInt8
    /// The last bytes of the curly ones that close it as well: U+2018 to U+201F are E2 80 98 to
    /// E2 80 9F in UTF-8.
    let curly: ClosedRange<UInt8>?
    /// The bytes of the mark that opens the string.
    let width: Int

    static let double = Quote(closing: UInt8(ascii: "\""), curly: nil, width: 1)
    static let single = Quote(closing: UInt8(ascii: "'"), curly: nil, width: 1)
    static let backtick = Quote(closing: UInt8(ascii: "`"), curly: nil, width: 1)
    static let curlySingle = Quote(closing: UInt8(ascii: "'"), curly: 0x98...0x9B, width: 3)
    static let curlyDouble = Quote(closing: UInt8(ascii: "\""), curly: 0x9C...0x9F, width: 3)

    /// Whether the mark is the one that JSON has.
    var isJSON: Bool { closing == UInt8(ascii: "\"") && width == 1 }
}

extension JSONReader {
    /// The quotation mark at `offset`.
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

/// The identifiers that several files report.
extension DiagnosticIdentifier {
    package static let invalidNumber: Self = "invalid-number"
    package static let unexpectedCharacter: Self = "unexpected-character"
}
