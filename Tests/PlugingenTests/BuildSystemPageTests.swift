import Foundation
import TestSupport
import Testing

/// The page on build systems.
@Suite("The page on build systems")
struct BuildSystemPageTests {
    private static func blocks(language: String) throws -> [CodeBlock] {
        let page = try #require(ReferencePage.all().first { $0.path.hasSuffix("/BuildSystems.md") })
        return page.blocks.filter { $0.language == language }
    }

    @Test("The script for Xcode Cloud is the one that 'doctor --fix' writes")
    func xcodeCloud() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "{ productName = \"plugin:PlugingenBuildPlugin\"; path = Loading.plugin.json; }",
            to: "App.xcodeproj/project.pbxproj")
        try folder.write("{}", to: "App/Loading.plugin.json")
        #expect(try Command.plugingen("doctor", "--fix", in: folder).status == 0)
        let script = try folder.read("ci_scripts/ci_post_clone.sh")
        #expect(try Self.blocks(language: "sh").contains { $0.text + "\n" == script })
    }

    @Test("The commands of the job for GitHub Actions work for listed modules")
    func gitHubActions() throws {
        let job = try #require(
            Self.blocks(language: "yaml").first { $0.text.hasPrefix("name: Plugins\n") })
        let commands = job.lines.compactMap { line in
            line.firstMatch(of: /- run: (.+)/).map { String($0.output.1) }
        }
        // The image of Swift has no 'make'. Other tests build the program with these options.
        try #require(commands.count == 5)
        #expect(
            commands[0] == "swift build -c release --package-path plugingen --product plugingen")
        #expect(commands[1].contains("/plugingen/.build/release\""))
        let folder = try TemporaryFolder()
        let list = try #require(Self.blocks(language: "json").first)
        try folder.write(list.text, to: "plugingen.json")
        try folder.write("{}", to: "App/Loading.plugin.json")
        for command in ["plugingen generate"] + commands.dropFirst(2) {
            let words = command.split(separator: " ").map(String.init)
            try #require(words.first == "plugingen")
            let run = try Command.run(
                Repository.plugingen.path(percentEncoded: false), Array(words.dropFirst()),
                in: folder.path)
            #expect(run.status == 0, "\(command): \(run.text)")
        }
        let artifact = try #require(job.text.firstMatch(of: /path: app\/(.+)/))
        #expect(folder.exists(String(artifact.output.1)))
    }

    @Test(
        "The page has the lines that the doctor prints",
        arguments: [
            ("Project.swift", "import ProjectDescription", "swift"),
            ("project.yml", "targets:\n  App:\n", "yaml"), ("MODULE.bazel", "", "starlark"),
        ])
    func lines(file: String, text: String, language: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: file)
        try folder.write("{}", to: "App/Loading.plugin.json")
        let printed = try Command.plugingen("doctor", in: folder).output
            .split(separator: "\n").filter { $0.hasPrefix("    ") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(printed.count > 4)
        let page = try Self.blocks(language: language).flatMap(\.lines).joined(separator: "\n")
        for line in printed where line != "…" {
            let code = line.replacing(#/  //.*/#, with: "")
            #expect(page.contains(code), "\(code)")
        }
    }
}
