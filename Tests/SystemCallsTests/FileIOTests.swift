import Foundation
import TestSupport
import Testing

@testable import PluginTools
@testable import SystemCalls

@Suite("Files", .timed)
struct FileIOTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder("files λ %20")
    }

    @Test("are read unchanged", arguments: [0, 1, 4095, 4096, 1_000_000])
    func reads(size: Int) throws {
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
        try Data(bytes).write(to: URL(filePath: folder.path(of: "file")))
        expect(try FileIO.read(folder.path(of: "file")), equals: bytes)
    }

    @Test("are read to their end if the file system does not know their size")
    func readsSpecialFiles() throws {
        #if os(Linux)
        expect(try FileIO.read("/proc/self/status").count > 0)
        #endif
    }

    @Test("that cannot be read are reported with the reason")
    func refusesToRead() throws {
        for (item, reason) in [("none", "no such file or directory"), ("", "it is a folder")] {
            let error = #expect(throws: FileSystemError.self) {
                try FileIO.read(folder.path(of: item))
            }
            expect(error?.message, equals: "cannot read: \(reason)")
        }
        let pipe = folder.path(of: "pipe")
        expect(mkfifo(pipe, 0o600), equals: 0)
        let error = #expect(throws: FileSystemError.self) { try FileIO.read(pipe) }
        expect(error?.message, equals: "cannot read: it is not a file")
    }

    @Test("are replaced as a whole, and nothing else is left in the folder")
    func replaces() throws {
        try folder.write("old", to: "file")
        try FileIO.replace(folder.path(of: "file"), with: Array("new".utf8))
        expect(try folder.read("file"), equals: "new")
        expect(try folder.files(), equals: ["file"])
    }

    @Test("that cannot be replaced are unchanged, and nothing else is left in the folder")
    func keepsOldFile() throws {
        try folder.write("inside", to: "file/inside")
        #expect(throws: FileSystemError.self) {
            try FileIO.replace(folder.path(of: "file"), with: [1])
        }
        expect(try folder.files(), equals: ["file/inside"])
    }

    @Test("that are links are replaced, and links are not followed")
    func replacesLinks() throws {
        try folder.write("outside", to: "elsewhere")
        for name in ["out/file", "out/.plugingen-\(getpid())-0.temporary"] {
            try FileManager.default.createDirectory(atPath: folder.path(of: "out"), withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                atPath: folder.path(of: name), withDestinationPath: "../elsewhere")
        }
        try FileIO.replace(folder.path(of: "out/file"), with: Array("new".utf8))
        expect(try folder.read("elsewhere"), equals: "outside")
        expect(try folder.read("out/file"), equals: "new")
        expect(!FileIO.isLink(folder.path(of: "out/file")))
        #expect(throws: FileSystemError.self) {
            try FileIO.read(folder.path(of: "out/.plugingen-\(getpid())-0.temporary"), followsLink: false)
        }
    }

    @Test("of stopped runs are removed, but not those of current runs, and not the user's files")
    func removesAbandoned() throws {
        let own = [".plugingen-1-0", ".plugingen-notes.temporary", ".plugingen-1-.temporary"]
        let names = [".plugingen-1-0.temporary", ".plugingen-2-0.temporary", "File.swift"] + own
        for name in names { try folder.write("", to: name) }
        try folder.write("", to: ".plugingen-3-0.temporary/inside")
        try #require(mkfifo(folder.path(of: ".plugingen-4-0.temporary"), 0o666) == 0)
        let needed = open(folder.path(of: ".plugingen-2-0.temporary"), O_RDONLY)
        defer { close(needed) }
        try #require(flock(needed, LOCK_EX) == 0)
        FileIO.removeAbandonedFiles(in: folder.path)
        let kept = [
            ".plugingen-2-0.temporary", ".plugingen-3-0.temporary/inside",
            ".plugingen-4-0.temporary", "File.swift",
        ]
        expect(try folder.files(), equals: (own + kept).sorted())
    }

    @Test("that change while they are read have the old or the new contents, or are reported")
    func changingFiles() throws {
        let path = folder.path(of: "file")
        let contents = [1, 2].map { [UInt8](repeating: $0, count: 200_000) }
        try FileIO.replace(path, with: contents[0])
        let others = DispatchGroup()
        DispatchQueue.global().async(group: others) {
            for round in 0..<300 { try? FileIO.replace(path, with: contents[round % 2]) }
        }
        for _ in 0..<300 { expect(contents.contains(try FileIO.read(path))) }
        others.wait()

        let isRead = DispatchSemaphore(value: 0)
        DispatchQueue.global().async(group: others) {
            let descriptor = open(path, O_WRONLY | O_APPEND)
            defer { close(descriptor) }
            while isRead.wait(timeout: .now()) == .timedOut { write(descriptor, "x", 1) }
        }
        var refusals: Set<String> = []
        for _ in 0..<50 {
            do {
                _ = try FileIO.read(path)
            } catch {
                refusals.insert(error.message)
            }
        }
        isRead.signal()
        others.wait()
        let reason = "cannot read: it changes while it is read; run again when it is saved"
        expect(refusals.isSubset(of: [reason]))
        #expect(throws: FileSystemError.self) { try FileIO.read(path, limit: 100) }
    }

    @Test("are created only if they do not exist")
    func creates() throws {
        try FileIO.create(folder.path(of: "file"), with: Array("first".utf8))
        #expect(throws: FileSystemError.self) {
            try FileIO.create(folder.path(of: "file"), with: Array("second".utf8))
        }
        expect(try folder.read("file"), equals: "first")
    }

    @Test("go into folders that are created for them", arguments: ["a", "a/b/c", "a/b/"])
    func makesFolders(item: String) throws {
        try FileIO.makeDirectory(folder.path(of: item))
        try FileIO.makeDirectory(folder.path(of: item))
        expect(FileIO.isDirectory(folder.path(of: item)))
    }

    @Test("cannot be created in folders below a file")
    func refusesFolders() throws {
        try folder.write("", to: "file")
        #expect(throws: FileSystemError.self) {
            try FileIO.makeDirectory(folder.path(of: "file/folder"))
        }
    }

    @Test("are listed with all kinds of names")
    func lists() throws {
        for name in ["b", "ä λ", ".hidden"] { try folder.write("", to: name) }
        expect(try FileIO.contents(ofDirectory: folder.path).sorted(), equals: [".hidden", "b", "ä λ"])
    }
}
