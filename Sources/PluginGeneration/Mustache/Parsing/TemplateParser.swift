import PluginDescriptions

/// Turns the texts of templates into instructions, each in one pass over its lines.
///
/// All its methods are mutating: to call one that is not, a debug build copies the parser.
struct TemplateParser {
    var code = TemplateCode()

    /// The template that is being parsed, and what is wrong with it.
    var file = SourceFile(path: "", bytes: [])
    var diagnostics = DiagnosticCollector()
    var text = TemplateText("")
    var delimiters = Delimiters()
    /// The sections that are open, the innermost last.
    var sections = Memory<OpenSection>(capacity: 16)

    private var index = 0
    /// Where the line begins, or nil once that was noted for a tag on it: no later tag of the line
    /// can be a standalone one.
    private var lineStart: Int?
    /// Where the text begins that no instruction holds yet, and the lines that begin in it.
    private var textStart = 0
    private var firstLine = 0

    /// Parses a template, and reports all problems found in it: tags, sections and delimiters that
    /// are not closed, section ends that do not fit, and names that are none.
    ///
    /// Nil where there are errors.
    mutating func parse(
        _ file: SourceFile, reporting diagnostics: inout DiagnosticCollector
    ) -> MustacheTemplate? {
        let start = code.instructions.count
        let firstPartial = code.partials.count
        self.file = file
        self.diagnostics = DiagnosticCollector()
        delimiters = Delimiters()
        sections.count = 0
        file.bytes.withUnsafeBufferPointer { bytes in
            text = bytes.baseAddress.map { TemplateText($0, bytes.count) } ?? TemplateText("")
            parse()
            code.text.append(text.bytes, text.count)
        }
        diagnostics.add(contentsOf: self.diagnostics)
        if self.diagnostics.hasErrors { return nil }
        return MustacheTemplate(
            file: file, start: start, partials: firstPartial..<code.partials.count)
    }

    private mutating func parse() {
        index = 0
        textStart = 0
        firstLine = code.lineStarts.count
        lineStart = 0
        while index < text.count {
            let lineEnd = text.offset(of: 0x0A, from: index, to: text.count)
            index = text.offset(of: delimiters.opening, from: index, to: lineEnd)
            while index < lineEnd {
                parseTag()
                if index < lineEnd {
                    index = text.offset(of: delimiters.opening, from: index, to: lineEnd)
                }
            }
            if index > lineEnd { continue }
            if index == text.count { break }
            keepLine()
            index += 1
            lineStart = index
        }
        keepLine()
        endText(at: text.count)
        add(.end)
        reportOpenSections()
    }

    /// Adds an instruction, and tells at which position.
    @discardableResult
    mutating func add(_ instruction: Instruction) -> Int {
        code.instructions.append(instruction)
        return code.instructions.count - 1
    }

    /// Adds a tag for an instruction, and tells at which position.
    mutating func add(_ tag: Tag) -> Int {
        code.tags.append(tag)
        return code.tags.count - 1
    }

    mutating func add(_ partial: Partial) {
        code.partials.append(partial)
        add(.partial(code.partials.count - 1))
    }

    /// Notes where the line begins, unless nothing is on it that can be indented.
    private mutating func keepLine() {
        guard let start = lineStart else { return }
        lineStart = nil
        if start < text.count, text.endOfLineBreak(at: start) == nil {
            code.lineStarts.append(code.text.count + start)
        }
    }

    private mutating func endText(at end: Int) {
        if textStart < end || firstLine < code.lineStarts.count {
            add(
                .text(
                    start: code.text.count + textStart, end: code.text.count + end,
                    firstLine: firstLine, endOfLines: code.lineStarts.count))
            firstLine = code.lineStarts.count
        }
    }

    private mutating func parseTag() {
        let token = scanTag(at: index)
        let start = token.range.lowerBound
        if let lineStart, let end = endOfStandaloneLine(token, lineStart: lineStart) {
            // The line leaves nothing, not even indentation.
            endText(at: lineStart)
            let base = code.text.count
            addTag(token, indentation: SourceRange(base + lineStart, base + start))
            index = end
            self.lineStart = end
        } else {
            keepLine()
            endText(at: start)
            addTag(token, indentation: nil)
            index = token.range.upperBound
        }
        textStart = index
    }

    /// Where the line after a standalone tag begins, or nil for a tag that is none: one that
    /// interpolates, or that has something else than white space beside it.
    private mutating func endOfStandaloneLine(_ token: TagToken, lineStart: Int) -> Int? {
        if token.kind == .interpolation { return nil }
        if text.endOfBlanks(from: lineStart) < token.range.lowerBound { return nil }
        let end = text.endOfBlanks(from: token.range.upperBound)
        return end == text.count ? end : text.endOfLineBreak(at: end)
    }
}

/// A section whose end has not been found yet.
struct OpenSection: BitwiseCopyable {
    let tag: Tag
    /// Where the tag is among those of the library.
    let tagPosition: Int
    let isInverted: Bool
    /// Where its instruction is.
    let position: Int
    let delimiters: Delimiters
    /// Whether a problem of its tag, or an end that does not fit, was reported: the section is then
    /// not reported as one without an end.
    var isReported: Bool
}

/// The bytes that a tag begins and ends with.
struct Delimiters: BitwiseCopyable {
    var opening = TemplateText("{{")
    var closing = TemplateText("}}")
}
