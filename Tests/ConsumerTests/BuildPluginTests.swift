import Foundation
import TestSupport
import Testing

@Suite("The build plugin", .timed)
struct BuildPluginTests {
    @Test(
        "and the command plugin compile for Xcode projects, against a stand-in for Xcode's module",
        .ofCommits, arguments: ["PlugingenBuildPlugin", "PlugingenCommandPlugin"])
    func compilesForXcode(plugin name: String) throws {
        let folder = try TemporaryFolder()
        let api = try Toolchain.pluginInterface()
        let module = try Command.run(
            "swiftc",
            [
                "-emit-module", "-module-name", "XcodeProjectPlugin", "-swift-version", "6",
                "-package-description-version", "6.1.0", "-I", api,
                "-emit-module-path", folder.path(of: "XcodeProjectPlugin.swiftmodule"),
                Repository.path("Tests", "Fixtures", "XcodeProjectPlugin", "XcodeProjectPlugin.swift"),
            ])
        try #require(module.status == 0, "\(module.text)")

        let sources = Repository.path("Plugins", name)
        let files = try FileManager.default.contentsOfDirectory(atPath: sources).sorted()
        expect(files.contains("\(name).swift"))
        let plugin = try Command.run(
            "swiftc",
            [
                "-emit-sil", "-wmo", "-o", folder.path(of: "Plugin.sil"), "-module-name", name,
                "-parse-as-library", "-swift-version", "6", "-warnings-as-errors",
                "-package-description-version", "6.1.0", "-I", api, "-I", folder.path,
            ] + files.map { sources + "/" + $0 })
        expect(plugin.status, equals: 0, "\(plugin.text)")
    }

    @Test("declares outputs with the names that the tool uses")
    func sharesOutputNames() throws {
        let link = Repository.path("Plugins", "PlugingenBuildPlugin", "OutputNames.swift")
        expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: link),
            equals: "../../Sources/PluginCore/Plan/OutputNames.swift")
    }
}

extension ConsumerTests {
    @Suite("The files beside descriptions", .ofCommits)
    struct TargetTests {
        @Test("plugingen.json applies to the next build when it is added, edited or removed")
        func changes() throws {
            let folder = try TemporaryFolder()
            try writePackage(to: folder)
            try expectPrefix("", afterBuildOf: folder)
            try folder.write(#"{ "prefix": "ABC" }"#, to: "Sources/App/plugingen.json")
            try expectPrefix("ABC", afterBuildOf: folder)
            try folder.write(#"{ "prefix": "XYZ" }"#, to: "Sources/App/plugingen.json")
            try expectPrefix("XYZ", afterBuildOf: folder)
            try FileManager.default.removeItem(atPath: folder.path(of: "Sources/App/plugingen.json"))
            try expectPrefix("", afterBuildOf: folder)
        }

        @Test("plugingen.json applies to the next build when it is edited in the package's folder")
        func changesOfPackage() throws {
            let folder = try TemporaryFolder()
            try folder.write(#"{ "prefix": "ABC" }"#, to: "plugingen.json")
            try writePackage(to: folder)
            try expectPrefix("ABC", afterBuildOf: folder)
            try folder.write(#"{ "prefix": "XYZ" }"#, to: "plugingen.json")
            try expectPrefix("XYZ", afterBuildOf: folder)
        }

        @Test("plugingen.json with mistakes fails the build, which reports them")
        func mistakes() throws {
            let folder = try TemporaryFolder()
            try writePackage(to: folder)
            try folder.write("{\n  \"prefix\": 1\n}\n", to: "Sources/App/plugingen.json")
            let command = try build(folder)
            expect(command.status != 0)
            let path = folder.path(of: "Sources/App/plugingen.json")
            expect(command.text.contains("\(path):2:13: error: 'prefix' must be a string"), "\(command.text)")
        }

        @Test("the build reports a source file with the name of a generated file")
        func collisions() throws {
            let folder = try TemporaryFolder()
            try writePackage(to: folder)
            for item in [
                "Sources/App/Old/loadingViewController.swift", "Sources/App/ChildContainment.swift",
                "Sources/App/NoLoadingViewController.swift",
            ] {
                try folder.write("", to: item)
            }
            let command = try build(folder)
            expect(command.status != 0)
            let description = folder.path(of: "Sources/App/Loading.plugin.json")
            for (generated, source) in [
                ("LoadingViewController", "Old/loadingViewController"),
                ("ChildContainment", "ChildContainment"),
            ] {
                expect(
                    command.text.contains(
                        "\(description): '\(generated).swift' is generated, and the target has a file of "
                            + "this name; rename '\(folder.path(of: "Sources/App/\(source).swift"))'"),
                    "\(command.text)")
            }
            expect(!command.text.contains("NoLoading"), "\(command.text)")
            expect(!command.text.contains("multiple producers"), "\(command.text)")
        }

        @Test("templates apply to the next build when they are added, edited or removed")
        func templates() throws {
            let folder = try TemporaryFolder()
            try writePackage(to: folder)
            // The build plugin accepts a comment and a trailing comma, as the tool does.
            try folder.write(
                "{ /* own */ \"templates\": \"Own/\", } // \"templates\": \"No\"\n",
                to: "Sources/App/plugingen.json")
            let templates = "Sources/App/Own"
            try folder.write("let {{variable}}Number = 1\n", to: "\(templates)/{{plugin}}A.swift.mustache")
            try folder.write("let number = loadingViewControllerNumber", to: "\(templates)/B.swift.mustache")
            try folder.write("{{module}}\n", to: "\(templates)/Tests/{{plugin}}C.swift.mustache")
            try expectGenerated(["LoadingA.swift": "Number = 1", "B.swift": "number = load"], in: folder)

            try folder.write("let number = loadingViewControllerNumber + 1", to: "\(templates)/B.swift.mustache")
            try expectGenerated(["B.swift": "Number + 1"], in: folder)

            try folder.write("let text = \"{{plugin}}\"\n", to: "\(templates)/{{plugin}}D.swift.mustache")
            try expectGenerated(["LoadingD.swift": "text = \"Loading\""], in: folder)

            try FileManager.default.removeItem(atPath: folder.path(of: "\(templates)/B.swift.mustache"))
            try folder.write("let number = 3\n", to: "Sources/App/Number.swift")
            try expectGenerated(["LoadingA.swift": "Number = 1"], in: folder)

            try folder.write("one\n {{nme}}", to: "\(templates)/{{plugin}}A.swift.mustache")
            let command = try build(folder)
            expect(command.status != 0)
            let path = folder.path(of: "\(templates)/{{plugin}}A.swift.mustache")
            expect(command.text.contains("\(path):2:2: error: unknown name 'nme'"), "\(command.text)")
        }

        @Test("templates of tests generate tests in each test target that depends on the module")
        func templatesOfTests() throws {
            let folder = try TemporaryFolder()
            try writePackage(to: folder)
            let manifest = try folder.read("Package.swift")
            try folder.write(
                manifest.replacing(
                    "        .target(",
                    with: #"        .testTarget(name: "AppTests", dependencies: ["App"], "#
                        + #"plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")]),"#
                        + "\n        .target("), to: "Package.swift")
            try folder.write("import Testing\n@Test func mine() {}\n", to: "Tests/AppTests/Mine.swift")
            try folder.write(#"{ "templates": "Own" }"#, to: "Sources/App/plugingen.json")
            try folder.write("let {{variable}}Number = 1\n", to: "Sources/App/Own/{{plugin}}A.swift.mustache")
            try folder.write(
                "import Testing\n\n@testable import {{module}}\n\n"
                    + "@Test func {{variable}}() { #expect({{variable}}Number == 1) }\n",
                to: "Sources/App/Own/Tests/{{plugin}}ATests.swift.mustache")
            let command = try consumer(folder).swift("test", "--disable-xctest")
            expect(command.status, equals: 0, "\(command.text)")
            expect(command.text.contains("Test loadingViewController() passed"), "\(command.text)")
            expect(!command.text.contains("unhandled"), "\(command.text)")
        }

        @Test("templates apply to the next build when they are edited in the package's folder")
        func templatesOfPackage() throws {
            let folder = try TemporaryFolder()
            try writePackage(to: folder)
            try folder.write(
                "{\n  // Ours.\n  \"templates\": \"Own\", /* all */\n}\n", to: "plugingen.json")
            try folder.write("let a = 1\n", to: "Own/A.swift.mustache")
            try expectGenerated(["A.swift": "a = 1"], in: folder)
            try folder.write("let a = 2\n", to: "Own/A.swift.mustache")
            try expectGenerated(["A.swift": "a = 2"], in: folder)
        }

        @Test("the build reports a source file with the name of a template's file")
        func templateCollisions() throws {
            let folder = try TemporaryFolder()
            try writePackage(to: folder)
            try folder.write(#"{ "templates": "Own" }"#, to: "Sources/App/plugingen.json")
            try folder.write("", to: "Sources/App/Own/{{plugin}}View.swift.mustache")
            try folder.write("", to: "Sources/App/loadingView.swift")
            let command = try build(folder)
            expect(command.status != 0)
            let template = folder.path(of: "Sources/App/Own/{{plugin}}View.swift.mustache")
            expect(
                command.text.contains(
                    "\(template): 'LoadingView.swift' is generated, and the target has a file of this "
                        + "name; rename '\(folder.path(of: "Sources/App/loadingView.swift"))', or the "
                        + "template"), "\(command.text)")
        }

        /// Builds without a warning about unhandled files, and expects parts of generated files.
        private func expectGenerated(_ parts: [String: String], in folder: TemporaryFolder) throws {
            let command = try build(folder)
            expect(command.status, equals: 0, "\(command.text)")
            expect(!command.text.contains("unhandled"), "\(command.text)")
            for (name, part) in parts {
                let text = try consumer(folder).generatedFile(name)
                expect(text.contains(part), "\(text)")
            }
        }

        /// Builds, and expects that no file is unhandled, and that the controller's name begins
        /// with a prefix.
        private func expectPrefix(_ prefix: String, afterBuildOf folder: TemporaryFolder) throws {
            let command = try build(folder)
            expect(command.status, equals: 0, "\(command.text)")
            expect(!command.text.contains("unhandled"), "\(command.text)")
            let text = try consumer(folder).generatedFile("LoadingViewController.swift")
            expect(text.contains("\nfinal class \(prefix)LoadingViewController:"))
        }

        private func build(_ folder: TemporaryFolder) throws -> Command {
            try consumer(folder).swift("build")
        }

        private func consumer(_ folder: TemporaryFolder) -> Consumer {
            Consumer(path: folder.path, with: nil)
        }

        private func writePackage(to folder: TemporaryFolder) throws {
            consumer(folder).removeOutputs()
            try folder.write(
                """
                // swift-tools-version: 6.1
                import PackageDescription
                let package = Package(
                    name: "Consumer",
                    dependencies: [
                        .package(name: "plugingen", path: "\(try BuiltPackage.path())")
                    ],
                    targets: [
                        .target(
                            name: "App",
                            plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")])
                    ]
                )
                """, to: "Package.swift")
            try folder.write("", to: "Sources/App/App.swift")
            try folder.write("{}", to: "Sources/App/Loading.plugin.json")
        }
    }
}
