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

/// A value that a template can be rendered with.
///
/// Literals make contexts readable:
/// ```swift
/// let context: MustacheValue = ["name": "Loading", "isModal": true, "inputs": [], "note": nil]
/// ```
package enum MustacheValue: Sendable {
    /// The only kind of value that a template can interpolate.
    case text(String)
    case flag(Bool)
    case list([MustacheValue])
    case object(MustacheObject)
    /// A known name without a value. It is interpolated as empty text, and so is every name that is
    /// looked up in it.
    case nothing

    /// Returns the text, or nothing.
    static func optional(_ text: String?) -> MustacheValue {
        text.map { .text($0) } ?? .nothing
    }
}

/// Values by their names.
package typealias MustacheObject = [String: MustacheValue]

extension MustacheObject {
    /// Adds all values of another object, which replace the values with the same names.
    package mutating func add(_ other: MustacheObject) {
        merge(other) { _, new in new }
    }
}

extension MustacheValue {
    /// Whether a section of this value is skipped, and an inverted section of it is rendered.
    ///
    /// The specification leaves the truth of an empty text to the implementation. Here it is falsy,
    /// as for the operator `!!` in the specification's example.
    var isFalsy: Bool {
        switch self {
        case .text(let text): text.isEmpty
        case .flag(let flag): !flag
        case .list(let elements): elements.isEmpty
        case .object: false
        case .nothing: true
        }
    }

    /// The kind of the value, as messages name it.
    var kind: String {
        switch self {
        case .text: "a text"
        case .flag: "a flag"
        case .list: "a list"
        case .object: "an object"
        case .nothing: "nothing"
        }
    }
}

extension MustacheValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    package init(stringLiteral text: String) { self = .text(text) }
}

extension MustacheValue: ExpressibleByBooleanLiteral {
    package init(booleanLiteral flag: Bool) { self = .flag(flag) }
}

extension MustacheValue: ExpressibleByArrayLiteral {
    package init(arrayLiteral elements: MustacheValue...) { self = .list(elements) }
}

extension MustacheValue: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral fields: (String, MustacheValue)...) {
        self = .object(MustacheObject(uniqueKeysWithValues: fields))
    }
}

extension MustacheValue: ExpressibleByNilLiteral {
    package init(nilLiteral: ()) { self = .nothing }
}

/// The problems of templates. The first six are found when a template is parsed, the others when a
/// template is rendered.
extension DiagnosticIdentifier {
    static let unclosedTag: DiagnosticIdentifier = "template-unclosed-tag"
    static let invalidTagName: DiagnosticIdentifier = "template-invalid-name"
    static let invalidDelimiters: DiagnosticIdentifier = "template-invalid-delimiters"
    static let unclosedSection: DiagnosticIdentifier = "template-unclosed-section"
    static let mismatchedSection: DiagnosticIdentifier = "template-mismatched-section"
    static let unknownPartial: DiagnosticIdentifier = "template-unknown-partial"
    static let unknownTemplate: DiagnosticIdentifier = "template-unknown"
    static let unknownName: DiagnosticIdentifier = "template-unknown-name"
    static let notText: DiagnosticIdentifier = "template-not-text"
    static let endlessPartial: DiagnosticIdentifier = "template-endless-partial"
}

/// Returns a note with the name that was probably meant, or no note.
func suggestion(for name: String, among names: [String]) -> [Diagnostic.Note] {
    guard let nearest = nearestMatch(to: name, among: names) else { return [] }
    return [Diagnostic.Note("did you mean '\(nearest)'?")]
}
