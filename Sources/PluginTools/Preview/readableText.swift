import PluginCore

/// Returns text that stands for the value of a Swift expression that a page cannot evaluate: "Retry" for
/// `L10n.retry("now")`, "Try again" for `String(localized: "Try again")`, and "Hello Name" for `"Hello \(user.name)"`.
func readableText(for expression: String) -> String {
    let expression = String(expression.trimmed)
    if let literal = LiteralText(atStartOf: expression[...]), literal.rest.isEmpty { return literal.text }
    if let call = expression.wholeMatch(of: /[A-Z]\w*\((?:\w+:)?\s*(.+)\)/.dotMatchesNewlines()) {
        if let literal = LiteralText(atStartOf: call.1) { return literal.text }
        if !call.1.contains(/[(),"]/) { return readableText(for: String(call.1)) }
    }
    let name = expression.wholeMatch(of: /[\w.?!`]*?([\p{L}_`][\w`]*)[?!]*(?:[(\[{].*)?/.dotMatchesNewlines())
    return name.map { words(of: String($0.1)) } ?? expression
}

/// Returns "Place name" for `placeName`, and "Image URL 2" for `imageURL2`.
func words(of name: String) -> String {
    let words = name.matches(of: /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}]+|\d+/).map { String($0.output) }
    let spaced = words.map { $0.count > 1 && $0 == $0.uppercased() ? $0 : $0.lowercased() }.joined(separator: " ")
    return spaced.prefix(1).uppercased() + spaced.dropFirst()
}

/// The text of a Swift string literal, with words in place of interpolations.
struct LiteralText {
    private(set) var text = ""
    /// Whether the literal has no interpolation.
    private(set) var isWhole = true
    /// The text after the literal.
    let rest: Substring

    /// Reads the literal that an expression begins with; nil if it begins with something else.
    init?(atStartOf expression: Substring) {
        var rest = expression
        guard rest.popFirst() == "\"" else { return nil }
        while let character = rest.popFirst(), character != "\"" {
            guard character == "\\", let escaped = rest.popFirst() else {
                text.append(character)
                continue
            }
            switch escaped {
            case "n": text += "\n"
            case "r": text += "\r"
            case "t": text += "\t"
            case "0": text += "\0"
            case "u":
                guard let match = rest.prefixMatch(of: /{([0-9a-fA-F]+)}/) else { return nil }
                text.unicodeScalars.append(UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
                rest = rest[match.range.upperBound...]
            case "(":
                let inside = rest.prefix(upTo: Self.endOfParentheses(in: rest))
                text += readableText(for: String(inside))
                isWhole = false
                rest = rest[inside.endIndex...].dropFirst()
            default: text.append(escaped)
            }
        }
        self.rest = rest
    }

    /// Returns the index of the parenthesis that closes one before a text, or the end of the text.
    private static func endOfParentheses(in text: Substring) -> Substring.Index {
        var depth = 1
        return text.indices.first { index in
            depth += text[index] == "(" ? 1 : text[index] == ")" ? -1 : 0
            return depth == 0
        } ?? text.endIndex
    }

    /// Returns the elements of an array literal that contains only string literals; nil for other expressions.
    static func elements(of expression: String) -> [String]? {
        guard expression.hasPrefix("["), expression.hasSuffix("]") else { return nil }
        var rest = expression.dropFirst().dropLast()
        var elements: [String] = []
        while true {
            rest = rest.drop { $0 == "," || $0.isWhitespace }
            if rest.isEmpty { return elements }
            guard let literal = LiteralText(atStartOf: rest), literal.isWhole else { return nil }
            elements.append(literal.text)
            rest = literal.rest
        }
    }
}
