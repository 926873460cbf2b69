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

/// Finds the links of a text.
private struct LinkScanner {
    private(set) var links: [InlineMarkdown.Link] = []
    /// Whether there is a link in angle brackets.
    private(set) var hasAutolink = false
    /// The text outside of links and code.
    private(set) var plainText = ""
    private let characters: [Character]
    private var index = 0
    /// The places after the brackets that are open; nil for those of images.
    private var openings: [Int?] = []

    init(_ markdown: String) {
        characters = Array(markdown)
    }

    mutating func scan() {
        while index < characters.count {
            switch characters[index] {
            case "\\": index += 2
            case "`": skipCode()
            case "<": skipAutolink()
            case "[":
                openings.append(index > 0 && characters[index - 1] == "!" ? nil : index + 1)
                index += 1
            case "]": closeBracket()
            case let character:
                plainText.append(character)
                index += 1
            }
        }
    }

    /// Skips code between two rows of equally many backticks, or a row of backticks.
    private mutating func skipCode() {
        let length = runLength(at: index)
        index += length
        var end = index
        while end < characters.count {
            let closing = runLength(at: end)
            if closing == length {
                index = end + length
                return
            }
            end += max(1, closing)
        }
    }

    private func runLength(at start: Int) -> Int {
        characters[start...].prefix { $0 == "`" }.count
    }

    /// Skips a link such as `<https://example.com>`, or an angle bracket.
    private mutating func skipAutolink() {
        let content = characters[(index + 1)...].prefix { $0 != ">" && $0 != "<" }
        let isLink =
            !content.contains { $0.isWhitespace } && content.contains { $0 == ":" || $0 == "@" }
            && content.endIndex < characters.count && characters[content.endIndex] == ">"
        if isLink { hasAutolink = true }
        index = isLink ? content.endIndex + 1 : index + 1
    }

    private mutating func closeBracket() {
        index += 1
        guard let opening = openings.popLast() else { return }
        guard index < characters.count, characters[index] == "(",
            let end = endOfDestination(from: index + 1)
        else { return }
        if let opening {
            let text = String(characters[opening..<(index - 1)])
            let destination = String(characters[(index + 1)..<end])
            links.append(InlineMarkdown.Link(text: text, destination: destination))
            // A link has no links in it.
            openings = []
        }
        index = end + 1
    }

    /// Returns the place of the parenthesis that closes a destination; nil if there is none.
    private func endOfDestination(from start: Int) -> Int? {
        var depth = 0
        var place = start
        while place < characters.count {
            switch characters[place] {
            case "\\": place += 1
            case "(": depth += 1
            case ")" where depth == 0: return place
            case ")": depth -= 1
            default: break
            }
            place += 1
        }
        return nil
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

extension LabelView {
    /// Whether the text has markup.
    package var isMarkdown: Bool { markdownRange != nil }

    /// Whether the text has links, or comes from where the description does not show whether it has some.
    package var mayHaveLinks: Bool {
        guard isMarkdown else { return false }
        guard case .literal(let text) = text else { return true }
        return InlineMarkdown(text).mayHaveLinks
    }
}
