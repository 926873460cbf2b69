extension Template {
    /// Parses a template and reports all its errors: unclosed tags, sections and delimiters,
    /// section ends that do not match, and invalid names. Returns nil if there are errors.
    init?(parsing file: SourceFile, reporting diagnostics: inout DiagnosticCollector) {
        var parser = TemplateParser(file)
        parser.parse()
        diagnostics.add(contentsOf: parser.diagnostics)
        if parser.diagnostics.hasErrors { return nil }
        self.init(file: file, nodes: parser.nodes, partials: parser.partials)
    }
}

/// Parses the text of a template into nodes, line by line.
struct TemplateParser {
    private let file: SourceFile
    let text: TemplateText
    var delimiters = Delimiters()
    /// The open sections, the innermost last.
    var sections: [OpenSection] = []
    /// The nodes outside of open sections.
    private(set) var nodes: [TemplateNode] = []
    private(set) var partials: [Partial] = []
    private(set) var diagnostics = DiagnosticCollector()
    /// The offset of the text that is not yet parsed.
    private var index = 0

    init(_ file: SourceFile) {
        self.file = file
        text = TemplateText(bytes: file.bytes)
    }

    mutating func parse() {
        while index < text.end, !hasTooManyProblems { parseLine() }
        reportOpenSections()
    }

    /// Whether the rest of the template is not parsed. To find the end of an unclosed tag, the whole rest is searched.
    var hasTooManyProblems: Bool {
        diagnostics.diagnostics.count >= MustacheLibrary.problemLimit
    }

    /// Parses the rest of a line, or of several lines if tags extend over their ends.
    private mutating func parseLine() {
        let lineStart = index
        var lineEnd = text.endOfLine(at: index)
        var beginsLine = true
        while !hasTooManyProblems, let tag = scanNextTag(before: lineEnd) {
            if beginsLine, let end = endOfStandaloneLine(of: tag, from: lineStart) {
                add(tag, indentation: text[SourceRange(lineStart, tag.range.lowerBound)])
                index = end
                return
            }
            addText(to: tag.range.lowerBound, beginsLine: beginsLine)
            add(tag, indentation: nil)
            index = tag.range.upperBound
            beginsLine = false
            if index > lineEnd { lineEnd = text.endOfLine(at: index) }
        }
        addText(to: lineEnd, beginsLine: beginsLine)
    }

    /// Returns the next tag that begins on the line.
    private mutating func scanNextTag(before lineEnd: Int) -> TagToken? {
        let start = text.offset(of: delimiters.opening, from: index, to: lineEnd)
        return start < lineEnd ? scanTag(at: start) : nil
    }

    /// Returns the offset after the line of a standalone tag. Returns nil if the tag is not
    /// standalone: if it is a variable, or is not alone on its line.
    private func endOfStandaloneLine(of tag: TagToken, from lineStart: Int) -> Int? {
        if tag.kind == .variable { return nil }
        if text.endOfBlanks(from: lineStart) < tag.range.lowerBound { return nil }
        let end = text.endOfBlanks(from: tag.range.upperBound)
        let rest = text[SourceRange(end, text.endOfLine(at: end))]
        return ["", "\n", "\r\n"].contains(rest) ? end + rest.utf8.count : nil
    }

    private mutating func addText(to end: Int, beginsLine: Bool) {
        let string = text[SourceRange(index, end)]
        index = end
        if string.isEmpty, !beginsLine { return }
        let isEmptyLine = string == "\n" || string == "\r\n"
        add(.text(string, beginsLine: beginsLine && !isEmptyLine))
    }

    mutating func add(_ node: TemplateNode) {
        if sections.isEmpty {
            nodes.append(node)
        } else {
            sections[sections.count - 1].nodes.append(node)
        }
    }

    mutating func add(_ partial: Partial) {
        partials.append(partial)
        add(.partial(partial))
    }

    mutating func report(
        _ identifier: DiagnosticIdentifier, _ message: String, at range: SourceRange,
        notes: [Diagnostic.Note] = []
    ) {
        diagnostics.error(identifier, message, at: place(range), notes: notes)
    }

    func place(_ range: SourceRange) -> SourcePlace { SourcePlace(file, range) }
}

/// The text that tags begin and end with.
struct Delimiters {
    var opening = Array("{{".utf8)
    var closing = Array("}}".utf8)

    /// Returns a tag with these delimiters.
    func tag(_ content: String) -> String {
        String(decoding: opening + content.utf8 + closing, as: UTF8.self)
    }
}
