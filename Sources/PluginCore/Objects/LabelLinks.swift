/// The links in the Markdown of labels.
extension LabelView {
    /// Adds the statement that gives the URLs of links to a handler.
    func setLinkHandler(in code: inout ViewCode) {
        guard let handler = code.plugin.handler(named: linkHandler) else { return }
        let name = SwiftIdentifier.escaped(handler.name.value)
        guard handler.dismissesPlugin else {
            return code.set("linkHandler", "{ [weak self] url in self?.\(name)(url) }")
        }
        code.add(
            "\(code.name).linkHandler = { [weak self] url in",
            "    guard let self else { return }",
            "    let handler = self.\(name)",
            "    presentation.dismiss { handler(url) }",
            "}")
    }

    /// Reports Markdown that a label does not show, links that cannot be opened, and handlers that do not fit
    /// links.
    func reportLinks(in validator: inout DescriptionValidator) {
        if let (text, range) = knownMarkdown {
            validator.reportBlockSyntax(in: text, at: range)
            validator.reportLinks(in: text, at: range, isHandled: linkHandler != nil)
        }
        if let linkHandler { validator.reportLinkHandler(linkHandler, of: self) }
    }

    /// The Markdown of a literal or of a default value, and its place; nil for other text.
    private var knownMarkdown: (text: String, range: SourceRange)? {
        switch text {
        case .literal(let text): markdownRange.map { (text, $0) }
        case .localized(_, let value, _) where isMarkdown: (value.value, value.range)
        default: nil
        }
    }
}

extension DescriptionValidator {
    /// Warns of the syntax of blocks, which a label shows unchanged.
    fileprivate mutating func reportBlockSyntax(in text: String, at range: SourceRange) {
        guard let syntax = InlineMarkdown.blockSyntax(in: text) else { return }
        let note =
            syntax.first == "#"
            ? "for a title, use another label with a 'textStyle' such as \"title2\""
            : "a label shows only inline Markdown; for a paragraph of its own, use another label"
        report(.blockMarkdown, "'\(syntax)' will be displayed literally", at: range, note: note, as: .warning)
    }

    /// - Parameter isHandled: whether a handler gets the URLs, which can be relative then.
    fileprivate mutating func reportLinks(in text: String, at range: SourceRange, isHandled: Bool) {
        for link in InlineMarkdown(text).links {
            let url = link.url
            let mistake: (problem: String, advice: String)? =
                if url.isEmpty {
                    ("the link '\(link.text)' has no URL", "write '[\(link.text)](https://example.com)'")
                } else if let character = url.first(where: { !$0.isAllowedInURL }) {
                    (
                        "'\(url)' is not a URL: it contains '\(character)'",
                        "write '\(character.percentEncoded)' in place of the character"
                    )
                } else if url.hasSuffix("://") {
                    ("the URL '\(url)' is not complete", "write a URL such as '\(url)example.com'")
                } else if !isHandled, !hasScheme(url) {
                    (
                        "the URL '\(url)' has no scheme",
                        "write 'https://\(url)', or name a handler that opens it: '\"opensLinks\": \"openLink\"'"
                    )
                } else {
                    nil
                }
            if let mistake { report(.invalidLink, mistake.problem, at: range, note: mistake.advice) }
        }
    }

    /// Returns whether a URL begins with a scheme.
    private func hasScheme(_ url: String) -> Bool {
        guard let colon = url.firstIndex(of: ":"), let first = url.utf8.first else { return false }
        return SwiftIdentifier.isHead(first) && first != UInt8(ascii: "_")
            && url[..<colon].allSatisfy { $0.isLetter || $0.isNumber || "+-.".contains($0) }
    }

    fileprivate mutating func reportLinkHandler(_ name: Located<String>, of label: LabelView) {
        if !label.isMarkdown, !label.isAttributed {
            report(
                .requiredKey, "a label with 'opensLinks' needs a 'text' with 'markdown'",
                at: name.range, note: "write '\"text\": { \"markdown\": … }'")
        } else if !label.mayHaveLinks {
            report(
                .contradiction, "the text of label '\(label.name.value)' has no links",
                at: name.range, note: "add a link such as '[Terms](https://example.com)'",
                as: .warning)
        }
        guard let handler = description.handler(named: name) else { return }
        let types = handler.parameters.map(\.type.value)
        if types == ["URL"] || types == ["Foundation.URL"] { return }
        report(
            .mismatchedType,
            "'opensLinks' needs a handler with one parameter of type 'URL'", at: name.range,
            note: "write '\"parameters\": [{ \"name\": \"url\", \"type\": \"URL\" }]' here",
            noteRange: handler.name.range)
    }
}

extension Character {
    /// Whether URLs can contain the character.
    fileprivate var isAllowedInURL: Bool {
        guard let ascii = asciiValue else { return false }
        return ascii > 0x20 && ascii < 0x7F && !"\"<>\\^`{|}".contains(self)
    }

    /// The character in the form that URLs can contain.
    fileprivate var percentEncoded: String {
        utf8.map { byte in
            "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
}

extension DiagnosticIdentifier {
    static let blockMarkdown: Self = "block-markdown"
    static let invalidLink: Self = "invalid-link"
}
