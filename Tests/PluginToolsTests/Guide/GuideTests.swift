import PluginCore
import TestSupport
import Testing

@testable import PluginTools

/// The page for coding assistants.
@Suite(.timed) struct GuideTests {
    private static let lines = guide().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    private static let blocks = CodeBlock.blocks(in: lines)

    @Test("each description passes the checks without a warning")
    func descriptions() throws {
        let descriptions = Self.blocks.filter { $0.language == "json" }
        expect(descriptions.count, equals: 3)
        for block in descriptions {
            var found = DiagnosticCollector()
            let file = SourceFile(path: "Some.plugin.json", text: block.text)
            expect(readDescription(file, name: "Some", reporting: &found) != nil)
            expect(found.diagnostics.map(\.message), equals: [], "\(block.text)")
        }
    }

    @Test(
        "has each key of the schemas",
        arguments: [Vocabulary.description, Vocabulary.configuration])
    func keys(shape: ObjectShape) throws {
        let names = schema(for: shape).matches(of: /"([^"]+)": \{\n +"(?:description|\$ref)"/)
            .map { String($0.output.1) }
        expect(names.count > 20)
        let keys = Self.lines.filter { $0.contains("- `") || $0.contains("*: `") }.flatMap {
            $0.prefix { $0 != "(" }.matches(of: /`([^`]+)`/).map { String($0.output.1) }
        }
        expect(Set(names).subtracting(["items", "additionalProperties"]).subtracting(keys), equals: [])
    }

    @Test("names no object that it does not list")
    func objects() {
        let text = Self.lines.joined(separator: "\n")
        let section = text.split(separator: "## Keys of descriptions").last ?? ""
        for name in section.matches(of: /\*([a-z][^*`\n]+)\*/).map(\.output.1) {
            expect(section.contains("- *\(name)*: "), "\(name)")
        }
    }

    @Test("is short enough to be read whole")
    func length() {
        expect((300...600).contains(Self.lines.count), "\(Self.lines.count)")
    }
}
