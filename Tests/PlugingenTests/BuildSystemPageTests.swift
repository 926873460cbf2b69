import Foundation
import TestSupport
import Testing

/// The page on build systems.
@Suite("The page on build systems", .timed)
struct BuildSystemPageTests {
    private static func blocks(language: String) throws -> [CodeBlock] {
        let page = try #require(ReferencePage.all().first { $0.path.hasSuffix("/BuildSystems.md") })
        return page.blocks.filter { $0.language == language }
    }

    @Test("The commands of the job for GitHub Actions work for listed modules")
    func gitHubActions() throws {
        let job = try #require(Self.blocks(language: "yaml").first { $0.text.hasPrefix("name: Plugins\n") })
        let commands = job.lines.compactMap { line in
            line.firstMatch(of: /- run: (.+)/).map { String($0.output.1) }
        }
        // The image of Swift has no 'make'. Other tests build the program with these options.
        try #require(commands.count == 5)
        expect(commands[0], equals: "swift build -c release --package-path plugingen --product plugingen")
        expect(commands[1].contains("/plugingen/.build/release\""))
        let folder = try TemporaryFolder()
        let list = try #require(Self.blocks(language: "json").first)
        try folder.write(list.text, to: "plugingen.json")
        try folder.write("{}", to: "App/Loading.plugin.json")
        for command in ["plugingen generate"] + commands.dropFirst(2) {
            let words = command.split(separator: " ").map(String.init)
            try #require(words.first == "plugingen")
            let run = try Command.run(
                Repository.plugingen.path(percentEncoded: false), Array(words.dropFirst()), in: folder.path)
            expect(run.status, equals: 0, "\(command): \(run.text)")
        }
        let artifact = try #require(job.text.firstMatch(of: /path: app\/(.+)/))
        expect(folder.exists(String(artifact.output.1)))
    }
}
