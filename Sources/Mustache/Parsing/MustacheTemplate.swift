import SourceDiagnostics

/// A parsed template of the Mustache language, to be rendered by a ``MustacheLibrary``.
///
/// The rules are those of the core modules of the public specification
/// (https://github.com/mustache/spec): comments, delimiters, interpolation, inverted sections,
/// partials and sections. There are three differences:
/// - No text is escaped: `{{x}}`, `{{&x}}` and `{{{x}}}` mean the same.
/// - What the specification lets pass in silence (a name or a partial that is not there, a list in
///   place of a text) is an error.
/// - Indentation is not given to empty lines of a partial.
package final class MustacheTemplate: Sendable {
    /// What the template was parsed from; its path is the one that problems are reported with.
    package let file: SourceFile

    let instructions: [Instruction]
    /// The tags and partials that instructions name by their positions here.
    let tags: [Tag]
    /// The names that tags name by their positions here, and what they are looked up by.
    let names: [String]
    let keys: [MustacheName.Key]
    let partials: [Partial]
    /// Where lines begin that can be indented, in the order of the text.
    let lineStarts: [Int]

    /// Parses a template, and reports all problems found in it: tags, sections and delimiters that
    /// are not closed, section ends that do not fit, and names that are none.
    ///
    /// Nil where there are errors.
    package init?(parsing file: SourceFile, reporting diagnostics: inout DiagnosticCollector) {
        var parser = TemplateParser(file)
        parser.parse()
        diagnostics.add(contentsOf: parser.diagnostics)
        if parser.diagnostics.hasErrors { return nil }
        self.file = file
        instructions = parser.instructions
        tags = parser.tags
        names = parser.names
        keys = names.map { MustacheName.Key($0) }
        partials = parser.partials
        lineStarts = parser.lineStarts
    }
}

/// A step in rendering a template.
///
/// Sections are not nested in each other but know where they end, so that rendering is one loop
/// whose depth no template can exhaust. They are numbers only: threads that render the same templates
/// would spend a seventh of their time on counting references to parts of them.
enum Instruction: Sendable {
    /// Text of the template, from one offset to another. Indentation goes before each of its lines
    /// that is neither empty nor that of a standalone tag: those at these positions of `lineStarts`.
    case text(Range<Int>, lineStarts: Range<Int>)
    case interpolation(tag: Int)
    /// A section; `end` is the position after its `sectionEnd`.
    case section(tag: Int, end: Int)
    case sectionEnd
    /// An inverted section; `end` is the position after its last instruction.
    case invertedSection(tag: Int, end: Int)
    case partial(Int)
}

/// The tag of a partial.
struct Partial: Sendable {
    let name: String
    let range: SourceRange
    /// What stands before a standalone tag, which may be empty; nil for other tags.
    let indentation: [UInt8]?
}

/// A name in a template, and the tag that it stands in.
struct Tag: Sendable {
    /// The name's parts between dots, as positions in the `names` of the template; none for the implicit
    /// iterator, which is written as one dot.
    let name: Range<Int>
    let range: SourceRange
}

extension [String] {
    /// The name of a tag as it is written.
    func text(of tag: Tag) -> String {
        tag.name.isEmpty ? "." : self[tag.name].joined(separator: ".")
    }
}
