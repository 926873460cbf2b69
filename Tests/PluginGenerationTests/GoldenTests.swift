import Foundation
import TestSupport
import Testing

/// The Swift that is expected of descriptions, in `Tests/Golden`. To accept other Swift, run
/// `PLUGINGEN_RECORD=1 swift test --filter GoldenTests` and read what changed.
@Suite("Golden files")
struct GoldenTests {
    @Test("are what is emitted", .serialized, arguments: try Golden.cases())
    func emitted(golden: Golden) throws {
        let emitted = try golden.emit()
        if ProcessInfo.processInfo.environment["PLUGINGEN_RECORD"] != nil {
            try golden.record(emitted)
            Issue.record("recorded \(golden.name): read what changed, and run without recording")
        }
        let expected = try golden.expected()
        #expect(emitted.keys.sorted() == expected.keys.sorted())
        for (file, text) in emitted {
            #expect(text == expected[file], "\(golden.name)/\(file)")
        }
    }

    #if compiler(>=6.3)  // Older formatters lay code out in other ways.
    @Test("are laid out as the formatter would", arguments: try Golden.cases())
    func formatted(golden: Golden) throws {
        let folder = try TemporaryFolder()
        for (file, text) in try golden.emit() { try folder.write(text, to: file) }
        let command = try Command.run(
            "swift",
            [
                "format", "lint", "--strict", "--recursive", "--configuration",
                Repository.path(".swift-format"), folder.path,
            ])
        #expect(command.status == 0, "\(command.text)")
    }
    #endif
}

/// A folder of descriptions, and the Swift expected of them.
struct Golden: CustomTestStringConvertible, Sendable {
    let name: String

    var testDescription: String { name }

    static func cases() throws -> [Golden] {
        try FileManager.default.contentsOfDirectory(atPath: Repository.path("Tests", "Golden"))
            .filter { !$0.hasPrefix(".") }.sorted().map(Golden.init)
    }

    /// The emitted files, by their path below the folder.
    func emit() throws -> [String: String] {
        let folder = try TemporaryFolder()
        let command = try Command.plugingen(
            "generate", path, "--output", folder.path(of: "Expected"), "--tests-output",
            folder.path(of: "ExpectedTests"), "--module", name)
        try #require(command.status == 0, "\(command.errors)")
        return try Self.texts(in: folder.path, below: ["Expected", "ExpectedTests"])
    }

    /// The file that is the same for most modules stands in the folder `Articles`, and in those of
    /// modules whose configuration changes it.
    func expected() throws -> [String: String] {
        var texts = try Self.texts(in: path, below: ["Expected", "ExpectedTests"])
        if texts[Self.sharedFile] == nil { texts[Self.sharedFile] = try Self.sharedText() }
        return texts
    }

    func record(_ files: [String: String]) throws {
        for folder in ["Expected", "ExpectedTests"] {
            try? FileManager.default.removeItem(atPath: path + "/" + folder)
            try FileManager.default.createDirectory(
                atPath: path + "/" + folder, withIntermediateDirectories: true)
        }
        let shared = name == "Articles" ? "" : try Self.sharedText()
        for (file, text) in files where file != Self.sharedFile || text != shared {
            try Data(text.utf8).write(to: URL(filePath: path + "/" + file))
        }
    }

    private static let sharedFile = "Expected/ChildContainment.swift"

    private static func sharedText() throws -> String {
        try Repository.text(of: "Tests/Golden/Articles/" + sharedFile)
    }

    private var path: String { Repository.path("Tests", "Golden", name) }

    private static func texts(in path: String, below folders: [String]) throws -> [String: String] {
        var texts: [String: String] = [:]
        for folder in folders {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)"))
            for name in names ?? [] {
                let file = "\(folder)/\(name)"
                texts[file] = try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
            }
        }
        return texts
    }
}
