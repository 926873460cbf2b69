import PluginCore
import TestSupport
import Testing

@testable import PluginTools

@Suite("Words in Swift source", .timed)
struct SwiftWordsTests {
    private func words(in source: String) -> [String] {
        let file = SourceFile(path: "A.swift", text: source)
        return SwiftWords(in: file.bytes).ranges.map(file.text)
    }

    @Test(
        "Comments and strings are left out, but not the code in interpolations",
        arguments: [
            ("let a = b.c(d)", ["let", "a", "b", "c", "d"]),
            ("a // b\nc", ["a", "c"]),
            ("a /* b /* c */ d */ e", ["a", "e"]),
            (#""a" + b"#, ["b"]),
            (#""a \(b + "c \(d)") e" + f"#, ["b", "d", "f"]),
            (#""a \" b" + c"#, ["c"]),
            (##"#"a "b" \(c) \#(d)"# + e"##, ["d", "e"]),
            ("\"\"\"\na \"b\" \\(c)\n\"\"\" + d", ["c", "d"]),
            (#""(a" + b(c)"#, ["b", "c"]),
            ("`default`.größe_1", ["default", "größe_1"]),
            ("#if a\n#selector(b)", ["if", "a", "selector", "b"]),
            ("a / b / c", ["a", "b", "c"]),
        ])
    func words(source: String, expected: [String]) {
        expect(words(in: source), equals: expected)
    }

    @Test(
        "Source with mistakes is read to its end",
        arguments: [
            (#"let a = "b"# + "\nc", ["let", "a", "c"]), ("/* a", []), ("\"\"\" a", []),
            (#""\(a"#, ["a"]), ("a \\", ["a"]), ("\"\\", []), ("#", []), ("", []),
        ])
    func mistakes(source: String, expected: [String]) {
        expect(words(in: source), equals: expected)
    }

    @Test("Deeply nested interpolations do not exhaust the stack")
    func nesting() {
        expect(words(in: String(repeating: #""\(a"#, count: 100_000)).count >= 100)
    }
}
