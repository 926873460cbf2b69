import Foundation
import SystemCalls
import TestSupport
import Testing

@testable import PluginTools

@Suite("A record of a run")
struct RunRecordTests {
    private static let second = 1_000_000_000
    private let folder: TemporaryFolder
    private let looked: [String]

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("one", to: "in/a")
        try folder.write("two", to: "b")
        looked = ["a", "in", "in/a", "b", "missing"].map(folder.path(of:))
    }

    /// - Parameter start: when its run begins, in seconds from now.
    private func record(of words: [String] = ["word"], start: Int = 10) -> RunRecord {
        RunRecord(
            of: words, in: folder.path(of: "Records"),
            start: System.nanosecondsSince1970 + start * Self.second)
    }

    @Test("tells the files that were up to date, as long as nothing has changed")
    func stays() throws {
        #expect(record().upToDateFiles() == nil)
        record().save(upToDate: ["b", "other"], lookedAt: looked)
        for _ in 1...3 { #expect(record().upToDateFiles() == ["b", "other"]) }
    }

    @Test("is of one run, by its words and their number")
    func words() throws {
        record(of: ["x", "y"]).save(upToDate: ["b"], lookedAt: looked)
        for words in [["x"], ["x", "z"], ["x y"], ["x", "y", ""], ["y", "x"], []] {
            #expect(record(of: words).upToDateFiles() == nil, "\(words)")
        }
        #expect(record(of: ["x", "y"]).upToDateFiles() == ["b"])
    }

    @Test("says nothing once a file or a folder was changed, replaced, removed or made")
    func changes() throws {
        let date = Date(timeIntervalSince1970: 1_000_000_000)
        let changes: [(TemporaryFolder) throws -> Void] = [
            { try $0.write("six", to: "b") },
            { folder in
                // Of the same size, and with the time that it had.
                try folder.write("six", to: "b")
                try FileManager.default.setAttributes(
                    [.modificationDate: date], ofItemAtPath: folder.path(of: "b"))
            },
            { folder in
                try folder.write("two", to: "b~")
                #expect(rename(folder.path(of: "b~"), folder.path(of: "b")) == 0)
            },
            { try FileManager.default.removeItem(atPath: $0.path(of: "b")) },
            { try $0.write("", to: "missing") },
            { try $0.write("", to: "in/new") },
            { try FileManager.default.removeItem(atPath: $0.path(of: "in/a")) },
            { folder in
                let mode = [FileAttributeKey.posixPermissions: 0o600]
                try FileManager.default.setAttributes(mode, ofItemAtPath: folder.path(of: "b"))
            },
        ]
        for (index, change) in changes.enumerated() {
            try? FileManager.default.removeItem(atPath: folder.path(of: "missing"))
            try folder.write("one", to: "in/a")
            try folder.write("two", to: "b")
            try FileManager.default.setAttributes(
                [.modificationDate: date], ofItemAtPath: folder.path(of: "b"))
            record().save(upToDate: ["b"], lookedAt: looked)
            #expect(record().upToDateFiles() == ["b"], "\(index)")
            try change(folder)
            #expect(record().upToDateFiles() == nil, "\(index)")
        }
    }

    @Test("is not kept where a file was changed just before the run, or in it")
    func tooNew() throws {
        record(start: 0).save(upToDate: ["b"], lookedAt: looked)
        #expect(record().upToDateFiles() == nil)
        record(start: -10).save(upToDate: ["b"], lookedAt: looked)
        #expect(record().upToDateFiles() == nil)
    }

    @Test("is nothing where it is broken, or cannot be written")
    func broken() throws {
        record().save(upToDate: ["b"], lookedAt: looked)
        let file = URL(filePath: try #require(folder.files(below: "Records").first))
        let whole = try Data(contentsOf: file)
        for length in 0..<whole.count {
            try whole.prefix(length).write(to: file)
            #expect(record().upToDateFiles() == nil, "\(length)")
        }
        try FileManager.default.removeItem(atPath: folder.path(of: "Records"))
        try folder.write("", to: "Records")
        record().save(upToDate: ["b"], lookedAt: looked)
        #expect(record().upToDateFiles() == nil)
        #expect(try folder.read("Records").isEmpty)
    }

    @Test("goes when no run has written it for a month")
    func ages() throws {
        record(of: ["old"]).save(upToDate: ["b"], lookedAt: looked)
        try folder.write("left", to: "Records/.plugingen-99999-0")
        record(of: ["new"], start: 29 * 86_400).save(upToDate: ["b"], lookedAt: looked)
        #expect(try folder.files(below: "Records").count == 2)
        record(of: ["newer"], start: 31 * 86_400).save(upToDate: ["b"], lookedAt: looked)
        #expect(try folder.files(below: "Records").count == 1)
        #expect(record(of: ["newer"]).upToDateFiles() == ["b"])
    }
}
