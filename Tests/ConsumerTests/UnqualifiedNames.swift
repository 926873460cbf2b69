/// Collects the capitalized names in Swift that are not qualified: `Task` in `Task<Void, Never>`, but
/// not in `_Concurrency.Task<Void, Never>`.
struct UnqualifiedNames {
    private(set) var names: Set<String> = []
    private var rest: Substring
    /// The last character of code, apart from white space.
    private var last: Character = "\n"

    /// - Parameter swift: the text of a file.
    init(in swift: String) {
        rest = Substring(
            swift.split(separator: "\n", omittingEmptySubsequences: false)
                .filter { !Self.isSkipped($0) }.joined(separator: "\n"))
        while let character = rest.first { read(character) }
    }

    /// Returns the names that a file declares outside of types.
    static func declared(in swift: String) -> Set<String> {
        let declaration = /(?m)^(?:[a-z@]\S* )*(?:class|struct|enum|protocol|actor|typealias) (\w+)/
        return Set(swift.matches(of: declaration).map { String($0.1) })
    }

    /// Returns whether a line names modules and platforms instead of types.
    private static func isSkipped(_ line: Substring) -> Bool {
        let line = line.drop { $0 == " " }
        return line.hasPrefix("#if ") || line.hasPrefix("#elseif ") || line.contains(#/^(\w+ )?import /#)
    }

    private mutating func read(_ character: Character) {
        if rest.hasPrefix("//") {
            rest = rest.drop { $0 != "\n" }
        } else if rest.hasPrefix("/*") {
            rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
        } else if character == "\"" {
            readString()
        } else if character.isLetter || character == "_" || character == "`" {
            readWord()
        } else {
            rest.removeFirst()
            if !character.isWhitespace { last = character }
        }
    }

    private mutating func readWord() {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
        rest = rest[word.endIndex...]
        defer { last = word.last ?? last }
        let isQualified = last == "." || last == "#"
        let isModule = Self.modules.contains(String(word)) && rest.first == "."
        if word.first?.isUppercase == true, !isQualified, !isModule { names.insert(String(word)) }
    }

    /// Skips a string literal, and reads the code in its interpolations.
    private mutating func readString() {
        let quotes = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        rest = rest.dropFirst(quotes.count)
        while !rest.isEmpty, !rest.hasPrefix(quotes) {
            if rest.hasPrefix("\\(") {
                rest = rest.dropFirst(2)
                readInterpolation()
            } else {
                rest = rest.dropFirst(rest.first == "\\" ? 2 : 1)
            }
        }
        rest = rest.dropFirst(quotes.count)
        last = "\""
    }

    /// Reads code up to the parenthesis that closes it.
    private mutating func readInterpolation() {
        var depth = 1
        last = "("
        while let character = rest.first {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if depth == 0 { break }
            read(character)
        }
        rest = rest.dropFirst()
    }

    /// The modules that generated code qualifies names with.
    private static let modules: Set<String> = [
        "AppKit", "Dispatch", "Foundation", "Swift", "SwiftUI", "Testing", "UIKit",
    ]
}
