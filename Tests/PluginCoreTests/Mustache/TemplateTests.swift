import PluginTools
import TestSupport
import Testing

@testable import PluginCore

/// A template, the value that it is rendered with, and the expected text.
struct TemplateExample: Sendable, CustomTestStringConvertible {
    let template: String
    let value: MustacheValue
    let expected: String

    init(_ template: String, _ value: MustacheValue = [:], gives expected: String) {
        self.template = template
        self.value = value
        self.expected = expected
    }

    var testDescription: String { template.debugDescription }

    /// Expects the text and no problems.
    func check() {
        var diagnostics = DiagnosticCollector()
        let file = SourceFile(path: "main.mustache", text: template)
        let bytes = Template(parsing: file, reporting: &diagnostics)?.render(value, reporting: &diagnostics)
        expect(DiagnosticFormat.line.text(for: diagnostics.diagnostics), equals: "")
        expect(bytes.map { String(decoding: $0, as: UTF8.self) }, equals: expected)
    }
}

@Suite("Templates", .timed)
struct TemplateTests {
    @Test(
        "insert text as it is",
        arguments: [
            TemplateExample("a {{name}} b", ["name": "<&\">"], gives: "a <&\"> b"),
            TemplateExample("{{ name }}{{name}}", ["name": "ü"], gives: "üü"),
            TemplateExample("  {{lines}}\n", ["lines": "a\n  b"], gives: "  a\n  b\n"),
            TemplateExample("[{{nothing}}]", ["nothing": nil], gives: "[]"),
            TemplateExample("} }} { {a}", gives: "} }} { {a}"),
            TemplateExample("", gives: ""),
        ])
    func insertion(example: TemplateExample) { example.check() }

    @Test(
        "render a section for each element, or once for what is true",
        arguments: [
            TemplateExample("{{#all}}{{name}};{{/all}}", ["all": [["name": "a"], ["name": "b"]]], gives: "a;b;"),
            TemplateExample("{{#all}}{{.}};{{/all}}", ["all": ["a", "b"]], gives: "a;b;"),
            TemplateExample("{{#all}}{{name}}{{/all}}", ["all": [[:], [:]], "name": "x"], gives: "xx"),
            TemplateExample("{{#text}}<{{.}}>{{/text}}", ["text": "a"], gives: "<a>"),
            TemplateExample("{{#flag}}a{{/flag}}{{^flag}}b{{/flag}}", ["flag": true], gives: "a"),
            TemplateExample("{{#flag}}a{{/flag}}{{^flag}}b{{/flag}}", ["flag": false], gives: "b"),
            TemplateExample("{{#all}}a{{/all}}{{^all}}b{{/all}}", ["all": []], gives: "b"),
            TemplateExample("{{#text}}a{{/text}}{{^text}}b{{/text}}", ["text": ""], gives: "b"),
            TemplateExample("{{#none}}a{{/none}}{{^none}}b{{/none}}", ["none": nil], gives: "b"),
            TemplateExample("{{#object}}{{a}}{{/object}}", ["object": ["a": "1"], "a": "0"], gives: "1"),
            TemplateExample("{{#a}}{{#b}}{{.}}{{/b}}{{/a}}", ["a": [["b": ["1", "2"]], ["b": ["3"]]]], gives: "123"),
        ])
    func sections(example: TemplateExample) { example.check() }

    @Test(
        "leave no line of a section or a comment that is alone on it",
        arguments: [
            TemplateExample("a\n  {{#flag}}\nb\n{{/flag}}\t\nc\n", ["flag": true], gives: "a\nb\nc\n"),
            TemplateExample("a\n{{^flag}}\nb\n{{/flag}}\nc", ["flag": true], gives: "a\nc"),
            TemplateExample("{{! note }}\na {{! note\nnote }}b\n", gives: "a b\n"),
            TemplateExample("{{#flag}} a {{/flag}}\n", ["flag": true], gives: " a \n"),
            TemplateExample("  {{name}}\n", ["name": ""], gives: "  \n"),
            TemplateExample("a\n{{#flag}}\n{{/flag}}", ["flag": true], gives: "a\n"),
        ])
    func standaloneLines(example: TemplateExample) { example.check() }
}
