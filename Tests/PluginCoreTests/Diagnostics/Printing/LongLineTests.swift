import TestSupport
import Testing

@testable import PluginTools
@testable import PluginCore

@Suite(.timed) struct LongLineTests {
    private func repeated(_ text: String, _ count: Int) -> String {
        String(repeating: text, count: count)
    }

    @Test("80 characters before, in and after the range are shown in full")
    func atTheLimit() throws {
        let (before, marked, after) = (repeated("a", 80), repeated("b", 80), repeated("c", 80))
        let excerpt = try #require(Excerpt(of: place("\(before)«\(marked)»\(after)")))
        expect(excerpt.text, equals: before + marked + after)
        expect(excerpt.underline, equals: repeated(" ", 80) + "^" + repeated("~", 79))
    }

    @Test("more characters around the range are cut off", arguments: [81, 1_000, 100_000])
    func beyondTheLimit(count: Int) throws {
        let marked = "\(repeated("a", count))«\(repeated("b", count))»\(repeated("c", count))"
        let excerpt = try #require(Excerpt(of: place(marked)))
        let (before, after) = ("…" + repeated("a", 80), repeated("c", 80) + "…")
        expect(excerpt.text, equals: before + repeated("b", 80) + "…" + after)
        expect(excerpt.underline, equals: repeated(" ", 81) + "^" + repeated("~", 80))
    }

    @Test("a line is cut between characters, never within one", arguments: ["é", "漢", "😀"])
    func characters(character: String) throws {
        let marked = "\(repeated(character, 500))«x»\(repeated(character, 500))"
        let excerpt = try #require(Excerpt(of: place(marked)))
        let part = repeated(character, 80)
        expect(excerpt.text, equals: "…\(part)x\(part)…")
    }

    @Test("a line of characters with many parts is cut, and marked as cut")
    func largeCharacters() throws {
        let family = "👩‍👩‍👧‍👦"
        let marked = "\(repeated(family, 500))«x»\(repeated(family, 500))"
        let excerpt = try #require(Excerpt(of: place(marked)))
        expect(excerpt.text.hasPrefix("…"))
        expect(excerpt.text.hasSuffix("…"))
        expect(!excerpt.text.contains("\u{FFFD}"))
        expect(excerpt.text.contains("\(repeated(family, 20))x\(repeated(family, 20))"))
    }

    @Test("a character with very many marks is cut as well")
    func oneLargeCharacter() throws {
        let marked = "a\(repeated("\u{301}", 100_000))«x»"
        let excerpt = try #require(Excerpt(of: place(marked)))
        expect(excerpt.text.utf8.count < 2_000)
        expect(excerpt.text.unicodeScalars.first, equals: "…")
    }
}
