import TestSupport
import Testing

@testable import PluginCore

@Suite(.timed) struct LimitTests {
    private func nested(_ depth: Int) -> String {
        String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }

    @Test("brackets may be nested 128 deep")
    func deepest() {
        expect(read(nested(128)).diagnostics.isEmpty)
    }

    @Test(
        "deeper brackets are one error, at the first bracket that is too deep",
        arguments: [129, 1_000, 100_000])
    func tooDeep(depth: Int) {
        let result = read(nested(depth))
        expect(result.diagnostics.map(\.identifier), equals: [.nestingTooDeep])
        expect(result.diagnostics.map(\.place.range), equals: [SourceRange(128, 129)])
        expect(result.node == nil)
    }

    @Test("deeply nested objects are one error too", arguments: ["{\"a\":", "[{\"a\":", "{"])
    func deepObjects(opening: String) {
        let result = read("[" + String(repeating: opening, count: 100_000))
        expect(!result.diagnostics.isEmpty)
    }

    @Test(
        "reading takes time in proportion to the length of the file",
        arguments: [
            ("[", "1,", "]"), ("[\"", "text", "\"]"), ("[\"", "\\n", "\"]"), ("[", "\"", "]"),
            ("[\"", "\\\"", ""), ("", "\n", ""), ("//", "/", ""), ("", "/*", ""), ("", "/**/", ""),
            ("[", ",", "]"), ("[", "]}", "]"), ("[", "[}", "]"), ("[", "a\"", "]"),
            ("[", "\"\n", "]"),
            ("[\"", "a\n", ""), ("[", "\"\\\n", ""), ("[\"", "]", ""), ("", "é", ""),
            ("", "a:", ""),
            ("[", "\u{A0}", "1]"), ("[", "1 ", "]"), ("{", "a ", "}"), ("[", "'", "]"),
            ("[", "“", "]"),
            ("", "9", ""), ("[0.", "0", "e9]"), ("", "#\n", ""), ("{\"a\":", "[}\n", "}"),
        ])
    func longFiles(before: String, repeated: String, after: String) {
        let count = 100_000 / repeated.utf8.count
        let text = before + String(repeating: repeated, count: count) + after
        let clock = ContinuousClock()
        let duration = clock.measure { _ = read(text) }
        // Quadratic time would be minutes.
        expect(duration < .seconds(5))
    }
}
