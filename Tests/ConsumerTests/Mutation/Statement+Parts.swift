extension Statement {
    /// A part of a statement.
    struct Part {
        /// The range in the file.
        let range: Range<Int>
        let code: String
    }

    /// The code between the last pair of braces, if there is any.
    var body: Range<Int>? {
        guard code.last == "}" else { return nil }
        var depth = 0
        for (offset, byte) in zip(range.reversed(), code.utf8.reversed()) {
            if byte == UInt8(ascii: "}") { depth += 1 }
            if byte == UInt8(ascii: "{") { depth -= 1 }
            if depth == 0 {
                let body = (offset + 1)..<(range.upperBound - 1)
                return code.contains(/\{\s*\}$/) && children.isEmpty ? nil : body
            }
        }
        return nil
    }

    /// Returns the matches of a pattern's first group.
    func matches(of pattern: Regex<(Substring, Substring)>) -> [Part] {
        code.matches(of: pattern).map { part(of: $0.1) }
    }

    /// Returns the Boolean conditions after each occurrence of a keyword.
    func conditions(of keyword: String) -> [Part] {
        code.matches(of: /\b(if|guard)\s/).filter { $0.1 == keyword }
            .flatMap { Self.conditions(in: code[$0.range.upperBound...]) }
            .filter { !$0.starts(with: /(let|var|case)\b|[#]/) }
            .map(part(of:))
    }

    /// Returns the conditions at the beginning of some code, up to `else` or a brace.
    private static func conditions(in code: Substring) -> [Substring] {
        var depth = 0
        var conditions: [Substring] = []
        var start = code.startIndex
        for index in code.indices {
            let isEnd = depth == 0 && (code[index] == "{" || code[index...].hasPrefix("else"))
            if isEnd || depth == 0 && code[index] == "," {
                conditions.append(code[start..<index].trimmed)
                start = code.index(after: index)
            }
            if isEnd { break }
            if "([{".contains(code[index]) { depth += 1 }
            if ")]}".contains(code[index]) { depth -= 1 }
        }
        return conditions
    }

    private func part(of code: Substring) -> Part {
        let start = range.lowerBound + self.code.utf8.distance(from: self.code.startIndex, to: code.startIndex)
        return Part(range: start..<(start + code.utf8.count), code: String(code))
    }
}

extension Statement.Part {
    /// Whether the code only compares two values.
    var isComparison: Bool {
        let code = code.outsideBrackets
        return code.contains(/\s([=!]==?|[<>]=?)\s/) && !code.contains(/\s(&&|\|\||\?)\s/)
    }
}

extension String {
    /// The characters that are not within brackets.
    var outsideBrackets: String {
        var depth = 0
        return filter { character in
            if ")]}".contains(character) { depth -= 1 }
            defer { if "([{".contains(character) { depth += 1 } }
            return depth == 0
        }
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        let start = drop(while: \.isWhitespace)
        return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
    }
}
