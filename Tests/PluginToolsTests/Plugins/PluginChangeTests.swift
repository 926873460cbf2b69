import PluginCore
import TestSupport
import Testing

@testable import PluginTools

@Suite("Changes of files")
struct PluginChangeTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func write(_ file: String) -> FileStep {
        .write(folder.path(of: file), from: nil, to: Array("new".utf8), isGenerated: true)
    }

    @Test("The first step that fails is reported, and later ones are left out")
    func failure() throws {
        try folder.write("mine", to: "B")
        let creation = FileStep(
            action: .create, path: folder.path(of: "B"), before: nil, after: Array("new".utf8),
            line: ("wrote B", "would write B"))
        let change = PluginChange(
            steps: [write("inner/A"), creation, write("C")], uses: [], remarks: [])
        var diagnostics = DiagnosticCollector()
        let lines = change.run(reporting: &diagnostics)
        #expect(lines == ["wrote \(folder.path(of: "inner/A"))"])
        #expect(try folder.files() == ["B", "inner/A"])
        #expect(try folder.read("B") == "mine")
        let problem = try #require(diagnostics.diagnostics.first)
        #expect(problem.message.hasPrefix("file already exists"))
        #expect(problem.notes[0].message.hasPrefix("fix this and run the command again"))
    }

    @Test("Steps can be repeated")
    func repetition() throws {
        try folder.write("old", to: "A")
        try folder.write("old", to: "B")
        let bytes = Array("old".utf8)
        let steps: [FileStep] = [
            .move(folder.path(of: "A"), to: folder.path(of: "C"), bytes),
            .remove(folder.path(of: "B"), bytes), write("D"),
        ]
        for _ in 0..<2 {
            var diagnostics = DiagnosticCollector()
            _ = PluginChange(steps: steps, uses: [], remarks: []).run(reporting: &diagnostics)
            #expect(diagnostics.diagnostics.isEmpty)
            #expect(try folder.files() == ["C", "D"])
        }
    }
}
