import PluginTools
import TestSupport
import Testing

@Suite(.timed) struct LineCountsTests {
    @Test(
        "Counts added and removed lines",
        arguments: [
            ("a\nb\n", "a\nb\n", ""), ("a\n", "a\nb\n", "1 line to add"),
            ("a\nb\n", "b\n", "1 line to remove"),
            ("a\nb\nc\n", "a\nx\ny\nc\n", "2 lines to add, 1 to remove"),
            ("a", "a\n", "1 line to add, 1 to remove"),
        ])
    func text(old: String, new: String, expected: String) {
        expect(LineCounts(from: Array(old.utf8), to: Array(new.utf8)).text, equals: expected)
    }

    @Test("Counts all lines of a new file and of a removed file")
    func missingFiles() {
        let text = Array("a\nb\n".utf8)
        expect(LineCounts(from: nil, to: text).text, equals: "2 lines to add")
        expect(LineCounts(from: text, to: nil).text, equals: "2 lines to remove")
    }
}
