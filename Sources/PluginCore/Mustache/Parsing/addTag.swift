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
        report(
            .invalidTagName, "'\(name)' is not a name", at: token.range,
            notes: [Diagnostic.Note(note)]
        )
    }

    private mutating func setDelimiters(_ token: TagToken) {
        let words = text.words(in: token.content)
        guard words.count == 2 else {
            report(
                .invalidDelimiters, "write two delimiters with a space between them",
                at: token.range)
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
