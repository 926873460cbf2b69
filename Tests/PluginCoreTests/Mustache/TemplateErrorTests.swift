import TestSupport
import Testing

@testable import PluginCore

/// A template with marked problems: `⟨` and `⟩` are around the place of a problem, `⟪` and `⟫` around that of a note.
struct FaultyTemplate: Sendable, CustomTestStringConvertible {
    let template: String
    let value: MustacheValue
    let expected: [Problem]

    init(_ template: String, _ value: MustacheValue = [:], reports expected: Problem...) {
        self.template = template
        self.value = value
        self.expected = expected
    }

    var testDescription: String { template.debugDescription }

    /// Expects no text, and exactly the problems at the marks.
    func check() {
        let marked = MarkedTemplate(template)
        let file = SourceFile(path: "main", bytes: marked.bytes)
        var diagnostics = DiagnosticCollector()
        let bytes = Template(parsing: file, reporting: &diagnostics)?.render(value, reporting: &diagnostics)
        expect(bytes == nil)
        let found = diagnostics.sorted
        expect(found.map(Problem.init), equals: expected)
        expect(found.map { describe($0.place) }, equals: marked.problems)
        expect(found.flatMap(\.notes).compactMap(\.place).map(describe), equals: marked.notes)
    }

    private func describe(_ place: SourcePlace) -> String {
        let end = place.file.location(of: place.range.upperBound)
        return "\(place.location.line):\(place.location.column)-\(end.line):\(end.column)"
    }
}

@Suite("Mistakes in templates", .timed)
struct TemplateErrorTests {
    private static let forms = "write '{{name}}', '{{#name}}', '{{^name}}', '{{/name}}' or '{{! comment }}'"

    private static func invalid(_ name: String) -> Problem {
        Problem("template-invalid-name", "'\(name)' is not a name", notes: [forms])
    }

    @Test(
        "are reported where they are when a template is parsed",
        arguments: [
            FaultyTemplate("a\n ⟨{{⟩name\n", reports: Problem("template-unclosed-tag", "close this tag with '}}'")),
            FaultyTemplate("⟨{{ }}⟩", reports: Problem("template-invalid-name", "write a name into this tag")),
            FaultyTemplate("⟨{{a b}}⟩ ⟨{{> a}}⟩", reports: invalid("a b"), invalid("> a")),
            FaultyTemplate("⟨{{=<% %>=}}⟩⟨{{#}}⟩", reports: invalid("=<% %>="), invalid("")),
            FaultyTemplate(
                "ü ⟨{{#list}}⟩ {{name}}",
                reports: Problem("template-unclosed-section", "end this section with '{{/list}}'")),
            FaultyTemplate(
                "⟪{{#a}}⟫ ⟨{{/b}}⟩{{/a}}",
                reports: Problem(
                    "template-mismatched-section", "end the section with '{{/a}}'", notes: ["it begins here"])),
            FaultyTemplate("⟨{{/b}}⟩", reports: Problem("template-mismatched-section", "no section is open here")),
        ])
    func parsing(example: FaultyTemplate) { example.check() }

    @Test(
        "are reported once when a template is rendered",
        arguments: [
            FaultyTemplate(
                "⟨{{nmae}}⟩", ["name": "a"],
                reports: Problem("template-unknown-name", "unknown name 'nmae'", notes: ["did you mean 'name'?"])),
            FaultyTemplate(
                "{{#all}}⟨{{other}}⟩{{/all}}⟨{{#other}}⟩{{/other}}", ["all": ["a", "b"]],
                reports: Problem("template-unknown-name", "unknown name 'other'"),
                Problem("template-unknown-name", "unknown name 'other'")),
            FaultyTemplate(
                "⟨{{list}}⟩", ["list": ["a"]],
                reports: Problem(
                    "template-not-text", "'list' is not a text, and only a text can be inserted",
                    notes: ["open a section for it: '{{#list}} … {{/list}}'"])),
        ])
    func rendering(example: FaultyTemplate) { example.check() }

    @Test("do not repeat a search for each rendered tag")
    func manyMistakes() {
        let names = (0..<2_000).map { ("name\($0)", MustacheValue.text("")) }
        let value = MustacheValue.object(
            MustacheObject(uniqueKeysWithValues: names + [("all", .list(Array(repeating: .text("a"), count: 100_000)))])
        )
        FaultyTemplate(
            "{{#all}}⟨{{unknownName}}⟩{{/all}}", value,
            reports: Problem("template-unknown-name", "unknown name 'unknownName'")
        ).check()
    }
}
