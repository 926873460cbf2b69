/// Reads Swift source far enough to know where its brackets, strings and comments are.
struct SwiftFragmentScanner {
    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var openBrackets: [Unicode.Scalar] = []
    /// How many `<` of the expression, outside brackets, probably begin generic arguments that have not
    /// ended, and whether a comma follows.
    private var genericDepth = 0
    private var hasGenericComma = false
    private var stringDepth = 0
    /// How many `?` outside brackets, in order to choose between two values, still lack a `:`.
    private var choiceDepth = 0
    /// Whether the source is a type, in which `<` and `>` are always brackets.
    private let isType: Bool
    /// Whether values can be told apart: regular expressions, macros and raw names hold what is none.
    private let hasPlainValues: Bool

    init(_ text: String, isType: Bool) {
        scalars = Array(text.unicodeScalars)
        self.isType = isType
        hasPlainValues = !isType && !text.hasByte { "/#`".utf8.contains($0) }
    }

    /// What keeps the source from being one piece of code on one line, as the end of a sentence
    /// about it; nil where nothing does.
    mutating func problem() -> String? {
        guard scalars.contains(where: { $0 != " " }) else { return "must not be empty" }
        if scalars.first == " " || scalars.last == " " {
            return "must not begin or end with a space"
        }
        if scalars.contains(where: isControl) {
            return "must be on one line, without control characters"
        }
        while index < scalars.count {
            if let problem = step() { return problem }
        }
        if hasGenericComma { return Self.commaProblem }
        if scalars[0] == "?" { return "must not begin with '?'" }
        if let end = SwiftFragment.proseEnd(of: text(of: scalars), isType: isType) {
            return "must not end with '\(end)'"
        }
        if let bracket = openBrackets.last { return "lacks the end of a '\(bracket)'" }
        return choiceDepth > 0 ? "has a '?' without its ':'" : nil
    }

    private mutating func step() -> String? {
        let scalar = scalars[index]
        if hasPlainValues, let problem = problemOfValue() ?? problemOfSign() { return problem }
        switch scalar {
        case "(", "[", "{":
            openBrackets.append(scalar)
        case "<" where isType:
            openBrackets.append(scalar)
        case "<" where index > 0 && SwiftIdentifier.isBody(scalars[index - 1]) && peek(1) != " ":
            if openBrackets.isEmpty { genericDepth += 1 }
        case ">" where index > 0 && scalars[index - 1] == "-":
            break
        case ">" where !isType:
            if openBrackets.isEmpty { genericDepth = max(0, genericDepth - 1) }
            if genericDepth == 0 { hasGenericComma = false }
        case ",", ":":
            guard openBrackets.isEmpty else { break }
            if isType { return "must not hold a '\(scalar)' outside brackets" }
            if hasGenericComma && scalar == ":" || genericDepth == 0 && scalar == "," {
                return Self.commaProblem
            }
            if scalar == "," { hasGenericComma = true }
        case ")", "]", "}", ">":
            guard openBrackets.popLast() == opening(of: scalar) else {
                return "has a '\(scalar)' that closes nothing"
            }
        case "\"":
            return readString(delimiterLength: 0)
        case "#":
            let length = hashCount(from: index)
            if peek(length) == "\"" {
                index += length
                return readString(delimiterLength: length)
            }
        case ";" where !openBrackets.contains("{"):
            return "must not hold a ';'"
        case "'", "“", "”", "„", "‘", "’":
            if isType || scalars[0] == "/" || scalars[0] == "#" { break }
            let kind = scalar == "'" ? "double" : "straight"
            return "must not hold a \"\(scalar)\": a text of Swift stands between \(kind) "
                + "quotation marks"
        case "/" where peek(1) == "/" || peek(1) == "*":
            let isAddress = index > 1 && scalars[index - 1] == ":" && scalars[0] != "#"
            return isAddress
                ? "must have its address between quotation marks" : "must not hold a comment"
        case " ":
            if isType, let mark = peek(1), mark == "?" || mark == "!" {
                return "must not hold a space before '\(mark)'"
            }
            if let word = strayWord() {
                return isType
                    ? "must be one type: '\(word)' follows another"
                    : missingOperator(before: word)
            }
        default: break
        }
        index += 1
        return nil
    }

    /// Reads a string literal whose opening quotation mark is at the index.
    private mutating func readString(delimiterLength: Int) -> String? {
        stringDepth += 1
        defer { stringDepth -= 1 }
        guard stringDepth <= Self.stringLimit else { return "nests strings too deeply" }
        index += 1
        if peek(0) == "\"", peek(1) == "\"" { return "must not hold a multi-line string" }
        while index < scalars.count {
            switch scalars[index] {
            case "\"" where hashCount(from: index + 1) >= delimiterLength:
                index += 1 + delimiterLength
                return nil
            case "\\" where hashCount(from: index + 1) >= delimiterLength:
                index += 1 + delimiterLength
                if peek(0) == "(" {
                    if let problem = readInterpolation() { return problem }
                } else if let escaped = peek(0), !"0\\tnr\"'u".unicodeScalars.contains(escaped) {
                    return "has '\\\(escaped)' in a text, which is no escape of Swift"
                } else {
                    index += 1
                }
            default: index += 1
            }
        }
        return "lacks the end of a string"
    }

    private mutating func readInterpolation() -> String? {
        let depth = openBrackets.count
        repeat {
            if let problem = step() { return problem }
        } while index < scalars.count && openBrackets.count > depth
        return openBrackets.count > depth ? "lacks the end of an interpolation" : nil
    }

    /// What is wrong with a comma, a colon, or a sign that assigns or chooses, at the index.
    private mutating func problemOfSign() -> String? {
        let isOutside = openBrackets.isEmpty
        let before = index > 0 ? scalars[index - 1] : " "
        switch scalars[index] {
        case "?" where isOutside && before == " " && peek(1) != "?":
            choiceDepth += 1
        case ":" where isOutside && choiceDepth > 0:
            choiceDepth -= 1
        // A second closure behind a call has a label.
        case ":" where isOutside && genericDepth == 0 && !scalars[..<index].contains("}"):
            return "must not hold a ':' outside brackets"
        case "="
        where index > 0 && !openBrackets.contains("{") && !isOperator(before)
            && !isOperator(peek(1)):
            return "must not hold a '=': it is a value, and assigns none"
        case ",", ")", "]":
            guard let last = scalars[..<index].last(where: { $0 != " " }) else { break }
            if last == ":" && scalars[index] != "]" { return "lacks a value behind a ':'" }
            if scalars[index] == ",", "([{,".unicodeScalars.contains(last) {
                return "has a ',' that separates nothing"
            }
        default: break
        }
        return nil
    }

    private func isOperator(_ scalar: Unicode.Scalar?) -> Bool {
        scalar.map { "=<>!&|+-*%^~.?".unicodeScalars.contains($0) } ?? false
    }

    /// What follows the space at the index where an operator is to stand; nil where that is right, or inside
    /// braces, which can hold more than expressions.
    private func strayWord() -> String? {
        guard let next = peek(1), SwiftIdentifier.isBody(next) || next == "\"",
            let last = index > 0 ? scalars[index - 1] : nil,
            SwiftIdentifier.isBody(last) || Self.valueEnds.contains(last),
            !openBrackets.contains(where: { $0 == "{" || isType && $0 == "(" }),
            scalars[0] != "/", scalars[0] != "#"
        else { return nil }
        let rest = scalars[(index + 1)...]
        let before = scalars[..<index].reversed().prefix(while: SwiftIdentifier.isBody)
        let words = [Array(before.reversed()), Array(rest.prefix(while: SwiftIdentifier.isBody))]
        let isAttribute = scalars[..<index].dropLast(before.count).last == "@"
        if isAttribute || words[0] == ["_"]
            || words.contains(where: { Self.prefixes.contains(text(of: $0)) })
        {
            return nil
        }
        return text(of: Array(rest.prefix { $0 != " " }))
    }

    /// What is wrong with a value that begins at the index: it comes right after another one, or it is a
    /// number that does not end as numbers do.
    private func problemOfValue() -> String? {
        let scalar = scalars[index]
        let isText = scalar == "\""
        guard isText || SwiftIdentifier.isBody(scalar) else { return nil }
        let last = index > 0 ? scalars[index - 1] : " "
        let followsWord = SwiftIdentifier.isBody(last)
        if followsWord, !isText { return nil }
        if followsWord || Self.valueEnds.contains(last), !openBrackets.contains("{") {
            let rest = scalars[index...]
            let word = text(of: Array(rest.prefix(while: SwiftIdentifier.isBody)))
            // Some words stand between values, as 'as' does.
            return Self.prefixes.contains(word)
                ? nil : missingOperator(before: text(of: Array(rest.prefix { $0 != " " })))
        }
        guard isDigit(scalar), last != ".", last != "$" else { return nil }
        let number = text(of: numberAtIndex)
        return isNumber(number) ? nil : "must not hold '\(number)', which is no number"
    }

    private func missingOperator(before value: String) -> String {
        let missing = openBrackets.isEmpty ? "an operator" : "a comma or an operator"
        return "must be one expression: \(missing) is missing before '\(value)'"
    }

    /// What values end with besides words.
    private static let valueEnds = Array("\")]".unicodeScalars)

    /// What begins as a number at the index.
    private var numberAtIndex: [Unicode.Scalar] {
        var number: [Unicode.Scalar] = []
        let exponents = peek(1) == "x" ? "pP" : "eE"
        for place in index..<scalars.count {
            let scalar = scalars[place]
            let isPoint = scalar == "." && !number.contains(".") && place + 1 < scalars.count
            let isSign = scalar == "-" || scalar == "+"
            let continues =
                SwiftIdentifier.isBody(scalar) || isPoint && isDigit(scalars[place + 1])
                || isSign && exponents.unicodeScalars.contains(scalars[place - 1])
            if !continues { break }
            number.append(scalar)
        }
        return number
    }

    private func isNumber(_ text: String) -> Bool {
        let digits = text.filter { $0 != "_" }
        return switch digits.prefix(2) {
        case "0b": digits.count > 2 && digits.dropFirst(2).allSatisfy { "01".contains($0) }
        case "0o": digits.count > 2 && digits.dropFirst(2).allSatisfy { "01234567".contains($0) }
        default: Double(digits) != nil
        }
    }

    private func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }

    private func text(of scalars: [Unicode.Scalar]) -> String {
        String(String.UnicodeScalarView(scalars))
    }

    /// Words that another word, or a value, may follow or precede without an operator.
    private static let prefixes = [
        "any", "as", "async", "await", "borrowing", "consume", "consuming", "copy", "each", "else",
        "if", "inout", "is", "isolated", "of", "repeat", "sending", "some", "switch", "throws",
        "try", "unsafe",
    ]

    private func peek(_ distance: Int) -> Unicode.Scalar? {
        index + distance < scalars.count ? scalars[index + distance] : nil
    }

    private func hashCount(from start: Int) -> Int {
        var end = start
        while end < scalars.count, scalars[end] == "#" { end += 1 }
        return end - start
    }

    private func isControl(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
        return switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: scalar.changesDirection || ["\u{61C}", "\u{200E}", "\u{200F}"].contains(scalar)
        }
    }

    private func opening(of closing: Unicode.Scalar) -> Unicode.Scalar {
        switch closing {
        case ")": "("
        case "]": "["
        case "}": "{"
        default: "<"
        }
    }

    private static let commaProblem = "must not hold a ',' outside brackets"
    /// How many string literals may be one in the other, by interpolation.
    private static let stringLimit = 8
}
