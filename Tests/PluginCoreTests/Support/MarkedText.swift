import PluginCore

/// A text with the problems that are expected in it, each on a line of its own below the line
/// that it is found in:
///
///     [1 2, +3]
///       | error: write ',' between two elements [missing-comma]
///           ^~ error: not a JSON number: '+3' [invalid-number]
///              note: write '3'
///
/// `^~` stands below the characters of the problem, with `…` at the end where it goes on beyond
/// the line; `|` stands below the character that an empty range lies before. The problems of a
/// line come by position. Notes are looked at only in a text that has at least one.
struct MarkedText {
    /// The text without the lines of marks.
    let text: String

    /// The lines with the marks, in a form that can be compared.
    private let marked: String
    private let hasNotes: Bool

    init(_ marked: String) {
        var text: [Substring] = []
        var lines: [String] = []
        var hasNotes = false
        for line in marked.linesKeepingReturns {
            let content = line.drop { $0 == " " }
            if content.hasPrefix("note: ") {
                hasNotes = true
                lines.append(String(content))
            } else if content.first == "^" || content.first == "|",
                content.contains(" error: ") || content.contains(" warning: ")
            {
                lines.append(String(line))
            } else {
                text.append(line)
                lines.append(String(line))
            }
        }
        self.text = text.joined(separator: "\n")
        self.marked = lines.joined(separator: "\n")
        self.hasNotes = hasNotes
    }

    /// Returns the difference to the reported problems, in the same notation; nil if there is none.
    func difference(to diagnostics: [Diagnostic]) -> String? {
        let found = mark(diagnostics)
        let expectedLines = marked.split(separator: "\n", omittingEmptySubsequences: false)
        let foundLines = found.split(separator: "\n", omittingEmptySubsequences: false)
        let isSame = expectedLines.count == foundLines.count && zip(expectedLines, foundLines).allSatisfy(isMet)
        return isSame ? nil : "expected:\n\(marked)\n\nfound:\n\(found)"
    }

    /// Returns whether a line is as expected. If the expected list of values ends with `, …`, the
    /// line may have more values.
    private func isMet(_ expected: Substring, by found: Substring) -> Bool {
        guard expected.hasPrefix("note: "), expected.hasSuffix(", …") else {
            return expected == found
        }
        return found.hasPrefix(expected.dropLast())
    }

    private func mark(_ diagnostics: [Diagnostic]) -> String {
        var collector = DiagnosticCollector()
        for diagnostic in diagnostics { collector.add(diagnostic) }
        var rest = collector.sorted[...]
        var lines: [String] = []
        var lineStart = 0
        for line in text.linesKeepingReturns {
            let lineEnd = lineStart + line.utf8.count
            lines.append(String(line))
            while let next = rest.first, next.place.range.lowerBound <= lineEnd {
                lines.append(mark(next, in: line, from: lineStart))
                if hasNotes { lines += next.notes.map { "note: " + $0.message } }
                rest.removeFirst()
            }
            lineStart = lineEnd + 1
        }
        lines += rest.map { "beyond the end: \($0.message) [\($0.identifier.name)]" }
        return lines.joined(separator: "\n")
    }

    private func mark(_ diagnostic: Diagnostic, in line: Substring, from start: Int) -> String {
        let range = diagnostic.place.range
        let bytes = Array(line.utf8)
        let lower = range.lowerBound - start
        let upper = min(range.upperBound - start, bytes.count)
        let indent = String(decoding: bytes[..<lower], as: UTF8.self).count
        let width = String(decoding: bytes[lower..<max(lower, upper)], as: UTF8.self).count
        var mark = range.lowerBound == range.upperBound ? "|" : "^" + String(repeating: "~", count: max(0, width - 1))
        if range.upperBound - start > bytes.count { mark += "…" }
        return String(repeating: " ", count: indent) + mark + " \(diagnostic.severity.rawValue): \(diagnostic.message)"
            + " [\(diagnostic.identifier.name)]"
    }
}

extension String {
    /// The text split at line feeds. A carriage return stays a character of its line.
    fileprivate var linesKeepingReturns: [Substring] {
        unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
    }
}
