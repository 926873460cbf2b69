import PluginCore
import TestSupport
import Testing

@Suite(.timed) struct SourceRangeTests {
    private let file = SourceFile(path: "Example.json", text: "añb\r\ncd\r\r\nef")

    @Test("a range never ends before it begins")
    func order() {
        expect(SourceRange(3, 1), equals: SourceRange(3, 3))
        expect(SourceRange(3, 5).offsets, equals: 3..<5)
        expect(SourceRange.start.offsets.isEmpty)
    }

    @Test(
        "a range is clamped to its file",
        arguments: [
            (SourceRange(0, 4), SourceRange(0, 4)),
            (SourceRange(2, 9), SourceRange(2, 5)),
            (SourceRange(5, 5), SourceRange(5, 5)),
            (SourceRange(7, 9), SourceRange(5, 5)),
        ])
    func clamped(range: SourceRange, expected: SourceRange) {
        expect(range.clamped(to: 5), equals: expected)
    }

    @Test(
        "the text of a range is the part within the file",
        arguments: [
            (SourceRange(0, 4), "añb"), (SourceRange(4, 4), ""), (SourceRange(11, 99), "ef"),
            (SourceRange(99, 100), ""), (SourceRange(0, 2), "a\u{FFFD}"),
        ])
    func text(range: SourceRange, expected: String) {
        expect(file.text(in: range), equals: expected)
    }

    @Test(
        "the line around an offset has no line break",
        arguments: [
            (0, "añb"), (2, "añb"), (4, "añb"), (5, "añb"), (6, "cd"), (8, "cd"), (9, ""), (10, ""),
            (11, "ef"), (12, "ef"), (13, "ef"), (99, "ef"),
        ])
    func lines(offset: Int, expected: String) {
        expect(file.text(in: file.lineRange(around: offset)), equals: expected)
    }

    @Test("invalid UTF-8 is shown as U+FFFD")
    func invalid() {
        let file = SourceFile(path: "Example.json", bytes: [0x61, 0xFF, 0x62])
        expect(file.text(in: SourceRange(0, 3)), equals: "a\u{FFFD}b")
    }
}
