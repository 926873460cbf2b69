import Foundation
import TestSupport
import Testing

extension ConsumerTests {
    /// What is emitted, compiled to SIL against the headless UIKit: some mistakes of isolation appear
    /// only past type checking.
    @Suite("Emitted code")
    struct EmittedCodeTests {
        static let modes: [[String]] = [
            ["-swift-version", "5"],
            ["-swift-version", "5", "-strict-concurrency=complete"],
            ["-swift-version", "5", "-default-isolation", "MainActor"],
            ["-swift-version", "6"],
            ["-swift-version", "6", "-default-isolation", "MainActor"],
            [
                "-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault",
                "-enable-upcoming-feature", "MemberImportVisibility",
                "-enable-upcoming-feature", "ExistentialAny",
            ],
        ]

        /// The folders of golden files.
        private let modules = ["Articles", "Configured", "Controllers", "Hosts", "Vocabulary"]

        @Test("compiles without a warning, and so do its tests", arguments: modes)
        func compiles(mode: [String]) throws {
            let modules = try HeadlessUIKit.modules()
            for module in try Self.modules() {
                let folder = try TemporaryFolder()
                let descriptions = Self.descriptions(of: module)
                let emission = try Command.plugingen(
                    "generate", descriptions, "--output", folder.path(of: "Sources"),
                    "--tests-output", folder.path(of: "Tests"), "--module", module)
                try #require(emission.status == 0, "\(emission.text)")
                try copySupport(of: module, to: "Sources", and: "Tests", in: folder)

                let options =
                    mode + [
                        "-warnings-as-errors", "-parse-as-library", "-package-name", "Golden", "-I",
                        modules,
                    ]
                try expectCompiles(
                    folder.files(below: "Sources"),
                    options: options + [
                        "-module-name", module, "-enable-testing", "-emit-module",
                        "-emit-module-path", folder.path(of: "\(module).swiftmodule"),
                    ])
                try expectCompiles(
                    folder.files(below: "Tests"),
                    options: options + [
                        "-module-name", "\(module)Tests", "-I", folder.path,
                        "-plugin-path", try Toolchain.testingPlugins(),
                    ])
                let other = try XCTests.emit(
                    of: module, at: descriptions, to: folder.path(of: "XCTests"), in: folder)
                try #require(other.status == 0, "\(other.text)")
                try expectCompiles(
                    folder.files(below: "XCTests"),
                    options: options + ["-module-name", "\(module)XCTests", "-I", folder.path])
            }
        }

        @Test("behaves as its tests say")
        func behaves() throws {
            let folder = try TemporaryFolder()
            for module in try Self.modules() {
                let emission = try Command.plugingen(
                    "generate", Self.descriptions(of: module),
                    "--output", folder.path(of: "Sources/\(module)"),
                    "--tests-output", folder.path(of: "Tests/\(module)Tests"), "--module", module)
                try #require(emission.status == 0, "\(emission.text)")
                try copySupport(
                    of: module, to: "Sources/\(module)", and: "Tests/\(module)Tests", in: folder)
                let other = try XCTests.emit(
                    of: module, at: Self.descriptions(of: module),
                    to: folder.path(of: "Tests/\(module)XCTests"), in: folder)
                try #require(other.status == 0, "\(other.text)")
            }
            try folder.write(try manifest(), to: "Package.swift")
            let package = Consumer(
                path: folder.path,
                scratch: Repository.builds.appending(component: "Golden").path(
                    percentEncoded: false))
            try package.expectTestsPass()
        }

        /// The modules that are made here: of each folder of golden files, and of the starters.
        private static func modules() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: Repository.path("Tests", "Golden"))
                .filter { !$0.hasPrefix(".") }.sorted() + ["Starters"]
        }

        /// The folder of a module's descriptions.
        private static func descriptions(of module: String) -> String {
            module == "Starters"
                ? Repository.path("Templates", module) : Repository.path("Tests", "Golden", module)
        }

        private func manifest() throws -> String {
            let targets = try Self.modules().map { module in
                """
                        .target(name: "\(module)", dependencies: ["UIKit"]),
                        .testTarget(name: "\(module)Tests", dependencies: ["\(module)"]),
                        .testTarget(name: "\(module)XCTests", dependencies: ["\(module)"]),
                """
            }
            return """
                // swift-tools-version: 6.1
                import PackageDescription
                let package = Package(
                    name: "Golden",
                    dependencies: [.package(path: "\(Repository.path("Tests", "Fixtures", "UIKit"))")],
                    targets: [
                \(targets.joined(separator: "\n"))
                    ]
                )
                """
        }

        @Test("compiles to nothing where there is no UIKit", arguments: ["5", "6"])
        func compilesWithoutUIKit(version: String) throws {
            let folder = try TemporaryFolder()
            let emission = try Command.plugingen(
                "generate", Repository.path("Templates", "Starters"), "--output", folder.path,
                "--tests-output", folder.path, "--module", "App")
            try #require(emission.status == 0, "\(emission.text)")
            try expectCompiles(
                try folder.files().map(folder.path(of:)),
                options: ["-swift-version", version, "-warnings-as-errors", "-parse-as-library"])
        }

        /// Copies what the user of a golden folder's descriptions has written: sources and tests.
        private func copySupport(
            of module: String, to sources: String, and tests: String, in folder: TemporaryFolder
        ) throws {
            for (support, target) in [("Support", sources), ("SupportTests", tests)] {
                let path = Repository.path("Tests", "Golden", module, support)
                for file in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
                    try folder.copy("\(path)/\(file)", to: "\(target)/\(file)")
                }
            }
        }

        private func expectCompiles(_ files: [String], options: [String]) throws {
            let command = try Command.run(
                "swiftc", ["-emit-sil", "-wmo", "-o", "/dev/null"] + options + files)
            #expect(command.status == 0, "\(command.text)")
        }
    }
}
