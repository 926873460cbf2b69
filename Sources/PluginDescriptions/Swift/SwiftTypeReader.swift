/// Reads the spelling of a type, by the grammar of "The Swift Programming Language", Types.
///
/// It is asked after ``SwiftFragment`` has found that brackets are closed, and that no character is one
/// that types never have.
struct SwiftTypeReader {
    private let scalars: [Unicode.Scalar]
    private var index = 0
    /// Whether there was no type where one was to be read last.
    private var lacksType = false

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    /// What is wrong with the type, as the end of a sentence about it; nil where nothing is.
    mutating func problem() -> String? {
        let isRead = readType()
        // Only the last parameter of a function has it, which is told apart from what is no type.
        _ = read("...")
        skipSpaces()
        if isRead, index == scalars.count { return nil }
        return "is not a Swift type: \(remark())"
    }

    /// What is wrong with what comes next.
    private mutating func remark() -> String {
        let start = index
        let rest = text(start..<scalars.count)
        if rest.isEmpty { return "a type is missing at its end" }
        if lacksType { return "a type is missing before '\(rest)'" }
        switch scalars[start] {
        case "(":
            _ = readBrackets()
            return "leave out '\(text(start..<index))', which calls it"
        case "@" where start == 0:
            return "leave out '\(rest.prefix { $0 != " " })', which types do not have"
        case "[": return "what a generic type is of stands in '<' and '>'"
        default: return "'\(rest)' has no place after '\(text(0..<start))'"
        }
    }

    /// A part of the type without spaces at its end.
    private func text(_ range: Range<Int>) -> String {
        var end = range.upperBound
        while end > range.lowerBound, scalars[end - 1] == " " { end -= 1 }
        return String(String.UnicodeScalarView(scalars[range.lowerBound..<end]))
    }

    private mutating func skipSpaces() {
        while index < scalars.count, scalars[index] == " " { index += 1 }
    }

    /// Passes a text after spaces; where something else follows, nothing.
    private mutating func read(_ expected: String) -> Bool {
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

    /// Passes a word after spaces, and tells it.
    private mutating func readWord() -> String? {
        let start = index
        skipSpaces()
        let first = index
        while index < scalars.count, SwiftIdentifier.isBody(scalars[index]) { index += 1 }
        if index == first {
            index = start
            return nil
        }
        return String(String.UnicodeScalarView(scalars[first..<index]))
    }

    /// Passes one of some words, where it is the next.
    private mutating func readWord(among words: [String]) -> Bool {
        let start = index
        if let word = readWord(), words.contains(word) { return true }
        index = start
        return false
    }

    private mutating func readType() -> Bool {
        while read("@") {
            let start = index - 1
            // The brackets of an attribute are close to it.
            guard let name = readWord() else { return false }
            while index < scalars.count, scalars[index] == "." {
                index += 1
                guard readWord() != nil else { return false }
            }
            if index < scalars.count, scalars[index] == "(", !readBrackets() { return false }
            // Of capital ones, functions alone have those that name actors.
            let rest = scalars[index...].drop { $0 == " " }
            if name.first?.isUppercase == true, let next = rest.first, next != "(", next != "@" {
                index = start
                return false
            }
        }
        if readWord(among: Self.specifiers) {
            // As in 'nonisolated(nonsending)', where a function follows.
            if index < scalars.count, scalars[index] == "(" { _ = readBrackets() }
            return readType()
        }
        _ = read("~")
        if read("(") {
            guard readList(until: ")", isTuple: true) else { return false }
            if readArrow() { return readType() }
        } else if read("[") {
            guard readCollection() else { return false }
        } else if !readName() {
            return false
        }
        while readSuffix() {}
        return read("&") ? readType() : true
    }

    /// Whether a word stands before types, or for a value.
    static func isWord(_ word: String) -> Bool { word == "self" || specifiers.contains(word) }

    private static let specifiers = [
        "any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "repeat", "each",
        "nonisolated",
    ]

    /// Passes what is between brackets, whatever it is.
    private mutating func readBrackets() -> Bool {
        var depth = 0
        while index < scalars.count {
            if scalars[index] == "(" { depth += 1 }
            if scalars[index] == ")" { depth -= 1 }
            index += 1
            if depth == 0 { return true }
        }
        return false
    }

    /// Passes what stands between the parameters and the result of a function.
    private mutating func readArrow() -> Bool {
        let start = index
        _ = readWord(among: ["async"])
        if readWord(among: ["throws", "rethrows"]), index < scalars.count, scalars[index] == "(" {
            _ = readBrackets()
        }
        if read("->") { return true }
        index = start
        return false
    }

    /// Passes the elements of a tuple, or the arguments of a generic type.
    private mutating func readList(until end: String, isTuple: Bool) -> Bool {
        if isTuple, read(end) { return true }
        repeat {
            if isTuple { readLabel() }
            guard readType() || !isTuple && readNumber() else { return false }
            _ = isTuple && read("...")
        } while read(",")
        return read(end)
    }

    /// Passes the label of a tuple's element: `name:`, `_ name:`.
    private mutating func readLabel() {
        let start = index
        if readWord() != nil {
            _ = readWord()
            if read(":") { return }
        }
        index = start
    }

    private mutating func readNumber() -> Bool {
        _ = read("-")
        guard let word = readWord(), word.allSatisfy(\.isNumber) else { return false }
        lacksType = false
        return true
    }

    private mutating func readCollection() -> Bool {
        let start = index
        if readNumber(), readWord(among: ["of"]) { return readType() && read("]") }
        index = start
        guard readType() else { return false }
        if read(":"), !readType() { return false }
        return read("]")
    }

    private mutating func readName() -> Bool {
        let start = index
        guard let word = readWord(), let first = word.unicodeScalars.first,
            SwiftIdentifier.isHead(first), !Self.isWord(word), word != "of"
        else {
            index = start
            lacksType = true
            return false
        }
        lacksType = false
        // Only close to the name, '<' begins its arguments.
        if index < scalars.count, scalars[index] == "<" {
            return read("<") && readList(until: ">", isTuple: false)
        }
        return true
    }

    /// Passes a question mark, or a part of a name after a dot.
    private mutating func readSuffix() -> Bool {
        guard index < scalars.count else { return false }
        if "?!".unicodeScalars.contains(scalars[index]) {
            index += 1
            return true
        }
        guard scalars[index] == "." else { return false }
        let start = index
        index += 1
        if readName() { return true }
        index = start
        lacksType = false
        return false
    }
}
