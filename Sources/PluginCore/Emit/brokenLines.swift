/// Returns a line of Swift as lines of at most ``SwiftWriter/lineLength`` columns, broken as swift-format breaks them. A
/// line without a place to break, a comment, an attribute and a condition for the compiler stay as they are.
func brokenLines(of line: String) -> [String] {
    if SwiftWriter.fits(line) { return [line] }
    let code = line.drop { $0 == " " }
    if ["//", "@", "#if", "#else"].contains(where: code.hasPrefix) { return [line] }
    return LineBreaker(code).lines(indentation: line.count - code.count)
}

/// A line without its indentation, and the places where it can be broken.
private struct LineBreaker {
    private typealias Bracket = (start: Int, end: Int)

    private let characters: [Character]
    /// The brackets that are not within others.
    private var brackets: [Bracket] = []
    /// The indices of the characters outside of brackets and literals.
    private var outside: [Int] = []

    init(_ code: some StringProtocol) {
        characters = Array(code)
        var openings: [Int] = []
        var index = 0
        while index < characters.count {
            if let end = endOfLiteral(at: index) {
                index = end
                continue
            }
            if openings.isEmpty { outside.append(index) }
            switch characters[index] {
            case "(", "[", "{": openings.append(index)
            case "<" where isGeneric(at: index): openings.append(index)
            case ">" where openings.last.map { characters[$0] } == "<" && characters[index - 1] != "-":
                openings.removeLast()
            case ")", "]", "}":
                while let start = openings.popLast() {
                    if characters[start] == "<" { continue }
                    if openings.isEmpty {
                        brackets.append((start, index))
                        outside.append(index)
                    }
                    break
                }
            default: break
            }
            index += 1
        }
        // The bracket of a block that goes on in other lines holds nothing of this line.
        if let open = openings.first { outside += Array((open + 1)..<characters.count) }
    }

    /// Returns whether a `<` begins a list of types, and does not compare two values.
    private func isGeneric(at index: Int) -> Bool {
        index > 0 && (characters[index - 1].isLetter || characters[index - 1].isNumber)
    }

    /// Returns the index after a string or a regular expression that begins at an index; nil if none does.
    private func endOfLiteral(at start: Int) -> Int? {
        let quote = characters[start...].firstIndex { $0 != "#" } ?? start
        let pounds = Array(repeating: Character("#"), count: quote - start)
        guard quote < characters.count,
            characters[quote] == "\"" || characters[quote] == "/" && isRegex(at: quote, pounds)
        else { return nil }
        var index = quote + 1
        while index < characters.count {
            let isAtPounds = characters[(index + 1)...].starts(with: pounds)
            if characters[index] == "\\", isAtPounds {
                index += pounds.count + 1
                if characters[quote] == "\"", index < characters.count, characters[index] == "(" {
                    index = endOfInterpolation(at: index)
                    continue
                }
            } else if characters[index] == characters[quote], isAtPounds {
                return index + 1 + pounds.count
            }
            index += 1
        }
        return characters.count
    }

    private func isRegex(at slash: Int, _ pounds: [Character]) -> Bool {
        if !pounds.isEmpty { return true }
        let before = characters[..<slash].last { $0 != " " }
        let follows = slash + 1 < characters.count ? characters[slash + 1] : " "
        return (before.map { "(,=:[{?&|".contains($0) } ?? true) && follows != " "
    }

    private func endOfInterpolation(at start: Int) -> Int {
        var (depth, index) = (0, start)
        while index < characters.count {
            if let end = endOfLiteral(at: index) {
                index = end
                continue
            }
            depth += characters[index] == "(" ? 1 : characters[index] == ")" ? -1 : 0
            index += 1
            if depth == 0 { break }
        }
        return index
    }

    /// Returns the line in parts, each of which begins with an operator, apart from the first.
    private func parts(beforeEach operators: [String]) -> [String] {
        var parts: [String] = []
        var start = 0
        for index in outside where index > 0 && characters[index] == " " && index > start {
            let next = characters[(index + 1)...]
            guard operators.contains(where: { next.first == $0.first && next.starts(with: $0 + " ") }) else { continue }
            parts.append(String(characters[start..<index]))
            start = index + 1
        }
        return parts + [String(characters[start...])]
    }

    /// Returns what is between commas.
    private var elements: [String] {
        var parts: [String] = []
        var start = 0
        for index in outside where characters[index] == "," {
            parts.append(String(characters[start..<index].drop { $0 == " " }))
            start = index + 1
        }
        return parts + [String(characters[start...].drop { $0 == " " })]
    }

    func lines(indentation: Int) -> [String] {
        let line = spaces(indentation) + String(characters)
        if SwiftWriter.fits(line) { return [line] }
        if characters.starts(with: "case "), let lines = linesOfBrackets(indentation) { return lines }
        return linesAfterAssignment(indentation) ?? linesOfOperators(indentation) ?? linesOfType(indentation)
            ?? linesOfBrackets(indentation) ?? linesAfterEqualSign(indentation) ?? [line]
    }

    private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

    private func lines(_ code: String, _ indentation: Int) -> [String] {
        LineBreaker(code).lines(indentation: indentation)
    }

    /// The index of the space before the first ` = `.
    private var assignment: Int? { outside.first { characters[$0...].starts(with: " = ") } }

    /// Returns the lines of an assignment whose value has operators: the value begins on a line of its own.
    private func linesAfterAssignment(_ indentation: Int) -> [String]? {
        guard let assignment else { return nil }
        let value = LineBreaker(String(characters[(assignment + 3)...]))
        guard value.operatorParts.count > 1 else { return nil }
        let start = spaces(indentation) + String(characters[..<assignment]) + " ="
        let onOneLine = spaces(indentation + 4) + String(value.characters)
        if SwiftWriter.fits(onOneLine) { return [start, onOneLine] }
        return [start] + (value.linesOfOperators(indentation + 4, further: 0) ?? [])
    }

    /// Returns the lines of a parameter with the type of a closure, which begins on the second line.
    private func linesOfType(_ indentation: Int) -> [String]? {
        let parts = String(characters).split(separator: ": @", maxSplits: 1)
        guard parts.count == 2, !parts[0].contains(" ") else { return nil }
        return [spaces(indentation) + parts[0] + ":"] + lines("@" + parts[1], indentation + 4)
    }

    /// Returns the lines of an assignment whose value has no place to break.
    private func linesAfterEqualSign(_ indentation: Int) -> [String]? {
        guard let assignment else { return nil }
        return [spaces(indentation) + String(characters[..<assignment]) + " ="]
            + lines(String(characters[(assignment + 3)...]), indentation + 4)
    }

    /// The parts of the line that the operators of the lowest precedence separate.
    private var operatorParts: [String] {
        for operators in [["?", ":"], ["||"], ["&&"], ["??"]] {
            let parts = parts(beforeEach: operators)
            if parts.count > 1, operators.count == 1 || parts[1].hasPrefix("? ") { return parts }
        }
        return [String(characters)]
    }

    /// Returns the lines of an expression with operators, which begin the lines after the first.
    private func linesOfOperators(_ indentation: Int, further: Int = 4) -> [String]? {
        let parts = operatorParts
        guard parts.count > 1 else { return nil }
        let branches = spaces(indentation + further) + parts.dropFirst().joined(separator: " ")
        let isShort = parts[1].hasPrefix("? ") && SwiftWriter.fits(branches)
        return lines(parts[0], indentation)
            + (isShort ? [branches] : parts.dropFirst().flatMap { lines($0, indentation + further) })
    }

    /// Returns the lines of a call, a declaration, a list or a closure: what is between its last brackets is indented.
    private func linesOfBrackets(_ indentation: Int) -> [String]? {
        let isFunction = characters.last == "{" && String(characters).contains("func ")
        let full = brackets.filter { $0.end > $0.start + 1 }
        guard let bracket = isFunction ? full.first : full.last else { return nil }
        let head = String(characters[...bracket.start])
        if indentation + head.count > SwiftWriter.lineLength, let lines = linesAfterEqualSign(indentation) {
            return lines
        }
        let inner = characters[(bracket.start + 1)..<bracket.end]
        let rest = String(characters[bracket.end...])
        if characters[bracket.start] == "{" { return linesOfClosure(head, inner, rest, indentation) }
        let elements = LineBreaker(String(inner)).elements
        let isList = characters[bracket.start] == "["
        let isTuple = bracket.start == 0 || characters[bracket.start - 1] == " "
        let opensBlock = rest.hasSuffix("{") || rest.hasSuffix(" in")
        let onOneLine = spaces(indentation + 4) + String(inner)
        var body: [String] = []
        if !isFunction, !isList, !isTuple, SwiftWriter.fits(onOneLine + rest) {
            body = [onOneLine]
        } else {
            for (index, element) in elements.enumerated() {
                let needsComma = index < elements.count - 1 || isList && elements.count > 1
                body += lines(element + (needsComma ? "," : ""), indentation + 4)
            }
        }
        let start = lines(head, indentation)
        let fits = SwiftWriter.fits((body.last ?? "") + rest) && !rest.hasPrefix(").")
        let isCase = head.hasPrefix("case ")
        if isCase, let colon = rest.firstIndex(of: ":"), rest.index(after: colon) < rest.endIndex {
            let statement = String(rest[rest.index(colon, offsetBy: 2)...])
            return start + body + [spaces(indentation) + rest[...colon]] + lines(statement, indentation + 4)
        }
        if isList || isTuple || opensBlock || !fits || isCase && rest == ")" {
            return start + body + [spaces(indentation) + rest]
        }
        return start + body.dropLast() + [(body.last ?? "") + rest]
    }

    private func linesOfClosure(_ head: String, _ inner: ArraySlice<Character>, _ rest: String, _ indentation: Int)
        -> [String]?
    {
        let body = LineBreaker(String(inner.drop { $0 == " " }))
        let text = body.characters.last == " " ? body.characters.dropLast() : body.characters[...]
        let signature = body.outside.first { text[$0...].starts(with: " in ") }
        let start = signature.map { head + " " + String(text[..<$0]) + " in" } ?? head
        let statement = signature.map { text[($0 + 4)...] } ?? text
        return lines(start, indentation) + lines(String(statement), indentation + 4) + [spaces(indentation) + rest]
    }
}
