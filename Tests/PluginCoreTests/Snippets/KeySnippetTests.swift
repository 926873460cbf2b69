import Foundation
import TestSupport
import Testing

@testable import PluginCore

/// The Swift of single keys, in `Tests/Snippets`. `PLUGINGEN_RECORD=1 swift test --filter KeySnippetTests` writes the Swift of
/// new and changed snippets. A run that records fails.
@Suite("Snippets", .timed)
struct KeySnippetTests {
    @Test("A key generates the Swift of its snippet", arguments: Snippet.all)
    func swift(snippet: Snippet) throws {
        let differences = ["UIKit", "AppKit"].compactMap { framework in
            swiftDifference(of: snippet, for: framework).map { (framework, $0) }
        }
        let expected = Dictionary(
            uniqueKeysWithValues: snippet.sections.flatMap { section in
                section.frameworks.map { ($0, section) }
            })
        let isRight =
            differences.allSatisfy { expected[$0]?.matches($1) == true }
            && expected.count == differences.count && !differences.isEmpty
        if isRight { return }
        let recorded = snippet.text(with: differences)
        if Repository.isRecording {
            try Data(recorded.utf8).write(to: URL(filePath: Repository.path(snippet.path)))
        }
        Issue.record("\(snippet.path) differs from:\n\(recorded)")
    }

    @Test("Each key has a snippet")
    func everyKey() {
        let keys = Set(Snippet.all.map(\.key))
        expect(Set(VocabularyTests.keys.keys).subtracting(keys).sorted(), equals: [])
        expect(keys.subtracting(VocabularyTests.keys.keys).sorted(), equals: [])
    }

    @Test("A line of a snippet that differs is found")
    func differences() {
        func section(_ lines: String...) -> SnippetSection {
            SnippetSection(frameworks: ["UIKit"], lines: lines)
        }
        expect(section("a", "b").matches(["a", "", "b"]))
        expect(!section("a", "b").matches(["a"]))
        expect(!section("a").matches(["a", "b"]))
        expect(!section("b", "a").matches(["a", "b"]))
        expect(section("a", "…").matches(["a", "b", "c"]))
        expect(section("…", "b", "…", "d").matches(["a", "b", "c", "d"]))
        expect(!section("…", "b", "…", "d").matches(["a", "b", "d", "c"]))
    }
}

extension Snippet {
    /// The most lines of a section that are recorded.
    private static let limit = 24

    /// Returns the text of the file with Swift for each framework.
    fileprivate func text(with differences: [(framework: String, lines: [String])]) -> String {
        var sections: [SnippetSection] = []
        for (framework, lines) in differences {
            let shown = lines.count > Self.limit ? lines.prefix(Self.limit) + ["…"] : lines[...]
            if let last = sections.last, last.lines == Array(shown) {
                sections[sections.count - 1] = SnippetSection(
                    frameworks: last.frameworks + [framework], lines: last.lines)
            } else {
                sections.append(SnippetSection(frameworks: [framework], lines: Array(shown)))
            }
        }
        return
            ([String(description.trimmingCharacters(in: .newlines))]
            + sections.map { section in
                (["--- " + section.frameworks.joined(separator: ", ")] + section.lines)
                    .joined(separator: "\n")
            }).joined(separator: "\n") + "\n"
    }
}
