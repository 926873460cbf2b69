import SourceDiagnostics

/// Turns a template's text into instructions, in one pass over its lines.
///
/// All its methods are mutating: to call one that is not, a debug build copies the parser.
struct TemplateParser {
    let file: SourceFile
    let bytes: [UInt8]
    var delimiters = Delimiters()
    var diagnostics = DiagnosticCollector()
    private(set) var instructions: [Instruction] = []
    private(set) var tags: [Tag] = []
    var names: [String] = []
    private(set) var partials: [Partial] = []
    private(set) var lineStarts: [Int] = []

    /// The sections that are open, the innermost last.
    var sections: [OpenSection] = []

    private var index = 0
    /// Where the line begins, or nil once a tag has been found on it: no later tag of the line can
    /// be a standalone one.
    private var lineStart: Int?
    /// Where the text begins that no instruction holds yet, and the lines that begin in it.
    private var textStart = 0
    private var firstLineStart = 0

    init(_ file: SourceFile) {
        self.file = file
        bytes = file.bytes
    }

    mutating func parse() {
        beginLine()
        while index < bytes.count {
            index = bytes.offset(ofLineBreakOr: delimiters.opening[0], from: index)
            if index == bytes.count { break }
            if bytes[index] == UInt8(ascii: "\n") {
                index += 1
                beginLine()
            } else if bytes.hasBytes(delimiters.opening, at: index) {
                parseTag()
            } else {
                index += 1
            }
        }
        endText(at: bytes.count)
        reportOpenSections()
    }

    /// Adds an instruction, and tells at which position.
    @discardableResult
    mutating func add(_ instruction: Instruction) -> Int {
        instructions.append(instruction)
        return instructions.count - 1
    }

    /// Adds a tag for an instruction, and tells at which position.
    mutating func add(_ tag: Tag) -> Int {
        tags.append(tag)
        return tags.count - 1
    }

    mutating func add(_ partial: Partial) {
        partials.append(partial)
        add(.partial(partials.count - 1))
    }

    /// Makes an instruction know the section's end that has been found by now.
    mutating func replace(at position: Int, with instruction: Instruction) {
        instructions[position] = instruction
    }

    private mutating func beginLine() {
        lineStart = index
        if index < bytes.count, bytes.endOfLineBreak(at: index) == nil { lineStarts.append(index) }
    }

    private mutating func endText(at end: Int) {
        if textStart < end || firstLineStart < lineStarts.count {
            add(.text(textStart..<end, lineStarts: firstLineStart..<lineStarts.count))
        }
        firstLineStart = lineStarts.count
    }

    private mutating func parseTag() {
        let token = scanTag(at: index)
        let start = token.range.lowerBound
        if let lineStart, let end = endOfStandaloneLine(token, lineStart: lineStart) {
            // The line leaves nothing, not even indentation.
            lineStarts.removeLast()
            endText(at: lineStart)
            addTag(token, indentation: lineStart..<start)
            index = end
            textStart = end
            beginLine()
        } else {
            endText(at: start)
            addTag(token, indentation: nil)
            index = token.range.upperBound
            textStart = index
            lineStart = nil
        }
    }

    /// Where the line after a standalone tag begins, or nil for a tag that is none: one that
    /// interpolates, or that has something else than white space beside it.
    private mutating func endOfStandaloneLine(_ token: TagToken, lineStart: Int) -> Int? {
        if token.kind == .interpolation { return nil }
        if bytes.endOfBlanks(from: lineStart) < token.range.lowerBound { return nil }
        let end = bytes.endOfBlanks(from: token.range.upperBound)
        return end == bytes.count ? end : bytes.endOfLineBreak(at: end)
    }
}

/// A section whose end has not been found yet.
struct OpenSection {
    let tag: Tag
    /// Where the tag is among those of the template.
    let tagPosition: Int
    let isInverted: Bool
    /// Where its instruction is.
    let position: Int
    let delimiters: Delimiters
    /// Whether a problem of its tag, or an end that does not fit, was reported: the section is then
    /// not reported as one without an end.
    var isReported: Bool

    /// How the tag that ends it has to be written.
    func end(_ names: [String]) -> String {
        String(decoding: delimiters.opening, as: UTF8.self) + "/" + names.text(of: tag)
            + String(decoding: delimiters.closing, as: UTF8.self)
    }
}

/// The bytes that a tag begins and ends with.
struct Delimiters {
    var opening: [UInt8] = Array("{{".utf8)
    var closing: [UInt8] = Array("}}".utf8)
}
