import TestSupport
import Testing

/// The excerpts of Swift in the reference of the language.
@Suite("The reference")
struct ReferenceExampleTests {
    @Test(
        "shows Swift that is emitted for the example above it", arguments: try ReferencePage.all())
    func excerpts(page: ReferencePage) throws {
        var emitted: [String] = []
        for block in page.blocks {
            switch block.language {
            case "json": emitted = try Self.emit(block, beside: page)
            case "swift":
                var rest = emitted[...]
                for line in block.lines.map(Self.trimmed) where !["", "…"].contains(line) {
                    guard let index = rest.firstIndex(of: line) else {
                        Issue.record("\(page.path): not emitted, or not here: \(line)")
                        continue
                    }
                    rest = rest[(index + 1)...]
                }
            default: break
            }
        }
    }

    /// The lines that are emitted for an example, whose first line is its name: controllers first,
    /// then tests. The other examples of its page are described beside it.
    private static func emit(_ example: CodeBlock, beside page: ReferencePage) throws -> [String] {
        let folder = try TemporaryFolder()
        for block in page.blocks where block.language == "json" {
            try folder.write(block.text, to: "\(try name(of: block)).plugin.json")
        }
        let name = try name(of: example)
        let command = try Command.plugingen(
            "generate", "--output", "Out", "--tests-output", "Tests", "--module", "App", in: folder)
        #expect(command.status == 0 && command.errors == "", "\(command.errors)")
        return try ["Out/\(name)ViewController.swift", "Tests/\(name)ViewControllerTests.swift"]
            .flatMap { try folder.read($0).split(separator: "\n").map(trimmed) }
    }

    private static func name(of example: CodeBlock) throws -> Substring {
        try #require(example.lines.first?.wholeMatch(of: /\/\/ (\w+)\.plugin\.json/)?.output.1)
    }

    private static func trimmed(_ line: some StringProtocol) -> String {
        String(line.drop { $0 == " " })
    }
}
