/// A parsed template: text with tags in it.
///
/// Tags are a part of Mustache (https://mustache.github.io/mustache.5.html): `{{name}}` inserts a text, `{{.}}` the text
/// of a section, `{{#name}} … {{/name}}` is a section, `{{^name}} … {{/name}}` an inverted one, and `{{! … }}` a comment.
/// A tag of a section and a comment take their line with them if nothing else is on it. Nothing is escaped. A name
/// without a value is an error.
package struct Template: Sendable {
    let file: SourceFile
    let nodes: [TemplateNode]

    /// Parses a template, and reports its errors. Returns nil if there are any.
    package init?(parsing file: SourceFile, reporting diagnostics: inout DiagnosticCollector) {
        var parser = TemplateParser(file: file)
        parser.parse()
        diagnostics.add(contentsOf: parser.diagnostics)
        if parser.diagnostics.hasErrors { return nil }
        self.file = file
        nodes = parser.nodes
    }
}

/// A part of a template.
enum TemplateNode: Sendable {
    case text([UInt8])
    case value(Tag)
    case section(Tag, isInverted: Bool, [TemplateNode])
}

/// A tag that names a value.
struct Tag: Sendable {
    let name: String
    /// The range of the tag, with its braces.
    let range: SourceRange
}

private struct TemplateParser {
    private struct OpenSection {
        let tag: Tag
        let isInverted: Bool
        var nodes: [TemplateNode] = []
    }

    let file: SourceFile
    var diagnostics = DiagnosticCollector()
    var nodes: [TemplateNode] = []
    private var sections: [OpenSection] = []

    init(file: SourceFile) { self.file = file }

    private var bytes: [UInt8] { file.bytes }

    mutating func parse() {
        var index = 0
        while let start = offset(of: "{{", from: index) {
            guard let end = offset(of: "}}", from: start) else {
                report(.unclosedTag, "close this tag with '}}'", at: SourceRange(start, start + 2))
                break
            }
            let range = SourceRange(start, end + 2)
            let content = file.text(in: SourceRange(start + 2, end))
            let word = content.split(separator: " ").joined(separator: " ")
            let line = "#^/!".contains(word.first ?? " ") ? standaloneLine(around: range) : nil
            addText(from: index, to: (line ?? range).lowerBound)
            add(word, at: range)
            index = (line ?? range).upperBound
        }
        addText(from: index, to: bytes.count)
        for section in sections where !diagnostics.hasErrors {
            report(.unclosedSection, "end this section with '{{/\(section.tag.name)}}'", at: section.tag.range)
        }
    }

    /// Returns the offset of two braces.
    private func offset(of braces: StaticString, from start: Int) -> Int? {
        let brace = braces.utf8Start.pointee
        return (start..<max(start, bytes.count - 1)).first { bytes[$0] == brace && bytes[$0 + 1] == brace }
    }

    /// Returns the line with a tag, up to the next one; nil if something else is on it.
    private func standaloneLine(around tag: SourceRange) -> SourceRange? {
        let (space, tab, lineFeed) = (UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"))
        let start = bytes[..<tag.lowerBound].lastIndex { $0 != space && $0 != tab } ?? -1
        let end = bytes[tag.upperBound...].firstIndex { $0 != space && $0 != tab } ?? bytes.count
        let isAlone = (start < 0 || bytes[start] == lineFeed) && (end == bytes.count || bytes[end] == lineFeed)
        return isAlone ? SourceRange(start + 1, min(end + 1, bytes.count)) : nil
    }

    private mutating func addText(from start: Int, to end: Int) {
        if start < end { add(.text(Array(bytes[start..<end]))) }
    }

    private mutating func add(_ node: TemplateNode) {
        if sections.isEmpty { nodes.append(node) } else { sections[sections.count - 1].nodes.append(node) }
    }

    private mutating func add(_ word: String, at range: SourceRange) {
        guard let sigil = word.first else { return report(.invalidTagName, "write a name into this tag", at: range) }
        if sigil == "!" { return }
        let hasSigil = "#^/".contains(sigil)
        let name = String(hasSigil ? word.dropFirst().drop { $0 == " " } : word[...])
        guard name == "." || !name.isEmpty && name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
            let note = "write '{{name}}', '{{#name}}', '{{^name}}', '{{/name}}' or '{{! comment }}'"
            return report(.invalidTagName, "'\(name)' is not a name", at: range, notes: [Diagnostic.Note(note)])
        }
        let tag = Tag(name: name, range: range)
        switch sigil {
        case "#", "^": sections.append(OpenSection(tag: tag, isInverted: sigil == "^"))
        case "/": end(tag)
        default: add(.value(tag))
        }
    }

    private mutating func end(_ tag: Tag) {
        guard let section = sections.last, section.tag.name == tag.name else {
            let message =
                sections.last.map { "end the section with '{{/\($0.tag.name)}}'" } ?? "no section is open here"
            let notes = sections.last.map { [Diagnostic.Note("it begins here", at: SourcePlace(file, $0.tag.range))] }
            return report(.mismatchedSection, message, at: tag.range, notes: notes ?? [])
        }
        sections.removeLast()
        add(.section(section.tag, isInverted: section.isInverted, section.nodes))
    }

    private mutating func report(
        _ identifier: DiagnosticIdentifier, _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = []
    ) {
        diagnostics.error(identifier, message, at: SourcePlace(file, range), notes: notes)
    }
}

/// The problems of templates.
extension DiagnosticIdentifier {
    static let unclosedTag: DiagnosticIdentifier = "template-unclosed-tag"
    static let invalidTagName: DiagnosticIdentifier = "template-invalid-name"
    static let unclosedSection: DiagnosticIdentifier = "template-unclosed-section"
    static let mismatchedSection: DiagnosticIdentifier = "template-mismatched-section"
    static let unknownName: DiagnosticIdentifier = "template-unknown-name"
    static let notText: DiagnosticIdentifier = "template-not-text"
    static let tooLarge: DiagnosticIdentifier = "template-too-large"
}

/// Returns a note with the name that was probably meant, or no note.
func suggestion(for name: String, among names: [String]) -> [Diagnostic.Note] {
    guard let nearest = nearestMatch(to: name, among: names) else { return [] }
    return [Diagnostic.Note("did you mean '\(nearest)'?")]
}
