/// The reason why a fragment is not valid, as the end of a sentence about it.
struct SwiftProblem: Error {
    let message: String

    init(_ message: String) { self.message = message }
}

/// A parser for a type or an expression of Swift on one line. It follows the compiler's parser.
///
/// It accepts less than the compiler, and never more: the compiler can parse each accepted fragment
/// at all places where generated code contains it. The grammar is that of "The Swift Programming
/// Language". Each extension reads one part of it.
struct SwiftReader {
    let scalars: [Unicode.Scalar]
    /// Whether the fragment is a type. If not, it is an expression.
    let isType: Bool
    /// The index of the next character to read.
    var index = 0
    /// The opening brackets that are not closed yet. `\` stands for an interpolation.
    var openBrackets: [Unicode.Scalar] = []
    /// Whether each of the closures around the index names its parameters, from the outermost to
    /// the innermost.
    var closuresNameParameters: [Bool] = []
    /// Whether a `{` can begin a trailing closure. In conditions, it begins a block.
    var allowsTrailingClosure = true
    /// Whether an `=` is an assignment. In conditions, it is not.
    var allowsAssignment = true
    /// Whether the value before the index is a tuple with labels.
    var followsLabeledTuple = false
    /// The number of nested expressions, types and statements around the index.
    private var depth = 0
    /// The number of nested string literals around the index.
    var stringDepth = 0

    init(_ text: String, isType: Bool) {
        scalars = Array(text.unicodeScalars)
        self.isType = isType
    }

    /// Returns the problem with the whole fragment, as the end of a sentence about it; nil if there
    /// is none.
    mutating func problem() -> String? {
        do throws(SwiftProblem) {
            if isType { try readWholeType() } else { try readWholeExpression() }
            return nil
        } catch {
            return error.message
        }
    }

    /// Returns whether reading has reached a text with which the fragment ends.
    func hasReached(_ end: String) -> Bool { index >= scalars.count - end.unicodeScalars.count }

    /// Counts a nested part. The limit is lower than that of the compiler's parser, 256.
    mutating func enterNestedPart() throws(SwiftProblem) {
        depth += 1
        if depth > 50 { throw SwiftProblem("nests brackets too deeply") }
    }

    /// Counts the end of a nested part.
    mutating func leaveNestedPart() { depth -= 1 }
}

// MARK: - Characters and words

extension SwiftReader {
    /// Returns the character at a distance after the index; nil after the end.
    func peek(_ distance: Int = 0) -> Unicode.Scalar? {
        index + distance < scalars.count ? scalars[index + distance] : nil
    }

    /// The character before the index; nil at the start.
    var previous: Unicode.Scalar? { index > 0 ? scalars[index - 1] : nil }

    /// The next character that is not a space.
    var next: Unicode.Scalar? { scalars[index...].first { $0 != " " } }

    mutating func skipSpaces() {
        while peek() == " " { index += 1 }
    }

    /// Reads a string after spaces. Returns false, and reads nothing, if another text follows.
    mutating func read(_ expected: String) -> Bool {
        let start = index
        skipSpaces()
        let end = index + expected.unicodeScalars.count
        if end <= scalars.count, scalars[index..<end].elementsEqual(expected.unicodeScalars) {
            index = end
            return true
        }
        index = start
        return false
    }

    /// The next word, after spaces; nil if another character follows.
    var nextWord: String? {
        var copy = self
        return copy.readWord()
    }

    /// Reads a word after spaces: a name, a keyword or a number. Returns nil, and reads nothing, if
    /// there is none.
    mutating func readWord() -> String? {
        let start = index
        skipSpaces()
        let first = index
        while let scalar = peek(), Self.isWordBody(scalar) || scalar == "$" && index > first {
            index += 1
        }
        if index == first {
            index = start
            return nil
        }
        return text(first..<index)
    }

    /// Returns whether a certain word follows the next word.
    func isFollowed(by word: String) -> Bool {
        var copy = self
        _ = copy.readWord()
        return copy.nextWord == word
    }

    /// Reads the next word if it is one of certain words. Returns whether it is.
    mutating func readWord(among words: Set<String>) -> Bool {
        guard let word = nextWord, words.contains(word) else { return false }
        _ = readWord()
        return true
    }

    /// Reads the next word if it is a certain word. Returns whether it is.
    mutating func read(word: String) -> Bool { readWord(among: [word]) }

    func text(_ range: Range<Int>) -> String {
        String(String.UnicodeScalarView(scalars[range]))
    }

    /// The text from the next character that is not a space up to the following space.
    var nextPart: String {
        let rest = scalars[index...].drop { $0 == " " }
        return String(String.UnicodeScalarView(rest.prefix { $0 != " " }))
    }

    /// Returns whether a word can contain a character.
    static func isWordBody(_ scalar: Unicode.Scalar) -> Bool {
        // Swift allows emoji in names.
        SwiftIdentifier.isBody(scalar) || 0x1F000...0x1FAFF ~= scalar.value
    }

    static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }
}

// MARK: - Brackets

extension SwiftReader {
    /// Reads an opening bracket, which is at the index, the text in the brackets, and the closing
    /// bracket.
    mutating func readBrackets(
        _ readContent: (inout SwiftReader) throws(SwiftProblem) -> Void
    ) throws(SwiftProblem) {
        let bracket = scalars[index]
        let outside = (allowsTrailingClosure, allowsAssignment)
        (allowsTrailingClosure, allowsAssignment) = (true, true)
        index += 1
        openBrackets.append(bracket)
        try readContent(&self)
        guard read(String(Self.closing(of: bracket))) else { throw missingOperator() }
        openBrackets.removeLast()
        (allowsTrailingClosure, allowsAssignment) = outside
    }

    /// Whether the next character closes the innermost bracket.
    var isAtClosing: Bool {
        openBrackets.last.map { next == Self.closing(of: $0) } ?? false
    }

    /// Returns the closing bracket for an opening bracket or the start of an interpolation.
    static func closing(of bracket: Unicode.Scalar) -> Unicode.Scalar {
        switch bracket {
        case "[": "]"
        case "{": "}"
        case "<": ">"
        default: ")"
        }
    }
}
