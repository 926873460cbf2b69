import PluginCore

/// Returns text that stands for the value of a Swift expression that a page cannot evaluate: "Retry" for
/// `L10n.retry("now")`, and "Hello Name" for `"Hello \(user.name)"`.
func readableText(for expression: String) -> String {
    let expression = String(expression.trimmed)
    if let text = text(ofLiteral: expression) { return text }
    if expression.first == "\"", expression.last == "\"", expression.count > 1 {
        return filledText(ofLiteral: expression)
    }
    if let literal = localizedLiteral(in: expression) { return filledText(ofLiteral: literal) }
    if let argument = argument(ofStringIn: expression) { return readableText(for: argument) }
    return lastName(in: expression).map(words) ?? expression
}

/// Returns "Place name" for `placeName`, and "Image URL 2" for `imageURL2`.
func words(of name: String) -> String {
    var words: [String] = []
    let characters = Array(name)
    for (index, character) in characters.enumerated() where character != "_" && character != "`" {
        let last = index > 0 ? characters[index - 1] : nil
        let next = index + 1 < characters.count ? characters[index + 1] : nil
        let beginsWord =
            character.isUppercase
            && (last?.isUppercase != true || next?.isLowercase == true)
            || character.isNumber && last?.isNumber != true
        if beginsWord || words.isEmpty { words.append("") }
        words[words.count - 1].append(character)
    }
    let spaced = words.map { word in
        word.count > 1 && word.allSatisfy(\.isUppercase) ? word : word.lowercased()
    }.joined(separator: " ")
    return spaced.prefix(1).uppercased() + spaced.dropFirst()
}

/// Returns the text of a literal, with words in place of interpolations.
private func filledText(ofLiteral literal: String) -> String {
    var filled = ""
    var rest = literal[...]
    while let start = rest.firstRange(of: "\\(") {
        filled += rest[..<start.lowerBound]
        let end = endOfParentheses(in: rest[start.upperBound...])
        let inside = rest[start.upperBound..<end]
        filled += readableText(for: String(inside)).replacing("\"", with: "\\\"")
        rest = rest[end...].dropFirst()
    }
    filled += rest
    return text(ofLiteral: filled) ?? literal
}

/// Returns the index of the parenthesis that closes one before a text, or the end of the text.
private func endOfParentheses(in text: Substring) -> Substring.Index {
    var depth = 1
    for index in text.indices {
        if text[index] == "(" { depth += 1 }
        if text[index] == ")" { depth -= 1 }
        if depth == 0 { return index }
    }
    return text.endIndex
}

/// Returns the literal of a localized string, such as `String(localized: "Retry", table: "Errors")`; nil for others.
private func localizedLiteral(in expression: String) -> String? {
    let match = expression.wholeMatch(
        of:
            /(?:String\(\s*localized:|NSLocalizedString\(|LocalizedStringResource\()\s*("(?:[^"\\]|\\.)*").*\)/
    )
    return match.map { String($0.1) }
}

/// Returns the argument of `String(item)` and `String(describing: item)`; nil for other expressions.
private func argument(ofStringIn expression: String) -> String? {
    expression.wholeMatch(of: /String\((?:describing:)?\s*([^(),"]+)\)/).map { String($0.1) }
}

/// Returns `retry` for `L10n.retry("now")`; nil for expressions without a name.
private func lastName(in expression: String) -> String? {
    expression.wholeMatch(of: /[\w.?!`]*?([\p{L}_`][\w`]*)[?!]*(?:[(\[{].*)?/.dotMatchesNewlines())
        .map { String($0.1) }
}
