import SourceDiagnostics

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
