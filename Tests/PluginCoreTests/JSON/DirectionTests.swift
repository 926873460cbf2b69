import TestSupport
import Testing

@testable import PluginCore

/// Tests that files cannot contain characters that change the direction of text, balanced or not.
/// They make code look like text, or text look like code ("Trojan Source", 2021).
@Suite(.timed) struct DirectionTests {
    static let controls = Array(0x202A...0x202E) + Array(0x2066...0x2069)

    /// Descriptions with `<>` in place of the character.
    private static let places = [
        #"{ "summary": "a<>b" }"#, #"{ "summary": "<>" }"#, "// a<>b\n{ }", "/* <> */ { }",
        "{ } // <>", #"{ "inputs": [{ "name": "a<>", "type": "Int" }] }"#,
        #"{ "inputs": [{ "name": "a", "type": "In<>t" }] }"#,
        #"{ "inputs": [{ "name": "a", "type": "Int", "default": "1 <>" }] }"#,
        #"{ "inputs": [{ "name": "a", "type": "Int", "default": "\"<>\".count" }] }"#,
        #"{ "content": { "label": "a", "text": "<>" } }"#,
        #"{ "content": { "label": "a", "text": { "localized": "<>", "value": "<>" } } }"#,
        #"{ "sum<>mary": "a" }"#, "{ <> }", "<>{ }", "{ }<>",
    ]

    @Test("are rejected wherever they are", arguments: controls)
    func refused(control: Int) throws {
        let scalar = String(try #require(Unicode.Scalar(control)))
        for place in Self.places {
            let result = read(Array(place.replacing("<>", with: scalar).utf8))
            expect(result.diagnostics.map(\.identifier), equals: [.textDirection], "\(place)")
            let first = place.split(separator: "<>", omittingEmptySubsequences: false)[0]
            let start = first.utf8.count
            expect(result.diagnostics.first?.place.range, equals: SourceRange(start, start + 3))
        }
    }

    @Test("are rejected as escapes too", arguments: controls)
    func refusedAsEscapes(control: Int) {
        for digits in [String(control, radix: 16), String(control, radix: 16, uppercase: true)] {
            let result = read(Array("[\"a\\u\(digits)b\"]".utf8))
            expect(result.diagnostics.map(\.identifier), equals: [.textDirection])
            expect(result.diagnostics.map(\.place.range), equals: [SourceRange(3, 9)])
        }
    }

    @Test("do not include letters of right-to-left languages, or emoji")
    func others() {
        let text = "[\"שלום مرحبا 👩‍👩‍👧 \u{200E}\u{200F}\u{2029}\u{202F}\u{2065}\u{206A}\"] // שלום"
        expect(read(Array(text.utf8)).diagnostics.map(\.message), equals: [])
    }
}
