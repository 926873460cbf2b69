import Foundation
import TestSupport
import Testing

/// The README: its commands, figures and examples.
@Suite("The README", .timed)
struct ReadmeTests {
    private static func text() throws -> String { try Repository.text(of: "README.md") }

    private static func blocks() throws -> [CodeBlock] {
        CodeBlock.blocks(in: try text().components(separatedBy: "\n"))
    }

    @Test("The README has at most 900 words")
    func length() throws {
        let count = try Self.text().split(whereSeparator: \.isWhitespace).count
        expect(count <= 900)
    }

    @Test("The README shows the list of the demo app in less than 12 lines")
    func list() throws {
        let file = try Repository.text(of: "Tests/Fixtures/DemoApp/Sources/DemoApp/ItemListViewController.swift")
        let start = try #require(file.range(of: "final class"))
        let code = file[start.lowerBound...]
        expect(try Self.text().contains("```swift\n\(code)```\n"))
        expect(code.split(separator: "\n", omittingEmptySubsequences: false).dropLast().count < 12)
    }

    @Test("The README shows the SwiftUI list of the demo app in less than 13 lines")
    func swiftUIList() throws {
        let file = try Repository.text(of: "Tests/Fixtures/DemoApp/Sources/DemoApp/ItemList.swift")
        let start = try #require(file.range(of: "struct"))
        let code = try #require(file[start.lowerBound...].components(separatedBy: "#endif").first)
        expect(try Self.text().contains("```swift\n\(code)```\n"))
        expect(code.split(separator: "\n", omittingEmptySubsequences: false).dropLast().count < 13)
    }

    @Test("The README shows the starter 'Loading', which generates the methods that it shows")
    func description() throws {
        let block = try #require(Self.blocks().first { $0.language == "jsonc" })
        let starter = try Repository.text(of: "Templates/Starters/Loading.plugin.json")
        expect(block.text + "\n", equals: "// Loading.plugin.json\n" + starter)
        let folder = try TemporaryFolder()
        try folder.write(block.text, to: "Loading.plugin.json")
        let command = try Command.plugingen("generate", "--output", "Generated", in: folder)
        expect(command.status == 0 && command.errors == "", "\(command.text)")
        let file = try folder.read("Generated/LoadingViewController.swift")
        for method in [
            "func showLoading(", "func hideLoading()", "func whileLoading<",
        ] {
            expect(file.contains(method))
        }
    }

    @Test("The page on starters lists all of them with their pictures")
    func starters() throws {
        let folder = "Sources/PluginCore/PluginCore.docc/"
        let page = try Repository.text(of: folder + "Preview.md")
        let rows = page.matches(of: #/\| `(\w+)` \| !\[.+\]\((.+)\) \|/#)
        for row in rows { expect(FileManager.default.fileExists(atPath: Repository.path(folder + row.output.2))) }
        let files = try Repository.files(in: "Templates/Starters", withSuffix: ".plugin.json")
        expect(
            rows.map { String($0.output.1) },
            equals: files.map {
                $0.split(separator: "/")[2].split(separator: ".").map(String.init)[0]
            })
    }

    @Test("All links in the README lead to files that exist")
    func links() throws {
        let links = try Self.text().matches(of: /\]\(([^)#]+)/).map(\.1)
        for path in links {
            #expect(
                FileManager.default.fileExists(atPath: Repository.path(String(path))), "\(path)")
        }
    }

    /// Commands that this test does not run, each with the reason.
    private static let exempt = [
        "swift test": "it is what runs this test",
        "make install PREFIX=\"$HOME/.local\"": "it builds for minutes; 'dryRun' runs it without building",
        "make artifact-bundle": "it builds for minutes; 'dryRun' runs it without building",
        "sh Tests/Benchmarks/clean-build.sh": "it builds for minutes; 'dryRun' checks its syntax",
        "xcodebuild": "it needs Xcode, and stands alone only in a sentence about one of its options",
        "swift test --package-path Tests/Fixtures/DemoApp": "it takes a minute; 'DemoAppTests' runs it",
    ]

    @Test("The only command in the text of the tutorial needs Xcode")
    func tutorial() throws {
        let page = try #require(ReferencePage.all().first { $0.path.hasSuffix("/Tutorial.md") })
        let commands = page.lines.joined(separator: "\n").matches(
            of: /`((?:swift|plugingen|make|sh|xcodebuild|xcrun) [^`]*)`/
        ).map { String($0.output.1) }
        // TutorialTests runs the blocks. This lists simulators, which only Macs with Xcode have.
        expect(commands, equals: ["xcrun simctl list devices available"])
    }

    /// Commands that the tutorial has too. TutorialTests runs them step by step.
    private static let ofTutorial = [
        "swift package --allow-writing-to-package-directory plugingen new Loading", "swift build",
    ]

    /// The lines of all shell blocks, and the inline code that begins with a program's name.
    private static func commands() throws -> [String] {
        let lines = try blocks().filter { $0.language == "sh" }.flatMap(\.lines)
        let inSentences = try text().matches(
            of: /`((?:swift|plugingen|make|sh|wc|xcodebuild|env)(?: [^`]*)?)`/
        ).map { String($0.output.1) }
        return lines + inSentences
    }

    @Test("All commands in the README work, one after the other")
    func commands() throws {
        let tutorial = try #require(ReferencePage.all().first { $0.path.hasSuffix("/Tutorial.md") })
        let steps = tutorial.blocks.filter { $0.language == "sh" }.flatMap(\.lines)
        let clone = try TemporaryFolder("plugingen")
        try clone.copy(Repository.path("Templates"), to: "Templates")
        let project = try TemporaryFolder("App")
        try project.write("", to: "Sources/App/App.swift")
        var exempt: Set<String> = []
        var count = 0
        for line in try Self.commands() {
            if Self.exempt[line] != nil {
                exempt.insert(line)
                continue
            }
            if Self.ofTutorial.contains(line) {
                expect(steps.contains(line), "the tutorial does not have '\(line)'")
                continue
            }
            // The tests cannot start another build, so they use the program that is built already.
            let isInClone = line.hasPrefix("swift run ") || line.hasPrefix("wc ")
            let program = Repository.plugingen.path(percentEncoded: false)
            let words = line.replacing(#/^(swift run )?plugingen /#, with: "\"\(program)\" ")
            let command = try Command.run("sh", ["-c", words], in: isInClone ? clone.path : project.path)
            expect(command.status, equals: 0, "\(line)\n\(command.text)")
            count += 1
        }
        expect(exempt, equals: Set(Self.exempt.keys))
        expect(count, equals: 8)
        expect(clone.exists("Generated/LoadingViewController.swift"))
        expect(project.exists("Sources/App/Generated/LoadingViewController.swift"))
        try expectFigures(of: clone)
    }

    /// Expects that the line counts in the README are right within ten percent.
    private func expectFigures(of clone: TemporaryFolder) throws {
        let match = try #require(Self.text().firstMatch(of: /\| ([\d,]+) lines, (\d+) of them shared/))
        let files = try clone.files(below: "Generated").map {
            (name: $0, count: try String(contentsOfFile: $0, encoding: .utf8).filter { $0 == "\n" }.count)
        }
        let all = files.map(\.count).reduce(0, +)
        let shared = files.filter { $0.name.hasSuffix("/ChildContainment.swift") }.map(\.count).reduce(0, +)
        for (written, counted) in [
            (match.output.1.filter { $0 != "," }, all), (String(match.output.2), shared),
        ] {
            let figure = try #require(Int(written))
            expect(abs(figure - counted) * 10 <= counted, "\(figure) lines are \(counted)")
        }
    }

    @Test("The README's 'make' targets exist, and its script has no syntax errors")
    func dryRun() throws {
        for line in Self.exempt.keys.sorted() where line.hasPrefix("make ") {
            let command = try Command.run(
                "sh", ["-c", line.replacing("make ", with: "make --dry-run ")], in: Repository.path())
            expect(command.status, equals: 0, "\(line)\n\(command.text)")
        }
        let script = try Command.run("sh", ["-n", Repository.path("Tests", "Benchmarks", "clean-build.sh")])
        expect(script.status, equals: 0, "\(script.text)")
    }
}
