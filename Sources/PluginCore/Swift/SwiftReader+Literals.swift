extension SwiftReader {
    /// Reads a number that begins at the index.
    mutating func readNumber() throws(SwiftProblem) {
        let start = index
        let exponents = peek(1) == "x" ? "pP" : "eE"
        var hasPoint = false
        while let scalar = peek() {
            let isPoint = scalar == "." && !hasPoint && peek(1).map(Self.isDigit) == true
            let isSign =
                (scalar == "-" || scalar == "+")
                && exponents.unicodeScalars.contains(scalars[index - 1])
            guard Self.isWordBody(scalar) || isPoint || isSign else { break }
            hasPoint = hasPoint || isPoint
            index += 1
        }
        let number = text(start..<index)
        if !Self.isNumber(number) {
            throw SwiftProblem("must not hold '\(number)', which is not a number")
        }
    }

    /// Returns whether a string is a Swift number without a sign.
    static func isNumber(_ text: String) -> Bool {
        switch text.prefix(2) {
        case "0b": isDigits(text.dropFirst(2)) { "01".contains($0) }
        case "0o": isDigits(text.dropFirst(2)) { "01234567".contains($0) }
        case "0x": isFraction(text.dropFirst(2), exponent: "p") { $0.isASCII && $0.isHexDigit }
        default: isFraction(text[...], exponent: "e") { "0123456789".contains($0) }
        }
    }

    /// Returns whether a string is a whole number, or a number with a fraction or an exponent.
    private static func isFraction(
        _ text: Substring, exponent: Character, _ isDigit: (Character) -> Bool
    ) -> Bool {
        let mark = text.firstIndex { $0.lowercased() == String(exponent) }
        let parts = text[..<(mark ?? text.endIndex)].split(
            separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.allSatisfy({ isDigits($0, isDigit) }) else { return false }
        // Hexadecimal numbers with a fraction need an exponent.
        guard let mark else { return parts.count == 1 || exponent == "e" }
        var digits = text[text.index(after: mark)...]
        if let sign = digits.first, sign == "-" || sign == "+" { digits = digits.dropFirst() }
        return isDigits(digits) { "0123456789".contains($0) }
    }

    private static func isDigits(_ text: Substring, _ isDigit: (Character) -> Bool) -> Bool {
        guard let first = text.first, first != "_" else { return false }
        return text.allSatisfy { isDigit($0) || $0 == "_" }
    }

    /// Reads a string literal, whose quotation mark, or the `#` before it, is at the index.
    mutating func readString() throws(SwiftProblem) {
        stringDepth += 1
        // Interpolations can nest string literals.
        if stringDepth > 8 { throw SwiftProblem("nests strings too deeply") }
        let delimiters = readDelimiters()
        index += 1
        if peek() == "\"", peek(1) == "\"" {
            throw SwiftProblem("must not hold a multi-line string")
        }
        while let scalar = peek() {
            index += 1
            if scalar == "\"", isAtDelimiters(count: delimiters) {
                index += delimiters
                stringDepth -= 1
                return
            }
            if scalar == "\\", isAtDelimiters(count: delimiters) {
                index += delimiters
                try readEscape()
            }
        }
        throw SwiftProblem("lacks the end of a string")
    }

    /// Reads the `#` characters at the index. Returns their number.
    private mutating func readDelimiters() -> Int {
        let start = index
        while peek() == "#" { index += 1 }
        return index - start
    }

    /// Returns whether this number of `#` characters is at the index.
    private func isAtDelimiters(count: Int) -> Bool {
        (0..<count).allSatisfy { peek($0) == "#" }
    }

    /// Reads the rest of an escape sequence, after the backslash.
    private mutating func readEscape() throws(SwiftProblem) {
        guard let escaped = peek() else { return }
        switch escaped {
        case "(":
            try readInterpolation()
        case "u":
            index += 1
            try readScalar()
        case "0", "\\", "t", "n", "r", "\"", "'": index += 1
        default:
            throw SwiftProblem("has '\\\(escaped)' in a string, which is not an escape sequence")
        }
    }

    /// Reads an interpolation, whose opening parenthesis is at the index.
    private mutating func readInterpolation() throws(SwiftProblem) {
        let outside = (allowsTrailingClosure, allowsAssignment)
        (allowsTrailingClosure, allowsAssignment) = (true, true)
        openBrackets.append("\\")
        index += 1
        if isAtClosing { throw SwiftProblem("has an interpolation without a value") }
        try readElements()
        guard read(")") else { throw missingOperator() }
        openBrackets.removeLast()
        (allowsTrailingClosure, allowsAssignment) = outside
    }

    /// Reads the code point of an escape sequence, as in `{1F600}`.
    private mutating func readScalar() throws(SwiftProblem) {
        let rest = scalars[index...]
        guard rest.first == "{", let end = rest.firstIndex(of: "}") else {
            throw SwiftProblem("has '\\u' in a text without '{' and '}' after it")
        }
        let digits = text(index + 1..<end)
        guard (1...8).contains(digits.unicodeScalars.count), digits.allSatisfy(\.isHexDigit),
            UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) != nil
        else { throw SwiftProblem("has '\\u{\(digits)}' in a string, which is not a character") }
        index = end + 1
    }

    /// Reads a regular expression such as `#/a+/#`, whose `#` is at the index.
    mutating func readRegularExpression() throws(SwiftProblem) {
        // The compiler finds the end of an interpolation or a capture list without recognizing regular expressions.
        if openBrackets.contains("\\") || openBrackets.last == "[" {
            throw SwiftProblem(
                "must not hold a regular expression in a text or between '[' and ']'")
        }
        let delimiters = readDelimiters()
        var braces = 0
        index += 1
        while let scalar = peek() {
            index += 1
            switch scalar {
            case "\\": index += 1
            case "/" where isAtDelimiters(count: delimiters):
                index += delimiters
                return
            case "{": braces += 1
            case "}":
                braces -= 1
                // When the compiler looks for the end of a block, it may find this brace.
                if braces < 0 { throw SwiftProblem("has a '}' that closes nothing") }
            default: break
            }
        }
        throw SwiftProblem("lacks the end of a regular expression")
    }
}
