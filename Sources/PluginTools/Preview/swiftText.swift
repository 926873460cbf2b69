/// Returns the text of a Swift string literal on one line; nil for other expressions, and for a literal with
/// interpolations.
func text(ofLiteral expression: String) -> String? {
    guard expression.count > 1, expression.first == "\"", expression.last == "\"" else {
        return nil
    }
    var rest = expression.dropFirst().dropLast()
    var text = ""
    while let character = rest.popFirst() {
        if character == "\"" { return nil }
        guard character == "\\" else {
            text.append(character)
            continue
        }
        guard let escaped = popEscaped(from: &rest) else { return nil }
        text.append(escaped)
    }
    return text
}

/// Removes an escape sequence after its backslash, and returns its character; nil for an interpolation.
private func popEscaped(from rest: inout Substring) -> Character? {
    switch rest.popFirst() {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "0": return "\0"
    case "u":
        guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return nil }
        let digits = rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...]
        return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map(Character.init)
    case let quoted? where "\"'\\".contains(quoted): return quoted
    default: return nil
    }
}

/// Returns the elements of an array literal that contains only string literals; nil for other expressions.
func texts(ofLiteral expression: String) -> [String?]? {
    let literal = /"(?:[^"\\]|\\.)*"/
    guard expression.hasPrefix("["), expression.hasSuffix("]"),
        expression.dropFirst().dropLast().replacing(literal, with: "").allSatisfy({
            $0 == "," || $0.isWhitespace
        })
    else { return nil }
    return expression.matches(of: literal).map { text(ofLiteral: String($0.output)) }
}
