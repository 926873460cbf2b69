/// Strings, regular expressions and macros.
extension SwiftPiece {
    /// Reads a string after its opening quotation mark, up to its end or to an interpolation.
    mutating func readString(pounds: Int) throws(Problem) {
        while let scalar = peek() {
            index += 1
            guard scalar == "\"" || scalar == "\\", isAtPounds(pounds) else { continue }
            index += pounds
            if scalar == "\"" { return }
            if peek() == "(" {
                openings.append(.interpolation(pounds: pounds))
                index += 1
                return
            }
            index += 1
        }
        throw Problem("lacks the end of a string")
    }

    /// Reads the opening quotation mark, and the string.
    mutating func readWholeString(pounds: Int) throws(Problem) {
        if peek(1) == "\"", peek(2) == "\"" { throw Problem("must not hold a multi-line string") }
        index += 1
        try readString(pounds: pounds)
    }

    private func isAtPounds(_ count: Int) -> Bool { (0..<count).allSatisfy { peek($0) == "#" } }

    /// Reads a string, a regular expression or a macro that begins with a `#`.
    mutating func readPound() throws(Problem) {
        let start = index
        while peek() == "#" { index += 1 }
        let pounds = index - start
        if peek() == "\"" { return try readWholeString(pounds: pounds) }
        if peek() == "/" { return try readRegularExpression(pounds: pounds) }
        let name = readWord()
        if name.isEmpty || pounds > 1 {
            throw Problem("must not hold a '#' without a name after it")
        }
        if Self.directives.contains(name) {
            throw Problem("must not hold '#\(name)', which is for whole lines")
        }
    }

    private static let directives = [
        "if", "elseif", "else", "endif", "sourceLocation", "error", "warning",
    ]

    private mutating func readRegularExpression(pounds: Int) throws(Problem) {
        // The compiler looks for the end of an interpolation or a capture list without recognizing
        // regular expressions, and for the end of a block.
        let isInString = openings.contains { if case .interpolation = $0 { true } else { false } }
        if isInString || openings.last == .bracket("[") {
            throw Problem("must not hold a regular expression in a string or between '[' and ']'")
        }
        var braces = 0
        index += 1
        while let scalar = peek(), braces >= 0 {
            index += 1
            switch scalar {
            case "\\": index += 1
            case "{": braces += 1
            case "}": braces -= 1
            case "/" where isAtPounds(pounds):
                index += pounds
                return
            default: break
            }
        }
        throw Problem("lacks the end of a regular expression")
    }
}
