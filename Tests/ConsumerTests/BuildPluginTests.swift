import Foundation
import TestSupport
import Testing

@Suite("The build plugin")
struct BuildPluginTests {
    @Test(
        "and the command plugin compile for Xcode projects, against a stand-in for Xcode's module",
        arguments: ["PlugingenBuildPlugin", "PlugingenCommandPlugin"])
    func compilesForXcode(plugin name: String) throws {
        let folder = try TemporaryFolder()
        let api = try Toolchain.pluginInterface()
        let module = try Command.run(
            "swiftc",
            [
                "-emit-module", "-module-name", "XcodeProjectPlugin", "-swift-version", "6",
                "-package-description-version", "6.1.0", "-I", api,
                "-emit-module-path", folder.path(of: "XcodeProjectPlugin.swiftmodule"),
                Repository.path(
                    "Tests", "Fixtures", "XcodeProjectPlugin", "XcodeProjectPlugin.swift"),
            ])
        try #require(module.status == 0, "\(module.text)")

        let sources = Repository.path("Plugins", name)
        let files = try FileManager.default.contentsOfDirectory(atPath: sources).sorted()
        #expect(files.contains("\(name)+Xcode.swift"))
        let plugin = try Command.run(
            "swiftc",
            [
                "-emit-sil", "-wmo", "-o", "/dev/null", "-module-name", name,
                "-parse-as-library", "-swift-version", "6", "-warnings-as-errors",
                "-package-description-version", "6.1.0", "-I", api, "-I", folder.path,
            ] + files.map { sources + "/" + $0 })
        #expect(plugin.status == 0, "\(plugin.text)")
    }

    @Test("declares its outputs with the program's own names")
    func sharesOutputNames() throws {
        let link = Repository.path("Plugins", "PlugingenBuildPlugin", "OutputNames.swift")
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: link)
                == "../../Sources/PluginGeneration/Plan/OutputNames.swift")
    }
}

extension ConsumerTests {
    @Suite("What stands beside descriptions")
    struct TargetTests {
        @Test("plugingen.json is followed by the next build when it is added, edited and removed")
        func changes() throws {
            let folder = try TemporaryFolder()
            try writePackage(to: folder)
            try expectPrefix("", afterBuildOf: folder)
            try folder.write(#"{ "prefix": "ABC" }"#, to: "Sources/App/plugingen.json")
            try expectPrefix("ABC", afterBuildOf: folder)
            try folder.write(#"{ "prefix": "XYZ" }"#, to: "Sources/App/plugingen.json")
            try expectPrefix("XYZ", afterBuildOf: folder)
            try FileManager.default.removeItem(
                atPath: folder.path(of: "Sources/App/plugingen.json"))
            try expectPrefix("", afterBuildOf: folder)
        }

        @Test("plugingen.json is followed when it is edited in the package's folder")
        func changesOfPackage() throws {
            let folder = try TemporaryFolder()
            try folder.write(#"{ "prefix": "ABC" }"#, to: "plugingen.json")
            try writePackage(to: folder)
            try expectPrefix("ABC", afterBuildOf: folder)
            try folder.write(#"{ "prefix": "XYZ" }"#, to: "plugingen.json")
            try expectPrefix("XYZ", afterBuildOf: folder)
        }

        @Test("plugingen.json is told where it is wrong, by the build")
        func mistakes() throws {
            let folder = try TemporaryFolder()
            try writePackage(to: folder)
            try folder.write("{\n  \"prefix\": 1\n}\n", to: "Sources/App/plugingen.json")
            let command = try build(folder)
            #expect(command.status != 0)
            let path = folder.path(of: "Sources/App/plugingen.json")
            #expect(
                command.text.contains("\(path):2:13: error: 'prefix' must be a string"),
                "\(command.text)")
        }

        @Test("a source of the name of an emitted one is told by the build")
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
            #expect(command.status != 0)
            let description = folder.path(of: "Sources/App/Loading.plugin.json")
            for (emitted, source) in [
                ("LoadingViewController", "Old/loadingViewController"),
                ("ChildContainment", "ChildContainment"),
            ] {
                #expect(
                    command.text.contains(
                        "\(description): '\(emitted).swift' is emitted, and the target has a file of "
                            + "this name; rename '\(folder.path(of: "Sources/App/\(source).swift"))'"
                    ),
                    "\(command.text)")
            }
            #expect(!command.text.contains("NoLoading"), "\(command.text)")
            #expect(!command.text.contains("multiple producers"), "\(command.text)")
        }

        /// Builds, and expects that the file is taken for what it is, and what the controller's name
        /// begins with.
        private func expectPrefix(_ prefix: String, afterBuildOf folder: TemporaryFolder) throws {
            let command = try build(folder)
            #expect(command.status == 0, "\(command.text)")
            #expect(!command.text.contains("unhandled"), "\(command.text)")
            let file = try folder.files().first {
                $0.contains("/PlugingenBuildPlugin/")
                    && $0.hasSuffix("/LoadingViewController.swift")
            }
            #expect(
                try folder.read(#require(file)).contains(
                    "\nfinal class \(prefix)LoadingViewController:"))
        }

        private func build(_ folder: TemporaryFolder) throws -> Command {
            try Consumer(path: folder.path, scratch: folder.path(of: ".build")).swift("build")
        }

        private func writePackage(to folder: TemporaryFolder) throws {
            try folder.write(
                """
                // swift-tools-version: 6.1
                import PackageDescription
                let package = Package(
                    name: "Consumer",
                    dependencies: [.package(name: "plugingen", path: "\(Repository.path())")],
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
