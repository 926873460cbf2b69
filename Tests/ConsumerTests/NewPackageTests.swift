import Foundation
import TestSupport
import Testing

extension ConsumerTests {
    /// Tests of the first steps of a new user, from an empty package to tested plugins.
    @Suite("A new package")
    struct NewPackageTests {
        @Test(
            "gets plugins with 'new' and the build plugin, and one edit rewrites one plugin's files"
        )
        func newcomer() throws {
            let folder = try TemporaryFolder()
            try writePackage(to: folder)
            let loading = try Command.plugingen(
                "new", "Loading", "--tests", "Tests/AppTests", in: folder)
            #expect(loading.status == 0, "\(loading.text)")
            let package = Consumer(path: folder.path, scratch: folder.path(of: ".build"))
            // The command plugin runs inside of SwiftPM, which locks the package. From sources it
            // would build all of plugingen, so 'commands' runs it with a prebuilt program.
            let error =
                TestRun.scope >= .commit
                ? try package.swift(
                    "package", "--allow-writing-to-package-directory", "plugingen", "new", "Error")
                : try Command.plugingen("new", "Error", in: folder)
            #expect(error.status == 0, "\(error.text)")
            #expect(error.text.contains("wrote Sources/App/Error.plugin.json"), "\(error.text)")
            try package.expectTestsPass()
            let own = try folder.read("Tests/AppTests/LoadingPluginTests.swift")
            #expect(own.contains("// This file is yours: plugingen wrote it once"))

            let before = try generatedFiles(in: folder)
            #expect(before.count == 6)
            let description = try folder.read("Sources/App/Error.plugin.json")
            try folder.write(
                description.replacing("An error message", with: "A message"),
                to: "Sources/App/Error.plugin.json")
            let second = try package.swift("build", "--build-tests")
            #expect(second.status == 0, "\(second.text)")
            #expect(second.text.contains("Generating the plugins of App"))

            let after = try generatedFiles(in: folder)
            let rewritten = after.keys.filter { after[$0] != before[$0] }
            #expect(
                rewritten.map { $0.split(separator: "/").last } == ["ErrorViewController.swift"])
            try expectXCTests(of: package, in: folder)

            // Xcode's build system runs plugins in another environment.
            let other = Consumer(
                path: folder.path, scratch: folder.path(of: ".swiftbuild"),
                options: ["--build-system", "swiftbuild"])
            try other.expectTestsPass()
        }

        /// Switches to XCTest, and turns off the tests of one plugin.
        private func expectXCTests(of package: Consumer, in folder: TemporaryFolder) throws {
            try folder.write(#"{ "tests": "xctest" }"#, to: "Sources/App/plugingen.json")
            try folder.write(#"{ "tests": "none" }"#, to: "Sources/App/Error.plugin.json")
            let banner = try Command.plugingen(
                "new", "Banner", "--tests", "Tests/AppTests", in: folder)
            #expect(banner.status == 0, "\(banner.text)")

            let run = try package.swift("test")

            #expect(run.status == 0, "\(run.text)")
            #expect(!run.text.contains(/\.swift:\d+:\d+: warning:/), "\(run.text)")
            for suite in ["LoadingViewControllerTests", "BannerPluginTests"] {
                #expect(run.text.contains("Test Suite '\(suite)' passed"), "\(run.text)")
            }
            let untested = try generatedFiles(in: folder).keys.first {
                $0.hasSuffix("/ErrorViewControllerTests.swift")
            }
            let text = try folder.read(#require(untested))
            #expect(text.contains("// No tests: the description says so."))
        }

        @Test("runs each command in SwiftPM, and gets its exit status")
        func commands() throws {
            let folder = try TemporaryFolder("a b")
            try writePackage(to: folder, using: BuiltPackage.path())
            func run(_ words: String...) throws -> Command {
                try Command.run(
                    "swift",
                    ["package", "--package-path", folder.path, "--scratch-path"]
                        + [folder.path(of: ".build"), "--allow-writing-to-package-directory"]
                        + ["plugingen"] + words)
            }
            // Arguments with spaces and the names of targets reach the command with the right
            // folders.
            let new = try run(
                "new", "Offline", "--from", "Error", "--directory", "Sources/App/On it")
            #expect(new.status == 0, "\(new.text)")
            #expect(folder.exists("Sources/App/On it/Offline.plugin.json"))
            let target = try run("new", "Loading", "--target", "App")
            #expect(target.status == 0, "\(target.text)")
            #expect(folder.exists("Sources/App/Loading.plugin.json"))
            #expect(try run("validate", "--target=App").output.contains("2 descriptions are valid"))
            let preview = try run("preview", "--target=App", "--output", "preview.html")
            #expect(preview.output.contains("wrote preview.html: 2 plugins"), "\(preview.text)")
            #expect(folder.exists("preview.html"))
            #expect(try run("schema").output.hasPrefix("{\n"))
            #expect(try run("help", "generate").output.contains("Usage: plugingen generate"))
            #expect(try run("completions", "fish").output.contains("complete -c plugingen"))
            let doctor = try run("--target", "App", "--target", "AppTests")
            #expect(
                doctor.output.contains("checked 2 descriptions, found no problems"),
                "\(doctor.text)")
            let generate = try run("generate", "Sources/App", "--output", "Made here")
            #expect(generate.status == 0, "\(generate.text)")
            #expect(folder.exists("Made here/LoadingViewController.swift"))

            // SwiftPM prints the exit status of a plugin, and fails with one of its own.
            for (words, status) in [(["paint"], 64), (["validate", "nowhere"], 1)] {
                let command = try run(words[0], words.count > 1 ? words[1] : "--help=")
                #expect(command.status != 0)
                #expect(
                    command.text.contains("Plugin ended with exit code \(status)"),
                    "\(command.text)")
            }
            let unknown = try run("validate", "--target", "Ap")
            #expect(unknown.status != 0)
            #expect(unknown.text.contains("there is no target 'Ap'"), "\(unknown.text)")
            let misspelled = try run("new", "Banner", "--target", "Ap")
            #expect(misspelled.status == 1)
            #expect(
                misspelled.text.contains(
                    "there is no target 'Ap'; use one of 'App', 'AppTests'"
                ),
                "\(misspelled.text)")
            let empty = try run("validate", "--target", "AppTests")
            #expect(empty.status == 1)
            #expect(
                empty.text.contains("there are no descriptions (*.plugin.json) in 'AppTests'"),
                "\(empty.text)")
        }

        @Test("gets the mistakes in a description from the build")
        func brokenDescription() throws {
            let folder = try TemporaryFolder()
            try writePackage(to: folder, using: BuiltPackage.path())
            try folder.write("{\n  \"placement\": \"topp\"\n}\n", to: "Sources/App/Bad.plugin.json")
            let package = Consumer(path: folder.path, scratch: folder.path(of: ".build"))

            let command = try package.swift("build")

            #expect(command.status != 0)
            let path = folder.path(of: "Sources/App/Bad.plugin.json")
            #expect(
                command.text.contains("\(path):2:16: error: unknown value 'topp'"),
                "\(command.text)")
        }

        /// Writes the package.
        ///
        /// - Parameter plugingen: the package of plugingen, with sources or with prebuilt programs.
        private func writePackage(
            to folder: TemporaryFolder, using plugingen: String = Repository.path()
        ) throws {
            let uses = #"plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")]"#
            let uiKit = Repository.path("Tests", "Fixtures", "UIKit")
            try folder.write(
                """
                // swift-tools-version: 6.1
                import PackageDescription
                let package = Package(
                    name: "Consumer",
                    dependencies: [
                        .package(name: "plugingen", path: "\(plugingen)"),
                        .package(path: "\(uiKit)"),
                    ],
                    targets: [
                        .target(name: "App", dependencies: ["UIKit"], \(uses)),
                        .testTarget(name: "AppTests", dependencies: ["App", "UIKit"], \(uses)),
                    ]
                )
                """, to: "Package.swift")
            try folder.write("", to: "Sources/App/App.swift")
            try folder.write("", to: "Tests/AppTests/AppTests.swift")
        }

        /// Returns the modification date of each generated file.
        private func generatedFiles(in folder: TemporaryFolder) throws -> [String: Date] {
            try folder.modificationDates().filter { file, _ in
                file.contains("/PlugingenBuildPlugin/") && file.hasSuffix(".swift")
            }
        }
    }
}
