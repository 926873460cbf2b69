import Foundation
import FuzzTargets
import PluginCore
import PluginTools
import TestSupport
import Testing

extension CompilationTests {
    /// Tests with random descriptions. All Swift that is generated from valid ones compiles.
    @Suite("Random descriptions")
    struct GeneratedDescriptionTests {
        /// The number of descriptions. `PLUGINGEN_DESCRIPTIONS` changes it, and `PLUGINGEN_SEED`
        /// selects other descriptions.
        private static let count = TestRun.number(of: "PLUGINGEN_DESCRIPTIONS") ?? 60
        private static let seed = TestRun.seed

        @Test("generate Swift that compiles to SIL without warnings, and tests that can be parsed")
        func compiles() throws {
            let module = try RandomModule(count: Self.count, seed: Self.seed)
            try #require(module.descriptions.count > Self.count / 3)
            let folder = try TemporaryFolder()
            try module.write(to: folder, module: "App", sources: "Sources", tests: "Tests")
            try GeneratedModule.expectCompiles(
                folder.files(below: "Sources"),
                options: [
                    "-swift-version", "6", "-warnings-as-errors", "-parse-as-library",
                    "-package-name", "App", "-module-name", "App",
                ] + HeadlessKit.uiKit.options())
            let parsed = try Command.run("swiftc", ["-parse", "-warnings-as-errors"] + folder.files(below: "Tests"))
            expect(parsed.status, equals: 0, "\(parsed.text)")
        }

        @Test("with small changes cause errors, or generate Swift that can be parsed")
        func parses() throws {
            let folder = try TemporaryFolder()
            var right = 0
            for number in 0..<(2 * Self.count) {
                var generator = DescriptionGenerator(
                    Choices(seed: UInt64(7 * Self.seed + number)), plugin: "Plugin\(number)")
                let text = generator.mutatedDescription()
                let file = SourceFile(path: "Plugin\(number).plugin.json", text: text)
                var found = DiagnosticCollector()
                let files = generated(for: [file], reporting: &found)
                expect(files.isEmpty, equals: found.hasErrors, "\(text)")
                if files.isEmpty { continue }
                right += 1
                for file in files where file.path.contains("/Plugin") {
                    try folder.write(file.text, to: file.path)
                }
            }
            expect(right > Self.count / 4)
            // A single run of the frontend parses all files. The driver would start one for each.
            let parsed = try Command.run(
                "swiftc",
                ["-frontend", "-parse", "-swift-version", "6", "-warnings-as-errors"]
                    + folder.files(), in: folder.path)
            expect(parsed.status, equals: 0, "\(parsed.text)")
        }

        @Test("generate literals with exactly their text")
        func literals() throws {
            let texts = HostileText.all
            let labels = texts.indices.map { "{ \"label\": \"label\($0)\", \"text\": <\($0)> }" }
            let stacks = stride(from: 0, to: labels.count, by: 100).map { start in
                let end = min(start + 100, labels.count)
                return "{ \"stack\": [\(labels[start..<end].joined(separator: ",\n"))] }"
            }
            var json = "{ \"content\": { \"stack\": [\n\(stacks.joined(separator: ",\n"))\n] } }"
            for (index, text) in texts.enumerated() {
                json = json.replacing("<\(index)>", with: jsonString(text))
            }
            var found = DiagnosticCollector()
            let files = generated(for: [SourceFile(path: "Texts.plugin.json", text: json)], reporting: &found)
            try #require(!files.isEmpty, "\(found.diagnostics.map(\.message))")
            let controller = try #require(files.first { $0.path.hasSuffix("/TextsViewController.swift") })
            let folder = try TemporaryFolder()
            // The right sides of the assignments, in the order of the labels.
            let assignments = controller.text.matches(of: /label(\d+)\.text = (.+)/)
            expect(assignments.count, equals: texts.count)
            let values = assignments.map { "(\($0.output.1), \($0.output.2))," }
            try folder.write(
                """
                let values: [(Int, String)] = [
                \(values.joined(separator: "\n"))
                ]
                for (index, text) in values {
                    print(index, Array(text.utf8).map(String.init).joined(separator: "."))
                }
                """, to: "main.swift")
            let build = try Command.run("swiftc", ["-warnings-as-errors", "-o", "main", "main.swift"], in: folder.path)
            try #require(build.status == 0, "\(build.text)")
            let run = try Command.run(folder.path(of: "main"), [])
            let expected = texts.enumerated().map { index, text in
                let bytes: [String] = text.utf8.map(String.init)
                return "\(index) " + bytes.joined(separator: ".")
            }
            let printed = run.output.split(separator: "\n").map(String.init)
            expect(printed.sorted(), equals: expected.sorted())
        }
    }
}
