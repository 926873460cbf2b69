import Foundation
import TestSupport
import Testing

extension CompilationTests {
    /// Compiles generated code to SIL against the headless frameworks, because the compiler finds
    /// some isolation mistakes only after type checking.
    @Suite("Generated code")
    struct GeneratedCodeTests {
        private static let strictest = LanguageMode.swift6.isolated

        /// Compiles the sources of all modules in the two modes that differ most, and those of the
        /// largest module in all modes. For a change, compiles only two modules.
        @Test("compiles without warnings, and so do its tests")
        func compiles() async throws {
            let jobs = try GeneratedModule.all().flatMap { module in
                try module.kits.flatMap { kit in
                    let headless = try kit.options()
                    return Self.modes(of: module).map { mode in
                        (module, mode.options + headless, Self.tests(of: module, in: mode))
                    }
                }
            }.sorted { $0.2.count > $1.2.count }  // The slowest come first.
            #expect(TestRun.scope == .change || jobs.contains { !$0.2.isEmpty })
            #expect(jobs.contains { $0.0.kits.count == 2 })
            try await inParallel(jobs) { module, options, tests in
                try module.expectCompiles(options, tests: tests)
            }
        }

        private static func modes(of module: GeneratedModule) -> [LanguageMode] {
            switch TestRun.scope {
            case .change: ["Everywhere", "Starters"].contains(module.name) ? [strictest] : []
            case .commit: module.name == "Everywhere" ? LanguageMode.all : [.swift5, strictest]
            case .all: LanguageMode.all
            }
        }

        /// Returns the folders of a module's tests to compile in a mode. For a commit, these are
        /// the XCTest tests in Swift 5, and for some modules the Swift Testing tests in the
        /// strictest mode. ``behaves()`` compiles tests in Swift 6.
        private static func tests(of module: GeneratedModule, in mode: LanguageMode) -> [String] {
            switch TestRun.scope {
            case .change: []
            case .commit where mode == .swift5: ["XCTests"]
            case .commit:
                mode == strictest && ["Keys", "Mac", "Starters"].contains(module.name)
                    ? ["Tests"] : []
            case .all: ["XCTests", "Tests"]
            }
        }

        @Test(
            "compiles with each access level, with and without a prefix",
            .enabled(if: TestRun.scope >= .commit, "a test of commits: it takes a minute"))
        func compilesWithConfigurations() async throws {
            let headless = try HeadlessKit.uiKit.options()
            let jobs = try ["internal", "package", "public"].flatMap { access in
                try [("", LanguageMode.swift5), ("ABC", .swift6.withUpcomingFeatures)].map {
                    prefix, mode in
                    let module = try GeneratedModule(startersWithAccess: access, prefix: prefix)
                    return (module, mode.options + headless, [prefix.isEmpty ? "XCTests" : "Tests"])
                }
            }
            #expect(jobs.count == 6)
            try await inParallel(jobs) { module, options, tests in
                try module.expectCompiles(options, tests: tests)
            }
        }

        @Test("does not compile without a method that a hook calls, and the error names the method")
        func missingHook() throws {
            let folder = try TemporaryFolder()
            try folder.write(
                """
                { "hooks": ["viewDidLoad", "viewWillAppear"] }
                """, to: "Map.plugin.json")
            let generation = try Command.plugingen("generate", "--output", "Out", in: folder)
            try #require(generation.status == 0, "\(generation.text)")
            let files = try folder.files(below: "Out")
            let options =
                try HeadlessKit.uiKit.options() + ["-parse-as-library", "-module-name", "App"]
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
            try GeneratedModule.expectCompiles(
                files + [folder.path(of: "Hooks.swift")], options: options)
        }

        /// Tests one framework at a time: random walks keep a processor busy for a minute, and the
        /// other processors are for builds.
        @Test(
            "passes its generated tests",
            .enabled(if: TestRun.scope >= .commit, "a test of commits: it takes two minutes"))
        func behaves() async throws {
            try await inParallel(HeadlessKit.allCases, Self.expectBehaves)
        }

        /// Returns the modules whose tests are run. For a commit, these are the modules with tests
        /// of guarantees, the largest module, and the one for both frameworks.
        private static func modules(for kit: HeadlessKit) throws -> [String] {
            try GeneratedModule.names.filter { name in
                let hasTests = FileManager.default.fileExists(
                    atPath: "\(GeneratedModule.support(of: name))/SupportTests")
                let isKit = try GeneratedModule.kits(of: name).contains(kit)
                return isKit
                    && (TestRun.scope == .all || hasTests || ["Everywhere", "Shop"].contains(name))
            }
        }

        /// The modules that are tested in Swift Testing, whose tests take longer to compile. The
        /// others are tested in XCTest.
        private static let inSwiftTesting = ["Everywhere", "Hosts", "Presentation", "Starters"]

        private static func expectBehaves(_ kit: HeadlessKit) throws {
            let folder = try TemporaryFolder()
            let modules = try modules(for: kit)
            try write(modules, kit, to: folder)
            try RandomModule.shown(with: kit).write(
                to: folder, module: "Generated", sources: "Sources/Generated",
                tests: "Tests/GeneratedTests")
            try folder.write(Self.manifest(of: modules + ["Generated"], kit), to: "Package.swift")
            let package = Consumer(
                path: folder.path,
                scratch: Repository.builds.appending(component: "Golden\(kit.rawValue)").path(
                    percentEncoded: false))
            // These tests start with a new device, and disconnect what other tests wait for from
            // the old one.
            let tests = "(Walk|Guarantee|HiddenStack|PresentationBehavior|TextSize)Tests"
            try package.expectTestsPass("--skip", tests)
            try package.expectTestsPass("--skip-build", "--no-parallel", "--filter", tests)
        }

        /// Generates modules with their tests.
        private static func write(
            _ modules: [String], _ kit: HeadlessKit, to folder: TemporaryFolder
        ) throws {
            for name in modules {
                let tests = "Tests/\(name)Tests"
                let isInSwiftTesting = inSwiftTesting.contains(name)
                try GeneratedModule.generate(
                    name, to: folder, sources: "Sources/\(name)",
                    tests: isInSwiftTesting ? tests : nil, xcTests: isInSwiftTesting ? nil : tests)
            }
        }

        private static func manifest(of modules: [String], _ kit: HeadlessKit) -> String {
            let targets =
                modules.map { module in
                    """
                            .target(name: "\(module)", dependencies: ["\(kit.rawValue)"]),
                            .testTarget(name: "\(module)Tests", dependencies: ["\(module)"]),
                    """
                }
            return """
                // swift-tools-version: 6.1
                import PackageDescription
                let package = Package(
                    name: "Golden",
                    dependencies: [.package(path: "\(kit.package)")],
                    targets: [
                \(targets.joined(separator: "\n"))
                    ]
                )
                """
        }

        @Test("compiles to nothing if no framework can be imported", arguments: ["5", "6"])
        func compilesWithoutKit(version: String) throws {
            let folder = try TemporaryFolder()
            let generation = try Command.plugingen(
                "generate", Repository.path("Templates", "Starters"), "--output",
                folder.path(of: "App"), "--tests-output", folder.path(of: "AppTests"),
                "--module", "App")
            try #require(generation.status == 0, "\(generation.text)")
            try GeneratedModule.expectCompiles(
                try folder.files().map(folder.path(of:)),
                options: ["-swift-version", version, "-warnings-as-errors", "-parse-as-library"])
        }
    }
}
