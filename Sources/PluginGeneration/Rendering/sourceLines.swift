/// The lines of Swift, of which those of a string or a comment that goes over several are one: they
/// cannot be taken apart.
func sourceLines(of text: String) -> [Substring] {
    var lines: [Substring] = []
    var start: String.Index?
    var open = OpenText.none
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        open.read(line)
        if open == .none {
            lines.append(text[(start ?? line.startIndex)..<line.endIndex])
            start = nil
        } else {
            start = start ?? line.startIndex
        }
    }
    guard let start else { return lines }
    return lines + text[start...].split(separator: "\n", omittingEmptySubsequences: false)
}

/// What is open at the end of a line.
private enum OpenText {
    case none
    case string
    case comment

    mutating func read(_ line: Substring) {
        var isInShortString = false
        var rest = line.utf8
        func begins(with mark: String) -> Bool { rest.starts(with: mark.utf8) }
        while !rest.isEmpty {
            var length = 1
            if self == .comment {
                if begins(with: "*/") { (self, length) = (.none, 2) }
            } else if begins(with: "\\") {
                length = 2
            } else if isInShortString {
                if begins(with: "\"") { isInShortString = false }
            } else if begins(with: "\"\"\"") {
                (self, length) = (self == .string ? .none : .string, 3)
            } else if self == .none {
                if begins(with: "//") { return }
                if begins(with: "/*") { (self, length) = (.comment, 2) }
                if begins(with: "\"") { isInShortString = true }
            }
            rest = rest.dropFirst(length)
        }
    }
}
