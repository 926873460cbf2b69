import PluginDescriptions

extension TemplateParser {
    /// Adds what a tag means.
    ///
    /// - Parameter indentation: the white space before a standalone tag, nil for any other tag.
    mutating func addTag(_ token: TagToken, indentation: TemplateText?) {
        switch token.kind {
        case .comment: break
        case .delimiters: setDelimiters(token)
        case .interpolation: if let tag = readTag(token) { add(.interpolation(tag: add(tag))) }
        case .section, .invertedSection:
            if let tag = readTag(token) {
                openSection(
                    tag, isInverted: token.kind == .invertedSection, isReported: !token.isClosed)
            }
        case .sectionEnd: if let tag = readTag(token) { closeSection(tag) }
        case .partial:
            if let name = readName(token) {
                add(Partial(name: name, range: token.range, indentation: indentation))
            }
        }
    }

    private mutating func readTag(_ token: TagToken) -> Tag? {
        guard let name = readName(token) else { return nil }
        let dot = text.offset(of: UInt8(ascii: "."), from: name.lowerBound, to: name.upperBound)
        let isDotted = dot < name.upperBound
        if isDotted {
            if name.upperBound - name.lowerBound == 1 {
                return tag(0, isDotted: false, name, token)
            }
            let parts = text.part(name).string.split(
                separator: ".", omittingEmptySubsequences: false)
            guard !parts.contains("") else {
                reportName(name, in: token, note: "there is a name on both sides of a dot")
                return nil
            }
        }
        let key = NameKey(text.bytes + name.lowerBound, dot - name.lowerBound)
        return tag(code.names.add(key), isDotted: isDotted, name, token)
    }

    private mutating func tag(
        _ number: Int, isDotted: Bool, _ name: SourceRange, _ token: TagToken
    ) -> Tag {
        Tag(
            number: number, isDotted: isDotted, start: token.range.lowerBound,
            nameStart: name.lowerBound, nameEnd: name.upperBound, end: token.range.upperBound)
    }

    /// Where the one word in a tag stands, which does not begin as other tags do, nor as those of
    /// the optional modules of the specification.
    private mutating func readName(_ token: TagToken) -> SourceRange? {
        var name = SourceRange(
            text.endOfBlanks(from: token.content.lowerBound), token.content.upperBound)
        var end = name.lowerBound
        // What is greater than a space is no white space.
        while end < name.upperBound, text.bytes[end] > 0x20 { end += 1 }
        if end < name.upperBound || end == name.lowerBound {
            let words = text.words(in: name)
            guard let first = words.first, let last = words.last else {
                if token.isClosed {
                    diagnostics.error(
                        .invalidName, "write a name into this tag",
                        at: SourcePlace(file, token.range))
                }
                return nil
            }
            if words.count > 1 {
                reportName(
                    SourceRange(first.lowerBound, last.upperBound), in: token,
                    note: "a name is one word")
                return nil
            }
            name = first
        }
        // Few names begin like this: the list is not gone through for each.
        let first = text.bytes[name.lowerBound]
        if first < 0x41 && first != 0x2E || first == 0x5E || first == 0x7B,
            Self.sigils.contains(first)
        {
            reportName(
                name, in: token,
                note: "a name does not begin with '\(Unicode.Scalar(first))'"
                    + (first == 0x24 || first == 0x3C
                        ? ": in place of blocks and parents, include parts with '{{> name}}'" : ""))
            return nil
        }
        return name
    }

    private static let sigils = Array("#^/>!&={<$*".utf8)

    private mutating func reportName(_ name: SourceRange, in token: TagToken, note: String) {
        guard token.isClosed else { return }
        diagnostics.error(
            .invalidName, "'\(text.part(name).string)' is not a name",
            at: SourcePlace(file, token.range), notes: [Diagnostic.Note(note)])
    }

    private mutating func setDelimiters(_ token: TagToken) {
        guard token.isClosed else { return }
        let words = text.words(in: token.content)
        guard words.count == 2 else {
            diagnostics.error(
                .invalidDelimiters, "write two delimiters with a space between them",
                at: SourcePlace(file, token.range))
            return
        }
        for word in words
        where text.offset(of: UInt8(ascii: "="), from: word.lowerBound, to: word.upperBound)
            < word.upperBound
        {
            diagnostics.error(
                .invalidDelimiters, "write delimiters without '='",
                at: SourcePlace(file, token.range))
            return
        }
        delimiters = Delimiters(opening: text.part(words[0]), closing: text.part(words[1]))
    }
}
