import TestSupport
import Testing

@testable import PluginCore

@Suite(.timed) struct EncodingTests {
    @Test(
        "bytes that are not UTF-8 are reported at their place, anywhere in a file",
        arguments: [
            ("a byte that begins nothing", [0x80]), ("a byte that never occurs", [0xFF]),
            ("an overlong solidus", [0xC0, 0xAF]),
            ("an overlong of three", [0xE0, 0x80, 0xAF]),
            ("an overlong of four", [0xF0, 0x80, 0x80, 0xAF]),
            ("a surrogate", [0xED, 0xA0, 0x80]),
            ("beyond U+10FFFF", [0xF4, 0x90, 0x80, 0x80]),
            ("five bytes", [0xF8, 0x88, 0x80, 0x80, 0x80]), ("a start of two", [0xC3]),
            ("a start of four", [0xF0, 0x9F, 0x98]),
        ] as [(String, [UInt8])])
    func malformed(name: String, bytes: [UInt8]) {
        for (before, after) in [
            ("\"", "\""), ("[1, \"é", "\", 2]"), ("[", "]"), ("[1 ", " 2]"), ("[1", ", 2]"),
            ("{ \"a\"", ": 1 }"), ("{ a", ": 1 }"), ("[tr", "ue]"), ("// ", "\n1"), ("\"\\", "\""),
            ("{} ", " "), ("", ""), ("[\"\\u00", "\"]"), ("/*", "*/ 1"),
        ] {
            let result = read(Array(before.utf8) + bytes + Array(after.utf8))
            expect(result.node == nil)
            let start = before.utf8.count
            expect(result.diagnostics.map(\.identifier), equals: [.invalidUTF8], "\(before)…\(after)")
            expect(result.diagnostics.map(\.place.range.lowerBound), equals: [start], "\(before)…\(after)")
        }
    }

    @Test("the first and the last character of each UTF-8 length are accepted")
    func wellFormed() {
        let text = "\u{7F}\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFF}\u{10000}\u{10FFFF}"
        let result = read("\"\(text)\"")
        expect(result.diagnostics.isEmpty)
        expect(result.node?.outline, equals: text.debugDescription)
    }

    @Test(
        "another encoding is an error",
        arguments: [
            [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00], [0xFE, 0xFF, 0x00, 0x7B, 0x00, 0x7D],
            [0x7B, 0x00, 0x7D, 0x00], [0x00, 0x7B, 0x00, 0x7D],
            [0x00, 0x00, 0x00, 0x7B], [0x7B, 0x00, 0x00, 0x00], [0xFF, 0xFE],
        ] as [[UInt8]])
    func otherEncodings(bytes: [UInt8]) {
        let result = read(bytes)
        expect(result.node == nil)
        expect(result.diagnostics.count, equals: 1)
    }

    @Test("a byte order mark is skipped only at the start")
    func byteOrderMark() {
        expect(read("\u{FEFF}[1]").diagnostics.isEmpty)
        let result = read("[\u{FEFF}1]")
        expect(result.diagnostics.map(\.message), equals: ["expected a value, not U+FEFF"])
    }

    @Test(
        "a file without a value is one error",
        arguments: ["", " \r\n", "// only\n", "/* only */", "\u{FEFF}", "\u{FEFF}\n"])
    func noValue(text: String) {
        let result = read(text)
        expect(result.node == nil)
        expect(result.diagnostics.map(\.identifier), equals: [.invalidJSON])
        expect(result.diagnostics.map(\.place.range), equals: [.start])
    }
}
