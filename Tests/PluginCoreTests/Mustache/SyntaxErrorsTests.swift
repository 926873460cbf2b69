import PluginCore
import TestSupport
import Testing

@Suite("Syntax errors", .timed)
struct SyntaxErrorsTests {
    @Test(
        "an unclosed tag is an error where it begins",
        arguments: [
            FaultyExample("one\n ⟨{{name⟩\ntwo", reports: [unclosedTag("}}")]),
            FaultyExample("⟨{{⟩", reports: [unclosedTag("}}")]),
            FaultyExample("a ⟨{{⟩ ", reports: [unclosedTag("}}")]),
            FaultyExample("⟨{{ a⟩} b", reports: [unclosedTag("}}")]),
            FaultyExample("⟨{{{a⟩}} b", reports: [unclosedTag("}}}")]),
            FaultyExample("⟨{{! never⟩ ends", reports: [unclosedTag("}}")]),
            FaultyExample("⟨{{>part⟩", reports: [unclosedTag("}}")]),
            FaultyExample("{{=<% %>=}}⟨<%a⟩ }}", reports: [unclosedTag("%>")]),
        ])
    func unclosedTags(example: FaultyExample) { example.check() }

    @Test(
        "tags after an unclosed one are checked",
        arguments: [
            FaultyExample(
                "⟨{{a⟩ ⟨{{b c}}⟩ ⟨{{d⟩",
                reports: [
                    unclosedTag("}}"), invalidName("b c", "a name is one word"), unclosedTag("}}"),
                ]),
            FaultyExample("⟨{{#a⟩ {{/a}}", reports: [unclosedTag("}}")]),
            FaultyExample("{{#a}} ⟨{{/a⟩ {{b}}", reports: [unclosedTag("}}")]),
            FaultyExample("⟨{{#a⟩} {{/a}}", reports: [unclosedTag("}}")]),
            FaultyExample("⟨{{^a⟩", reports: [unclosedTag("}}")]),
        ])
    func afterUnclosedTags(example: FaultyExample) { example.check() }

    @Test(
        "a tag has to name something",
        arguments: [
            FaultyExample("⟨{{}}⟩⟨{{ }}⟩⟨{{&}}⟩⟨{{{ }}}⟩", reports: Array(repeating: noName, count: 4)),
            FaultyExample("⟨{{#}}⟩⟨{{^ }}⟩⟨{{/}}⟩⟨{{> }}⟩", reports: Array(repeating: noName, count: 4)),
        ])
    func emptyTags(example: FaultyExample) { example.check() }

    @Test(
        "a name is one word, with words between its dots",
        arguments: [
            FaultyExample(
                "⟨{{a b}}⟩\n⟨{{> a  b }}⟩\n⟨{{#a\nb}}⟩",
                reports: [
                    invalidName("a b", "a name is one word"),
                    invalidName("a  b", "a name is one word"),
                    invalidName("a\nb", "a name is one word"),
                ]),
            FaultyExample(
                "⟨{{a.}}⟩⟨{{.a}}⟩⟨{{a..b}}⟩⟨{{..}}⟩",
                reports: ["a.", ".a", "a..b", ".."].map {
                    invalidName($0, "write a name before and after each dot")
                }),
        ])
    func invalidNames(example: FaultyExample) { example.check() }

    @Test("tags of the specification's optional modules are errors")
    func optionalModules() {
        FaultyExample(
            "⟨{{<parent}}⟩⟨{{$block}}⟩⟨{{>*dynamic}}⟩⟨{{ #late }}⟩",
            reports: [
                invalidName(
                    "<parent",
                    "a name does not begin with '<': template inheritance is not supported; "
                        + "include parts with '{{> name}}'"),
                invalidName(
                    "$block",
                    "a name does not begin with '$': template inheritance is not supported; "
                        + "include parts with '{{> name}}'"),
                invalidName("*dynamic", "a name does not begin with '*'"),
                invalidName("#late", "a name does not begin with '#'"),
            ]
        ).check()
    }

    @Test(
        "delimiters are two words without '='",
        arguments: [
            FaultyExample("⟨{{=<<=}}⟩", reports: [twoDelimiters]),
            FaultyExample("⟨{{==}}⟩ ⟨{{= =}}⟩", reports: [twoDelimiters, twoDelimiters]),
            FaultyExample("⟨{{=a b c=}}⟩{{d}}", ["d": "x"], reports: [twoDelimiters]),
            FaultyExample("⟨{{=<= =>=}}⟩", reports: [equalsSign]),
            FaultyExample("⟨{{=| |==}}⟩", reports: [equalsSign]),
            FaultyExample("⟨{{=<%⟩ %>}} {{= | | =}}|a|", ["a": "x"], reports: [unclosedTag("=}}")]),
            FaultyExample("⟨{{=<%⟩ %>}}", reports: [unclosedTag("=}}")]),
        ])
    func delimiters(example: FaultyExample) { example.check() }

    @Test(
        "an unclosed section is an error where it begins",
        arguments: [
            FaultyExample("1\n ⟨{{#a}}⟩\n2", reports: [unclosedSection("{{/a}}")]),
            FaultyExample("⟨{{^ a.b }}⟩", reports: [unclosedSection("{{/a.b}}")]),
            FaultyExample(
                "⟨{{#a}}⟩{{#b}}{{/b}}⟨{{#.}}⟩",
                reports: [unclosedSection("{{/a}}"), unclosedSection("{{/.}}")]),
            FaultyExample("{{=<% %>=}}⟨<%#a%>⟩", reports: [unclosedSection("<%/a%>")]),
        ])
    func unclosedSections(example: FaultyExample) { example.check() }

    @Test(
        "an end that does not match is one error, with a note at the open section",
        arguments: [
            FaultyExample("a⟨{{/b}}⟩", reports: [mismatch("no section 'b' is open here")]),
            FaultyExample("{{#a}}{{/a}}⟨{{/a}}⟩", reports: [mismatch("no section 'a' is open here")]),
            FaultyExample(
                "⟪{{#item}}⟫\n⟨{{/items}}⟩",
                reports: [mismatch("expected {{/item}} to end section 'item'", opening: "item")]),
            FaultyExample(
                "⟪{{#a}}⟫\n⟨{{/b}}⟩\n{{/a}}",
                reports: [mismatch("expected {{/a}} to end section 'a'", opening: "a")]),
            FaultyExample(
                "{{#a}}{{^c}}{{/c}}⟪{{^b}}⟫\n⟨{{/a}}⟩",
                reports: [mismatch("close section 'b' before section 'a'", opening: "b")]),
            FaultyExample(
                "{{#a}}⟪{{#b}}⟫⟪{{#c}}⟫⟨{{/a}}⟩",
                reports: [mismatch("close section 'c' before section 'a'", opening: "b", "c")]),
            FaultyExample(
                "{{#out}}⟪{{#in}}⟫⟨{{/im}}⟩{{/out}}",
                reports: [mismatch("expected {{/in}} to end section 'in'", opening: "in")]),
            FaultyExample(
                "⟪{{#a}}⟫⟨{{/A}}⟩",
                reports: [mismatch("expected {{/a}} to end section 'a'", opening: "a")]),
        ])
    func mismatchedSections(example: FaultyExample) { example.check() }

    @Test("sections nest at most 20 levels deep, and deeper ones are reported once")
    func deepSections() {
        func nested(_ depth: Int, opening tag: String = "{{#a}}") -> String {
            String(repeating: "{{#a}}", count: depth) + tag + "{{#a}}{{/a}}{{/a}}"
                + String(repeating: "{{/a}}", count: depth)
        }
        Example(nested(18), ["a": true], gives: "").check()
        let problem = Problem("nesting-too-deep", "nest sections at most 20 deep")
        FaultyExample(nested(20, opening: "⟨{{#a}}⟩"), ["a": true], reports: [problem]).check()
        var diagnostics = DiagnosticCollector()
        let file = SourceFile(path: "deep", text: nested(100_000))
        _ = MustacheLibrary(parsing: ["deep": file], reporting: &diagnostics)
        expect(diagnostics.diagnostics.map(Problem.init), equals: [problem])
    }

    @Test("all errors of all templates are reported")
    func everything() {
        FaultyExample(
            "⟨{{a b}}⟩\n⟨{{/x}}⟩\n⟨{{=|=}}⟩\n⟨{{#open}}⟩\n⟨{{>missing⟩\n⟨{{}}⟩",
            partials: ["aside": "⟨{{^p}}⟩", "last": "⟨{{>nowhere}}⟩"],
            reports: [
                unclosedSection("{{/p}}"),
                Problem("template-unknown-partial", "unknown partial 'nowhere'"),
                invalidName("a b", "a name is one word"),
                mismatch("no section 'x' is open here"),
                twoDelimiters,
                unclosedSection("{{/open}}"),
                unclosedTag("}}"),
                noName,
            ]
        ).check()
    }
}

private let noName = Problem("template-invalid-name", "write a name into this tag")
private let twoDelimiters = Problem("template-invalid-delimiters", "write two delimiters with a space between them")
private let equalsSign = Problem("template-invalid-delimiters", "write delimiters without '='")

private func unclosedTag(_ end: String) -> Problem {
    Problem("template-unclosed-tag", "close this tag with '\(end)'")
}

private func unclosedSection(_ end: String) -> Problem {
    Problem("template-unclosed-section", "close this section with '\(end)'")
}

private func invalidName(_ name: String, _ note: String) -> Problem {
    Problem("template-invalid-name", "'\(name)' is not a name", notes: [note])
}

private func mismatch(_ message: String, opening names: String...) -> Problem {
    Problem("template-mismatched-section", message, notes: names.map { "section '\($0)' opens here" })
}
