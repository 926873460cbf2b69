import PluginCore
import PluginTools
import TestSupport
import Testing

@Suite(.timed) struct LineFormatTests {
    private func lines(_ diagnostics: Diagnostic...) -> String {
        DiagnosticFormat.line.text(for: diagnostics, colored: true)
    }

    @Test("each problem is one line, with its notes, and never colored")
    func line() {
        let notes = [
            Diagnostic.Note("did you mean 'top'?"),
            Diagnostic.Note("it is first declared here", at: place("«a»", path: "Other.json")),
        ]
        expect(
            lines(
                diagnostic("\n «a»", path: "Sources/App/A.plugin.json", notes: notes),
                diagnostic("", "nothing is here", severity: .warning)),
            equals: """
                Sources/App/A.plugin.json:2:2: error: choose another word; did you mean 'top'?; \
                it is first declared here (Other.json:1:1) [some-problem]
                Example.json:1:1: warning: nothing is here [some-problem]

                """)
    }

    @Test("no problems give no output")
    func empty() {
        expect(lines(), equals: "")
    }

    @Test("line breaks and escapes in quoted text are replaced")
    func controlCharacters() {
        let notes = [Diagnostic.Note("accepted: '\u{202E}'")]
        let problem = diagnostic("", "no key 'a\r\nb\u{1B}[1m\t'", path: "a\nb.json", notes: notes)
        expect(
            lines(problem),
            equals: """
                a␊b.json:1:1: error: no key 'a␍␊b␛[1m␉'; accepted: '\u{FFFD}' [some-problem]

                """)
        expect(
            DiagnosticFormat.text.text(for: [problem]),
            equals: """
                a␊b.json:1:1: error: no key 'a␍␊b␛[1m␉' [some-problem]
                  note: accepted: '\u{FFFD}'

                """)
    }
}
