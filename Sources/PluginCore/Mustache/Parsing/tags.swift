/// A tag whose content has not been parsed.
struct TagToken {
    enum Kind {
        case variable, section, invertedSection, sectionEnd, partial, comment, delimiters
    }

    let kind: Kind
    /// The content of the tag, without its sigil.
    let content: SourceRange
    /// The tag with its delimiters.
    let range: SourceRange
    /// Whether the end of the tag was found. A tag without an end has been reported.
    let isClosed: Bool
}

extension TemplateParser {
    /// Returns the tag at `start`, the offset of an opening delimiter.
    ///
    /// Reports a tag that has no end, and continues after its first word, so that the problems
    /// after it are found too.
    mutating func scanTag(at start: Int) -> TagToken {
        let sigilOffset = start + delimiters.opening.count
        let sigil = sigilOffset < text.end ? text.bytes[sigilOffset] : 0
        let kind = kind(ofSigil: sigil)
        let contentStart = kind == nil ? sigilOffset : sigilOffset + 1
        let closing = closingDelimiter(afterSigil: sigil)
        return closedTag(kind ?? .variable, at: start, contentStart, closing)
            ?? unclosedTag(kind ?? .variable, at: start, contentStart, closing)
    }

    /// Returns the kind of the tag that begins with a sigil, or nil if the byte is not a sigil.
    private func kind(ofSigil sigil: UInt8) -> TagToken.Kind? {
        switch sigil {
        case UInt8(ascii: "#"): .section
        case UInt8(ascii: "^"): .invertedSection
        case UInt8(ascii: "/"): .sectionEnd
        case UInt8(ascii: ">"): .partial
        case UInt8(ascii: "!"): .comment
        case UInt8(ascii: "="): .delimiters
        case UInt8(ascii: "&"), UInt8(ascii: "{"): .variable
        default: nil
        }
    }

    /// Returns the delimiter that ends a tag, including the second sigil of `{` and `=` tags.
    private func closingDelimiter(afterSigil sigil: UInt8) -> [UInt8] {
        switch sigil {
        case UInt8(ascii: "{"): [UInt8(ascii: "}")] + delimiters.closing
        case UInt8(ascii: "="): [UInt8(ascii: "=")] + delimiters.closing
        default: delimiters.closing
        }
    }

    /// Returns a tag, or nil if another tag begins before it ends.
    private func closedTag(_ kind: TagToken.Kind, at start: Int, _ contentStart: Int, _ closing: [UInt8]) -> TagToken? {
        let contentEnd = text.offset(of: closing, from: contentStart, to: text.end)
        guard contentEnd < text.end else { return nil }
        let content = SourceRange(contentStart, contentEnd)
        let isClosed =
            switch kind {
            case .comment: true
            // Don't extend the tag to the '=' of a later one.
            case .delimiters: text.words(in: content).count == 2 || !contains(delimiters.closing, in: content)
            default: !contains(delimiters.opening, in: content)
            }
        return isClosed
            ? TagToken(
                kind: kind, content: content, range: SourceRange(start, contentEnd + closing.count), isClosed: true)
            : nil
    }

    private func contains(_ delimiter: [UInt8], in range: SourceRange) -> Bool {
        text.offset(of: delimiter, from: range.lowerBound, to: range.upperBound) < range.upperBound
    }

    /// Reports a tag that has no end, and returns it with its first word as the content.
    private mutating func unclosedTag(
        _ kind: TagToken.Kind, at start: Int, _ contentStart: Int, _ closing: [UInt8]
    ) -> TagToken {
        let reach = SourceRange(contentStart, recoveryEnd(from: contentStart))
        let content = text.words(in: reach).first ?? SourceRange(contentStart, contentStart)
        let range = SourceRange(start, content.upperBound)
        let ending = String(decoding: closing, as: UTF8.self)
        report(.unclosedTag, "close this tag with '\(ending)'", at: range)
        return TagToken(kind: kind, content: content, range: range, isClosed: false)
    }

    /// Returns the offset where the content of an unclosed tag must end: the end of the line,
    /// another tag, or the first byte of a closing delimiter.
    private func recoveryEnd(from start: Int) -> Int {
        var end = start
        while end < text.end, text.bytes[end] != UInt8(ascii: "\n"),
            text.bytes[end] != delimiters.closing[0], !text.contains(delimiters.opening, at: end)
        {
            end += 1
        }
        return end
    }
}

extension TemplateParser {
    /// Adds the node of a tag, or applies the tag to the parser.
    ///
    /// - Parameter indentation: the white space before a standalone tag; nil for other tags.
    mutating func add(_ token: TagToken, indentation: String?) {
        switch token.kind {
        case .comment: break
        case .delimiters: if token.isClosed { setDelimiters(token) }
        case .variable: if let tag = readTag(token) { add(.variable(tag)) }
        case .section, .invertedSection: if let tag = readTag(token) { open(tag, token) }
        case .sectionEnd: if let tag = readTag(token) { closeSection(tag) }
        case .partial:
            if let name = readName(token) {
                add(Partial(name: name, range: token.range, indentation: indentation))
            }
        }
    }

    /// Returns the tag that names a value, or nil if its name is invalid.
    private mutating func readTag(_ token: TagToken) -> Tag? {
        guard let name = readName(token) else { return nil }
        if name == "." { return Tag(name: name, keys: [], range: token.range) }
        let keys = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if keys.contains("") {
            reportName(name, in: token, note: "write a name before and after each dot")
            return nil
        }
        return Tag(name: name, keys: keys, range: token.range)
    }

    /// Returns the single word in a tag. Returns nil, and reports a problem, if there is not
    /// exactly one word, or if it begins with a sigil of a tag or of the specification's optional
    /// modules.
    private mutating func readName(_ token: TagToken) -> String? {
        let words = text.words(in: token.content)
        guard let first = words.first, let last = words.last else {
            if token.isClosed {
                report(.invalidTagName, "write a name into this tag", at: token.range)
            }
            return nil
        }
        let name = text[SourceRange(first.lowerBound, last.upperBound)]
        if words.count > 1 {
            reportName(name, in: token, note: "a name is one word")
            return nil
        }
        if let sigil = name.unicodeScalars.first, "#^/>!&={<$*".unicodeScalars.contains(sigil) {
            var note = "a name does not begin with '\(sigil)'"
            if sigil == "$" || sigil == "<" {
                note += ": template inheritance is not supported; include parts with '{{> name}}'"
            }
            reportName(name, in: token, note: note)
            return nil
        }
        return name
    }

    private mutating func reportName(_ name: String, in token: TagToken, note: String) {
        guard token.isClosed else { return }
        report(.invalidTagName, "'\(name)' is not a name", at: token.range, notes: [Diagnostic.Note(note)])
    }

    private mutating func setDelimiters(_ token: TagToken) {
        let words = text.words(in: token.content)
        guard words.count == 2 else {
            report(.invalidDelimiters, "write two delimiters with a space between them", at: token.range)
            return
        }
        let opening = text.bytes[words[0].offsets]
        let closing = text.bytes[words[1].offsets]
        if (opening + closing).contains(UInt8(ascii: "=")) {
            report(.invalidDelimiters, "write delimiters without '='", at: token.range)
            return
        }
        delimiters = Delimiters(opening: Array(opening), closing: Array(closing))
    }
}
