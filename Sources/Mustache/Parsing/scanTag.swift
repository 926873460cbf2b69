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
    private mutating func end(of kind: TagToken.Kind, contentStart: Int, closing: [UInt8]) -> Int? {
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
    private mutating func recoveryEnd(from start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n"),
            bytes[end] != delimiters.closing[0], !bytes.hasBytes(delimiters.opening, at: end)
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

/// What the parser asks of the text, in bytes and by index, which is fast in a debug build; a template's
/// syntax is ASCII but for delimiters that it sets itself.
extension [UInt8] {
    /// The first offset, from `start` on, of a line break or of the byte; the end where there is none.
    func offset(ofLineBreakOr byte: UInt8, from start: Int) -> Int {
        withUnsafeBufferPointer { buffer in
            // By way of the pointer, each byte takes a few instructions in a debug build as well.
            guard let bytes = buffer.baseAddress else { return 0 }
            let count = buffer.count
            var offset = start
            while offset < count, bytes[offset] != 0x0A, bytes[offset] != byte { offset += 1 }
            return offset
        }
    }

    func hasBytes(_ bytes: [UInt8], at offset: Int) -> Bool {
        if offset + bytes.count > count { return false }
        var index = 0
        while index < bytes.count {
            if self[offset + index] != bytes[index] { return false }
            index += 1
        }
        return true
    }

    /// The offset of the first occurrence that begins at `start` or later and ends by `end`.
    func offset(of bytes: [UInt8], from start: Int, to end: Int) -> Int? {
        var start = start
        while let offset = firstOffset(of: bytes[0], in: SourceRange(start, end)) {
            if offset + bytes.count > end { return nil }
            if hasBytes(bytes, at: offset) { return offset }
            start = offset + 1
        }
        return nil
    }

    /// The first offset of a byte in a range.
    func firstOffset(of byte: UInt8, in range: SourceRange) -> Int? {
        withUnsafeBufferPointer { buffer in
            guard let bytes = buffer.baseAddress else { return nil }
            let end = range.upperBound
            var offset = range.lowerBound
            while offset < end {
                if bytes[offset] == byte { return offset }
                offset += 1
            }
            return nil
        }
    }

    /// The offset after the line break at `offset` (LF or CRLF), or nil where there is none.
    func endOfLineBreak(at offset: Int) -> Int? {
        if offset >= count { return nil }
        if self[offset] == UInt8(ascii: "\n") { return offset + 1 }
        if self[offset] != UInt8(ascii: "\r") || offset + 1 >= count { return nil }
        return self[offset + 1] == UInt8(ascii: "\n") ? offset + 2 : nil
    }

    /// The first offset, from `start` on, at which there is neither a space nor a tab.
    func endOfBlanks(from start: Int) -> Int {
        var offset = start
        while offset < count {
            if self[offset] != UInt8(ascii: " "), self[offset] != UInt8(ascii: "\t") { break }
            offset += 1
        }
        return offset
    }

    func hasWhitespace(in range: SourceRange) -> Bool {
        withUnsafeBufferPointer { buffer in
            guard let bytes = buffer.baseAddress else { return false }
            let end = range.upperBound
            var offset = range.lowerBound
            // What is greater than a space is none.
            while offset < end, bytes[offset] > 0x20 || !bytes[offset].isWhitespace { offset += 1 }
            return offset < end
        }
    }

    /// The words between white space in `range`.
    func words(in range: SourceRange) -> [SourceRange] {
        var words: [SourceRange] = []
        var start: Int?
        var offset = range.lowerBound
        while offset < range.upperBound {
            if self[offset].isWhitespace {
                if let begin = start { words.append(SourceRange(begin, offset)) }
                start = nil
            } else if start == nil {
                start = offset
            }
            offset += 1
        }
        if let begin = start { words.append(SourceRange(begin, range.upperBound)) }
        return words
    }
}

extension UInt8 {
    /// Whether the byte is a space, or one of the control characters from tab to carriage return.
    var isWhitespace: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D }
}
