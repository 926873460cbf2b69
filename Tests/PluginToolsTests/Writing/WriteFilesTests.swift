import Foundation
import PluginDescriptions
import SystemCalls
import TestSupport
import Testing

@testable import PluginTools

@Suite("Files of a run")
struct WriteFilesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("come to folders that are there, and to those that are not, with nothing beside them")
    func writes() throws {
        try folder.write("old", to: "Old/One.swift")
        let written = try write(["Old/One.swift", "New/In/Two.swift", "New/In/Three.swift"])
        #expect(
            written == ["Old/One.swift", "New/In/Two.swift", "New/In/Three.swift"].map(folder.path))
        #expect(try folder.files() == ["New/In/Three.swift", "New/In/Two.swift", "Old/One.swift"])
        #expect(try folder.read("Old/One.swift") == "0")
        #expect(try folder.read("New/In/Three.swift") == "2")
        let beside = try FileManager.default.contentsOfDirectory(
            atPath: folder.path(of: "New"))
        #expect(beside == ["In"])
    }

    @Test("come to folders within each other, none of which is there")
    func writesNested() throws {
        _ = try write(["Out/One.swift", "Out/Tests/Two.swift"])
        #expect(try folder.files() == ["Out/One.swift", "Out/Tests/Two.swift"])
    }

    @Test("are all written, whichever thread makes them and whichever writes them")
    func writesMany() throws {
        let names = (1000..<3000).map { "Out/\($0).swift" }
        #expect(try write(names).sorted() == names.map(folder.path))
        #expect(try folder.files() == names)
        for (index, name) in names.enumerated() {
            #expect(try folder.read(name) == String(index))
        }
    }

    @Test("are not seen before all of them are there, where their folder is new")
    func isWhole() throws {
        let paths = ["Out/One.swift", "Out/Two.swift"].map(folder.path)
        var diagnostics = DiagnosticCollector()
        let out = folder.path(of: "Out")
        let written = writeFiles(paths, reporting: &diagnostics) { _, found in
            if FileIO.exists(out) { found.add(Self.mark) }
            return []
        }
        #expect(written == paths && diagnostics.diagnostics.isEmpty)
    }

    @Test("join those of a folder that has come into being meanwhile")
    func joins() throws {
        let output = try OutputFolder(folder.path(of: "Out"))
        try output.write(Array("new".utf8), to: "New.swift")
        try output.write(Array("new".utf8), to: "Both.swift")
        try folder.write("old", to: "Out/Both.swift")
        try folder.write("old", to: "Out/Old.swift")
        #expect(try output.close().isEmpty)
        #expect(try folder.files() == ["Out/Both.swift", "Out/New.swift", "Out/Old.swift"])
        #expect(try folder.read("Out/Both.swift") == "new")
    }

    @Test("that cannot be written are reported, and the others are written")
    func reportsFailures() throws {
        let long = String(repeating: "a", count: 300)
        try folder.write("", to: "File")
        try folder.write("", to: "Old/Folder.swift/inside")
        var diagnostics = DiagnosticCollector()
        let items = [
            "New/\(long)", "New/Good.swift", "File/In.swift", "Old/Folder.swift", "Old/Good.swift",
        ]
        let written = writeFiles(items.map(folder.path), reporting: &diagnostics) { index, found in
            if index == 1 { found.add(Self.mark) }
            return []
        }
        #expect(written == ["New/Good.swift", "Old/Good.swift"].map(folder.path))
        #expect(
            diagnostics.diagnostics.map(\.place.file.path)
                == ["", folder.path(of: "New/\(long)"), folder.path(of: "File")]
                + [folder.path(of: "Old/Folder.swift")])
        #expect(
            try folder.files() == [
                "File", "New/Good.swift", "Old/Folder.swift/inside", "Old/Good.swift",
            ])
    }

    @Test("that cannot join others are reported, and the rest joins them")
    func reportsFailuresToJoin() throws {
        let paths = ["A", "B", "C", "D"].map { folder.path(of: "Out/\($0).swift") }
        let inTheWay = [paths[1], paths[3]]
        var diagnostics = DiagnosticCollector()
        let written = writeFiles(paths, reporting: &diagnostics) { _, found in
            // The folder comes into being while the files are made.
            for path in inTheWay {
                do throws(FileSystemError) {
                    try FileIO.makeDirectory(path)
                } catch {
                    found.error(.file, error)
                }
            }
            return []
        }
        #expect(written.sorted() == [paths[0], paths[2]])
        #expect(diagnostics.diagnostics.map(\.place.file.path).sorted() == inTheWay)
        #expect(paths.allSatisfy { FileIO.isDirectory($0) == inTheWay.contains($0) })
    }

    @Test("leave nothing of a run that was ended, and all of one that goes on")
    func removesAbandoned() throws {
        try folder.write("", to: ".plugingen-folder-1-0/Out.swift")
        try folder.write("", to: ".plugingen-folder-2-0/Out.swift")
        try folder.write("", to: "Out/.plugingen-1-0")
        let needed = open(folder.path(of: ".plugingen-folder-2-0"), O_RDONLY)
        defer { close(needed) }
        try #require(flock(needed, LOCK_EX) == 0)
        removeAbandonedFiles(besides: [folder.path(of: "Out/File.swift")])
        #expect(try folder.files() == [".plugingen-folder-2-0/Out.swift"])
    }

    private static let mark = Diagnostic(
        .error, .file, "found", at: SourcePlace(SourceFile(path: "", bytes: [])))

    /// Writes files that hold their positions.
    private func write(_ items: [String]) throws -> [String] {
        var diagnostics = DiagnosticCollector()
        let written = writeFiles(items.map(folder.path), reporting: &diagnostics) { index, _ in
            Array(String(index).utf8)
        }
        try #require(diagnostics.diagnostics.isEmpty)
        return written
    }
}
