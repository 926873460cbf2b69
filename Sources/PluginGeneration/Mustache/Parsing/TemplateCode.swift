import PluginDescriptions

/// The instructions of all templates of a library, and what they name by numbers.
///
/// There are no references in it, only pointers into the texts, which the templates hold: threads that
/// render the same templates would spend a seventh of their time on counting references.
struct TemplateCode {
    var instructions = Memory<Instruction>(capacity: 2048)
    var tags = Memory<Tag>(capacity: 1024)
    var partials = Memory<Partial>(capacity: 64)
    var names = NameNumbers()

    func free() {
        instructions.free()
        tags.free()
        partials.free()
        names.free()
    }
}

/// Code that is complete, and lasts as long as a library that has it.
final class LinkedCode: @unchecked Sendable {
    let code: TemplateCode

    init(_ code: TemplateCode) { self.code = code }

    deinit { code.free() }
}

/// A step in rendering a template.
///
/// Sections are not nested in each other but know where they end, so that rendering is one loop
/// whose depth no template can exhaust.
enum Instruction: BitwiseCopyable {
    /// Text of the template, from one byte to another. Indentation goes before each of its lines that
    /// is neither empty nor that of a standalone tag.
    case text(start: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>, lines: LineBounds)
    case interpolation(tag: Int)
    /// A section; `end` is the position after its `sectionEnd`.
    case section(tag: Int, end: Int)
    case sectionEnd
    /// An inverted section; `end` is the position after its last instruction.
    case invertedSection(tag: Int, end: Int)
    case partial(Int)
    /// The end of a template.
    case end
}

/// Where lines begin at the ends of a text: inside it, they do so after each line break.
struct LineBounds: BitwiseCopyable {
    let beginsLine: Bool
    /// Whether a tag comes after the text that is first on a line, and not alone on it.
    let endsAtLine: Bool
}

/// A template, parsed by the rules of the core modules of the public specification
/// (https://github.com/mustache/spec): comments, delimiters, interpolation, inverted sections,
/// partials and sections. There are three differences:
/// - No text is escaped: `{{x}}`, `{{&x}}` and `{{{x}}}` mean the same.
/// - What the specification lets pass in silence (a name or a partial that is not there, a list in
///   place of a text) is an error.
/// - Indentation is not given to empty lines of a partial.
struct MustacheTemplate: Sendable {
    let source: TemplateSource
    /// Where its instructions begin, and which partials its tags include.
    let start: Int
    let partials: Range<Int>
}

/// The tag of a partial.
struct Partial: BitwiseCopyable {
    /// Where its name stands, and all of it.
    let name: SourceRange
    let range: SourceRange
    /// What stands before a standalone tag; nil for other tags.
    let indentation: TemplateText?
    /// Which template it is in the library; nil for one that has errors or is not there.
    var template: Int?
}

/// A name in a template, and the tag that it stands in.
struct Tag: BitwiseCopyable {
    /// Of the name's first part; 0 for the implicit iterator, which is written as one dot.
    let number: Int
    /// Whether there are more parts after a dot.
    let isDotted: Bool
    let start: Int
    let nameStart: Int
    let nameEnd: Int
    let end: Int

    /// Where the name stands.
    var name: SourceRange { SourceRange(nameStart, nameEnd) }
    /// Where the tag stands.
    var range: SourceRange { SourceRange(start, end) }
}
