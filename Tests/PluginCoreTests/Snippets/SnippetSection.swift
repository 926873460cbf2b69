/// The Swift of a snippet for a framework. A line that is removed begins with `-`. A line `…` stands for any lines.
struct SnippetSection: Sendable {
    /// The names of the frameworks.
    let frameworks: [String]
    let lines: [String]

    init(_ text: Substring) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        frameworks = lines[0].split(separator: ", ").map(String.init)
        self.lines = lines.dropFirst().filter { !$0.isEmpty }
    }

    init(frameworks: [String], lines: [String]) {
        self.frameworks = frameworks
        self.lines = lines
    }

    /// Returns whether lines equal those of the snippet, apart from empty lines.
    func matches(_ other: [String]) -> Bool {
        Self.matches(lines[...], other.filter { !$0.isEmpty }[...])
    }

    private static func matches(
        _ pattern: ArraySlice<String>, _ lines: ArraySlice<String>
    ) -> Bool {
        guard let first = pattern.first else { return lines.isEmpty }
        let rest = pattern.dropFirst()
        if first == "…" {
            return (lines.startIndex...lines.endIndex).contains { matches(rest, lines[$0...]) }
        }
        return first == lines.first && matches(rest, lines.dropFirst())
    }
}
