import Foundation
import TestSupport
import Testing

/// Checks of the sections on committed mode.
@Suite("The sections on committed mode", .timed)
struct CommittedModePageTests {
    private static func sections() throws -> [ReferencePage.Section] {
        let page = try #require(ReferencePage.all().first { $0.path.hasSuffix("/CommandLine.md") })
        let headings = ["Committed files", "Check in CI", "Edited and orphaned files", "Git"]
        return page.sections.filter { headings.contains($0.heading) }
    }

    @Test("All commands in the sections work in the order shown")
    func commands() throws {
        let lines = try Self.sections().flatMap(\.blocks).filter { $0.language == "sh" }.flatMap(\.lines)
        expect(lines.count, equals: 10)
        let folder = try TemporaryFolder()
        try folder.write("{}", to: "Sources/App/Loading.plugin.json")
        try folder.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "App",
                targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
            """, to: "Package.swift")
        try folder.write("", to: "Tests/AppTests/AppTests.swift")
        for line in lines {
            let words = line.split(separator: " ").map(String.init)
            try #require(words.first == "plugingen")
            if words.contains("--watch") {
                let program = try RunningProgram(Array(words.dropFirst()), in: folder)
                try program.waitForOutput("watching")
                try folder.write("{ \"summary\": \"A.\" }", to: "Sources/App/Loading.plugin.json")
                try program.waitForOutput("Sources/App/Loading.plugin.json changed: 1 written, 1 unchanged\n")
                expect(try program.end(with: SIGINT)?.status, equals: 0)
                _ = try Command.run(
                    Repository.plugingen.path(percentEncoded: false),
                    lines[1].split(separator: " ").dropFirst().map(String.init), in: folder.path)
                continue
            }
            let file = "Sources/App/Generated/LoadingViewController.swift"
            if words.contains("--force") {
                try folder.write("<<<<<<< HEAD\n" + folder.read(file), to: file)
            }
            let command = try Command.run(
                Repository.plugingen.path(percentEncoded: false), Array(words.dropFirst()), in: folder.path)
            expect(command.status, equals: 0, "\(line)\n\(command.text)")
            expect(try !folder.read(file).contains("<<<<<<<"))
        }
    }

    @Test("The sections list the program's states and exit statuses")
    func statuses() throws {
        let table = try Self.sections().flatMap(\.lines).filter { $0.hasPrefix("| `") }.map { line in
            line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        expect(
            table.map { "\($0[0]) \($0[2])" },
            equals: [
                "`up to date` 0", "`out of date` 2", "`missing` 2", "`orphaned` 2",
                "`edited by hand` 3",
            ])
        let help = try Command.plugingen("check", "--help").output
        for status in [0, 1, 2, 3, 64] { expect(help.contains("\n  \(status) ")) }
    }

    @Test("The documented .gitattributes lines mark generated files")
    func attributes() throws {
        let block = try #require(Self.sections().flatMap(\.blocks).first { $0.language == "gitattributes" })
        let folder = try TemporaryFolder()
        try folder.write(block.text + "\n", to: ".gitattributes")
        expect(try Command.run("git", ["init", "--quiet"], in: folder.path).status, equals: 0)
        for file in ["Sources/App/Generated/A.swift", "Tests/AppTests/Generated/A.swift"] {
            let command = try Command.run("git", ["check-attr", "linguist-generated", file], in: folder.path)
            expect(command.output, equals: "\(file): linguist-generated: true\n")
        }
    }

    @Test("generate prints the line for .gitattributes when it creates the files of a folder")
    func attributesOfNewFolders() throws {
        let folder = try TemporaryFolder()
        expect(try Command.run("git", ["init", "--quiet"], in: folder.path).status, equals: 0)
        try folder.write("{}", to: "App/Loading.plugin.json")
        let arguments = ["generate", "App", "--output", "App/Generated"]
        let program = Repository.plugingen.path(percentEncoded: false)
        let first = try Command.run(program, arguments, in: folder.path)
        expect(
            first.output.hasSuffix(
                """
                2 written, 0 unchanged
                to collapse these files in reviews, add this to .gitattributes:
                App/Generated/*.swift linguist-generated=true

                """), "\(first.text)")
        try folder.write("{}", to: "App/Error.plugin.json")
        let second = try Command.run(program, arguments, in: folder.path)
        expect(!second.output.contains(".gitattributes"), "\(second.text)")
    }
}
