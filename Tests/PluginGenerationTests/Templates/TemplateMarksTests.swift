import PluginDescriptions
import Testing

@testable import PluginGeneration

@Suite("Marks of templates")
struct TemplateMarksTests {
    @Test("are where tags are found", arguments: EmbeddedTemplates.all + EmbeddedTemplates.xcTest)
    func areExact(template: EmbeddedTemplate) throws {
        let found = try #require(template.code(from: .file(template.file)))
        #expect(template.code(from: .embedded(template)) == found)
        #expect(found.count > (template.file.bytes.isEmpty ? 1 : 2))
    }
}

extension EmbeddedTemplate {
    /// The code of the template in words, a line for each part; nil where it has errors.
    fileprivate func code(from source: TemplateSource) -> [String]? {
        var parser = TemplateParser()
        defer {
            parser.code.free()
            parser.free()
        }
        var diagnostics = DiagnosticCollector()
        guard let template = parser.parse(source, reporting: &diagnostics) else { return nil }
        let code = parser.code
        let base = source.text.bytes
        return ["\(template.start) \(template.partials) \(code.names.count)"]
            + code.instructions.all.map { instruction in
                guard case .text(let start, let end, let lines) = instruction
                else { return "\(instruction)" }
                return "text \(start - base) \(end - base) \(lines)"
            }
            + code.tags.all.map { "\($0)" }
            + code.partials.all.map { partial in
                let indentation = partial.indentation.map { "\($0.bytes - base) \($0.count)" }
                return "\(partial.name) \(partial.range) \(indentation ?? "")"
            }
    }
}

extension Memory {
    fileprivate var all: UnsafeBufferPointer<Element> {
        UnsafeBufferPointer(start: start, count: count)
    }
}
