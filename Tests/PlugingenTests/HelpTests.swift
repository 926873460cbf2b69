import Foundation
import TestSupport
import Testing

@testable import plugingen

private typealias Command = TestSupport.Command

@Suite("Help", .timed)
struct HelpTests {
    @Test("The help of each command lists its usage, options and exit statuses")
    func commands() throws {
        let program = try Command.plugingen("help")
        for syntax in Plugingen.commands.map({ $0.syntax }) {
            expect(program.output.contains("\n  \(syntax.name) "), "\(syntax.name)")
            let command = try Command.plugingen("help", syntax.name)
            expect(command.status == 0 && command.errors == "")
            expect(command.output.hasPrefix("\(syntax.summary)\n\nUsage: plugingen \(syntax.name)"))
            for option in syntax.allOptions {
                expect(command.output.contains("  \(option.spelling) "))
            }
            let page = "\(referenceFolder)/\(syntax.page)"
            expect(
                command.output.hasSuffix(
                    "\n\nDocumentation, in the repository of plugingen:\n  README.md\n  \(page)\n"))
            _ = try Repository.text(of: page)
            for (status, meaning) in syntax.exitStatuses {
                let line = /\n +(\d+) +(.+)/
                expect(
                    command.output.matches(of: line).contains {
                        Int32($0.1) == status.rawValue && $0.2 == meaning
                    }, "\(command.output)")
            }
            expect(command.output.contains("\nExamples:\n  plugingen \(syntax.name)"))
            for words in [[syntax.name, "--help"], [syntax.name, "-h"], ["--help", syntax.name]] {
                expect(try run(words).output, equals: command.output, "\(words)")
            }
        }
    }

    @Test("All examples have valid arguments")
    func examplesParse() throws {
        for syntax in Plugingen.commands.map({ $0.syntax }) {
            expect(!syntax.examples.isEmpty)
            for example in syntax.examples {
                let words = words(of: example.line).prefix { $0 != "|" }
                try #require(words.prefix(2) == ["plugingen", syntax.name], "\(example.line)")
                #expect(throws: Never.self, "\(example.line)") {
                    _ = try ParsedArguments(Array(words.dropFirst(2)), of: syntax)
                }
            }
        }
    }

    @Test("Examples run without errors in a package with a target 'App'")
    func examplesRun() throws {
        // These examples run until they are stopped, or need files or a browser that do not exist here.
        let others = [
            "--watch", "plugingen check", "templates", "--images", "plugingen init",
            "--module Shop",
        ]
        var count = 0
        for syntax in Plugingen.commands.map({ $0.syntax }) {
            for example in syntax.examples where !others.contains(where: example.line.contains) {
                let folder = try TemporaryFolder()
                try folder.write(
                    """
                    // swift-tools-version: 6.1
                    import PackageDescription
                    let package = Package(
                        name: "Consumer",
                        dependencies: [.package(name: "plugingen", path: "../tools")],
                        targets: [
                            .target(
                                name: "App",
                                plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")])
                        ])
                    """, to: "Package.swift")
                try folder.write("", to: "../tools/Package.swift")
                try folder.write("", to: "Sources/App/App.swift")
                if syntax.name != "new" {
                    try folder.write("{}", to: "Sources/App/Banner.plugin.json")
                }
                let command = try run(Array(words(of: example.line).dropFirst()), in: folder.path)
                expect(command.status, equals: 0, "\(example.line): \(command.text)")
                count += 1
            }
        }
        expect(count > 10)
    }

    @Test("'help', '--help', '-h' and no arguments all show the program's help")
    func program() throws {
        let help = try Command.plugingen("help")
        for words in [["--help"], ["-h"], ["help", "--"], []] {
            let command = try run(words)
            expect(command.output == help.output && command.status == 0 && command.errors == "")
        }
        expect(help.output.hasPrefix("Generates loading"))
    }

    @Test("Each command accepts '--version'")
    func version() throws {
        let expected = "plugingen \(Plugingen.version)\n"
        expect(try Command.plugingen("--version").output, equals: expected)
        for name in Plugingen.commands.map({ $0.syntax.name }) {
            expect(try Command.plugingen(name, "--version").output, equals: expected)
        }
    }

    @Test("'help --man' prints a manual page that mandoc and groff accept without warnings")
    func manualPage() throws {
        let command = try Command.plugingen("help", "--man")
        expect(command.status, equals: 0)
        for syntax in Plugingen.commands.map({ $0.syntax }) {
            let title = usage(of: syntax).split(separator: "…", omittingEmptySubsequences: false)
                .joined(separator: "\\[u2026]")
            expect(command.output.contains("\n.SH \"\(title)\"\n"), "\(title)")
        }
        // All control lines are valid in man(7), and text does not begin like a control line.
        for line in command.output.split(separator: "\n") {
            expect(line.utf8.allSatisfy { $0 < 0x80 }, "\(line)")
            if line.hasPrefix(".") {
                expect(line.prefixMatch(of: /\.(TH|SH|nf|fi)\b/) != nil, "\(line)")
            }
            expect(!line.hasPrefix("'"), "\(line)")
        }
        let folder = try TemporaryFolder()
        try folder.write(command.output, to: "plugingen.1")
        for reader in [
            ["mandoc", "-T", "lint", "-W", "warning", "plugingen.1"],
            ["groff", "-man", "-ww", "-T", "utf8", "-z", "plugingen.1"],
        ] where Shell.finds(reader[0]) {
            let check = try Command.run(reader[0], Array(reader.dropFirst()), in: folder.path)
            expect(check.text == "" && check.status == 0, "\(check.text)")
        }
    }

    @Test("The help lists short options, which work like the long ones")
    func shortOptions() throws {
        expect(try Command.plugingen("generate", "-h").output.contains("  -o, --output DIR  "))
        expect(try Command.plugingen("check", "-h").output.contains("  -q, --quiet  "))
        let page = try Command.plugingen("help", "--man").output
        expect(page.contains("\n  \\-o, \\-\\-output DIR "), "\(page)")
        let folder = try TemporaryFolder()
        try folder.write("{}", to: "Loading.plugin.json")
        for output in [["-o", "A"], ["-o=A"], ["--output", "A"]] {
            let command = try run(["generate", "-q"] + output, in: folder.path)
            expect(command.status == 0 && command.text == "", "\(command.text)")
            expect(folder.exists("A/LoadingViewController.swift"))
            expect(try run(["check", "-q"] + output, in: folder.path).text, equals: "")
            try FileManager.default.removeItem(atPath: folder.path(of: "A"))
        }
    }

    private func words(of line: String) -> [String] {
        let command = line.split(separator: " > ")[0]
        return command.split(separator: " ").map(String.init)
    }

    private func run(_ words: [String], in folder: String? = nil) throws -> Command {
        try Command.run(Repository.plugingen.path(percentEncoded: false), words, in: folder)
    }
}

/// Programs on the machine that runs the tests.
enum Shell {
    static func finds(_ program: String) -> Bool {
        (try? Command.run("which", [program]).status) == 0
    }
}
