import Foundation
import TestSupport
import Testing

/// The expected generated code, in `Tests/Golden`. To accept changed code, run
/// `PLUGINGEN_RECORD=1 swift test --filter GoldenTests` and read what changed.
@Suite("Golden files", .timed)
struct GoldenTests {
    @Test(
        "Generated files equal the golden files", .serialized, arguments: DescribedModule.golden)
    func generated(module: DescribedModule) throws {
        let golden = Golden(module: module)
        let generated = golden.withListOfParts(try golden.generate())
        if Repository.isRecording {
            try golden.record(generated)
            Issue.record("recorded \(module): read what changed, and run without recording")
        }
        let expected = try golden.expected()
        expect(generated.keys.sorted(), equals: expected.keys.sorted())
        for (file, text) in generated {
            expect(text, equals: expected[file], "\(module)/\(file)")
        }
    }

    @Test("There are few golden files, so that people read the changes")
    func size() throws {
        expect(DescribedModule.golden.count, equals: 3)
        let lines = try DescribedModule.golden.flatMap {
            try Golden(module: $0).expected().values.map { $0.split(separator: "\n").count }
        }
        expect(lines.reduce(0, +) < 9_000)
    }

    #if compiler(>=6.3)  // Older versions of swift-format have other rules.
    @Test("Generated files pass swift-format")
    func formatted() throws {
        let folder = try TemporaryFolder()
        for module in DescribedModule.all {
            for (file, text) in try Golden(module: module).generate() {
                try folder.write(text, to: "\(module)/\(file)")
            }
        }
        try expectFormatted(folder)
    }
    #endif

    /// Custom templates with marks show which templates write something.
    @Test("The golden modules use each template")
    func templates() throws {
        let folder = try TemporaryFolder()
        let eject = try Command.plugingen("templates", "--eject", "Marked", "--all", in: folder)
        try #require(eject.status == 0, "\(eject.text)")
        var unused: Set<String> = []
        for path in try folder.files() where path.hasSuffix(".mustache") {
            let name = String(path.dropFirst("Marked/".count))
            if try Repository.text(of: "Templates/\(name)").isEmpty { continue }
            unused.insert(name)
            try folder.write("«\(name)»" + folder.read(path), to: path)
        }
        expect(unused.count > 6)
        for module in DescribedModule.golden {
            let files = try Golden(module: module).generate("--templates", folder.path(of: "Marked"))
            for text in files.values {
                for mark in text.matches(of: /«([^»]*)»/) { unused.remove(String(mark.1)) }
            }
        }
        expect(
            unused.sorted(),
            equals: [
                // Only a module with an engine has this file (EngineTests).
                "PluginAppearance.mustache",
                // 'plugingen new' writes this file (NewCommandTests).
                "UserTests.mustache",
            ])
    }
}

/// Expects that all files in a folder pass swift-format, also those that ask it to ignore them, unless they have a line
/// that cannot be broken.
func expectFormatted(_ folder: TemporaryFolder) throws {
    for file in try folder.files() {
        let text = try folder.read(file)
        if text.split(separator: "\n").contains(where: { $0.count > 120 && !$0.contains("//") }) { continue }
        try folder.write(text.replacing("// swift-format-ignore-file\n", with: ""), to: file)
    }
    let command = try Command.run(
        "swift",
        [
            "format", "lint", "--strict", "--parallel", "--recursive", "--configuration",
            Repository.path(".swift-format"), folder.path,
        ])
    expect(command.status, equals: 0, "\(command.text)")
}

/// The code that is expected for the descriptions of a module.
struct Golden {
    let module: DescribedModule

    private static let folders = ["Expected", "ExpectedTests"]

    /// Generates the files, and returns them by their path below the folder.
    func generate(_ arguments: String...) throws -> [String: String] {
        let folder = try TemporaryFolder()
        let command = try Command.run(
            Repository.plugingen.path(percentEncoded: false),
            [
                "generate", module.path, "--output", folder.path(of: "Expected"), "--tests-output",
                folder.path(of: "ExpectedTests"), "--module", module.name,
            ] + arguments)
        try #require(command.status == 0, "\(command.errors)")
        return try Self.texts(in: folder.path)
    }

    /// Returns the expected files by their path below the folder.
    func expected() throws -> [String: String] {
        try Self.texts(in: module.path)
    }

    /// Returns the files with a list of parts in place of the shared code, which is the same in all modules. People read
    /// one copy of it, in the smallest module.
    func withListOfParts(_ files: [String: String]) -> [String: String] {
        if module.name == "Articles" { return files }
        var files = files
        let code = files.removeValue(forKey: "Expected/ChildContainment.swift") ?? ""
        files["Expected/ChildContainment.parts"] =
            code.split(separator: "\n").filter { $0.contains(#/^[a-z ]*(class|enum|protocol|struct) /#) }
            .map { $0 + "\n" }.joined()
        return files
    }

    func record(_ files: [String: String]) throws {
        for folder in Self.folders {
            try? FileManager.default.removeItem(atPath: "\(module.path)/\(folder)")
            try FileManager.default.createDirectory(
                atPath: "\(module.path)/\(folder)", withIntermediateDirectories: true)
        }
        for (file, text) in files {
            try Data(text.utf8).write(to: URL(filePath: "\(module.path)/\(file)"))
        }
    }

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
