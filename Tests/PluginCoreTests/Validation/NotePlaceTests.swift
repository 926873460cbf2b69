import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

@Suite(.timed) struct NotePlaceTests {
    @Test(
        "a note about another place has that place",
        arguments: [
            (#"{ "summary": "a", "summary": "b" }"#, [#""summary""#]),
            (
                #"{ "inputs": [{ "name": "a", "type": "Int" }], "handlers": [{ "name": "a" }] }"#,
                ["\"a\""]
            ),
            (
                #"{ "inputs": [{ "name": "n", "type": "Int" }], "content": { "label": "l", "text": { "input": "n" } } }"#,
                [#""Int""#]
            ),
            (#"{ "content": { "image": "a", "symbol": "star", "asset": "c" } }"#, [#""symbol""#]),
            (
                """
                { "handlers": [{ "name": "a" }],
                  "content": {
                    "button": "b", "title": "B", "triggers": "a", "shape": "capsule", "cornerRadius": 8
                  } }
                """,
                ["\"capsule\""]
            ),
        ])
    func places(text: String, expected: [String]) throws {
        let file = SourceFile(path: "Example.plugin.json", text: text)
        let problem = try #require(readDescription(file).diagnostics.first)
        let found = problem.notes.map { note in
            note.place.map { file.text(in: $0.range) } ?? "nil"
        }
        expect(found, equals: expected)
        for place in problem.notes.compactMap(\.place) {
            expect(place.range.lowerBound < problem.place.range.lowerBound)
        }
    }
}
