/// A reader of the YAML that projects of XcodeGen are written in: mappings and lists, with indentation or brackets, and
/// values on one line.
struct YAMLReader {
    private struct Line {
        var indentation: Int
        var text: Substring

        var isElement: Bool { text == "-" || text.hasPrefix("- ") }
    }

    private var lines: ArraySlice<Line> = []

    static func read(_ text: String) -> DataValue {
        var reader = YAMLReader()
        for line in text.split(whereSeparator: \.isNewline) {
            let content = withoutComment(line)
            let words = content.drop { $0 == " " }
            if words.isEmpty || words.hasPrefix("---") { continue }
            reader.lines.append(Line(indentation: content.count - words.count, text: words))
        }
        return reader.readBlock(depth: 0)
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        var quote: Character?
        var previous: Character = " "
        for index in line.indices {
            let character = line[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "#", previous == " " {
                return trimmed(line[..<index])
            } else if ["\"", "'"].contains(character), " [{:,-".contains(previous) {
                quote = character
            }
            previous = character
        }
        return trimmed(line)
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }

    /// Reads the lines that have the indentation of the first one, and those below them.
    private mutating func readBlock(depth: Int) -> DataValue {
        guard let indentation = lines.first?.indentation, depth < 50 else { return .list([]) }
        var members: [DataValue.Member] = []
        var elements: [DataValue] = []
        while let line = lines.first, line.indentation >= indentation {
            // A list can have the indentation of the keys after it.
            if !elements.isEmpty, !line.isElement { break }
            lines.removeFirst()
            if line.isElement {
                elements.append(readElement(line, depth: depth))
            } else if let (key, rest) = Self.member(line.text) {
                members.append((key, readValue(rest, below: line.indentation, depth: depth)))
            }
        }
        return elements.isEmpty ? .members(members) : .list(elements)
    }

    /// Reads an element of a list, which can begin a mapping in its line.
    private mutating func readElement(_ line: Line, depth: Int) -> DataValue {
        let text = line.text.dropFirst().drop { $0 == " " }
        let indentation = line.indentation + line.text.count - text.count
        guard !text.isEmpty, Self.member(text) != nil || text.hasPrefix("- ") else {
            return readValue(text, below: line.indentation, depth: depth)
        }
        let end = lines.firstIndex { $0.indentation < indentation } ?? lines.endIndex
        var inner = YAMLReader()
        inner.lines = [Line(indentation: indentation, text: text)] + lines[..<end]
        lines = lines[end...]
        return inner.readBlock(depth: depth + 1)
    }

    private mutating func readValue(
        _ text: Substring, below indentation: Int, depth: Int
    ) -> DataValue {
        let isBlock = text.isEmpty || ["|", ">", "&"].contains(text.first)
        if !isBlock { return Self.scalar(text) }
        // The elements of a list can have the indentation of its key.
        guard let next = lines.first,
            next.indentation > indentation
                || next.indentation == indentation && next.text.hasPrefix("-")
        else { return .text("") }
        return readBlock(depth: depth + 1)
    }

    /// Returns the key and the rest of `key: value`; nil for other text.
    private static func member(_ text: Substring) -> (key: String, rest: Substring)? {
        guard !text.hasPrefix("["), !text.hasPrefix("{"),
            let colon = text.indices.first(where: { index in
                text[index] == ":" && [nil, " "].contains(text[index...].dropFirst().first)
            })
        else { return nil }
        let rest = text[text.index(after: colon)...].drop { $0 == " " }
        return (unquoted(text[..<colon]), rest)
    }

    /// Returns a text, or a list or mapping in brackets.
    private static func scalar(_ text: Substring) -> DataValue {
        guard let first = text.first, "[{".contains(first), text.count > 1 else {
            return .text(unquoted(text))
        }
        let items = text.dropFirst().dropLast().split(separator: ",").map {
            trimmed($0.drop { $0 == " " })
        }
        if first == "[" { return .list(items.map { .text(unquoted($0)) }) }
        return .members(
            items.compactMap(member).map { ($0.key, .text(unquoted($0.rest))) })
    }

    private static func unquoted(_ text: Substring) -> String {
        let isQuoted =
            ["\"", "'"].contains(text.first) && text.count > 1 && text.last == text.first
        return String(isQuoted ? text.dropFirst().dropLast() : text)
    }
}
