import Foundation
import TestSupport
import Testing

extension ConsumerTests {
    /// Tests of the demo app with committed generated files instead of the build plugin.
    @Suite("The demo app, in both modes", .ofCommits)
    struct CommittedModeTests {
        /// The options of each run for the demo app, with the target whose build generates the same
        /// files.
        private static let runs: [(target: String, input: String, options: [String])] = [
            ("DemoApp", "Sources/DemoApp", []),
            ("ContentScreen", "Sources/ContentScreen", []),
            ("DemoAppTests", "Sources/DemoApp", ["--module", "DemoApp"]),
            (
                "ScreensTests", "Sources/DemoApp",
                ["--module", "DemoApp", "--tests-prefix", "DemoApp"]
            ),
            (
                "ScreensTests", "Sources/ContentScreen",
                ["--module", "ContentScreen", "--tests-prefix", "ContentScreen"]
            ),
        ]

        /// Returns the arguments to generate and check one of the runs with.
        private static func arguments(
            _ run: (target: String, input: String, options: [String]), outputs: String
        ) -> [String] {
            let output = run.options.isEmpty ? "--output" : "--tests-output"
            let folder = outputs.replacing("TARGET", with: run.target)
            return [run.input, output, folder] + run.options
        }

        private static func plugingen(
            _ command: String, _ arguments: [String], in folder: TemporaryFolder
        ) throws -> Command {
            try Command.run(
                Repository.plugingen.path(percentEncoded: false), [command] + arguments,
                in: folder.path)
        }

        @Test(
            "has byte-identical Swift, which 'check' reports as up to date")
        func sameBytes() throws {
            let package = Consumer(path: Repository.path("Tests", "Fixtures", "DemoApp"), with: .uiKit)
            let build = try package.swift("build", "--build-tests")
            try #require(build.status == 0, "\(build.text)")

            let folder = try TemporaryFolder()
            try folder.copy(Repository.path("Tests", "Fixtures", "DemoApp", "Sources"), to: "Sources")
            try folder.copy(package.outputs, to: "Built")
            for run in Self.runs {
                let command = try Self.plugingen("generate", Self.arguments(run, outputs: "Out/TARGET"), in: folder)
                expect(command.status, equals: 0, "\(command.text)")
            }
            var count = 0
            for target in Set(Self.runs.map(\.target)) {
                let built = "Built/\(target)/destination/PlugingenBuildPlugin/"
                let names = try folder.files().filter { $0.hasPrefix(built) }.map { String($0.dropFirst(built.count)) }
                let generated = try folder.files().filter { $0.hasPrefix("Out/\(target)/") }
                expect(generated, equals: names.map { "Out/\(target)/\($0)" })
                for name in names {
                    expect(try folder.read(built + name), equals: try folder.read("Out/\(target)/\(name)"))
                }
                count += names.count
            }
            expect(count, equals: 6 + 2 + 6 + 8)
            for run in Self.runs {
                let outputs = "Built/TARGET/destination/PlugingenBuildPlugin"
                let command = try Self.plugingen("check", Self.arguments(run, outputs: outputs), in: folder)
                expect(command.status, equals: 0, "\(command.text)")
            }
        }

        @Test(
            "builds and passes its tests without the build plugin",
            .ofNights)
        func committed() throws {
            let folder = try TemporaryFolder()
            for fixture in ["DemoApp", "SwiftUI", "UIKit"] {
                try folder.copy(Repository.path("Tests", "Fixtures", fixture), to: fixture)
            }
            let manifest = try folder.read("DemoApp/Package.swift")
            let mine = manifest.replacing(/,\s+plugins: \[plugingen\]/, with: "")
                .replacing(#/\[\.package\(name: "plugingen", .+?\)\] \+ /#, with: "")
                .replacing(/let plugingen: .+\n/, with: "")
            try #require(!mine.contains("plugingen"))
            try folder.write(mine, to: "DemoApp/Package.swift")
            for run in Self.runs {
                let isTests = !run.options.isEmpty
                let outputs = "DemoApp/\(isTests ? "Tests" : "Sources")/TARGET/Generated"
                let arguments = Self.arguments((run.target, "DemoApp/" + run.input, run.options), outputs: outputs)
                expect(try Self.plugingen("generate", arguments, in: folder).status, equals: 0)
                let check = try Self.plugingen("check", arguments, in: folder)
                expect(check.status, equals: 0, "\(check.text)")
            }
            try Consumer(path: folder.path(of: "DemoApp"), scratch: folder.path(of: "build")).expectTestsPass()
        }
    }
}
