/// Swift source code in a description: a type or an expression that is copied into generated code.
///
/// Only a compiler can check it completely. These checks ensure that it is one type or one
/// expression on one line and that it parses, so that a mistake in it cannot change the code around
/// it.
package enum SwiftFragment {
    /// Returns the problem with a type, as the end of a sentence about it; nil if there is none.
    package static func problem(ofType text: String) -> String? {
        if let problem = problem(ofLengthOf: text) { return problem }
        if isPlain(text) { return problem(ofPlainType: text) }
        if let problem = problem(ofLine: text) { return problem }
        if let problem = SwiftBrackets(text).problem() { return problem }
        if text.first == "?" { return "must not begin with '?'" }
        if let end = proseEnd(of: text, isType: true) { return "must not end with '\(end)'" }
        let punctuation = " .,:<>[]()?!&-@_~"
        for scalar in text.unicodeScalars
        where !punctuation.unicodeScalars.contains(scalar) && !SwiftIdentifier.isBody(scalar) {
            return "is not a Swift type: \(scalar.nameInMessages) has no place in one"
        }
        if !text.unicodeScalars.contains(where: SwiftIdentifier.isHead), !text.contains("()") {
            return "does not name a type"
        }
        if let last = text.last, "?!".contains(last), text.hasPrefix("any ") {
            return "must be '(\(text.dropLast()))\(last)'"
        }
        if let parameter = bareParameter(of: text) {
            return "must have its parameters in parentheses: '(\(parameter)) -> …'"
        }
        var reader = SwiftReader(text, isType: true)
        return KnownType.spelling(ofForeign: text) == nil ? reader.problem() : nil
    }

    private static func problem(ofPlainType text: String) -> String? {
        guard let first = text.utf8.first else { return nil }
        if first < UInt8(ascii: "A") {
            return "is not a Swift type: it begins with '\(text.prefix(1))'"
        }
        let name = String(text.prefix { $0 != "?" && $0 != "!" })
        if let example = KnownType.exampleOfGeneric(name) {
            return
                "is '\(name)' without the types in it: write for example '\(example)'; to name a type of "
                + "your own, put its module before it"
        }
        if name == "self" || SwiftReader.isWordBeforeTypes(name) {
            return "is '\(name)', which does not name a type"
        }
        let isKeyword = SwiftReader.isKeyword(name) || SwiftIdentifier.keywords.contains(name)
        if isKeyword, name != "Self", name != "Any" { return keyword(name) }
        if text.utf8.allSatisfy({ SwiftIdentifier.isBody($0) }) { return nil }
        var reader = SwiftReader(text, isType: true)
        return reader.problem()
    }

    private static func keyword(_ word: String) -> String {
        "is '\(word)', a Swift keyword"
    }

    private static func problem(ofLengthOf text: String) -> String? {
        text.utf8.count > byteLimit ? "is longer than \(byteLimit) bytes" : nil
    }

    /// Returns the problem with the line that a type or an expression is on, such as control
    /// characters; nil if there is none.
    private static func problem(ofLine text: String) -> String? {
        if text.allSatisfy({ $0 == " " }) { return "must not be empty" }
        if text.first == " " || text.last == " " { return "must not begin or end with a space" }
        return text.unicodeScalars.contains(where: isControl)
            ? "must be on one line, without control characters" : nil
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
        return switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: scalar.changesDirection || ["\u{61C}", "\u{200E}", "\u{200F}"].contains(scalar)
        }
    }

    /// Returns the text before the first `->` outside of brackets if it is not in parentheses, as
    /// in `Int -> Void`.
    private static func bareParameter(of type: String) -> String? {
        guard type.contains("->") else { return nil }
        let outside = KnownType.indicesOutsideBrackets(of: type)
        guard let arrow = outside.first(where: { type[$0...].hasPrefix("->") }) else { return nil }
        let words = type[..<arrow].split(separator: " ").filter {
            !["async", "throws", "rethrows"].contains($0)
        }
        return words.last.flatMap { $0.hasSuffix(")") ? nil : String($0) }
    }

    /// Returns the problem with an expression, as the end of a sentence about it; nil if there is
    /// none.
    package static func problem(ofExpression text: String) -> String? {
        if let problem = problem(ofLengthOf: text) { return problem }
        if isPlain(text), let problem = problem(ofPlainExpression: text) { return problem }
        if isName(text) { return nil }
        if let problem = problem(ofLine: text) { return problem }
        if let first = text.first, "=$@".contains(first) { return "must not begin with '\(first)'" }
        if text.hasPrefix("await ") { return "must not begin with 'await': nothing waits for it" }
        if text.hasPrefix("try ") {
            return "must not begin with 'try': nothing catches the error; write 'try!' or 'try?'"
        }
        if text.first == "#", [4, 7, 9].contains(text.count),
            text.dropFirst().allSatisfy(\.isHexDigit)
        {
            return "must not be '\(text)': a color is made as in "
                + "'UIColor(red: 1, green: 0, blue: 0, alpha: 1)'"
        }
        for word in ["as", "as?", "as!", "is"] where text.hasPrefix(word + " ") {
            return "must not begin with '\(word)'"
        }
        if text.first == "?" { return "must not begin with '?'" }
        var reader = SwiftReader(text, isType: false)
        if let problem = reader.problem() {
            // A text without quotation marks may end in a way that an expression cannot.
            guard let end = proseEnd(of: text), reader.hasReached(end) else { return problem }
            return "must not end with '\(end)'"
        }
        if let end = proseEnd(of: text) { return "must not end with '\(end)'" }
        if let last = text.last, "+-*=&|^<".contains(last) { return "must not end with '\(last)'" }
        return nil
    }

    private static func problem(ofPlainExpression text: String) -> String? {
        guard let first = text.utf8.first else { return nil }
        if first == UInt8(ascii: ".") {
            let isNumber = text.dropFirst().first?.isNumber == true
            return isNumber ? "must not begin with '.': write '0\(text)'" : nil
        }
        if ["nil", "true", "false", "Any"].contains(text) { return nil }
        return text == "init" || SwiftIdentifier.keywords.contains(text) ? keyword(text) : nil
    }

    /// Returns whether an expression is a name, or several names separated by dots. Most
    /// expressions are.
    private static func isName(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.allSatisfy { part in
            part.utf8.first.map { SwiftIdentifier.isHead($0) } == true
                && part.utf8.allSatisfy { SwiftIdentifier.isBody($0) }
        }
            && parts.first.map {
                !SwiftReader.isKeyword(String($0)) || ["self", "Self"].contains($0)
            } == true
            || ["nil", "true", "false", "Any"].contains(text)
    }

    /// The maximum length. A closure may be long; longer code belongs in a Swift file.
    private static let byteLimit = 4_000

    /// Returns whether an expression looks like a text without quotation marks: several words, or
    /// one that ends in a way that code does not.
    package static func isProse(_ text: String) -> Bool {
        let words = text.split(separator: " ").map(String.init)
        if words.isEmpty || SwiftIdentifier.keywords.contains(words[0]) { return false }
        if words.count < 2, proseEnd(of: text) == nil { return false }
        for word in words where word.first?.isNumber == true && word.last != "%" { return false }
        let punctuation = " .,:;!?'’…-–%@".unicodeScalars
        for scalar in text.unicodeScalars where !SwiftIdentifier.isBody(scalar) {
            if !punctuation.contains(scalar) { return false }
        }
        return true
    }

    /// Returns punctuation at the end of a text if Swift code cannot end with it, such as `…` or
    /// `%`; nil if there is none. `...` is allowed, since it follows values and the types of
    /// parameters, except in an expression that is one capitalized word.
    static func proseEnd(of text: String, isType: Bool = false) -> String? {
        if text.hasSuffix("%@") { return "%@" }
        guard let last = text.unicodeScalars.last, ".…%".unicodeScalars.contains(last) else {
            return nil
        }
        guard text.hasSuffix("...") else { return String(last) }
        let isWord = text.first?.isUppercase == true && text.dropLast(3).allSatisfy(\.isLetter)
        return isWord && !isType ? "..." : nil
    }

    /// Returns whether a type or an expression consists only of names, dots, question marks and
    /// exclamation points. Most do, and need fewer checks.
    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.utf8.first, let last = text.utf8.last else { return false }
        return (SwiftIdentifier.isBody(first) || first == UInt8(ascii: "."))
            && last != UInt8(ascii: ".")
            && text.utf8.allSatisfy { SwiftIdentifier.isBody($0) || ".?!".utf8.contains($0) }
    }
}

/// The punctuation of a type. It finds characters that a type cannot contain, and unmatched
/// brackets.
struct SwiftBrackets {
    private let scalars: [Unicode.Scalar]

    init(_ type: String) { scalars = Array(type.unicodeScalars) }

    /// Returns the first problem, as the end of a sentence about the type; nil if there is none.
    func problem() -> String? {
        var open: [Unicode.Scalar] = []
        var index = 0
        while index < scalars.count {
            if scalars[index] == "\"" {
                guard let end = scalars[(index + 1)...].firstIndex(of: "\"") else {
                    return "lacks the end of a string"
                }
                index = end
            } else if let problem = problem(at: index, open: &open) {
                return problem
            }
            index += 1
        }
        return open.last.map { "lacks the end of a '\($0)'" }
    }

    /// Returns the problem with the character at an index; nil if there is none.
    ///
    /// - Parameter open: The opening brackets before the index that are not closed yet. It is
    ///   updated.
    private func problem(at index: Int, open: inout [Unicode.Scalar]) -> String? {
        let scalar = scalars[index]
        let next = index + 1 < scalars.count ? scalars[index + 1] : nil
        switch scalar {
        case "(", "[", "{", "<": open.append(scalar)
        case ">" where index > 0 && scalars[index - 1] == "-": break
        case ")", "]", "}", ">":
            guard let bracket = open.popLast(), SwiftReader.closing(of: bracket) == scalar else {
                return "has a '\(scalar)' that closes nothing"
            }
        case ",", ":":
            if open.isEmpty { return "must not hold a '\(scalar)' outside brackets" }
        case ";" where !open.contains("{"): return "must not hold a ';'"
        case "/" where next == "/" || next == "*": return "must not hold a comment"
        case " " where next == "?" || next == "!":
            return next.map { "must not hold a space before '\($0)'" }
        default: break
        }
        return nil
    }
}
