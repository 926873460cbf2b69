import Foundation
import TestSupport
import Testing

extension ConsumerTests {
    /// The steps of `Tutorial.md`, one after the other, in an empty folder.
    @Suite("The tutorial", .ofCommits)
    struct TutorialTests {
        @Test("has steps that run as written, and ends with tests that pass")
        func steps() throws {
            let folder = try TemporaryFolder()
            // Programs that are built already take the place of the clone beside the package.
            try FileManager.default.createSymbolicLink(
                atPath: folder.path(of: "plugingen"), withDestinationPath: BuiltPackage.path())
            let page = try #require(ReferencePage.all().first { $0.path.hasSuffix("/Tutorial.md") })
            var current = folder.path
            var runs: [(line: String, text: String)] = []
            for step in Self.steps(of: page) {
                switch step {
                case .file(let path, let text):
                    let url = URL(filePath: current).appending(path: path)
                    try FileManager.default.createDirectory(
                        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try Data(Self.adapted(text, of: path).utf8).write(to: url)
                case .command(let line) where line.hasPrefix("cd "): current += "/" + line.dropFirst("cd ".count)
                case .command(let line):
                    let run = try Self.run(line, in: current)
                    expect(run.status, equals: 0, "\(line)\n\(run.text)")
                    expect(!run.text.contains(/\.swift:\d+:\d+: warning:/), "\(run.text)")
                    runs.append((line, run.text))
                }
            }
            try #require(runs.count == 5)
            expect(runs[2].text.contains("wrote Sources/Notes/Loading.plugin.json"))
            expect(runs[3].line, equals: "swift build")
            expect(runs[3].text.contains("Generating the plugins of Notes"), "\(runs[3].text)")
            for suite in ["Loading plugin", "Failure plugin", "The notes"] {
                expect(runs[4].text.contains("Suite \"\(suite)\" passed"), "\(runs[4].text)")
            }

            // The mistake that the page asks for.
            let description = folder.path + "/Notes/Sources/Notes/Loading.plugin.json"
            let text = try folder.read("Notes/Sources/Notes/Loading.plugin.json")
            try #require(text.contains("\"fade\""))
            try Data(text.replacing("\"fade\"", with: "\"fades\"").utf8).write(to: URL(filePath: description))
            let broken = try Self.run("swift build", in: current)
            expect(broken.status != 0)
            expect(broken.text.contains("error: unknown value 'fades'"), "\(broken.text)")
        }

        private enum Step {
            case command(String)
            case file(path: String, text: String)
        }

        /// Commands, and files: the path of a file is in the comment that its text begins with, or in the last code of
        /// the paragraph above it.
        private static func steps(of page: ReferencePage) -> [Step] {
            var steps: [Step] = []
            var open: (language: String, lines: [String])?
            var sentence = ""
            for line in page.lines {
                if line.hasPrefix("```") {
                    if let block = open {
                        steps += self.steps(of: block.lines, in: block.language, below: sentence)
                        open = nil
                    } else {
                        open = (String(line.dropFirst(3)), [])
                    }
                } else if open != nil {
                    open?.lines.append(line)
                } else if !line.isEmpty {
                    sentence = line
                }
            }
            return steps
        }

        private static func steps(of lines: [String], in language: String, below sentence: String) -> [Step] {
            if language == "sh" { return lines.map(Step.command) }
            let comment = lines[0].wholeMatch(of: /\/\/ (\S+\.(?:swift|json))/)?.output.1
            let named = sentence.matches(of: /`([^`]+)`/).last?.output.1
            let text = lines.joined(separator: "\n") + "\n"
            return [.file(path: String(comment ?? named ?? "unnamed"), text: text)]
        }

        /// A manifest that takes the headless UIKit in place of Apple's; any other file is written as it is on the page.
        private static func adapted(_ text: String, of path: String) -> String {
            guard path == "Package.swift" else { return text }
            let uiKit = Repository.path("Tests", "Fixtures", "UIKit")
            return text.replacing(
                "[.package(name: \"plugingen\", path: \"../plugingen\")]",
                with: "[.package(name: \"plugingen\", path: \"../plugingen\"), .package(path: \"\(uiKit)\")]"
            ).replacing("name: \"Notes\", plugins", with: "name: \"Notes\", dependencies: [\"UIKit\"], plugins")
                .replacing("dependencies: [\"Notes\"]", with: "dependencies: [\"Notes\", \"UIKit\"]")
        }

        /// `xcodebuild` needs Xcode and a simulator: here `swift test` runs the same tests, against the headless UIKit.
        /// Builds are in the folder of all packages with it.
        private static func adapted(_ line: String) -> String {
            let line = line.hasPrefix("xcodebuild test -scheme Notes ") ? "swift test" : line
            let builds = "--scratch-path '\(HeadlessKit.uiKit.build.scratch)'"
            return line.replacing(#/^swift (build|test)/#) {
                "swift \($0.output.1) \(builds) -Xswiftc -warnings-as-errors"
            }.replacing(#/^swift package (?!init)/#, with: "swift package \(builds) ")
        }

        private static func run(_ line: String, in folder: String) throws -> Command {
            let line = adapted(line)
            let run = try Command.run("sh", ["-c", line], in: folder)
            // SwiftPM itself crashes at times on Linux: see Consumer.
            guard run.status != 0, run.text.contains("libdispatch") else { return run }
            return try Command.run("sh", ["-c", line], in: folder)
        }
    }
}
