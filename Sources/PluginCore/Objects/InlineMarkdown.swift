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
        let isTitle = title.count > 1 && title.first == title.last && ["\"", "'"].contains(title.first)
        return String(title.isEmpty || isTitle ? url : content)
    }
}

extension StringProtocol {
    /// The text without spaces and line breaks at its ends.
    package var trimmed: SubSequence {
        let start = drop { $0.isWhitespace }
        return start.dropLast(start.reversed().prefix { $0.isWhitespace }.count)
    }
}

/// Finds the links of a text with inline Markdown.
///
/// Each character is read a fixed number of times, so the time grows with the length of the text even if nothing in it
/// is closed.
struct LinkScanner {
    private(set) var links: [InlineMarkdown.Link] = []
    /// Whether there is a link in angle brackets.
    private(set) var hasAutolink = false
    /// The text outside of links and code.
    private(set) var plainText = ""
    private let characters: [Character]
    private var index = 0
    /// The places after the brackets that are open; nil for those of images.
    private var openings: [Int?] = []
    private let closingParentheses: [Int: Int]
    /// The start of the last row of backticks of each length. Code is between two rows of the same length.
    private var lastRows: [Int: Int] = [:]

    init(_ markdown: String) {
        characters = Array(markdown)
        closingParentheses = Self.closingParentheses(of: characters)
        var start = 0
        while start < characters.count {
            let length = backticks(at: start)
            if length > 0 { lastRows[length] = start }
            start += max(1, length)
        }
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

    private func backticks(at start: Int) -> Int { characters[start...].prefix { $0 == "`" }.count }

    /// Skips code, or a row of backticks that nothing closes.
    private mutating func skipCode() {
        let length = backticks(at: index)
        index += length
        guard let last = lastRows[length], last >= index else { return }
        while case let next = backticks(at: index), next != length { index += max(1, next) }
        index += length
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
        guard index < characters.count, characters[index] == "(", let end = closingParentheses[index] else { return }
        if let opening {
            let text = String(characters[opening..<(index - 1)])
            let destination = String(characters[(index + 1)..<end])
            links.append(InlineMarkdown.Link(text: text, destination: destination))
            // A link has no links in it.
            openings = []
        }
        index = end + 1
    }

    /// Returns the place of the parenthesis that closes each one that is closed.
    private static func closingParentheses(of characters: [Character]) -> [Int: Int] {
        var closing: [Int: Int] = [:]
        var open: [Int] = []
        var index = 0
        while index < characters.count {
            switch characters[index] {
            case "\\": index += 1
            case "(": open.append(index)
            case ")": if let opening = open.popLast() { closing[opening] = index }
            default: break
            }
            index += 1
        }
        return closing
    }
}
