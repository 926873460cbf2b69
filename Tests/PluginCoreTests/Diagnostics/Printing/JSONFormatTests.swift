import Foundation
import PluginCore
import PluginTools
import TestSupport
import Testing

@Suite(.timed) struct JSONFormatTests {
    private struct Record: Decodable, Equatable {
        var severity: String
        var identifier = "some-problem"
        var message = "choose another word"
        var place: Place
        var notes: [Note] = []
    }

    private struct Place: Decodable, Equatable {
        var path = "Example.json"
        var line: Int
        var column: Int
        var endLine: Int
        var endColumn: Int
    }

    private struct Note: Decodable, Equatable {
        var message: String
        var place: Place?
    }

    private func records(_ diagnostics: Diagnostic...) throws -> [Record] {
        let text = DiagnosticFormat.json.text(for: diagnostics, colored: true)
        expect(text.hasSuffix("]\n"))
        return try JSONDecoder().decode([Record].self, from: Data(text.utf8))
    }

    @Test("each problem is an object, with lines and columns that start at 1")
    func problems() throws {
        expect(
            try records(diagnostic("{\n  «a\n é»"), diagnostic("", severity: .warning)),
            equals: [
                Record(
                    severity: "error",
                    place: Place(line: 2, column: 3, endLine: 3, endColumn: 4)),
                Record(
                    severity: "warning",
                    place: Place(line: 1, column: 1, endLine: 1, endColumn: 1)),
            ])
    }

    @Test("a note has a place only if it is about one")
    func notes() throws {
        let notes = [
            Diagnostic.Note("accepted: 'fill'"),
            Diagnostic.Note("it is first declared here", at: place("a«b»", path: "Other.json")),
        ]
        let place = Place(path: "Other.json", line: 1, column: 2, endLine: 1, endColumn: 3)
        expect(
            try records(diagnostic("", notes: notes)).map(\.notes),
            equals: [
                [
                    Note(message: "accepted: 'fill'"),
                    Note(message: "it is first declared here", place: place),
                ]
            ])
    }

    @Test(
        "any text is preserved",
        arguments: [
            "\"quoted\" \\ /", "a\nb\r\n\tc", "\0\u{1}\u{1F}\u{7F}\u{9F}", "é漢😀👩‍👩‍👧",
            "\u{2028}\u{202E}",
            "",
        ])
    func anyText(text: String) throws {
        let found = try records(diagnostic("", text, path: text, notes: [.init(text)]))
        expect(found.map(\.message), equals: [text])
        expect(found.map(\.place.path), equals: [text])
        expect(found.map { $0.notes.map(\.message) }, equals: [[text]])
    }

    @Test("no problems give an empty array")
    func empty() throws {
        expect(try records(), equals: [])
    }

    @Test("equal problems give equal text")
    func deterministic() {
        let problem = diagnostic("«a»", notes: [.init("a note")])
        let text = DiagnosticFormat.json.text(for: [problem])
        expect(text, equals: DiagnosticFormat.json.text(for: [problem]))
        expect(!text.contains("\u{1B}"))
    }

    @Test(
        "values of every kind are written",
        arguments: [
            (.null, "null"), (.boolean(true), "true"), (.boolean(false), "false"),
            (.integer(-1), "-1"), (.number(0.5), "0.5"), (.number(60), "60"),
            (.string("a\"b"), #""a\"b""#), (.array([]), "[]"), (.object([]), "{}"),
            (
                .object([("b", .array([.null])), ("a", .integer(1))]),
                "{\n  \"b\": [\n    null\n  ],\n  \"a\": 1\n}"
            ),
        ] as [(JSONText, String)])
    func values(value: JSONText, text: String) {
        expect(value.text(), equals: text)
    }
}
