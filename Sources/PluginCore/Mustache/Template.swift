/// A parsed template.
///
/// Templates follow the core modules of the Mustache specification
/// (https://github.com/mustache/spec): comments, delimiters, interpolation, inverted sections, partials
/// and sections. There are three differences:
/// - No text is escaped: `{{x}}`, `{{&x}}` and `{{{x}}}` mean the same.
/// - What the specification ignores (an unknown name or partial, a list in place of a text) is an error.
/// - Empty lines of a partial are not indented.
struct Template: Sendable {
    let file: SourceFile
    let nodes: [TemplateNode]
    /// All partials in the template, in the order of their tags.
    let partials: [Partial]
}

/// A part of a template.
enum TemplateNode: Sendable {
    /// A line of text or a part of it. Text that begins a line is indented. If a line begins with a
    /// tag, an empty text comes before the tag.
    case text(String, beginsLine: Bool)
    case variable(Tag)
    case section(Tag, [TemplateNode])
    case invertedSection(Tag, [TemplateNode])
    case partial(Partial)
}

/// A tag that names a value.
struct Tag: Sendable {
    /// The name as it is written: `a.b`, or `.` for the implicit iterator.
    let name: String
    /// The parts between the dots of the name; empty for the implicit iterator.
    let keys: [String]
    /// The range of the tag, with its delimiters.
    let range: SourceRange
}

/// A tag that includes another template.
struct Partial: Sendable {
    /// The name of the other template.
    let name: String
    /// The range of the tag, with its delimiters.
    let range: SourceRange
    /// The white space before a standalone tag; nil for other tags.
    let indentation: String?
}
