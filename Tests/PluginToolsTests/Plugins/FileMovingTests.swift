import Foundation
import SystemCalls
import TestSupport
import Testing

@testable import PluginTools

@Suite("Moves of files")
struct FileMovingTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("a", to: "A")
    }

    @Test("A file gets another name")
    func move() throws {
        try FileIO.move(folder.path(of: "A"), to: folder.path(of: "B"))
        #expect(try folder.files() == ["B"])
        #expect(try folder.read("B") == "a")
    }

    @Test("An existing file stays unchanged")
    func existing() throws {
        try folder.write("b", to: "B")
        #expect(throws: FileSystemError.self) {
            try FileIO.move(folder.path(of: "A"), to: folder.path(of: "B"))
        }
        #expect(try folder.read("A") == "a")
        #expect(try folder.read("B") == "b")
    }

    @Test("A move that was killed half way is completed")
    func killed() throws {
        try FileManager.default.linkItem(atPath: folder.path(of: "A"), toPath: folder.path(of: "B"))
        try FileIO.move(folder.path(of: "A"), to: folder.path(of: "B"))
        #expect(try folder.files() == ["B"])
    }

    @Test("Two spellings are one entry only if the file system ignores case")
    func case_() throws {
        let (upper, lower) = (folder.path(of: "A"), folder.path(of: "a"))
        let ignoresCase = FileIO.exists(lower)
        #expect(FileIO.isOneEntry(upper, lower) == ignoresCase)
        #expect(!FileIO.isOneEntry(upper, upper))
        if !ignoresCase {
            // Two entries of one file.
            try FileManager.default.linkItem(atPath: upper, toPath: lower)
            #expect(!FileIO.isOneEntry(upper, lower))
            try FileManager.default.removeItem(atPath: lower)
        }
        try FileIO.move(upper, to: lower)
        #expect(try folder.files() == ["a"])
        try FileIO.correctCase(of: lower)
        #expect(try folder.files() == ["a"])
    }

    @Test("Links on the way to a file are found")
    func links() throws {
        try folder.write("", to: "inner/B")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path(of: "link"), withDestinationPath: "inner")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path(of: "C"), withDestinationPath: "A")
        func link(_ path: String) -> String? {
            FileIO.link(onTheWayTo: folder.path(of: path), from: folder.path)
        }
        #expect(link("A") == nil)
        #expect(link("inner/B") == nil)
        #expect(link("link/B") == folder.path(of: "link"))
        #expect(link("C") == folder.path(of: "C"))
        #expect(FileIO.link(onTheWayTo: folder.path(of: "C"), from: "/nowhere") != nil)
        #expect(FileIO.link(onTheWayTo: folder.path(of: "A"), from: "/nowhere") == nil)
    }
}
