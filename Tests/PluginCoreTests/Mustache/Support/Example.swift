import PluginCore
import PluginTools
import TestSupport
import Testing

/// A template, the value that it is rendered with, and the expected text.
struct Example: Sendable, CustomTestStringConvertible {
    let template: String
    let value: MustacheValue
    let partials: [String: String]
    let expected: String

    init(_ template: String, _ value: MustacheValue = [:], partials: [String: String] = [:], gives expected: String) {
        self.template = template
        self.value = value
        self.partials = partials
        self.expected = expected
    }

    var testDescription: String { template.debugDescription }

    /// Expects the text and no problems.
    func check(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        var files = partials.mapValues { SourceFile(path: "partial", text: $0) }
        files["main"] = SourceFile(path: "main.mustache", text: template)
        var diagnostics = DiagnosticCollector()
        let library = MustacheLibrary(parsing: files, reporting: &diagnostics)
        let bytes = library.render("main", with: value, reporting: &diagnostics)
        let problems = DiagnosticFormat.line.text(for: diagnostics.diagnostics)
        expect(problems, equals: "", sourceLocation: sourceLocation)
        let text = bytes.map { String(decoding: $0, as: UTF8.self) }
        expect(text, equals: expected, sourceLocation: sourceLocation)
    }
}
