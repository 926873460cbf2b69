/// The text of a Swift file, and the same text with spaces in place of comments, strings and
/// inactive regions.
///
/// Both have the same length, so what a rule finds in the code is at the same place in the text.
struct SwiftCode: Sendable {
    let text: [UInt8]
    /// The conditions of `#if` that are true.
    let conditions: Set<String>
    private(set) var code: [UInt8]
    private let lineStarts: [Int]

    /// - Parameter conditions: the conditions of `#if` that are true, for example `canImport(UIKit)`.
    init(_ text: String, conditions: Set<String> = []) {
        self.text = Array(text.utf8)
        self.conditions = conditions
        code = self.text
        lineStarts = CodeLine.lines(of: code).map(\.range.lowerBound)
        blankCommentsAndStrings()
        blankInactiveRegions(conditions)
    }

    /// Returns the code of a range. Each of its characters is one byte long.
    func code(_ range: Range<Int>) -> String {
        String(decoding: code[range], as: UTF8.self)
    }

    /// Returns the text after an edit.
    func text(after edit: Edit) -> String {
        String(decoding: text[..<edit.range.lowerBound], as: UTF8.self) + edit.replacement
            + String(decoding: text[edit.range.upperBound...], as: UTF8.self)
    }

    /// Returns the number of the line that contains an offset, and its text without indentation.
    func line(at offset: Int) -> (number: Int, text: String) {
        let index = lineStarts.lastIndex { $0 <= offset } ?? 0
        let rest = text[lineStarts[index]...].drop { $0 == UInt8(ascii: " ") }
        return (index + 1, String(decoding: rest.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
    }

    private mutating func blank(_ range: Range<Int>) {
        for index in range where code[index] != UInt8(ascii: "\n") {
            code[index] = UInt8(ascii: " ")
        }
    }

    private mutating func blankCommentsAndStrings() {
        var index = 0
        while index < text.count {
            if hasText("//", at: index) {
                let end = text[index...].firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
                blank(index..<end)
                index = end
            } else if text[index] == UInt8(ascii: "\"") {
                let end = endOfString(at: index)
                // The quotation marks stay, so that code can be recognized as an expression.
                blank((index + 1)..<(end - 1))
                index = end
            } else {
                if text[index] > 127 { blank(index..<(index + 1)) }
                index += 1
            }
        }
    }

    /// Returns the end of the string literal at an index. Literals can contain others in
    /// interpolations.
    private func endOfString(at start: Int) -> Int {
        let mark = hasText("\"\"\"", at: start) ? "\"\"\"" : "\""
        var index = start + mark.utf8.count
        while index < text.count, !hasText(mark, at: index) {
            if hasText("\\(", at: index) {
                index = endOfInterpolation(at: index + 2)
            } else {
                index += text[index] == UInt8(ascii: "\\") ? 2 : 1
            }
        }
        return min(index + mark.utf8.count, text.count)
    }

    private func endOfInterpolation(at start: Int) -> Int {
        var index = start
        var depth = 1
        while index < text.count, depth > 0 {
            switch text[index] {
            case UInt8(ascii: "\""):
                index = endOfString(at: index)
                continue
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            default: break
            }
            index += 1
        }
        return index
    }

    private func hasText(_ other: String, at index: Int) -> Bool {
        text[index...].starts(with: other.utf8)
    }

    /// Blanks the regions that the compiler skips, and the directives around all regions.
    private mutating func blankInactiveRegions(_ conditions: Set<String>) {
        var regions: [(isActive: Bool, wasActive: Bool)] = []
        for line in CodeLine.lines(of: code) {
            let words = line.code.split(separator: " ", maxSplits: 1)
            switch words.first {
            case "#if":
                let isActive = CompilationCondition.isTrue(words[1], conditions)
                regions.append((isActive, isActive))
            case "#elseif":
                let region = regions.removeLast()
                let isActive = !region.wasActive && CompilationCondition.isTrue(words[1], conditions)
                regions.append((isActive, region.wasActive || isActive))
            case "#else": regions.append((!regions.removeLast().wasActive, true))
            case "#endif": regions.removeLast()
            default: if regions.allSatisfy(\.isActive) { continue }
            }
            blank(line.range)
        }
    }
}

/// A condition of `#if`.
enum CompilationCondition {
    /// - Parameter facts: the conditions without operators that are true.
    static func isTrue(_ condition: Substring, _ facts: Set<String>) -> Bool {
        condition.split(separator: " || ").contains { alternative in
            alternative.split(separator: " && ").allSatisfy { term in
                term.hasPrefix("!") ? !facts.contains(String(term.dropFirst())) : facts.contains(String(term))
            }
        }
    }
}

/// A replacement in the text of a file.
struct Edit: Equatable, Sendable {
    let range: Range<Int>
    let replacement: String
}
