import PluginDescriptions

/// Turns the texts of templates into instructions, each in one pass over its lines.
///
/// All its methods are mutating: to call one that is not, a debug build copies the parser.
struct TemplateParser {
    var code = TemplateCode()

    /// The template that is being parsed, and what is wrong with it.
    var source = TemplateSource.file(SourceFile(path: "", bytes: []))
    var diagnostics = DiagnosticCollector()
    var text = TemplateText("")
    var delimiters = Delimiters()
    /// The sections that are open, the innermost last.
    var sections = Memory<OpenSection>(capacity: 16)
    /// The numbers of the names that embedded templates have, each at its place; 0 for one not met yet.
    var embeddedNames = Memory(repeating: 0, count: EmbeddedTemplates.names.count)

    private var index = 0
    /// Where the line begins; nil after a tag on it, since no later one can be a standalone tag.
    private var lineStart: Int?
    /// Where the text begins that no instruction holds yet, and whether a line does.
    private var textStart = 0
    private var beginsLine = true

    /// The file that problems are reported in.
    var file: SourceFile {
        mutating get { source.file }
    }

    /// Frees what only parsing needs.
    func free() {
        sections.free()
        embeddedNames.free()
    }

    /// Parses a template, and reports all problems found in it: tags, sections and delimiters that
    /// are not closed, section ends that do not fit, and names that are none.
    ///
    /// Nil where there are errors.
    mutating func parse(
        _ source: TemplateSource, reporting diagnostics: inout DiagnosticCollector
    ) -> MustacheTemplate? {
        let start = code.instructions.count
        let firstPartial = code.partials.count
        self.source = source
        self.diagnostics = DiagnosticCollector()
        delimiters = Delimiters()
        sections.count = 0
        text = source.text
        textStart = 0
        beginsLine = true
        if let marks = source.marks { readMarks(marks) } else { findTags() }
        endText(at: text.count, isBeforeTag: false)
        add(.end)
        reportOpenSections()
        diagnostics.add(contentsOf: self.diagnostics)
        if self.diagnostics.hasErrors { return nil }
        return MustacheTemplate(
            source: source, start: start, partials: firstPartial..<code.partials.count)
    }

    /// Adds the tags of a template, which are looked for in its text.
    private mutating func findTags() {
        index = 0
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
            index += 1
            lineStart = index
        }
    }

    /// Adds an instruction, and tells at which position.
    @discardableResult
    mutating func add(_ instruction: Instruction) -> Int {
        let position = code.instructions.addPlace()
        code.instructions.start[position] = instruction
        return position
    }

    /// Adds a tag for an instruction, and tells at which position.
    mutating func add(_ tag: Tag) -> Int {
        let position = code.tags.addPlace()
        code.tags.start[position] = tag
        return position
    }

    mutating func add(_ partial: Partial) {
        code.partials.append(partial)
        add(.partial(code.partials.count - 1))
    }

    /// Adds the text that no instruction holds yet, if there is any, or a line that is to be indented.
    ///
    /// - Parameter isBeforeTag: whether a tag comes after it that is not alone on its line.
    mutating func endText(at end: Int, isBeforeTag: Bool) {
        if textStart == end, !(beginsLine && isBeforeTag) { return }
        let endsAtLine = isBeforeTag && textStart < end && text.bytes[end - 1] == 0x0A
        add(
            .text(
                start: text.bytes + textStart, end: text.bytes + end,
                lines: LineBounds(beginsLine: beginsLine, endsAtLine: endsAtLine)))
    }

    /// Begins a text after a tag.
    mutating func beginText(at start: Int, beginsLine: Bool) {
        textStart = start
        self.beginsLine = beginsLine
    }

    private mutating func parseTag() {
        let token = scanTag(at: index)
        let start = token.range.lowerBound
        if let lineStart, let end = endOfStandaloneLine(token, lineStart: lineStart) {
            // The line leaves nothing, not even indentation.
            endText(at: lineStart, isBeforeTag: false)
            addTag(token, indentation: text.part(SourceRange(lineStart, start)))
            index = end
            self.lineStart = end
        } else {
            endText(at: start, isBeforeTag: true)
            addTag(token, indentation: nil)
            index = token.range.upperBound
            self.lineStart = nil
        }
        beginText(at: index, beginsLine: self.lineStart != nil)
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
