import Foundation
import TestSupport
import Testing

@testable import PluginTools

@Suite("Unified diff", .timed)
struct UnifiedDiffTests {
    private static func diff(_ old: String?, _ new: String?, path: String = "a.txt") -> String {
        let bytes = unifiedDiff(from: old.map { Array($0.utf8) }, to: new.map { Array($0.utf8) }, path: path)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the lines `1` to `count`.
    private static func lines(_ count: Int) -> [String] { (1...count).map { "\($0)\n" } }

    @Test(
        "Two strings give the expected hunks",
        arguments: [
            ("a\n", "a\n", ""),
            ("", "", ""),
            ("a\n", "b\n", "@@ -1 +1 @@\n-a\n+b\n"),
            ("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
            ("a\nb\n", "", "@@ -1,2 +0,0 @@\n-a\n-b\n"),
            ("a\n", "a\nb\n", "@@ -1 +1,2 @@\n a\n+b\n"),
            ("a\r\nb\r\n", "a\r\nc\r\n", "@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n"),
            (
                "a\nb", "a\nb\n",
                "@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n"
            ),
            (
                "a\nb", "c\nb",
                "@@ -1,2 +1,2 @@\n-a\n+c\n b\n\\ No newline at end of file\n"
            ),
        ])
    func texts(old: String, new: String, hunks: String) {
        let head = hunks.isEmpty ? "" : "--- a/a.txt\n+++ b/a.txt\n"
        expect(Self.diff(old, new), equals: head + hunks)
    }

    @Test("A hunk has three lines of context; changes with touching context share a hunk")
    func joins() {
        // Six kept lines between two changes are the context of both; seven are not.
        for (second, heads) in [
            (9, ["@@ -1,12 +1,12 @@"]), (10, ["@@ -1,5 +1,5 @@", "@@ -7,7 +7,7 @@"]),
        ] {
            var new = Self.lines(30)
            new[1] = "x\n"
            new[second - 1] = "y\n"
            let text = Self.diff(Self.lines(30).joined(), new.joined())
            let hunks = text.split(separator: "\n").filter { $0.hasPrefix("@@") }
            expect(hunks.map(String.init), equals: heads)
        }
    }

    @Test("A missing file appears as /dev/null")
    func absence() {
        expect(Self.diff(nil, "a\n"), equals: "--- /dev/null\n+++ b/a.txt\n@@ -0,0 +1 @@\n+a\n")
        expect(Self.diff("a\n", nil), equals: "--- a/a.txt\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n")
    }

    @Test("patch and git can apply the diff of random edits", arguments: 1...30)
    func isApplied(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let words = ["}", "", "a", "let b", "\tλ", "x\r"]
        func text() -> [String] {
            (0..<Int.random(in: 0...60, using: &random)).map { _ in
                words[Int.random(in: 0..<words.count, using: &random)] + "\n"
            }
        }
        let old = text()
        var new = seed.isMultiple(of: 3) ? text() : old
        for _ in 0..<Int.random(in: 0...5, using: &random) where !new.isEmpty {
            let index = Int.random(in: 0..<new.count, using: &random)
            switch Int.random(in: 0...2, using: &random) {
            case 0: new[index] = "changed\n"
            case 1: new.remove(at: index)
            default: new.insert("inserted\n", at: index)
            }
        }
        let ends = [Bool.random(using: &random), Bool.random(using: &random)]
        let texts = zip([old, new], ends).map { lines, isEnded in
            isEnded || lines.isEmpty ? lines.joined() : String(lines.joined().dropLast())
        }
        let path = seed.isMultiple(of: 2) ? "A b/λ.swift" : "c.swift"
        let difference = Self.diff(texts[0], texts[1], path: path)
        if texts[0].utf8.elementsEqual(texts[1].utf8) {
            expect(difference, equals: "")
            return
        }
        for program in ["patch", "git"] {
            let folder = try TemporaryFolder()
            try folder.write(texts[0], to: path)
            try folder.write(difference, to: "change.patch")
            let command = try Command.run(
                program,
                program == "git"
                    ? ["apply", "--whitespace=nowarn", "change.patch"]
                    : ["-p1", "--binary", "--quiet", "-i", "change.patch"], in: folder.path)
            expect(command.status, equals: 0, "\(command.text)\n\(difference)")
            let result = folder.exists(path) ? try folder.read(path) : ""
            expect(Array(result.utf8), equals: Array(texts[1].utf8), "\(program)\n\(difference)")
        }
    }

    @Test("The diff is as short as possible")
    func isMinimal() {
        let text = Self.diff("a\nb\nc\na\nb\nb\na\n", "c\nb\na\nb\na\nc\n")
        // Myers' own example: five lines are removed or inserted.
        expect(text.split(separator: "\n").dropFirst(3).count { !$0.hasPrefix(" ") }, equals: 5)
    }

    @Test("patch can apply the diff of a file whose name has a quotation mark")
    func quotes() throws {
        let folder = try TemporaryFolder()
        try folder.write("a\n", to: "\"\\\t.swift")
        try folder.write(Self.diff("a\n", "b\n", path: "\"\\\t.swift"), to: "change.patch")
        let command = try Command.run("patch", ["-p1", "-i", "change.patch"], in: folder.path)
        expect(command.status, equals: 0, "\(command.text)")
        expect(try folder.read("\"\\\t.swift"), equals: "b\n")
    }

    @Test("The diff of thousands of changed lines is one hunk that replaces all of them")
    func isBounded() {
        let kept = Self.lines(3)
        let old = kept + (0..<6000).map { "old \($0)\n" } + kept
        let new = kept + (0..<6000).map { "new \($0)\n" } + kept
        let lines = Self.diff(old.joined(), new.joined()).split(separator: "\n").dropFirst(2)
        expect(lines.count { $0.hasPrefix("-") }, equals: 6000)
        expect(lines.count { $0.hasPrefix("+") }, equals: 6000)
        expect(lines.count { $0.hasPrefix("@@") }, equals: 1)
    }

    @Test("The diff of 5,000 shuffled lines takes less than ten seconds")
    func isFast() {
        var random = SeededGenerator(seed: 1)
        let old = Self.lines(5000)
        let new = old.shuffled(using: &random)
        let clock = ContinuousClock()
        let duration = clock.measure {
            expect(!Self.diff(old.joined(), new.joined()).isEmpty)
        }
        expect(duration < .seconds(10))
    }
}

/// A SplitMix64 generator, which gives the same numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
