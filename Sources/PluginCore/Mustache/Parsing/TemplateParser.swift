import SystemCalls

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
        _ identifier: DiagnosticIdentifier, _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = []
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

/// A section whose end has not been found yet.
struct OpenSection {
    let tag: Tag
    let isInverted: Bool
    /// The delimiters of the tag.
    let delimiters: Delimiters
    /// Whether a problem of the tag, or an end that does not match it, has been reported. If so,
    /// the missing end of the section is not reported again.
    var isReported: Bool
    var nodes: [TemplateNode] = []

    /// The tag that ends the section.
    var endTag: String { delimiters.tag("/" + tag.name) }
}

extension TemplateParser {
    /// The maximum number of nested sections. Sections are rendered recursively.
    private static let sectionLimit = 20

    mutating func open(_ tag: Tag, _ token: TagToken) {
        if sections.count == Self.sectionLimit {
            report(.nestingTooDeep, "nest sections at most \(Self.sectionLimit) deep", at: tag.range)
        }
        sections.append(
            OpenSection(
                tag: tag, isInverted: token.kind == .invertedSection, delimiters: delimiters,
                isReported: !token.isClosed))
    }

    /// Closes the innermost section with the name of the tag.
    ///
    /// Open sections within it end there too. An end that does not match an open section closes
    /// nothing. It is reported instead of the section that it may have been meant for.
    mutating func closeSection(_ tag: Tag) {
        guard let innermost = sections.last else {
            report(.mismatchedSection, "no section '\(tag.name)' is open here", at: tag.range)
            return
        }
        guard let index = sections.lastIndex(where: { $0.tag.name == tag.name }) else {
            let message = "expected \(innermost.endTag) to end section '\(innermost.tag.name)'"
            reportMismatch(message, at: tag, opening: [innermost])
            sections[sections.count - 1].isReported = true
            return
        }
        let inner = sections[(index + 1)...].filter { !$0.isReported }
        if let last = inner.last {
            let message = "close section '\(last.tag.name)' before section '\(tag.name)'"
            reportMismatch(message, at: tag, opening: inner)
        }
        while sections.count > index { closeInnermostSection() }
    }

    private mutating func closeInnermostSection() {
        let section = sections.removeLast()
        // A section that is nested too deep has been reported, and is dropped.
        if sections.count >= Self.sectionLimit { return }
        add(section.isInverted ? .invertedSection(section.tag, section.nodes) : .section(section.tag, section.nodes))
    }

    /// Reports the sections that are open at the end of the template.
    mutating func reportOpenSections() {
        for section in sections where !section.isReported && !hasTooManyProblems {
            report(.unclosedSection, "close this section with '\(section.endTag)'", at: section.tag.range)
        }
    }

    private mutating func reportMismatch(_ message: String, at tag: Tag, opening: [OpenSection]) {
        let notes = opening.map {
            Diagnostic.Note("section '\($0.tag.name)' opens here", at: place($0.tag.range))
        }
        report(.mismatchedSection, message, at: tag.range, notes: notes)
    }
}

/// The text of a template as UTF-8. Places in it are offsets in bytes.
struct TemplateText {
    let bytes: [UInt8]

    /// The offset of the end.
    var end: Int { bytes.count }

    subscript(range: SourceRange) -> String {
        String(decoding: bytes[range.offsets], as: UTF8.self)
    }

    /// Returns the offset of the first occurrence of `part` between two offsets, or the second
    /// offset if there is none.
    func offset(of part: [UInt8], from start: Int, to end: Int) -> Int {
        var offset = start
        while offset < end {
            offset = SystemCalls.offset(of: part[0], in: bytes, from: offset, to: end)
            if offset + part.count <= end, contains(part, at: offset) { return offset }
            offset += 1
        }
        return end
    }

    func contains(_ part: [UInt8], at offset: Int) -> Bool {
        offset + part.count <= end && bytes[offset..<(offset + part.count)].elementsEqual(part)
    }

    /// Returns the offset after the line that contains `offset`. A line ends with LF.
    func endOfLine(at offset: Int) -> Int {
        min(SystemCalls.offset(of: UInt8(ascii: "\n"), in: bytes, from: offset, to: end) + 1, end)
    }

    /// Returns the first offset, from `start` on, that is neither a space nor a tab.
    func endOfBlanks(from start: Int) -> Int {
        var offset = start
        while offset < end,
            bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t")
        {
            offset += 1
        }
        return offset
    }

    /// Returns the words of a range, which white space separates.
    func words(in range: SourceRange) -> [SourceRange] {
        bytes[range.offsets].split(whereSeparator: Self.isWhiteSpace).map {
            SourceRange($0.startIndex, $0.endIndex)
        }
    }

    /// Returns whether a byte is a space, or one of the control characters from tab to carriage
    /// return.
    private static func isWhiteSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(byte)
    }
}
