import TestSupport
import Testing

@testable import PluginTools
@testable import PluginCore

@Suite(.timed) struct ExcerptTests {
    /// Returns the line that is shown, and the marks below it.
    private func excerpt(_ marked: String) -> [String] {
        Excerpt(of: place(marked)).map { [$0.text, $0.underline] } ?? []
    }

    @Test(
        "the marks are below the range, however wide the characters are",
        arguments: [
            ("a«bcd»e", ["abcde", " ^~~"]),
            ("«a»", ["a", "^"]),
            ("\t«a\tb»", ["    a    b", "    ^~~~~~"]),
            ("\t\t«\t»", ["            ", "        ^~~~"]),
            ("é«é»", ["éé", " ^"]),
            ("e\u{301}«e\u{301}e»", ["e\u{301}e\u{301}e", " ^~"]),
            ("漢字«漢»", ["漢字漢", "    ^~"]),
            ("한«글»", ["한글", "  ^~"]),
            ("\u{1112}\u{1161}\u{11AB}«x»", ["\u{1112}\u{1161}\u{11AB}x", "  ^"]),
            ("ＡＢ«Ｃ»", ["ＡＢＣ", "    ^~"]),
            ("😀«x»", ["😀x", "  ^"]),
            ("👩‍👩‍👧«👍🏽»🇩🇪", ["👩‍👩‍👧👍🏽🇩🇪", "  ^~"]),
            ("🇩🇪❤️«!»", ["🇩🇪❤️!", "    ^"]),
            ("ไท«ย»", ["ไทย", "  ^"]),
        ])
    func widths(marked: String, expected: [String]) {
        expect(excerpt(marked), equals: expected)
    }

    @Test(
        "invisible characters are made visible",
        arguments: [
            ("\u{1B}[31m«a»", ["␛[31ma", "     ^"]),
            ("«\0»\u{7}\u{7F}", ["␀␇␡", "^"]),
            ("\u{9B}«a»", ["\u{FFFD}a", " ^"]),
            ("\u{202E}«a»\u{2066}\u{61C}", ["\u{FFFD}a\u{FFFD}\u{FFFD}", " ^"]),
            ("\u{200B}\u{FEFF}\u{AD}«a»", ["\u{FFFD}\u{FFFD}\u{FFFD}a", "   ^"]),
            ("\u{2028}«a»\u{85}", ["\u{FFFD}a\u{FFFD}", " ^"]),
            ("a\u{200D}«b»", ["a\u{200D}b", " ^"]),
        ])
    func invisible(marked: String, expected: [String]) {
        expect(excerpt(marked), equals: expected)
    }

    @Test("bytes that are not UTF-8 are shown as one character each")
    func invalidBytes() throws {
        let file = SourceFile(path: "Example.json", bytes: [0x61, 0xFF, 0xFE, 0x62])
        let excerpt = try #require(Excerpt(of: SourcePlace(file, SourceRange(2, 3))))
        expect([excerpt.text, excerpt.underline], equals: ["a\u{FFFD}\u{FFFD}b", "  ^"])
    }

    @Test("a range beyond the end of the file is shown at its end")
    func beyondTheEnd() throws {
        let file = SourceFile(path: "Example.json", text: "ab")
        let excerpt = try #require(Excerpt(of: SourcePlace(file, SourceRange(7, 9))))
        expect([excerpt.text, excerpt.underline], equals: ["ab", "  ^"])
    }

    @Test("a place within CRLF belongs to the line before")
    func lineBreak() throws {
        let file = SourceFile(path: "Example.json", text: "ab\r\nc")
        let excerpt = try #require(Excerpt(of: SourcePlace(file, SourceRange(3, 5))))
        expect([excerpt.text, excerpt.underline], equals: ["ab", "  ^"])
    }
}
