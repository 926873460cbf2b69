import Foundation
import PluginCore
import TestSupport
import Testing

/// The expected generated code, in `Tests/Golden`. To accept changed code, run
/// `PLUGINGEN_RECORD=1 swift test --filter GoldenTests` and read what changed.
@Suite("Golden files")
struct GoldenTests {
    @Test("Generated files equal the golden files", .serialized, arguments: try Golden.cases())
    func generated(golden: Golden) throws {
        let generated = golden.stored(try golden.generate())
        if ProcessInfo.processInfo.environment["PLUGINGEN_RECORD"] != nil {
            try golden.record(generated)
            Issue.record("recorded \(golden.name): read what changed, and run without recording")
        }
        let expected = try golden.expected()
        #expect(generated.keys.sorted() == expected.keys.sorted())
        for (file, text) in generated {
            #expect(text == expected[file], "\(golden.name)/\(file)")
        }
    }

    #if compiler(>=6.3)  // Older versions of swift-format have other rules.
    @Test("Generated files pass swift-format", arguments: try Golden.cases())
    func formatted(golden: Golden) throws {
        let folder = try TemporaryFolder()
        for (file, text) in try golden.generate() { try folder.write(text, to: file) }
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

/// A folder of descriptions, and the code that is expected for them.
struct Golden: CustomTestStringConvertible, Sendable {
    let name: String

    var testDescription: String { name }

    static func cases() throws -> [Golden] {
        try FileManager.default.contentsOfDirectory(atPath: Repository.path("Tests", "Golden"))
            .filter { !$0.hasPrefix(".") }.sorted().map(Golden.init)
    }

    /// Generates the files, and returns them by their path below the folder.
    func generate() throws -> [String: String] {
        let folder = try TemporaryFolder()
        let command = try Command.plugingen(
            "generate", path, "--output", folder.path(of: "Expected"), "--tests-output",
            folder.path(of: "ExpectedTests"), "--module", name)
        try #require(command.status == 0, "\(command.errors)")
        return try Self.texts(in: folder.path)
    }

    /// Returns generated files as golden files. Of the shared file, most modules store only the headings, which say which
    /// parts it has: the text of a part is the same in all modules.
    func stored(_ generated: [String: String]) -> [String: String] {
        guard !Self.withSharedFile.contains(name) else { return generated }
        var files = generated
        if let shared = files.removeValue(forKey: Self.sharedFile) {
            let headings = shared.split(separator: "\n").filter {
                $0.hasPrefix("#") || $0.hasPrefix("// MARK: - ") || $0.contains("import ")
            }
            files["Expected/ChildContainment.txt"] = headings.joined(separator: "\n") + "\n"
        }
        return files
    }

    /// Returns the expected files by their path below the folder. A file that differs from the
    /// one of the module `Articles` only in the module's name is stored only in `Articles`.
    func expected() throws -> [String: String] {
        var texts = try Self.texts(in: path)
        if name == Self.common.name { return texts }
        for (file, text) in try Self.texts(in: Self.common.path) where texts[file] == nil {
            if file.hasPrefix("ExpectedTests/"), !hasTests { continue }
            let isForAll = Self.filesOfAll.contains(file)
            if isForAll || FileManager.default.fileExists(atPath: description(of: file)) {
                texts[file] = adapted(text)
            }
        }
        return texts
    }

    func record(_ files: [String: String]) throws {
        for folder in Self.folders {
            try? FileManager.default.removeItem(atPath: "\(path)/\(folder)")
            try FileManager.default.createDirectory(
                atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
        }
        let common = name == Self.common.name ? [:] : try Self.texts(in: Self.common.path)
        for (file, recorded) in files
        where common[file].map(adapted) != recorded {
            try Data(recorded.utf8).write(to: URL(filePath: "\(path)/\(file)"))
        }
    }

    private static let common = Golden(name: "Articles")
    private static let folders = ["Expected", "ExpectedTests"]
    private static let filesOfAll = ["ExpectedTests/PluginTestSupport.swift"]
    private static let sharedFile = "Expected/ChildContainment.swift"
    /// The modules that store the whole shared file: for each framework and for both, and one with other names, colors
    /// and fonts.
    private static let withSharedFile = ["Articles", "Configured", "Everywhere", "Mac"]

    /// Whether the configuration of the module asks for tests.
    private var hasTests: Bool {
        let configuration = try? String(contentsOfFile: "\(path)/plugingen.json", encoding: .utf8)
        return configuration?.contains(#""tests": "none""#) != true
    }

    /// The description that a file is generated from, if the module has it.
    private func description(of file: String) -> String {
        let name = URL(filePath: file).lastPathComponent
        return "\(path)/\(name.prefix { $0 != "V" }).plugin.json"
    }

    /// A file of the common module as it is for another one: with its name and import, and so another fingerprint.
    private func adapted(_ text: String) -> String {
        let parts = text.split(separator: "\n\n", maxSplits: 1).map(String.init)
        let common = Self.common.name
        let header = parts[0].replacing("of \(common).", with: "of \(name).")
        let body = parts[1].replacing(
            "@testable import \(common)\n", with: "@testable import \(name)\n")
        let fingerprint = Fingerprint(of: Array(body.utf8)).text
        return header.replacing(/Fingerprint: \w+/, with: "Fingerprint: \(fingerprint)")
            + "\n\n" + body
    }

    private var path: String { Repository.path("Tests", "Golden", name) }

    private static func texts(in path: String) throws -> [String: String] {
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
