/// A type or an expression of Swift in a description, which generated code contains.
///
/// The check is lexical. It finds text that could change the code around the piece, such as a bracket that closes
/// nothing, a comment, or an operator at the end. The compiler checks everything else, such as names and types.
package struct SwiftPiece {
    private let scalars: [Unicode.Scalar]
    private let isType: Bool
    private var index = 0
    /// The brackets around the index. A backslash is that of an interpolation.
    private var openings: [Unicode.Scalar] = []
    /// The number of `#` around each string whose interpolation is open.
    private var pounds: [Int] = []
    /// The number of ternary operators whose `:` must follow.
    private var ternaries = 0
    private var problem: String?
    /// The names, keywords and numbers outside of literals.
    private(set) var words: [Range<Int>] = []
    /// The piece without the contents of its brackets, and with a `"` for each literal: `f() ?? "` for `f(a) ?? "b"`.
    private(set) var outline = ""

    init(_ text: String, isType: Bool) {
        self.init(Array(text.unicodeScalars), isType: isType)
        while index < scalars.count { readPart() }
        if let opening = openings.last {
            fail("lacks the end of " + (opening == "\\" ? "an interpolation" : "a '\(opening)'"))
        }
        checkOutline()
    }

    private init(_ scalars: [Unicode.Scalar], isType: Bool) {
        self.scalars = scalars
        self.isType = isType
    }

    /// Returns the problem with a type, as the end of a sentence about it; nil if there is none.
    package static func problem(ofType text: String) -> String? { problem(of: text, isType: true) }

    /// Returns the problem with an expression, as the end of a sentence about it; nil if there is none.
    package static func problem(ofExpression text: String) -> String? { problem(of: text, isType: false) }

    private static func problem(of text: String, isType: Bool) -> String? {
        if text.utf8.count > byteLimit { return "is longer than \(byteLimit) bytes" }
        if text.allSatisfy({ $0 == " " }) { return "must not be empty" }
        if text.first == " " || text.last == " " { return "must not begin or end with a space" }
        if text.unicodeScalars.contains(where: isControl) { return "must be on one line, without control characters" }
        return SwiftPiece(text, isType: isType).problem
    }

    /// The maximum length. A closure may be long; longer code belongs in a Swift file.
    private static let byteLimit = 4_000

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: scalar.changesDirection || ["\u{61C}", "\u{200E}", "\u{200F}"].contains(scalar)
        }
    }

    private mutating func fail(_ message: String) { problem = problem ?? message }
}

// MARK: - Characters

extension SwiftPiece {
    private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    func text(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }

    private mutating func readPart() {
        let (scalar, start, wasInside) = (scalars[index], index, !openings.isEmpty)
        index += 1
        switch scalar {
        case _ where Self.isWordBody(scalar): words.append(start..<readWord())
        case "`": readRawName()
        case "\"" where !isType: readString(pounds: 0)
        case "#" where !isType: readPound()
        case "(", "[": openings.append(scalar)
        case "{" where !isType: openings.append(scalar)
        case "<" where isType || openings.last == "<" || !wasInside && beginsGenericArguments(at: start):
            openings.append(scalar)
        case ">" where (isType || openings.last == "<") && (start == 0 || scalars[start - 1] != "-"): close(scalar)
        case ")", "]", "}": close(scalar)
        case ";": if openings.last != "{" { fail("must not hold a ';'") }
        case ",": if !wasInside || isType && openings.last == "[" { fail("must not hold a ',' outside brackets") }
        case ":": readColon()
        case "@": if !wasInside, !isType { fail("must not hold a '@' outside brackets") }
        case "/" where !isType, "*" where !isType: checkSlash(at: start)
        case "?" where !wasInside && start > 0 && scalars[start - 1] == " " && next != "?": ternaries += 1
        case _ where isType ? " .?!&->~".unicodeScalars.contains(scalar) : Self.isPunctuation(scalar): break
        default: fail("must not hold \(scalar.nameInMessages)" + (isType ? "" : " outside a string"))
        }
        if !wasInside || openings.isEmpty {
            let isLiteral = "\"#`".unicodeScalars.contains(scalar)
            outline += isLiteral ? "\"" : wasInside ? String(scalar) : text(start..<index)
        }
    }

    /// Reads up to the end of a word, and returns it.
    private mutating func readWord() -> Int {
        while let next, Self.isWordBody(next) { index += 1 }
        return index
    }

    /// Reads a name after its first backtick.
    private mutating func readRawName() {
        let start = index - 1
        while let next, Self.isWordBody(next) || next == " " { index += 1 }
        if next != "`" { return fail("lacks the end of a '`'") }
        words.append(start + 1..<index)
        index += 1
    }

    private mutating func close(_ bracket: Unicode.Scalar) {
        let closing: [Unicode.Scalar: Unicode.Scalar] = ["(": ")", "[": "]", "{": "}", "<": ">", "\\": ")"]
        guard let opening = openings.popLast(), closing[opening] == bracket else {
            return fail("has a '\(bracket)' that closes nothing")
        }
        if opening == "\\" { readString(pounds: pounds.removeLast()) }
    }

    /// Reads a colon, whose place is in brackets, in a ternary operator, after a label as in `f { $0 } then: { $0 }`, or
    /// in a module selector.
    private mutating func readColon() {
        if next == ":" {
            index += 1
        } else if isType {
            if !["(", "["].contains(openings.last) { fail("must not hold a ':' outside brackets") }
        } else if openings.isEmpty {
            let isLabel = outline.split(separator: " ").dropLast().last?.last == "}"
            if isLabel, scalars[index...].first(where: { $0 != " " }) == "{" { return }
            if ternaries == 0 { fail("must not hold a ':' outside brackets") }
            ternaries -= 1
        }
    }

    /// Returns whether the compiler treats the text from a `<` as generic arguments: they can contain commas, as in
    /// `Result<Int, any Error>.self`.
    private func beginsGenericArguments(at start: Int) -> Bool {
        guard start > 0, Self.isWordBody(scalars[start - 1]) else { return false }
        var arguments = SwiftPiece(Array(scalars[start...].prefix(400)), isType: true)
        repeat { arguments.readPart() } while !arguments.openings.isEmpty && arguments.next != nil
        let areTypes = arguments.words.map(arguments.text).allSatisfy {
            $0.first?.isUppercase == true || Self.joiners.contains($0)
        }
        let follows = arguments.next.map { ".()[]{}:;,?!".unicodeScalars.contains($0) } ?? true
        return arguments.problem == nil && arguments.openings.isEmpty && !arguments.words.isEmpty && areTypes && follows
    }

    /// Checks that a `/` or `*` does not begin or end a comment or a regular expression. The compiler looks for a regular
    /// expression at a `/` where a value can be.
    private mutating func checkSlash(at start: Int) {
        if ["//", "/*", "*/"].contains(text(start..<min(start + 2, scalars.count))) { fail("must not hold a comment") }
        guard scalars[start] == "/" else { return }
        let before = start > 0 ? scalars[start - 1] : " "
        let after = next ?? " "
        let isBinary = (before == " ") == (after == " ") && ![before, after].contains(where: Self.isOperator)
        let value = scalars[..<start].lastIndex { $0 != " " }
        let followsWord = words.last?.upperBound == value.map { $0 + 1 }
        let isAfterKeyword = followsWord && words.last.map { SwiftIdentifier.keywords.contains(text($0)) } == true
        let isAfterValue = followsWord || value.map { ")]\"`!".unicodeScalars.contains(scalars[$0]) } == true
        if !isBinary || !isAfterValue || isAfterKeyword {
            fail("must not hold a regular expression between two '/': write '#/…/#'")
        }
    }

    /// Returns whether a word can contain a character. Swift allows emoji in names.
    private static func isWordBody(_ scalar: Unicode.Scalar) -> Bool {
        SwiftIdentifier.isBody(scalar) || scalar == "$" || 0x1F000...0x1FAFF ~= scalar.value
    }

    private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        isOperator(scalar) || " .:\\".unicodeScalars.contains(scalar)
    }

    /// Returns whether an operator can contain a character.
    private static func isOperator(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "/", "=", "-", "+", "!", "*", "%", "<", ">", "&", "|", "^", "~", "?": true
        case "\u{D7}", "\u{F7}", "\u{2020}"..."\u{2027}", "\u{2190}"..."\u{23FF}": true
        default: false
        }
    }
}

// MARK: - Literals

extension SwiftPiece {
    /// Reads a string after its opening quotation mark, up to its end or to an interpolation.
    private mutating func readString(pounds count: Int) {
        if next == "\"", scalars[(index - 1)...].starts(with: ["\"", "\"", "\""]) {
            fail("must not hold a multi-line string")
        }
        while let scalar = next {
            index += 1
            guard scalar == "\"" || scalar == "\\", isAtPounds(count) else { continue }
            index += count
            if scalar == "\"" { return }
            let isInterpolation = next == "("
            index = min(index + 1, scalars.count)
            if isInterpolation {
                openings.append("\\")
                return pounds.append(count)
            }
        }
        fail("lacks the end of a string")
    }

    private func isAtPounds(_ count: Int) -> Bool { scalars[index...].starts(with: repeatElement("#", count: count)) }

    /// Reads a string, a regular expression or a macro after its first `#`.
    private mutating func readPound() {
        let start = index - 1
        while next == "#" { index += 1 }
        let count = index - start
        if next == "\"" {
            index += 1
            readString(pounds: count)
        } else if next == "/" {
            readRegularExpression(pounds: count)
        } else if start > 0, scalars[start - 1] == "<" {
            fail("must not hold a '<#': replace the placeholder with a value")
        } else {
            let name = text((start + count)..<readWord())
            if name.isEmpty || count > 1 { fail("must not hold a '#' without a name after it") }
            if ["if", "elseif", "else", "endif", "sourceLocation", "error", "warning"].contains(name) {
                fail("must not hold '#\(name)', which is for whole lines")
            }
        }
    }

    private mutating func readRegularExpression(pounds: Int) {
        // The compiler looks for the end of an interpolation or a capture list without recognizing
        // regular expressions, and for the end of a block.
        if openings.contains("\\") || openings.last == "[" {
            fail("must not hold a regular expression in a string or between '[' and ']'")
        }
        var braces = 0
        index += 1
        while let scalar = next, braces >= 0 {
            index += 1
            switch scalar {
            case "\\": index = min(index + 1, scalars.count)
            case "{": braces += 1
            case "}": braces -= 1
            case "/" where isAtPounds(pounds): return index += pounds
            default: break
            }
        }
        fail("lacks the end of a regular expression")
    }
}

// MARK: - Outline

extension SwiftPiece {
    /// Checks that the piece is one value, which the code before and after it does not continue.
    private mutating func checkOutline() {
        let noun = isType ? "type" : "value"
        let parts = outline.split(separator: " ")
        guard let first = parts.first, let last = parts.last else { return }
        for word in parts.map(Self.firstWord) where Self.isReserved(word) {
            fail("has '\(word)', a Swift keyword, in place of a \(noun)")
        }
        for (part, next) in zip(parts, parts.dropFirst()) where endsValue(part) && beginsValue(next, after: part) {
            fail("must be one type or expression: an operator is missing before '\(next)'")
        }
        let isUnfinished = last.last == ":" || last.last == "." && !last.hasSuffix("..")
        if isUnfinished || isJoiner(last) || last.unicodeScalars.allSatisfy(Self.isPunctuation) {
            fail("must not end without a \(noun)")
        }
        if first.unicodeScalars.allSatisfy(Self.isPunctuation) { fail("has no value before '\(first)'") }
        if ternaries > 0 { fail("has a '?' without its ':'") }
    }

    private func endsValue(_ part: Substring) -> Bool {
        if isJoiner(part) { return false }
        guard let end = part.unicodeScalars.last(where: { $0 != "?" && $0 != "!" }) else { return false }
        return Self.isWordBody(end) || ")]}\"".unicodeScalars.contains(end) || end == ">" && part.contains("<")
    }

    private func beginsValue(_ part: Substring, after other: Substring) -> Bool {
        guard let first = part.unicodeScalars.first, Self.isWordBody(first) || first == "\"" else { return false }
        let isLabel = part.last == ":" && other.last == "}"
        return !isLabel && !["as", "is", "async", "throws", "rethrows"].contains(Self.firstWord(of: part))
    }

    /// Returns whether a part is an attribute, or a keyword after which a value or a type must follow.
    private func isJoiner(_ part: Substring) -> Bool {
        let word = Self.firstWord(of: part)
        return part.first == "@"
            || Self.joiners.contains(word) && ["", "?", "!", "()"].contains(part.dropFirst(word.count))
    }

    private static func firstWord(of part: Substring) -> String {
        String(part.unicodeScalars.prefix(while: isWordBody))
    }

    /// Returns whether a word can neither begin a value nor be an operator.
    private static func isReserved(_ word: String) -> Bool {
        word == "init"
            || SwiftIdentifier.keywords.contains(word) && !joiners.contains(word)
                && !["nil", "true", "false", "Any"].contains(word)
    }

    private static let joiners: Set<String> = [
        "as", "is", "try", "await", "unsafe", "copy", "consume", "each", "repeat", "any", "some", "inout", "borrowing",
        "consuming", "sending", "isolated", "nonisolated", "async", "throws", "rethrows",
    ]
}
