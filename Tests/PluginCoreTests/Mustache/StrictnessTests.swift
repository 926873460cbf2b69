import PluginCore
import PluginTools
import TestSupport
import Testing

@Suite("Strictness", .timed)
struct StrictnessTests {
    @Test(
        "an unknown name is an error at its tag, with a suggestion",
        arguments: [
            FaultyExample(
                "one\n  ⟨{{titel}}⟩\n", ["title": "x", "text": "y"],
                reports: [unknown("titel", "did you mean 'title'?")]),
            FaultyExample("é\t⟨{{{a}}}⟩⟨{{& b }}⟩", reports: [unknown("a"), unknown("b")]),
            FaultyExample(
                "⟨{{#lst}}⟩{{other}}{{/lst}}{{^no}}{{/no}}⟨{{^non}}⟩{{other}}{{/non}}",
                ["list": [], "no": true],
                reports: [
                    unknown("lst", "did you mean 'list'?"), unknown("non", "did you mean 'no'?"),
                ]),
            FaultyExample(
                "{{#in}}⟨{{name1}}⟩{{/in}}", ["name0": "x", "in": ["name2": "y"]],
                reports: [unknown("name1", "did you mean 'name2'?")]),
            FaultyExample("⟨{{a}}⟩", "text", reports: [unknown("a")]),
        ])
    func unknownNames(example: FaultyExample) { example.check() }

    @Test(
        "each part of a dotted name has to exist in the value before it",
        arguments: [
            FaultyExample(
                "⟨{{a.nme}}⟩", ["a": ["name": "x"]],
                reports: [unknown("nme' in 'a", "did you mean 'name'?")]),
            FaultyExample(
                "⟨{{#a.b.c}}⟩{{/a.b.c}}", ["a": ["b": [:]], "c": "x"],
                reports: [unknown("c' in 'a.b")]),
            FaultyExample(
                "{{#a}}⟨{{b.c}}⟩{{/a}}", ["a": ["b": [:]], "b": ["c": "outer"]],
                reports: [unknown("c' in 'b")]),
            FaultyExample(
                "⟨{{a.b}}⟩⟨{{c.d.e}}⟩⟨{{^f.g}}⟩{{/f.g}}",
                ["a": "x", "c": ["d": ["y"]], "f": true],
                reports: [
                    unknown("b' in 'a", "'a' is a text, which holds no names"),
                    unknown("e' in 'c.d", "'c.d' is a list, which holds no names"),
                    unknown("g' in 'f", "'f' is a flag, which holds no names"),
                ]),
            FaultyExample("⟨{{a.b}}⟩", ["a.b": "x"], reports: [unknown("a")]),
        ])
    func dottedNames(example: FaultyExample) { example.check() }

    @Test(
        "only text can be interpolated",
        arguments: [
            FaultyExample(
                "⟨{{a}}⟩ ⟨{{{b}}}⟩\n⟨{{&c.d}}⟩", ["a": true, "b": ["x"], "c": ["d": [:]]],
                reports: [
                    notText("'a' is a flag", "open a section for what depends on it: '{{#a}} … {{/a}}'"),
                    notText(
                        "'b' is a list",
                        "open a section for its elements: '{{#b}} … {{/b}}'"),
                    notText("'c.d' is an object", "name one of its values, as in '{{c.d.name}}'"),
                ]),
            FaultyExample(
                "⟨{{.}}⟩", ["a": true],
                reports: [notText("'.' is an object", "name one of its values, as in '{{name}}'")]),
            FaultyExample(
                "{{#a}}⟨{{.}}⟩{{/a}}", ["a": true],
                reports: [notText("'.' is a flag", "open a section for what depends on it: '{{#.}} … {{/.}}'")]),
        ])
    func values(example: FaultyExample) { example.check() }

    @Test(
        "an unknown partial is an error at its tag, even if it is not rendered",
        arguments: [
            FaultyExample(
                "\n  ⟨{{>headr}}⟩\n", partials: ["header": ""],
                reports: [unknownPartial("headr", "did you mean 'header'?")]),
            FaultyExample(
                "{{#a}}{{>inner}}{{/a}}", ["a": true], partials: ["inner": "1\n⟨{{> other }}⟩"],
                reports: [unknownPartial("other")]),
        ])
    func unknownPartials(example: FaultyExample) { example.check() }

    @Test("partials that include each other endlessly are an error at the last tag")
    func endlessPartials() {
        FaultyExample(
            "{{>a}}", ["in": true],
            partials: ["a": "{{#in}}\n {{>b}}\n{{/in}}", "b": "..⟨{{>a}}⟩{{>a}}"],
            reports: [
                Problem(
                    "template-endless-partial", "nest partials at most 100 deep",
                    notes: ["partial 'a' includes itself, and no section around it ends this"])
            ]
        ).check()
    }

    @Test("a problem in a list, or in another rendering, is reported once")
    func reportedOnce() {
        FaultyExample(
            "{{#list}}⟨{{b}}⟩⟪{{>p}}⟫{{/list}}", ["list": [true, true, true]],
            partials: ["p": "⟨{{b}}⟩"],
            reports: [unknown("b"), unknown("b", "it is included here")]
        ).check()

        var diagnostics = DiagnosticCollector()
        let library = MustacheLibrary(parsing: ["a": SourceFile(path: "a", text: "{{b}}")], reporting: &diagnostics)
        expect(library.render("a", with: [:], reporting: &diagnostics) == nil)
        expect(library.render("a", with: [:], reporting: &diagnostics) == nil)
        expect(library.render("a", with: ["b": "x"], reporting: &diagnostics), equals: Array("x".utf8))
        expect(diagnostics.diagnostics.count, equals: 1)
    }

    @Test("a problem has the template's path, line and column")
    func place() {
        var diagnostics = DiagnosticCollector()
        let file = SourceFile(path: "Templates/A.mustache", text: "a\r\nb\r\n  é{{>p}}{{x}}")
        let partial = SourceFile(path: "Templates/P.mustache", text: "p\n {{y}}")
        let library = MustacheLibrary(parsing: ["A": file, "p": partial], reporting: &diagnostics)
        expect(library.render("A", with: [:], reporting: &diagnostics) == nil)
        let text = DiagnosticFormat.line.text(for: diagnostics.sorted)
        expect(
            text,
            equals: """
                Templates/A.mustache:3:11: error: unknown name 'x' [template-unknown-name]
                Templates/P.mustache:2:2: error: unknown name 'y'; it is included here \
                (Templates/A.mustache:3:5) [template-unknown-name]

                """)
    }

    @Test("a missing template is an error, with a suggestion")
    func unknownTemplate() {
        var diagnostics = DiagnosticCollector()
        let library = MustacheLibrary(parsing: ["Controller": SourceFile(path: "a", text: "")], reporting: &diagnostics)
        expect(library.render("Controler", with: [:], reporting: &diagnostics) == nil)
        expect(
            diagnostics.diagnostics.map(Problem.init),
            equals: [
                Problem("template-unknown", "no template is named 'Controler'", notes: ["did you mean 'Controller'?"])
            ])
    }

    @Test("templates without errors can be rendered even if another has errors")
    func partlyBroken() {
        var diagnostics = DiagnosticCollector()
        let library = MustacheLibrary(
            parsing: [
                "good": SourceFile(path: "good", text: "fine"),
                "user": SourceFile(path: "user", text: "{{>bad}}"),
                "bad": SourceFile(path: "bad", text: "{{"),
            ], reporting: &diagnostics)
        expect(library.render("good", with: [:], reporting: &diagnostics), equals: Array("fine".utf8))
        expect(library.render("bad", with: [:], reporting: &diagnostics) == nil)
        expect(library.render("user", with: [:], reporting: &diagnostics) == nil)
        expect(diagnostics.diagnostics.map(\.identifier.name), equals: ["template-unclosed-tag"])
    }
}

private func unknown(_ name: String, _ notes: String...) -> Problem {
    Problem("template-unknown-name", "unknown name '\(name)'", notes: notes)
}

private func unknownPartial(_ name: String, _ notes: String...) -> Problem {
    Problem("template-unknown-partial", "unknown partial '\(name)'", notes: notes)
}

private func notText(_ what: String, _ note: String) -> Problem {
    Problem("template-not-text", "\(what), and only a text can be inserted", notes: [note])
}
