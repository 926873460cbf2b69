import TestSupport
import Testing

@testable import PluginCore

@Suite("Writing", .timed)
struct WriteFilesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("writes new and changed files, and leaves the others untouched")
    func writesDifferences() throws {
        try folder.write("same", to: "Out/Same.swift")
        try folder.write("old", to: "Out/Old.swift")
        let before = try folder.modificationDates()
        var diagnostics = DiagnosticCollector()
        writeFiles(
            [
                file("Out/Same.swift", "same"), file("Out/Old.swift", "new"),
                file("Out/In/New.swift", "new"),
            ],
            reporting: &diagnostics)
        expect(diagnostics.diagnostics.isEmpty)
        expect(try folder.modificationDates()["Out/Same.swift"], equals: before["Out/Same.swift"])
        expect(try folder.read("Out/Old.swift"), equals: "new")
        expect(try folder.read("Out/In/New.swift"), equals: "new")
    }

    @Test("reports files that cannot be written, and writes the others")
    func reportsFailures() throws {
        try folder.write("", to: "Out/Folder.swift/inside")
        var diagnostics = DiagnosticCollector()
        writeFiles([file("Out/Folder.swift", "new"), file("Out/New.swift", "new")], reporting: &diagnostics)
        expect(try folder.read("Out/New.swift"), equals: "new")
        expect(diagnostics.diagnostics.map(\.place.file.path), equals: [folder.path(of: "Out/Folder.swift")])
        expect(diagnostics.hasErrors)
    }

    @Test(
        "names the files that were not written, and writes the others into all folders that it can make"
    )
    func returnsUnwritten() throws {
        let long = String(repeating: "a", count: 300)
        try folder.write("", to: "File")
        let items = [
            "New/\(long)", "New/In/Good.swift", "File/In.swift", "File/Too.swift", "Good.swift",
        ]
        var diagnostics = DiagnosticCollector()
        let unwritten = writeFiles(items.map { file($0, "new") }, reporting: &diagnostics)
        expect(unwritten, equals: Set(["New/\(long)", "File/In.swift", "File/Too.swift"].map(folder.path)))
        expect(
            diagnostics.diagnostics.map(\.place.file.path),
            equals: [folder.path(of: "File"), folder.path(of: "New/\(long)")])
        expect(try folder.files(), equals: ["File", "Good.swift", "New/In/Good.swift"])
    }

    @Test("writes many files on several threads")
    func writesMany() throws {
        let names = (1000..<3000).map { "Out/\($0).swift" }
        var diagnostics = DiagnosticCollector()
        let unwritten = writeFiles(names.map { file($0, $0) }, reporting: &diagnostics)
        expect(unwritten.isEmpty && diagnostics.diagnostics.isEmpty)
        expect(try folder.files(), equals: names)
        for name in names { expect(try folder.read(name), equals: name) }
    }

    @Test("removes only the temporary files of a run that was stopped")
    func removesAbandoned() throws {
        try folder.write("", to: "Out/.plugingen-1-0.temporary")
        try folder.write("", to: "Out/Mine.swift")
        var diagnostics = DiagnosticCollector()
        writeFiles([file("Out/New.swift", "new")], reporting: &diagnostics)
        expect(try folder.files(), equals: ["Out/Mine.swift", "Out/New.swift"])
    }

    private func file(_ item: String, _ text: String) -> RenderedFile {
        RenderedFile(path: folder.path(of: item), bytes: Array(text.utf8))
    }
}
