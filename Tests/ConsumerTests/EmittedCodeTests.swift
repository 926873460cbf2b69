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

        /// The options that find the headless UIKit.
        private static let headless = Result { ["-I", try HeadlessUIKit.modules()] }

        @Test("compiles without a warning, and so do its tests")
        func compiles() async throws {
            let headless = try Self.headless.get()
            let jobs = try EmittedModule.all().flatMap { module in
                Self.modes.map { mode in (module, mode + headless) }
            }
            try await inParallel(jobs) { module, options in try module.expectCompiles(options) }
        }

        @Test("compiles with each access, with and without a prefix")
        func compilesWithConfigurations() async throws {
            let headless = try Self.headless.get()
            let jobs = try ["internal", "package", "public"].flatMap { access in
                try [("", 0), ("ABC", 5)].map { prefix, mode in
                    let module = try EmittedModule(startersWithAccess: access, prefix: prefix)
                    return (module, Self.modes[mode] + headless)
                }
            }
            #expect(jobs.count == 6)
            try await inParallel(jobs) { module, options in try module.expectCompiles(options) }
        }

        @Test(
            "compiles against Apple's UIKit",
            .enabled(if: AppleSDK.current != nil, "there is no Apple SDK here"))
        func compilesForApple() async throws {
            let sdk = try #require(AppleSDK.current)
            let modules = try EmittedModule.all()
            try await inParallel(modules) { module in
                for mode in [Self.modes[0], Self.modes[Self.modes.count - 1]] {
                    try module.expectCompiles(
                        mode + ["-sdk", sdk.path, "-target", sdk.target], tests: false)
                }
            }
        }

        @Test("does not compile without a method that a hook calls, and the message names it")
        func missingHook() throws {
            let folder = try TemporaryFolder()
            try folder.write(
                """
                { "hooks": ["viewDidLoad", "viewWillAppear"] }
                """, to: "Map.plugin.json")
            let emission = try Command.plugingen("generate", "--output", "Out", in: folder)
            try #require(emission.status == 0, "\(emission.text)")
            let files = try folder.files(below: "Out")
            let options = try Self.headless.get() + ["-parse-as-library", "-module-name", "App"]
            let missing = try Command.run("swiftc", ["-typecheck"] + options + files)
            #expect(missing.status != 0)
            #expect(
                missing.text.contains("error: cannot find 'pluginViewDidLoad' in scope"),
                "\(missing.text)")
            #expect(
                missing.text.contains("error: cannot find 'pluginViewWillAppear' in scope"),
                "\(missing.text)")
            try folder.write(
                """
                extension MapViewController {
                    func pluginViewDidLoad() {}
                    func pluginViewWillAppear(_ animated: Bool) {}
                }
                """, to: "Hooks.swift")
            try EmittedModule.expectCompiles(
                files + [folder.path(of: "Hooks.swift")], options: options)
        }

        @Test("behaves as its tests say")
        func behaves() throws {
            let folder = try TemporaryFolder()
            for name in try EmittedModule.names() {
                try EmittedModule.emit(
                    name, to: folder, sources: "Sources/\(name)", tests: "Tests/\(name)Tests",
                    xcTests: "Tests/\(name)XCTests")
            }
            try folder.write(try manifest(), to: "Package.swift")
            let package = Consumer(
                path: folder.path,
                scratch: Repository.builds.appending(component: "Golden").path(
                    percentEncoded: false))
            try package.expectTestsPass("--skip", "WalkTests")
            // Walks wait for tasks: other tests would meanwhile change the settings of the device.
            try package.expectTestsPass("--skip-build", "--filter", "WalkTests")
        }

        private func manifest() throws -> String {
            let targets = try EmittedModule.names().map { module in
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
            try EmittedModule.expectCompiles(
                try folder.files().map(folder.path(of:)),
                options: ["-swift-version", version, "-warnings-as-errors", "-parse-as-library"])
        }
    }
}
