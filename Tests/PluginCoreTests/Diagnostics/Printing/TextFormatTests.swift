import PluginCore
import PluginTools
import TestSupport
import Testing

@Suite(.timed) struct TextFormatTests {
    private func text(_ diagnostics: Diagnostic..., colored: Bool = false) -> String {
        DiagnosticFormat.text.text(for: diagnostics, colored: colored)
    }

    @Test("a problem has a headline, its line, and marks below the range")
    func excerpt() {
        expect(
            text(diagnostic("{\n  \"placement\": «\"topp\"»\n}\n")),
            equals: """
                Example.json:2:16: error: choose another word [some-problem]
                2 |   "placement": "topp"
                  |                ^~~~~~

                """)
    }

    @Test("line numbers of any width align")
    func gutter() {
        expect(
            text(diagnostic(String(repeating: "\n", count: 99) + "a «b»", severity: .warning)),
            equals: """
                Example.json:100:3: warning: choose another word [some-problem]
                100 | a b
                    |   ^

                """)
    }

    @Test("an empty range is marked with one character")
    func emptyRange() {
        expect(
            text(diagnostic("ab«»")),
            equals: """
                Example.json:1:3: error: choose another word [some-problem]
                1 | ab
                  |   ^

                """)
    }

    @Test("only the first line of a range over several lines is shown")
    func severalLines() {
        expect(
            text(diagnostic("a «{\r\n}» b")),
            equals: """
                Example.json:1:3: error: choose another word [some-problem]
                1 | a {
                  |   ^

                """)
    }

    @Test(
        "no excerpt is shown for an empty line or an empty file",
        arguments: ["", "\n«»\n", "a\n«»"])
    func emptyLine(marked: String) {
        let line = marked.isEmpty ? 1 : 2
        expect(text(diagnostic(marked)), equals: "Example.json:\(line):1: error: choose another word [some-problem]\n")
    }

    @Test("notes are below the excerpt, with their own excerpt if they have a place")
    func notes() {
        let notes = [
            Diagnostic.Note("accepted: 'fill'"),
            Diagnostic.Note("it is first declared here", at: place("«a»: 1", path: "Other.json")),
        ]
        expect(
            text(diagnostic("«a»: 2", notes: notes)),
            equals: """
                Example.json:1:1: error: choose another word [some-problem]
                1 | a: 2
                  | ^
                  note: accepted: 'fill'
                  Other.json:1:1: note: it is first declared here
                1 | a: 1
                  | ^

                """)
    }

    @Test("an empty line separates two problems")
    func several() {
        expect(
            text(diagnostic("«a»"), diagnostic("", "write a value")),
            equals: """
                Example.json:1:1: error: choose another word [some-problem]
                1 | a
                  | ^

                Example.json:1:1: error: write a value [some-problem]

                """)
        expect(text(), equals: "")
    }

    @Test("the color depends on the severity")
    func colors() {
        let note = Diagnostic.Note("see here", at: place("«b»"))
        let (red, magenta, cyan) = ("\u{1B}[1;31m", "\u{1B}[1;35m", "\u{1B}[36m")
        let (bold, off) = ("\u{1B}[1m", "\u{1B}[0m")
        expect(
            text(diagnostic("«a»", notes: [note]), colored: true),
            equals: """
                \(bold)Example.json:1:1:\(off) \(red)error:\(off) \(bold)choose another word\(off) \
                [some-problem]
                1 | a
                  | \(red)^\(off)
                  Example.json:1:1: \(cyan)note:\(off) see here
                1 | b
                  | \(cyan)^\(off)

                """)
        expect(text(diagnostic("", severity: .warning), colored: true).contains("\(magenta)warning:\(off)"))
    }
}
