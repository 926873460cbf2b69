import PluginDescriptions
import TestSupport
import Testing

@testable import PluginGeneration

@Suite("Emission")
struct EmitTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("writes what is new or differs, and leaves the rest untouched")
    func writesDifferences() throws {
        try folder.write("same", to: "Out/Same.swift")
        try folder.write("old", to: "Out/Old.swift")
        let before = try folder.modificationDates()
        var diagnostics = DiagnosticCollector()
        emit(
            [
                file("Out/Same.swift", "same"), file("Out/Old.swift", "new"),
                file("Out/In/New.swift", "new"),
            ],
            reporting: &diagnostics)
        #expect(diagnostics.diagnostics.isEmpty)
        #expect(try folder.modificationDates()["Out/Same.swift"] == before["Out/Same.swift"])
        #expect(try folder.read("Out/Old.swift") == "new")
        #expect(try folder.read("Out/In/New.swift") == "new")
    }

    @Test("reports what cannot be written, and writes the rest")
    func reportsFailures() throws {
        try folder.write("", to: "Out/Folder.swift/inside")
        var diagnostics = DiagnosticCollector()
        emit(
            [file("Out/Folder.swift", "new"), file("Out/New.swift", "new")], reporting: &diagnostics
        )
        #expect(try folder.read("Out/New.swift") == "new")
        #expect(
            diagnostics.diagnostics.map(\.place.file.path) == [folder.path(of: "Out/Folder.swift")])
        #expect(diagnostics.hasErrors)
    }

    private func file(_ item: String, _ text: String) -> RenderedFile {
        RenderedFile(path: folder.path(of: item), bytes: Array(text.utf8))
    }
}
