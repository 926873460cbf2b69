/// A reason why a fragment is not Swift, as the end of a sentence about it.
struct SwiftProblem: Error {
    let words: String

    init(_ words: String) { self.words = words }
}

/// Reads a type or an expression of Swift on one line, as the compiler's parser does.
///
/// It accepts less than the compiler, and never more: an accepted fragment parses wherever generated code puts
/// it. Its grammar is that of "The Swift Programming Language"; the extensions read one part of it each.
struct SwiftReader {
    let scalars: [Unicode.Scalar]
    /// Whether the fragment is a type, and not an expression.
    let isType: Bool
    var index = 0
    /// The brackets that are not closed yet; `\` is an interpolation.
    var openBrackets: [Unicode.Scalar] = []
    /// The closures around the index: whether each of them names its parameters.
    var closuresNameParameters: [Bool] = []
    /// False in conditions, where a `{` begins a block.
    var allowsTrailingClosure = true
    /// False in front of the `=` of a pattern.
    var allowsAssignment = true
    /// False where the compiler does not look for regular expressions when it looks for the end.
    var allowsRegularExpression = true
    var pattern = Pattern.none
    /// The names that the pattern binds.
    var boundNames: Set<String> = []
    /// Whether the value before the index is a tuple with labels.
    var followsLabels = false
    private var depth = 0
    var stringDepth = 0

    /// Whether a pattern is read in place of a value, and whether a `let` has begun in it.
    enum Pattern { case none, unbound, bound }

    init(_ text: String, isType: Bool) {
        scalars = Array(text.unicodeScalars)
        self.isType = isType
    }

    /// What is wrong with the whole fragment; nil if nothing is.
    mutating func problem() -> String? {
        do throws(SwiftProblem) {
            if isType { try readWholeType() } else { try readWholeExpression() }
            return nil
        } catch {
            return error.words
        }
    }

    /// Whether reading stopped at the end of the fragment, which is this text.
    func isAt(_ end: String) -> Bool { index >= scalars.count - end.unicodeScalars.count }

    /// Counts a part within another one; the compiler's parser gives up at 256.
    mutating func deepen() throws(SwiftProblem) {
        depth += 1
        if depth > 50 { throw SwiftProblem("nests brackets too deeply") }
    }

    mutating func leave() { depth -= 1 }
}

// MARK: - Characters and words

extension SwiftReader {
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

    /// Reads a text after spaces; reads nothing if something else follows.
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

    /// The next word, after spaces; nil if something else follows.
    var nextWord: String? {
        var copy = self
        return copy.readWord()
    }

    /// Reads a word after spaces.
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

    /// Whether a word follows the next one.
    func isFollowed(by word: String) -> Bool {
        var copy = self
        _ = copy.readWord()
        return copy.nextWord == word
    }

    /// Reads one of some words, if it is the next.
    mutating func readWord(among words: Set<String>) -> Bool {
        guard let word = nextWord, words.contains(word) else { return false }
        _ = readWord()
        return true
    }

    mutating func read(word: String) -> Bool { readWord(among: [word]) }

    func text(_ range: Range<Int>) -> String {
        String(String.UnicodeScalarView(scalars[range]))
    }

    /// The text from the next character that is not a space, up to the space after it.
    var nextPart: String {
        let rest = scalars[index...].drop { $0 == " " }
        return String(String.UnicodeScalarView(rest.prefix { $0 != " " }))
    }

    static func isWordBody(_ scalar: Unicode.Scalar) -> Bool {
        // Emoji are names in Swift, too.
        SwiftIdentifier.isBody(scalar) || 0x1F000...0x1FAFF ~= scalar.value
    }

    static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }
}

// MARK: - Brackets

extension SwiftReader {
    /// Reads an opening bracket at the index, what is inside, and the closing bracket.
    mutating func readBrackets(
        _ readContent: (inout SwiftReader) throws(SwiftProblem) -> Void
    ) throws(SwiftProblem) {
        let bracket = scalars[index]
        let outside = (allowsTrailingClosure, allowsAssignment)
        (allowsTrailingClosure, allowsAssignment) = (true, pattern == .none)
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

    static func closing(of bracket: Unicode.Scalar) -> Unicode.Scalar {
        switch bracket {
        case "[": "]"
        case "{": "}"
        case "<": ">"
        default: ")"
        }
    }
}
