/// A type or an expression of Swift in a description, which generated code contains.
///
/// The check is lexical. It finds text that could change the code around the piece, such as a bracket that closes
/// nothing, a comment, or an operator at the end. The compiler checks everything else, such as names and types.
package struct SwiftPiece {
    let scalars: [Unicode.Scalar]
    var index = 0
    /// The brackets and interpolations around the index.
    var openings: [Opening] = []
    /// Whether a value, or a part of a type, must follow: at the start and after an operator.
    var needsValue = true
    /// The number of ternary operators whose `:` must follow.
    var ternaries = 0
    /// Whether the text before the index is the type of a cast, or the start of it.
    var isInCast = false
    /// Whether an effect of a function type is before the index, whose `->` must follow.
    var followsEffect = false

    enum Opening: Equatable {
        case bracket(Unicode.Scalar)
        /// A `\(` in a string with a number of `#` around it.
        case interpolation(pounds: Int)
    }

    /// The problem with a piece, as the end of a sentence about it.
    struct Problem: Error {
        let message: String

        init(_ message: String) { self.message = message }
    }

    init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

    /// Returns the problem with a type, as the end of a sentence about it; nil if there is none.
    package static func problem(ofType text: String) -> String? {
        problem(of: text, "type") { piece throws(Problem) in try piece.readPartOfType() }
    }

    /// Returns the problem with an expression, as the end of a sentence about it; nil if there is none.
    package static func problem(ofExpression text: String) -> String? {
        problem(of: text, "value") { piece throws(Problem) in try piece.readPartOfExpression() }
    }

    private static func problem(
        of text: String, _ noun: String, _ readPart: (inout SwiftPiece) throws(Problem) -> Void
    ) -> String? {
        if text.utf8.count > byteLimit { return "is longer than \(byteLimit) bytes" }
        if text.allSatisfy({ $0 == " " }) { return "must not be empty" }
        if text.first == " " || text.last == " " { return "must not begin or end with a space" }
        if text.unicodeScalars.contains(where: isControl) {
            return "must be on one line, without control characters"
        }
        var piece = SwiftPiece(Array(text.unicodeScalars))
        do throws(Problem) {
            while piece.peek() != nil { try readPart(&piece) }
        } catch {
            return error.message
        }
        switch piece.openings.last {
        case .bracket(let bracket): return "lacks the end of a '\(bracket)'"
        case .interpolation: return "lacks the end of an interpolation"
        case nil where piece.needsValue: return "must not end without a \(noun)"
        case nil: return piece.ternaries > 0 ? "has a '?' without its ':'" : nil
        }
    }

    /// The maximum length. A closure may be long; longer code belongs in a Swift file.
    private static let byteLimit = 4_000

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: scalar.changesDirection || ["\u{61C}", "\u{200E}", "\u{200F}"].contains(scalar)
        }
    }
}

// MARK: - Characters and words

extension SwiftPiece {
    /// Returns the character at a distance after the index; nil after the end.
    func peek(_ distance: Int = 0) -> Unicode.Scalar? {
        index + distance < scalars.count ? scalars[index + distance] : nil
    }

    /// The next character that is not a space.
    var next: Unicode.Scalar? { scalars[index...].first { $0 != " " } }

    /// The last character before the index that is not a space.
    var previous: Unicode.Scalar? { scalars[..<index].last { $0 != " " } }

    func text(from start: Int) -> String {
        String(String.UnicodeScalarView(scalars[start..<index]))
    }

    mutating func skipSpaces() { while peek() == " " { index += 1 } }

    /// Reads a name, a keyword or a number, which may be empty.
    mutating func readWord() -> String {
        let start = index
        while let scalar = peek(), Self.isWordBody(scalar) || scalar == "$" { index += 1 }
        return text(from: start)
    }

    /// Reads a name between backticks.
    mutating func readRawName() throws(Problem) {
        index += 1
        while let scalar = peek(), Self.isWordBody(scalar) || scalar == " " { index += 1 }
        guard peek() == "`" else { throw Problem("lacks the end of a '`'") }
        index += 1
    }

    /// Returns whether a word can contain a character. Swift allows emoji in names.
    static func isWordBody(_ scalar: Unicode.Scalar) -> Bool {
        SwiftIdentifier.isBody(scalar) || 0x1F000...0x1FAFF ~= scalar.value
    }

    /// Whether a label's colon is next, and not a module selector such as `MyKit::Model`.
    var isAtColon: Bool { next == ":" && !(peek() == ":" && peek(1) == ":") }

    /// Returns the problem of a part that follows another one without an operator.
    func missingOperator(at start: Int) -> Problem {
        let part = String(String.UnicodeScalarView(scalars[start...].prefix { $0 != " " }))
        return Problem("must be one type or expression: an operator is missing before '\(part)'")
    }

    func unexpectedCharacter(_ scalar: Unicode.Scalar) -> Problem {
        Problem("must not hold \(scalar.nameInMessages) outside a string")
    }
}

// MARK: - Brackets

extension SwiftPiece {
    mutating func open(_ bracket: Unicode.Scalar) {
        openings.append(.bracket(bracket))
        index += 1
    }

    /// Reads a closing bracket. One that closes an interpolation continues the string.
    mutating func close(_ bracket: Unicode.Scalar) throws(Problem) {
        let opening = openings.popLast()
        guard opening?.closing == bracket else {
            throw Problem("has a '\(bracket)' that closes nothing")
        }
        index += 1
        if case .interpolation(let pounds) = opening { try readString(pounds: pounds) }
    }
}

extension SwiftPiece.Opening {
    fileprivate var closing: Unicode.Scalar {
        switch self {
        case .bracket("["): "]"
        case .bracket("{"): "}"
        case .bracket("<"): ">"
        case .bracket, .interpolation: ")"
        }
    }
}
