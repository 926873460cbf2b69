import Foundation
import TestSupport
import Testing

@testable import SystemCalls

@Suite("Files")
struct FileIOTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder("files λ %20")
    }

    @Test("are read as they are", arguments: [0, 1, 4095, 4096, 1_000_000])
    func reads(size: Int) throws {
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
        try Data(bytes).write(to: URL(filePath: folder.path(of: "file")))
        #expect(try FileIO.read(folder.path(of: "file")) == bytes)
    }

    @Test("are read to their end where the system does not know their size")
    func readsSpecialFiles() throws {
        #if os(Linux)
        #expect(try FileIO.read("/proc/self/status").count > 0)
        #endif
    }

    @Test("that cannot be read are refused with the reason")
    func refusesToRead() throws {
        for (item, reason) in [("none", "no such file or directory"), ("", "it is a folder")] {
            let error = #expect(throws: FileSystemError.self) {
                try FileIO.read(folder.path(of: item))
            }
            #expect(error?.message == "cannot read: \(reason)")
        }
        let pipe = folder.path(of: "pipe")
        #expect(mkfifo(pipe, 0o600) == 0)
        let error = #expect(throws: FileSystemError.self) { try FileIO.read(pipe) }
        #expect(error?.message == "cannot read: it is not a file")
    }

    @Test("are replaced as a whole, and nothing else is left in the folder")
    func replaces() throws {
        try folder.write("old", to: "file")
        try FileIO.replace(folder.path(of: "file"), with: Array("new".utf8))
        #expect(try folder.read("file") == "new")
        #expect(try folder.files() == ["file"])
    }

    @Test("that cannot be replaced are left as they are, and nothing else is left in the folder")
    func keepsOldFile() throws {
        try folder.write("inside", to: "file/inside")
        #expect(throws: FileSystemError.self) {
            try FileIO.replace(folder.path(of: "file"), with: [1])
        }
        #expect(try folder.files() == ["file/inside"])
    }

    @Test("are created only where there were none")
    func creates() throws {
        try FileIO.create(folder.path(of: "file"), with: Array("first".utf8))
        #expect(throws: FileSystemError.self) {
            try FileIO.create(folder.path(of: "file"), with: Array("second".utf8))
        }
        #expect(try folder.read("file") == "first")
    }

    @Test("go into folders that are made for them", arguments: ["a", "a/b/c", "a/b/"])
    func makesFolders(item: String) throws {
        try FileIO.makeDirectory(folder.path(of: item))
        try FileIO.makeDirectory(folder.path(of: item))
        #expect(FileIO.isDirectory(folder.path(of: item)))
    }

    @Test("cannot go into folders below a file")
    func refusesFolders() throws {
        try folder.write("", to: "file")
        #expect(throws: FileSystemError.self) {
            try FileIO.makeDirectory(folder.path(of: "file/folder"))
        }
    }

    @Test("are listed with all kinds of names")
    func lists() throws {
        for name in ["b", "ä λ", ".hidden"] { try folder.write("", to: name) }
        #expect(try FileIO.contents(ofDirectory: folder.path).sorted() == [".hidden", "b", "ä λ"])
    }
}
