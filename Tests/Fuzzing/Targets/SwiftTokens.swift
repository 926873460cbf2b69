/// The tokens of Swift source, as far as needed to distinguish code from text.
///
/// It handles nested comments, and string literals on one or several lines, with escapes,
/// interpolations and `#`. It follows the language's grammar (The Swift Programming Language,
/// Lexical Structure), not the generated code: it treats as text exactly what the compiler treats
/// as text.
package struct SwiftTokens: Sendable {
    package enum Token: Hashable, Sendable {
        /// A name, a number or a punctuation character.
        case code(String)
        /// A literal without interpolation, as its value.
        case string(String)
    }

    package private(set) var tokens: [Token] = []
    /// The contents of the comments.
    package private(set) var comments: [String] = []
    /// The reason why the source is not valid; nil if no problem was found.
    package private(set) var problem: String?

    private let scalars: [Unicode.Scalar]
    private var index = 0

    package init(_ text: String) {
        scalars = Array(text.unicodeScalars)
        var open: [Unicode.Scalar] = []
        while index < scalars.count, problem == nil { readToken(&open) }
        if problem == nil, let bracket = open.last { problem = "'\(bracket)' is not closed" }
    }

    /// The tokens with all literals replaced by the same one, so that only the code is compared.
    package var structure: [Token] {
        tokens.map { if case .string = $0 { .string("") } else { $0 } }
    }

    /// The values of all literals, sorted.
    package var literals: [String] {
        tokens.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }

    private func peek(_ distance: Int = 0) -> Unicode.Scalar? {
        index + distance < scalars.count ? scalars[index + distance] : nil
    }

    private mutating func readToken(_ open: inout [Unicode.Scalar]) {
        let scalar = scalars[index]
        switch scalar {
        case " ", "\t", "\n", "\r", "\u{B}", "\u{C}": index += 1
        case "\0": problem = "a NUL outside text"
        case "/" where peek(1) == "/":
            let start = index
            while let next = peek(), next != "\n", next != "\r" { index += 1 }
            comments.append(text(start..<index))
        case "/" where peek(1) == "*": readBlockComment()
        case "\"": readString(delimiters: 0, &open)
        case "#":
            var count = 0
            while peek(count) == "#" { count += 1 }
            if peek(count) == "\"" {
                index += count
                readString(delimiters: count, &open)
            } else {
                addCode(1)
            }
        case "(", "[", "{":
            open.append(scalar)
            addCode(1)
        case ")", "]", "}":
            if open.popLast() != ["}": "{", "]": "[", ")": "("][scalar] {
                problem = "'\(scalar)' closes nothing"
            }
            addCode(1)
        default:
            var count = 0
            while let next = peek(count), Self.isWord(next) { count += 1 }
            if count == 0, scalar.value > 0x7E || scalar.value < 0x20 {
                problem = "U+\(String(scalar.value, radix: 16)) outside text"
            }
            addCode(max(count, 1))
        }
    }

    private mutating func addCode(_ count: Int) {
        tokens.append(.code(text(index..<index + count)))
        index += count
    }

    private func text(_ range: Range<Int>) -> String {
        String(String.UnicodeScalarView(scalars[range]))
    }

    private mutating func readBlockComment() {
        let start = index
        var depth = 0
        repeat {
            if peek() == "/", peek(1) == "*" {
                depth += 1
                index += 2
            } else if peek() == "*", peek(1) == "/" {
                depth -= 1
                index += 2
            } else if peek() == nil {
                problem = "a comment is not closed"
                return
            } else {
                index += 1
            }
        } while depth > 0
        comments.append(text(start..<index))
    }

    /// Reads a literal that begins with a quotation mark at the index.
    private mutating func readString(delimiters: Int, _ open: inout [Unicode.Scalar]) {
        let isMultiline = peek(1) == "\"" && peek(2) == "\"" && (delimiters == 0 || peek(3) == "\n")
        let marks = isMultiline ? 3 : 1
        index += marks
        var value = String.UnicodeScalarView()
        while let scalar = peek() {
            if scalar == "\"", (0..<marks).allSatisfy({ peek($0) == "\"" }),
                (0..<delimiters).allSatisfy({ peek(marks + $0) == "#" })
            {
                index += marks + delimiters
                tokens.append(.string(String(value)))
                return
            }
            if !isMultiline, scalar == "\n" || scalar == "\r" { break }
            if scalar.value < 0x20, scalar != "\n", scalar != "\t" {
                problem = "a control character in a literal"
                return
            }
            index += 1
            if scalar == "\\", (0..<delimiters).allSatisfy({ peek($0) == "#" }) {
                index += delimiters
                if peek() == "(" {
                    readInterpolation(&open)
                } else {
                    readEscape(into: &value)
                }
                if problem != nil { return }
            } else {
                value.append(scalar)
            }
        }
        problem = "a literal is not closed"
    }

    /// Reads an interpolation, which is code between two literals.
    private mutating func readInterpolation(_ open: inout [Unicode.Scalar]) {
        tokens.append(.code("\\"))
        let depth = open.count
        repeat {
            readToken(&open)
        } while open.count > depth && index < scalars.count
            && problem == nil
    }

    private mutating func readEscape(into value: inout String.UnicodeScalarView) {
        let escaped = peek()
        index += 1
        switch escaped {
        case "n": value.append("\n")
        case "r": value.append("\r")
        case "t": value.append("\t")
        case "0": value.append("\0")
        case "\"", "'", "\\": value.append(escaped ?? "\\")
        case "\n": break
        case "u" where peek() == "{":
            index += 1
            let start = index
            while let next = peek(), next != "}", index - start < 9 { index += 1 }
            let number = UInt32(text(start..<index), radix: 16)
            index += 1
            if let scalar = number.flatMap(Unicode.Scalar.init) {
                value.append(scalar)
            } else {
                problem = "an escape of no character"
            }
        default: problem = "an unknown escape"
        }
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "`", "$": true
        default: !scalar.isASCII && scalar.properties.isXIDContinue
        }
    }
}
