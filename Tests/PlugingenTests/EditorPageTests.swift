import Foundation
import TestSupport
import Testing

/// The section on editors, and comments for formatters.
@Suite("The section on editors", .timed)
struct EditorPageTests {
    private static func blocks(language: String) throws -> [CodeBlock] {
        let section = try #require(ReferencePage.all().flatMap(\.sections).first { $0.heading == "Editors" })
        return section.blocks.filter { $0.language == language }
    }

    private static func run(_ line: String, in folder: TemporaryFolder) throws -> Command {
        let program = Repository.plugingen.path(percentEncoded: false)
        let command = line.replacing(#/^plugingen /#, with: "\"\(program)\" ")
        return try Command.run("sh", ["-c", command], in: folder.path)
    }

    @Test("Only files with a line of more than 100 columns have a comment for swift-format")
    func headers() throws {
        let folder = try TemporaryFolder()
        let command = try Command.plugingen(
            "generate", DescribedModule.named("Vocabulary").path, "--output", "Out",
            "--tests-output", "Tests", "--module", "App", in: folder)
        expect(command.status, equals: 0, "\(command.text)")
        var hasComment: Set<Bool> = []
        for file in try folder.files() where file.hasSuffix(".swift") {
            let text = try folder.read(file)
            let isIgnored = text.contains("// swift-format-ignore-file")
            let code = text.split(separator: "\n").filter { !$0.hasPrefix("//") }
            expect(isIgnored, equals: code.contains { $0.count > 100 }, "\(file)")
            expect(!text.contains("swiftlint:"))
            hasComment.insert(isIgnored)
        }
        expect(hasComment, equals: [true, false])
    }

    @Test("The documented commands write the schemas that the VS Code settings use")
    func schemas() throws {
        let folder = try TemporaryFolder()
        for line in try Self.blocks(language: "sh").flatMap(\.lines) {
            let command = try Self.run(line, in: folder)
            expect(command.status, equals: 0, "\(command.text)")
        }
        expect(try folder.files(), equals: ["plugin.schema.json", "plugingen.schema.json", "plugins.md"])
        let files = ["plugin.schema.json", "plugingen.schema.json"]
        let block = try #require(Self.blocks(language: "jsonc").first)
        _ = try JSONSerialization.jsonObject(with: Data(block.text.utf8))
        for file in files {
            _ = try JSONSerialization.jsonObject(with: Data(folder.read(file).utf8))
            expect(block.text.contains("\"./\(file)\""))
        }
    }

    @Test("The documented Vim settings find the location of a mistake")
    func vim() throws {
        let lines = try #require(Self.blocks(language: "vim").first).lines
        let folder = try TemporaryFolder()
        try folder.write("{\n  \"placement\": \"topp\"\n}\n", to: "Sources/Bad.plugin.json")
        let program = lines[0].replacing("set makeprg=", with: "").replacing("\\ ", with: " ")
        let command = try Self.run(program, in: folder)
        // The errorformat on the page: file, line, column, kind and message.
        expect(lines[1], equals: #"set errorformat=%f:%l:%c:\ %t%*[^:]:\ %m"#)
        expect(command.text.hasPrefix("Sources/Bad.plugin.json:2:16: error: unknown value 'topp'"), "\(command.text)")
    }
}
