import PluginCore
import TestSupport
import Testing

@Suite("Partials", .timed)
struct PartialsTests {
    @Test(
        "a partial tag is replaced by the template with its name",
        arguments: [
            Example("[{{>p}}]", partials: ["p": "text"], gives: "[text]"),
            Example("[{{>p}}]", partials: ["p": ""], gives: "[]"),
            Example("{{>a.b/c-d}}", partials: ["a.b/c-d": "any one word"], gives: "any one word"),
            Example("{{>p}}{{>p}}", partials: ["p": "twice "], gives: "twice twice "),
            Example("{{>p}}", ["p": "a value"], partials: ["p": "a template"], gives: "a template"),
        ])
    func basic(example: Example) { example.check() }

    @Test(
        "a partial uses the contexts of its tag",
        arguments: [
            Example("{{>p}}", ["a": "x"], partials: ["p": "*{{a}}*"], gives: "*x*"),
            Example(
                "{{#in}}{{>p}}{{/in}}", ["a": "out", "b": "B", "in": ["a": "in"]],
                partials: ["p": "{{a}}{{b}}"], gives: "inB"),
            Example(
                "{{#a}}{{>p}};{{/a}}", ["a": ["1", "2"]], partials: ["p": "<{{.}}>"],
                gives: "<1>;<2>;"),
        ])
    func contexts(example: Example) { example.check() }

    @Test(
        "partials can include others, and include themselves as deep as the data",
        arguments: [
            Example(
                "{{>p}}", ["a": "x"], partials: ["p": "{{a}}{{>q}}", "q": "<{{a}}>"], gives: "x<x>"),
            Example(
                "{{>node}}",
                [
                    "n": "1",
                    "in": [["n": "2", "in": [["n": "3", "in": []]]], ["n": "4", "in": []]],
                ],
                partials: ["node": "{{n}}({{#in}}{{>node}}{{/in}})"], gives: "1(2(3())4())"),
        ])
    func nested(example: Example) { example.check() }

    @Test("partials may nest 100 levels deep")
    func deep() {
        var value: MustacheValue = ["in": nil]
        for _ in 1..<100 { value = ["in": value] }
        Example(
            "{{>p}}", value, partials: ["p": ".{{#in}}{{>p}}{{/in}}"],
            gives: String(repeating: ".", count: 100)
        ).check()
    }

    @Test(
        "a tag within a line adds no white space",
        arguments: [
            Example("| {{>p}} |", partials: ["p": "\t.\t"], gives: "| \t.\t |"),
            Example("  {{a}}  {{> p}}\n", ["a": "-"], partials: ["p": "1\n2"], gives: "  -  1\n2\n"),
            Example("  {{>p}} .\n", partials: ["p": "1\n2"], gives: "  1\n2 .\n"),
        ])
    func inline(example: Example) { example.check() }

    @Test(
        "a standalone tag leaves no line of its own",
        arguments: [
            Example("1\n{{>p}}\n3", partials: ["p": "2\n"], gives: "1\n2\n3"),
            Example("1\n{{>p}}\n3", partials: ["p": "2"], gives: "1\n23"),
            Example("1\r\n{{>p}}\r\n3", partials: ["p": "2\r\n"], gives: "1\r\n2\r\n3"),
            Example("1\n  {{>p}} \t\n2", partials: ["p": ""], gives: "1\n2"),
        ])
    func standalone(example: Example) { example.check() }

    @Test(
        "the white space before a standalone tag indents each line of the partial",
        arguments: [
            Example("1\n  {{>p}}\n4\n", partials: ["p": "2\n3\n"], gives: "1\n  2\n  3\n4\n"),
            Example("\t {{>p}}\n.", partials: ["p": "1\n2"], gives: "\t 1\n\t 2."),
            Example("1\n  {{>p}}", partials: ["p": "2\n3"], gives: "1\n  2\n  3"),
            Example("  {{>p}}\r\n.", partials: ["p": "1\r\n2\r\n"], gives: "  1\r\n  2\r\n."),
            Example("  {{>p}}\n", partials: ["p": "1\n  2\n"], gives: "  1\n    2\n"),
        ])
    func indentation(example: Example) { example.check() }

    @Test(
        "a line of a partial is indented once, whatever it begins with",
        arguments: [
            Example(
                "  {{>p}}\n", ["a": "x"], partials: ["p": "{{a}}{{a}}\n{{a}}\n"],
                gives: "  xx\n  x\n"),
            Example(
                "  {{>p}}\n", ["a": true], partials: ["p": "{{#a}}1{{/a}}{{^a}}2{{/a}}\n"],
                gives: "  1\n"),
            Example("  {{>p}}\n", partials: ["p": "{{! c }}{{>q}}.\n", "q": "1"], gives: "  1.\n"),
            Example(
                "  {{>p}}\n", ["a": "x"], partials: ["p": "{{a}}{{!\n\n}}{{a}}\n"], gives: "  xx\n"),
            Example(
                "  {{>p}}\n", ["a": ["1", "2"]], partials: ["p": "[{{#a}}{{.}}\n{{/a}}]\n"],
                gives: "  [1\n  2\n  ]\n"),
        ])
    func lineStarts(example: Example) { example.check() }

    @Test("lines of standalone tags in a partial leave no indentation")
    func standaloneInside() {
        Example(
            "  {{>p}}\n", ["a": ["1", "2"]],
            partials: ["p": "[\n{{#a}}\n  {{.}}\n{{/a}}\n]\n{{! c }}\n"],
            gives: "  [\n    1\n    2\n  ]\n"
        ).check()
    }

    @Test("the lines of inserted text are not indented")
    func insertedLines() {
        Example("  {{>p}}\n", ["a": "1\n2"], partials: ["p": "<\n{{a}}\n>\n"], gives: "  <\n  1\n2\n  >\n").check()
    }

    @Test(
        "empty lines of a partial stay empty",
        arguments: [
            Example("  {{>p}}\n", partials: ["p": "1\n\n2\n"], gives: "  1\n\n  2\n"),
            Example("  {{>p}}\n", partials: ["p": "1\r\n\r\n2\r\n"], gives: "  1\r\n\r\n  2\r\n"),
            Example("  {{>p}}\n", partials: ["p": "\n"], gives: "\n"),
        ])
    func emptyLines(example: Example) { example.check() }

    @Test(
        "indentation adds up through standalone partials, but not through partials within a line",
        arguments: [
            Example(
                "  {{>p}}\n", partials: ["p": "1\n {{>q}}\n{{>q}}\n", "q": "2\n3\n"],
                gives: "  1\n   2\n   3\n  2\n  3\n"),
            Example(
                "  {{>p}}\n", partials: ["p": "1 {{>q}}\n4\n", "q": "2\n3"],
                gives: "  1 2\n3\n  4\n"),
            Example("  {{>p}}\n1\n", partials: ["p": "{{>q}}\n0\n", "q": "2\n"], gives: "  2\n  0\n1\n"),
        ])
    func nestedIndentation(example: Example) { example.check() }

    @Test("white space within a tag is ignored")
    func innerWhiteSpace() {
        Example("|{{>\t p \n}}|", partials: ["p": "x"], gives: "|x|").check()
    }

    @Test("a library renders the same text every time")
    func manyTimes() {
        var diagnostics = DiagnosticCollector()
        let library = MustacheLibrary(
            parsing: [
                "a": SourceFile(path: "a", text: "{{>b}}"),
                "b": SourceFile(path: "b", text: "<{{.}}>"),
            ], reporting: &diagnostics)
        for text in ["1", "2"] {
            let bytes = library.render("a", with: .text(text), reporting: &diagnostics)
            expect(bytes, equals: Array("<\(text)>".utf8))
        }
        expect(diagnostics.diagnostics.isEmpty)
    }
}
