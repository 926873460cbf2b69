import PluginDescriptions

extension TemplateParser {
    /// The tag at `start`, where an opening delimiter stands.
    ///
    /// A tag without an end is reported, and taken to end with its first word, so that the problems
    /// after it are found as well.
    mutating func scanTag(at start: Int) -> TagToken {
        let inside = start + delimiters.opening.count
        var kind = TagToken.Kind.interpolation
        // What stands before the closing delimiter, as it does after the opening one.
        var sigil: UInt8?
        var contentStart = inside + 1
        switch inside < text.count ? text.bytes[inside] : 0 {
        case UInt8(ascii: "#"): kind = .section
        case UInt8(ascii: "^"): kind = .invertedSection
        case UInt8(ascii: "/"): kind = .sectionEnd
        case UInt8(ascii: ">"): kind = .partial
        case UInt8(ascii: "!"): kind = .comment
        case UInt8(ascii: "&"): break
        case UInt8(ascii: "{"): sigil = UInt8(ascii: "}")
        case UInt8(ascii: "="):
            kind = .delimiters
            sigil = UInt8(ascii: "=")
        default: contentStart = inside
        }

        if let contentEnd = end(of: kind, contentStart: contentStart, sigil: sigil) {
            let end = contentEnd + (sigil == nil ? 0 : 1) + delimiters.closing.count
            return TagToken(
                kind: kind, content: SourceRange(contentStart, contentEnd),
                range: SourceRange(start, end), isClosed: true)
        }
        let word = text.words(in: SourceRange(contentStart, recoveryEnd(from: contentStart))).first
        let content = word ?? SourceRange(contentStart, contentStart)
        let range = SourceRange(start, content.upperBound)
        var closing = delimiters.closing.string
        if let sigil { closing.insert(Character(Unicode.Scalar(sigil)), at: closing.startIndex) }
        diagnostics.error(
            .unclosedTag, "close this tag with '\(closing)'", at: SourcePlace(file, range))
        return TagToken(kind: kind, content: content, range: range, isClosed: false)
    }

    /// Where the content of a tag ends, or nil where the tag has no end before another one begins.
    private mutating func end(of kind: TagToken.Kind, contentStart: Int, sigil: UInt8?) -> Int? {
        if sigil == nil {
            let end = text.offset(
                of: delimiters.closing.bytes[0], or: delimiters.opening.bytes[0], from: contentStart
            )
            // As it is nearly always.
            if text.has(delimiters.closing, at: end) { return end }
        }
        guard let end = closingOffset(from: contentStart, sigil: sigil) else { return nil }
        switch kind {
        case .comment: return end
        case .delimiters:
            // A tag that forgot its '=' is not to reach as far as the next one that has it.
            return text.words(in: SourceRange(contentStart, end)).count == 2
                || text.offset(of: delimiters.closing, from: contentStart, to: end) == end
                ? end : nil
        default:
            return text.offset(of: delimiters.opening, from: contentStart, to: end) == end
                ? end : nil
        }
    }

    /// Where the first closing delimiter stands with the sigil before it, which belongs to it.
    private mutating func closingOffset(from start: Int, sigil: UInt8?) -> Int? {
        let first = sigil ?? delimiters.closing.bytes[0]
        var offset = text.offset(of: first, from: start, to: text.count)
        while offset < text.count {
            if text.has(delimiters.closing, at: sigil == nil ? offset : offset + 1) {
                return offset
            }
            offset = text.offset(of: first, from: offset + 1, to: text.count)
        }
        return nil
    }

    /// How far the content of a tag without an end can reach: to the end of the line, to another
    /// tag, or to what may be a part of the end.
    private mutating func recoveryEnd(from start: Int) -> Int {
        var end = start
        while end < text.count, text.bytes[end] != UInt8(ascii: "\n"),
            text.bytes[end] != delimiters.closing.bytes[0], !text.has(delimiters.opening, at: end)
        {
            end += 1
        }
        return end
    }
}

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
