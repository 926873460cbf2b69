import TestSupport
import Testing

@testable import PluginCore

@Suite(.timed) struct NearestMatchTests {
    @Test(
        "the distance is the minimum number of edits",
        arguments: [
            ("", "", 0), ("a", "", 1), ("", "abc", 3), ("abc", "abc", 0),
            ("abc", "abd", 1), ("abc", "abcd", 1), ("abc", "bc", 1), ("abc", "acb", 1),
            ("ab", "ba", 1), ("kitten", "sitting", 3), ("summary", "sumary", 1),
            ("alignment", "allignmetn", 2), ("ca", "abc", 3), ("abcdef", "fedcba", 5),
            ("é", "e", 1), ("e\u{301}", "é", 0), ("👩‍👩‍👧", "👩", 1),
        ])
    func distance(first: String, second: String, expected: Int) {
        expect(editDistance(Array(first), Array(second)), equals: expected)
        expect(editDistance(Array(second), Array(first)), equals: expected)
    }

    @Test(
        "similar candidates are suggested",
        arguments: [
            ("sumary", "summary"), ("Summary", "summary"), ("SUMMARY", "summary"),
            ("placment", "placement"), ("minimumduration", "minimumDuration"),
            ("minDuration", nil), ("delai", "delay"), ("dely", "delay"), ("dleay", "delay"),
            ("d", nil), ("", nil), ("name", nil), ("minimumDurations", "minimumDuration"),
            ("munumumDuratoin", "minimumDuration"), ("munumumDurotoan", nil),
            ("summaries", "summary"), ("axs", nil),
        ])
    func match(text: String, expected: String?) {
        let keys = ["summary", "placement", "delay", "minimumDuration"]
        expect(nearestMatch(to: text, among: keys), equals: expected)
    }

    @Test("a short word is similar only to words that share a letter")
    func shortWords() {
        expect(nearestMatch(to: "x", among: ["a", "y"]) == nil)
        expect(nearestMatch(to: "x", among: ["a", "X"]), equals: "X")
        expect(nearestMatch(to: "ab", among: ["cd", "b"]), equals: "b")
        expect(nearestMatch(to: "ab", among: ["cd"]) == nil)
    }

    @Test("a word with another first letter is another word")
    func firstLetters() {
        expect(nearestMatch(to: "height", among: ["weight"]) == nil)
        expect(nearestMatch(to: "heigth", among: ["weight"]) == nil)
        expect(nearestMatch(to: "eight", among: ["weight"]), equals: "weight")
        expect(nearestMatch(to: "wweight", among: ["weight"]), equals: "weight")
        expect(nearestMatch(to: "ewight", among: ["weight"]), equals: "weight")
    }

    @Test("the first of several equally similar candidates is suggested")
    func ties() {
        expect(nearestMatch(to: "titel", among: ["title1", "title2", "title"]), equals: "title")
        expect(nearestMatch(to: "title", among: ["title1", "title2"]), equals: "title1")
        expect(nearestMatch(to: "title", among: ["title2", "title1"]), equals: "title2")
    }

    @Test("nothing is suggested without candidates")
    func none() {
        expect(nearestMatch(to: "title", among: []) == nil)
    }

    @Test("a long text is not compared with short candidates")
    func longText() {
        let text = String(repeating: "a", count: 1_000_000)
        expect(nearestMatch(to: text, among: ["a", "summary"]) == nil)
    }
}
