import SourceDiagnostics

/// A tag as it stands in the text, before its content is looked at.
struct TagToken {
    enum Kind {
        case interpolation, section, invertedSection, sectionEnd, partial, comment, delimiters
    }

    let kind: Kind
    /// What the tag says, without its sigil and without the white space around.
    let content: SourceRange
    /// The tag with its delimiters.
    let range: SourceRange
    /// Whether its end was found; a tag without an end has been reported.
    let isClosed: Bool
}
