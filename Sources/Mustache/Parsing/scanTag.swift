import SourceDiagnostics

extension TemplateParser {
    /// The tag at `start`, where an opening delimiter stands.
    ///
    /// A tag without an end is reported, and taken to end with its first word, so that the problems
    /// after it are found as well.
    mutating func scanTag(at start: Int) -> TagToken {
        let inside = start + delimiters.opening.count
        var kind = TagToken.Kind.interpolation
        var closing = delimiters.closing
        var contentStart = inside + 1
        switch inside < bytes.count ? bytes[inside] : 0 {
        case UInt8(ascii: "#"): kind = .section
        case UInt8(ascii: "^"): kind = .invertedSection
        case UInt8(ascii: "/"): kind = .sectionEnd
        case UInt8(ascii: ">"): kind = .partial
        case UInt8(ascii: "!"): kind = .comment
        case UInt8(ascii: "&"): break
        case UInt8(ascii: "{"): closing.insert(UInt8(ascii: "}"), at: 0)
        case UInt8(ascii: "="):
            kind = .delimiters
            closing.insert(UInt8(ascii: "="), at: 0)
        default: contentStart = inside
        }

        if let contentEnd = end(of: kind, contentStart: contentStart, closing: closing) {
            return TagToken(
                kind: kind, content: SourceRange(contentStart, contentEnd),
                range: SourceRange(start, contentEnd + closing.count), isClosed: true)
        }
        let word = bytes.words(in: SourceRange(contentStart, recoveryEnd(from: contentStart))).first
        let content = word ?? SourceRange(contentStart, contentStart)
        let range = SourceRange(start, content.upperBound)
        diagnostics.error(
            .unclosedTag, "close this tag with '\(String(decoding: closing, as: UTF8.self))'",
            at: SourcePlace(file, range))
        return TagToken(kind: kind, content: content, range: range, isClosed: false)
    }

    /// Where the content of a tag ends, or nil where the tag has no end before another one begins.
    private func end(of kind: TagToken.Kind, contentStart: Int, closing: [UInt8]) -> Int? {
        guard let end = bytes.offset(of: closing, from: contentStart, to: bytes.count) else {
            return nil
        }
        switch kind {
        case .comment: return end
        case .delimiters:
            // A tag that forgot its '=' is not to reach as far as the next one that has it.
            return bytes.words(in: SourceRange(contentStart, end)).count == 2
                || bytes.offset(of: delimiters.closing, from: contentStart, to: end) == nil
                ? end : nil
        default:
            return bytes.offset(of: delimiters.opening, from: contentStart, to: end) == nil
                ? end : nil
        }
    }

    /// How far the content of a tag without an end can reach: to the end of the line, to another
    /// tag, or to what may be a part of the end.
    private func recoveryEnd(from start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n"),
            bytes[end] != delimiters.closing[0], !bytes.hasBytes(delimiters.opening, at: end)
        {
            end += 1
        }
        return end
    }
}
