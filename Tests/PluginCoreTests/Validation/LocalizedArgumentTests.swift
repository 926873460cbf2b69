import TestSupport
import Testing

@testable import PluginCore

/// Tests of localized text with arguments.
@Suite(.timed) struct LocalizedArgumentTests {
    @Test(
        "a default value consists of text and arguments",
        arguments: [
            ("Nothing", ["Nothing"]), ("", []), (#"\(term)"#, ["<term>"]),
            (#"No \(term) in \(place)!"#, ["No ", "<term>", " in ", "<place>", "!"]),
            (#"C:\folder (\(term"#, [#"C:\folder (\(term"#]),
        ])
    func parts(value: String, expected: [String]) {
        let parts = value.localizedParts.map { part in
            part.argument.map { "<\($0)>" } ?? part.text
        }
        expect(parts, equals: expected)
    }

    @Test("each argument is named once")
    func names() {
        let text = TextSource.localized(
            key: "a", value: Located(#"\(b) of \(c), \(b)"#, at: SourceRange(0, 1)), comment: "")
        expect(text.arguments.map(\.value), equals: ["b", "c"])
    }

    @Test(
        "arguments of other types, of no input, and in text that does not follow inputs are reported",
        arguments: [
            #"""
            {
              "inputs": [{ "name": "b", "type": "Date" }],
              "content": { "label": "a", "text": { "localized": "k", "value": "\\(b)" } }
                                                                              ^~~~~~~ error: a localized text needs an input of type 'String', 'Int', 'UInt', 'Double' or 'Float'; 'b' is of type 'Date' [mismatched-type]
            note: it is declared here
            }
            """#,
            #"""
            { "content": { "label": "a", "text": { "localized": "k", "value": "\\(b)" } } }
                                                                              ^~~~~~~ error: this plugin has no input 'b' [unknown-reference]
            """#,
            #"""
            {
              "inputs": [{ "name": "b", "type": "Int", "default": "0" }],
              "content": {
                "segments": "a", "selected": { "input": "b" },
                "titles": ["c", { "localized": "k", "value": "\\(b)" }]
                                                             ^~~~~~~ error: this text cannot have arguments [contradiction]
            note: let the host make the text: use a text from an input
              }
            }
            """#,
        ])
    func mistakes(marked: String) { expectDescriptionDiagnostics(marked) }
}
