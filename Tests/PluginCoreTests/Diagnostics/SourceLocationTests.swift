import PluginCore
import TestSupport
import Testing

@Suite(.timed) struct SourceLocationTests {
    /// Returns the line and the column of each offset of a text, and of one beyond its end.
    private func locations(_ text: String) -> [String] {
        let file = SourceFile(path: "Example.json", text: text)
        return (0...text.utf8.count + 1).map { offset in
            let location = file.location(of: offset)
            return "\(location.line):\(location.column)"
        }
    }

    @Test(
        "a line ends at LF, CR or CRLF",
        arguments: [
            ("", ["1:1", "1:1"]),
            ("ab", ["1:1", "1:2", "1:3", "1:3"]),
            ("\n", ["1:1", "2:1", "2:1"]),
            ("a\nb", ["1:1", "1:2", "2:1", "2:2", "2:2"]),
            ("a\rb", ["1:1", "1:2", "2:1", "2:2", "2:2"]),
            ("a\r\nb", ["1:1", "1:2", "1:3", "2:1", "2:2", "2:2"]),
            ("\r\r", ["1:1", "2:1", "3:1", "3:1"]),
            ("\r\n\n", ["1:1", "1:2", "2:1", "3:1", "3:1"]),
            ("\n\r", ["1:1", "2:1", "3:1", "3:1"]),
        ])
    func lineBreaks(text: String, expected: [String]) {
        expect(locations(text), equals: expected)
    }

    @Test("a column counts UTF-8 bytes")
    func columns() {
        expect(locations("é😀x").last, equals: "1:8")
        expect(locations("😀\né")[4...].map { $0 }, equals: ["1:5", "2:1", "2:2", "2:3", "2:3"])
    }

    @Test("other Unicode line separators do not end a line")
    func unicodeSeparators() {
        expect(locations("a\u{2028}b\u{85}c\u{B}d\u{C}e").last, equals: "1:13")
    }

    @Test("a place is the start of its range")
    func place() {
        let file = SourceFile(path: "Example.json", text: "one\ntwo")
        expect(SourcePlace(file).location, equals: SourceFile(path: "", text: "").location(of: 0))
        let location = SourcePlace(file, SourceRange(5, 6)).location
        expect((location.line, location.column) == (2, 2))
    }
}
