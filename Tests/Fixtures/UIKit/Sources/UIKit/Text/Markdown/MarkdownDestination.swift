extension InlineMarkdownParser {
    /// Returns the destination in parentheses after the text of a link, and the place after it; nil if there is none.
    func destination(at start: Int) -> (text: String, end: Int)? {
        guard start < characters.count, characters[start] == "(" else { return nil }
        var place = skipSpaces(from: start + 1)
        guard let text = url(at: &place) else { return nil }
        let afterURL = place
        place = skipSpaces(from: place)
        if place > afterURL, place < characters.count, let closing = Self.closing(characters[place]) {
            guard
                let end = characters[(place + 1)...].firstIndex(of: closing)
            else { return nil }
            place = skipSpaces(from: end + 1)
        }
        guard place < characters.count, characters[place] == ")" else { return nil }
        return (text, place + 1)
    }

    /// Returns the character that ends a title which begins with a character.
    private static func closing(_ opening: Character) -> Character? {
        switch opening {
        case "\"", "'": opening
        case "(": ")"
        default: nil
        }
    }

    private func skipSpaces(from start: Int) -> Int {
        var place = start
        while place < characters.count, characters[place].isWhitespace { place += 1 }
        return place
    }

    /// Reads a URL in angle brackets, or one without spaces and with balanced parentheses.
    private func url(at place: inout Int) -> String? {
        if place < characters.count, characters[place] == "<" {
            let content = characters[(place + 1)...].prefix { $0 != ">" && $0 != "\n" }
            guard content.endIndex < characters.count, characters[content.endIndex] == ">" else {
                return nil
            }
            place = content.endIndex + 1
            return String(content)
        }
        var text = ""
        var depth = 0
        while place < characters.count {
            let character = characters[place]
            if character.isWhitespace || character == ")" && depth == 0 { break }
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if character == "\\", place + 1 < characters.count,
                characters[place + 1].isASCIIPunctuation
            {
                place += 1
            }
            text.append(characters[place])
            place += 1
        }
        return depth == 0 ? text : nil
    }
}
