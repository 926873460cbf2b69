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
    }
}

/// A step in rendering a template.
///
/// Sections are not nested in each other but know where they end, so that rendering is one loop
/// whose depth no template can exhaust.
enum Instruction: Sendable {
    /// Text of the template. Indentation goes before each of the offsets in `lineStarts`, which
    /// are those of lines that are neither empty nor those of standalone tags.
    case text(ArraySlice<UInt8>, lineStarts: [Int])
    case interpolation(Tag)
    /// A section; `end` is the position after its `sectionEnd`.
    case section(Tag, end: Int)
    case sectionEnd
    /// An inverted section; `end` is the position after its last instruction.
    case invertedSection(Tag, end: Int)
    /// A partial; only that of a standalone tag has an indentation, which may be empty.
    case partial(String, SourceRange, indentation: [UInt8]?)
}

/// A name in a template, and the tag that it stands in.
final class Tag: Sendable {
    /// The name, split at its dots; empty for the implicit iterator, which is written as one dot.
    let name: [String]
    let range: SourceRange

    init(name: [String], range: SourceRange) {
        self.name = name
        self.range = range
    }

    /// The name as it is written.
    var text: String { name.isEmpty ? "." : name.joined(separator: ".") }
}
