import Foundation
import TestSupport
import Testing

@testable import PluginTools

@Suite("Watched files", .timed)
struct FileWatcherTests {
    private let folder: TemporaryFolder
    private var watcher: FileWatcher

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("one", to: "a")
        try folder.write("two", to: "b")
        watcher = FileWatcher([folder.path(of: "a"), folder.path(of: "b")])
    }

    /// Returns the changes, with names in place of paths.
    private mutating func look(_ names: String...) -> [String] {
        watcher.look(at: names.map(folder.path(of:))).map {
            $0.description.replacing(folder.path + "/", with: "")
        }
    }

    @Test("Unchanged files are not reported")
    mutating func stays() throws {
        for _ in 1...3 { expect(look("a", "b"), equals: []) }
    }

    @Test("Files that are rewritten with the same contents are not reported")
    mutating func sameContents() throws {
        try folder.write("one", to: "a")
        expect(look("a", "b"), equals: [])
        expect(look("a", "b"), equals: [])
    }

    @Test("Changed, removed, added and renamed files are reported once")
    mutating func changes() throws {
        try folder.write("other", to: "a")
        expect(look("a", "b"), equals: ["a changed"])
        expect(look("a", "b"), equals: [])
        try FileManager.default.removeItem(atPath: folder.path(of: "b"))
        expect(look("a"), equals: ["b removed"])
        try folder.write("three", to: "c")
        try folder.write("again", to: "a")
        expect(look("a", "c"), equals: ["a changed", "c added"])
        try FileManager.default.moveItem(atPath: folder.path(of: "c"), toPath: folder.path(of: "d"))
        expect(look("a", "d"), equals: ["c renamed to d"])
        expect(look("a", "d"), equals: [])
    }

    @Test("A file that is emptied and written is reported when it has contents, or stays empty")
    mutating func emptied() throws {
        try folder.write("", to: "a")
        expect(look("a", "b"), equals: [])
        try folder.write("other", to: "a")
        expect(look("a", "b"), equals: ["a changed"])
        try folder.write("", to: "a")
        expect(look("a", "b"), equals: [])
        expect(look("a", "b"), equals: ["a changed"])
        expect(look("a", "b"), equals: [])
    }

    @Test("A file that an editor replaces is reported as changed, not as renamed")
    mutating func replacement() throws {
        try folder.write("new", to: "a~")
        expect(rename(folder.path(of: "a~"), folder.path(of: "a")), equals: 0)
        expect(look("a", "b"), equals: ["a changed"])
    }

    /// Both writes have the same date and size, so only the contents differ.
    @Test("A changed file is reported even if its date and size are the same")
    mutating func sameTime() throws {
        let path = folder.path(of: "a")
        let date = Date(timeIntervalSince1970: 1_000_000)
        func write(_ text: String) throws {
            let handle = try FileHandle(forWritingTo: URL(filePath: path))
            try handle.write(contentsOf: Data(text.utf8))
            try handle.close()
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
        }
        try write("111")
        expect(look("a", "b"), equals: ["a changed"])
        try write("222")
        expect(look("a", "b"), equals: ["a changed"])
        expect(look("a", "b"), equals: [])
    }

    @Test("A file that cannot be read is reported when it becomes readable")
    mutating func unreadable() throws {
        try FileManager.default.createDirectory(atPath: folder.path(of: "c"), withIntermediateDirectories: true)
        expect(look("a", "b", "c"), equals: ["c added"])
        try FileManager.default.removeItem(atPath: folder.path(of: "c"))
        try folder.write("now", to: "c")
        expect(look("a", "b", "c"), equals: ["c changed"])
    }
}
