/// The links of a text with inline Markdown, and markup that labels do not show.
///
/// Labels show what Foundation's parser finds. This type only finds links, and syntax that is
/// a mistake in a label.
package struct InlineMarkdown: Sendable {
    /// A link such as `[Terms](https://example.com)`.
    struct Link: Equatable, Sendable {
        let text: String
        /// The text between the parentheses.
        let destination: String
    }

    /// The links in brackets, in order.
    let links: [Link]
    /// Whether there are links, or text that a parser may take for one, such as
    /// `https://example.com`.
    package let mayHaveLinks: Bool

    init(_ markdown: String) {
        var scanner = LinkScanner(markdown)
        scanner.scan()
        links = scanner.links
        mayHaveLinks =
            !links.isEmpty || scanner.hasAutolink
            || ["://", "www.", "mailto:", "@"].contains { scanner.plainText.contains($0) }
    }

    /// Returns the first syntax of a block in a text, such as `# ` or `- `; nil if there is none.
    static func blockSyntax(in markdown: String) -> String? {
        for line in markdown.split(separator: "\n") {
            let content = line.drop { $0 == " " }
            guard line.count - content.count < 4 else { continue }
            let marker = content.prefix { $0 != " " }
            let isFollowedByText = marker.endIndex < content.endIndex
            let fence = String(content.prefix(3))
            if fence == "```" || fence == "~~~" { return fence }
            if isFollowedByText, isMarker(marker) { return "\(marker) " }
        }
        return nil
    }

    /// Returns whether a word begins a heading, a quotation or an element of a list.
    private static func isMarker(_ word: Substring) -> Bool {
        if ["-", "*", "+", ">"].contains(word) { return true }
        if word.allSatisfy({ $0 == "#" }) { return (1...6).contains(word.count) }
        let digits = word.dropLast()
        return (1...9).contains(digits.count) && digits.allSatisfy("0123456789".contains)
            && (word.last == "." || word.last == ")")
    }
}

extension InlineMarkdown.Link {
    /// The URL of the link, without angle brackets and without a title after it.
    var url: String {
        let content = destination.trimmed
        if content.first == "<", let end = content.firstIndex(of: ">") {
            return String(content[content.index(after: content.startIndex)..<end])
        }
        let url = content.prefix { !$0.isWhitespace }
        let title = content[url.endIndex...].trimmed
        let isTitle =
            title.count > 1 && title.first == title.last && ["\"", "'"].contains(title.first)
        return String(title.isEmpty || isTitle ? url : content)
    }
}

extension StringProtocol {
    /// The text without spaces and line breaks at its ends.
    fileprivate var trimmed: SubSequence {
        let start = drop { $0.isWhitespace }
        return start.dropLast(start.reversed().prefix { $0.isWhitespace }.count)
    }
}
