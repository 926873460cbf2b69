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
    private var backticks: BacktickRows

    init(_ markdown: String) {
        characters = Array(markdown)
        closingParentheses = Self.closingParentheses(of: characters)
        backticks = BacktickRows(of: characters)
    }

    mutating func scan() {
        while index < characters.count {
            switch characters[index] {
            case "\\": index += 2
            case "`": index = backticks.endOfCode(at: index)
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
            let end = closingParentheses[index]
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

/// The rows of backticks in a text. Code is between two rows of the same length.
private struct BacktickRows {
    private let characters: [Character]
    /// The starts of the rows of each length, the last one first.
    private var starts: [Int: [Int]] = [:]

    init(of characters: [Character]) {
        self.characters = characters
        var index = 0
        while index < characters.count {
            let length = length(at: index)
            if length > 0 { starts[length, default: []].append(index) }
            index += max(1, length)
        }
        for length in starts.keys { starts[length]?.reverse() }
    }

    /// Returns the place after the code that begins at a backtick, or after the row of backticks if nothing closes it.
    ///
    /// - Parameter start: not before the start of an earlier call.
    mutating func endOfCode(at start: Int) -> Int {
        let length = length(at: start)
        while let next = starts[length]?.last, next < start + length {
            starts[length]?.removeLast()
        }
        return (starts[length]?.last ?? start) + length
    }

    private func length(at start: Int) -> Int {
        characters[start...].prefix { $0 == "`" }.count
    }
}
