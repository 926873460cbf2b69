/// A part of a text with the same markup.
struct MarkdownPiece {
    var text: String
    var intent: InlinePresentationIntent = []
    /// The URL of the link that the text is in.
    var destination: String?
}

/// Parses inline Markdown as https://spec.commonmark.org/0.31.2/#inlines describes it, and the strikethrough of
/// https://github.github.com/gfm/. Spaces and line breaks are preserved.
struct InlineMarkdownParser {
    /// A bracket that may begin a link or an image.
    private struct Bracket {
        /// The index of its piece.
        let piece: Int
        let isImage: Bool
        /// The number of rows of delimiters before it.
        let delimiterCount: Int
    }

    let characters: [Character]
    private var index = 0
    var pieces: [MarkdownPiece] = []
    var delimiters: [MarkdownDelimiter] = []
    private var brackets: [Bracket] = []

    init(_ markdown: String) {
        characters = Array(markdown)
    }

    mutating func parse() -> [MarkdownPiece] {
        while index < characters.count {
            switch characters[index] {
            case "\\": readEscape()
            case "`": readCode()
            case "<": readAngleBracket()
            case "&": readEntity()
            case "*", "_", "~": readDelimiters()
            case "!" where index + 1 < characters.count && characters[index + 1] == "[":
                open("![", isImage: true)
            case "[": open("[", isImage: false)
            case "]": closeBracket()
            case let character:
                add(String(character))
                index += 1
            }
        }
        resolveDelimiters(from: 0)
        return pieces
    }

    private mutating func add(
        _ text: String, _ intent: InlinePresentationIntent = [], destination: String? = nil
    ) {
        pieces.append(MarkdownPiece(text: text, intent: intent, destination: destination))
    }

    private mutating func readEscape() {
        let isEscape = index + 1 < characters.count && characters[index + 1].isASCIIPunctuation
        add(String(characters[isEscape ? index + 1 : index]))
        index += isEscape ? 2 : 1
    }

    private func run(of character: Character, at start: Int) -> Int {
        characters[start...].prefix { $0 == character }.count
    }

    /// Reads code between two rows of equally many backticks, or a row of backticks.
    private mutating func readCode() {
        let length = run(of: "`", at: index)
        let start = index + length
        var end = start
        while end < characters.count {
            let closing = run(of: "`", at: end)
            if closing == length {
                var code = characters[start..<end].map { $0 == "\n" ? " " : $0 }
                if code.count > 2, code.first == " ", code.last == " ",
                    code.contains(where: { $0 != " " })
                {
                    code = Array(code.dropFirst().dropLast())
                }
                add(String(code), .code)
                index = end + length
                return
            }
            end += max(1, closing)
        }
        add(String(repeating: "`", count: length))
        index = start
    }

    /// Reads a link in angle brackets, an element of HTML, or an angle bracket.
    private mutating func readAngleBracket() {
        let content = characters[(index + 1)...].prefix { $0 != ">" && $0 != "<" }
        let text = String(content)
        let isClosed =
            content.endIndex < characters.count && characters[content.endIndex] == ">"
        let hasSpace = content.contains(where: \.isWhitespace)
        if isClosed, !hasSpace, Self.hasScheme(text) {
            add(text, destination: text)
        } else if isClosed, !hasSpace, text.contains("@"), !text.contains(":") {
            add(text, destination: "mailto:" + text)
        } else if isClosed, let first = text.first, first.isLetter || "/!?".contains(first) {
            add("<\(text)>", .inlineHTML)
        } else {
            add("<")
            index += 1
            return
        }
        index = content.endIndex + 1
    }

    private static func hasScheme(_ text: String) -> Bool {
        guard let colon = text.firstIndex(of: ":"), text.first?.isLetter == true else {
            return false
        }
        let scheme = text[..<colon]
        return (2...32).contains(scheme.count)
            && scheme.allSatisfy {
                $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0))
            }
    }

    private mutating func readEntity() {
        let name = characters[(index + 1)...].prefix { $0.isLetter || $0.isNumber || $0 == "#" }
        guard name.endIndex < characters.count, characters[name.endIndex] == ";",
            let text = Self.character(named: String(name))
        else {
            add("&")
            index += 1
            return
        }
        add(text)
        index = name.endIndex + 1
    }

    private static func character(named name: String) -> String? {
        if name.first == "#" {
            let digits = name.dropFirst()
            let isHex = digits.first == "x" || digits.first == "X"
            let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
        }
        return [
            "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
            "copy": "©", "hellip": "…", "ndash": "–", "mdash": "—",
        ][name]
    }

    private mutating func readDelimiters() {
        let character = characters[index]
        let count = run(of: character, at: index)
        let delimiter = MarkdownDelimiter(
            character, count: count, piece: pieces.count,
            before: index > 0 ? characters[index - 1] : nil,
            after: index + count < characters.count ? characters[index + count] : nil)
        add(String(repeating: character, count: count))
        delimiters.append(delimiter)
        index += count
    }

    private mutating func open(_ text: String, isImage: Bool) {
        brackets.append(
            Bracket(piece: pieces.count, isImage: isImage, delimiterCount: delimiters.count))
        add(text)
        index += text.count
    }

    private mutating func closeBracket() {
        index += 1
        guard let bracket = brackets.popLast() else { return add("]") }
        guard let (destination, end) = destination(at: index) else { return add("]") }
        resolveDelimiters(from: bracket.delimiterCount)
        pieces[bracket.piece].text = ""
        if !bracket.isImage {
            for place in (bracket.piece + 1)..<max(pieces.count, bracket.piece + 1) {
                pieces[place].destination = destination
            }
            // A link has no links in it.
            brackets.removeAll { !$0.isImage }
        }
        index = end
    }
}

extension Character {
    var isASCIIPunctuation: Bool {
        isASCII && !isLetter && !isNumber && !isWhitespace && (asciiValue ?? 0) > 0x20
    }
}
