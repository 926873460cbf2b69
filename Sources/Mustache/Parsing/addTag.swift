import SourceDiagnostics

extension TemplateParser {
    /// Adds what a tag means.
    ///
    /// - Parameter indentation: where the white space before a standalone tag is, nil for any other tag.
    mutating func addTag(_ token: TagToken, indentation: Range<Int>?) {
        switch token.kind {
        case .comment: break
        case .delimiters: setDelimiters(token)
        case .interpolation: if let tag = readTag(token) { add(.interpolation(tag: add(tag))) }
        case .section, .invertedSection: if let tag = readTag(token) { openSection(tag, token) }
        case .sectionEnd: if let tag = readTag(token) { closeSection(tag) }
        case .partial:
            if let name = readName(token) {
                add(
                    Partial(
                        name: name, range: token.range,
                        indentation: indentation.map { Array(bytes[$0]) }))
            }
        }
    }

    private mutating func readTag(_ token: TagToken) -> Tag? {
        guard let text = readName(token) else { return nil }
        if bytes.firstOffset(of: UInt8(ascii: "."), in: token.content) == nil {
            names.append(text)
            return Tag(name: names.count - 1..<names.count, range: token.range)
        }
        if text == "." { return Tag(name: 0..<0, range: token.range) }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard !parts.contains("") else {
            reportName(text, in: token, note: "there is a name on both sides of a dot")
            return nil
        }
        names += parts
        return Tag(name: names.count - parts.count..<names.count, range: token.range)
    }

    /// The one word in a tag, which does not begin as other tags do, nor as those of the optional
    /// modules of the specification.
    private mutating func readName(_ token: TagToken) -> String? {
        var word = token.content
        if bytes.hasWhitespace(in: word) || word.lowerBound == word.upperBound {
            let words = bytes.words(in: word)
            guard let first = words.first, let last = words.last else {
                if token.isClosed {
                    diagnostics.error(
                        .invalidName, "write a name into this tag",
                        at: SourcePlace(file, token.range))
                }
                return nil
            }
            if words.count > 1 {
                let text = file.text(in: SourceRange(first.lowerBound, last.upperBound))
                reportName(text, in: token, note: "a name is one word")
                return nil
            }
            word = first
        }
        let name = file.text(in: word)
        // Few names begin like this: the list is not gone through for each.
        let first = bytes[word.lowerBound]
        if first < 0x41 && first != 0x2E || first == 0x5E || first == 0x7B,
            Self.sigils.contains(first)
        {
            reportName(
                name, in: token, note: "a name does not begin with '\(Unicode.Scalar(first))'")
            return nil
        }
        return name
    }

    private static let sigils = Array("#^/>!&={<$*".utf8)

    private mutating func reportName(_ text: String, in token: TagToken, note: String) {
        guard token.isClosed else { return }
        diagnostics.error(
            .invalidName, "'\(text)' is not a name", at: SourcePlace(file, token.range),
            notes: [Diagnostic.Note(note)])
    }

    private mutating func setDelimiters(_ token: TagToken) {
        guard token.isClosed else { return }
        let words = bytes.words(in: token.content)
        guard words.count == 2 else {
            diagnostics.error(
                .invalidDelimiters, "write two delimiters with a space between them",
                at: SourcePlace(file, token.range))
            return
        }
        let opening = Array(bytes[words[0].offsets])
        let closing = Array(bytes[words[1].offsets])
        guard !opening.contains(UInt8(ascii: "=")), !closing.contains(UInt8(ascii: "=")) else {
            diagnostics.error(
                .invalidDelimiters, "write delimiters without '='",
                at: SourcePlace(file, token.range))
            return
        }
        delimiters = Delimiters(opening: opening, closing: closing)
    }
}
