import Foundation
import TestSupport
import Testing

extension CompilationTests {
    /// Compiles generated code to SIL against the headless frameworks, because the compiler finds
    /// some isolation mistakes only after type checking.
    @Suite("Generated code")
    struct GeneratedCodeTests {
        private static let strictest = LanguageMode.swift6.isolated

        /// Compiles the sources of all modules in the strictest mode, those of the largest module for UIKit in all modes,
        /// and those of one for AppKit in Swift 5. At night, compiles all in all modes.
        @Test("compiles without warnings, and so do its tests")
        func compiles() async throws {
            let jobs = try GeneratedModule.all().flatMap { module in
                try module.kits.flatMap { kit in
                    let headless = try kit.options()
                    return Self.modes(of: module, with: kit).map { mode in
                        (module, mode.options + headless, Self.tests(of: module, in: mode))
                    }
                }
            }.sorted { $0.2.count > $1.2.count }  // The slowest come first.
            expect(jobs.contains { !$0.2.isEmpty })
            expect(jobs.contains { $0.0.kits.count == 2 })
            try await inParallel(jobs) { module, options, tests in
                try module.expectCompiles(options, tests: tests)
            }
        }

        private static func modes(of module: GeneratedModule, with kit: HeadlessKit) -> [LanguageMode] {
            let isLargest = module.name == "Everywhere" && kit == .uiKit
            if TestRun.scope == .all || isLargest { return LanguageMode.all }
            return module.name == "Mac" ? [.swift5, strictest] : [strictest]
        }

        /// Returns the folders of a module's tests to compile in a mode. ``behaves()`` compiles tests in Swift 6.
        private static func tests(of module: GeneratedModule, in mode: LanguageMode) -> [String] {
            if TestRun.scope == .all { return ["XCTests", "Tests"] }
            if mode == .swift5 { return ["XCTests"] }
            return mode == strictest && ["Keys", "Mac"].contains(module.name) ? ["Tests"] : []
        }

        @Test("compiles with each access level, with and without a prefix")
        func compilesWithConfigurations() async throws {
            let headless = try HeadlessKit.uiKit.options()
            let internalInSwift5 = ("internal", "", LanguageMode.swift5)
            let publicInSwift6 = ("public", "ABC", LanguageMode.swift6.withUpcomingFeatures)
            let configurations =
                TestRun.scope == .all
                ? ["internal", "package", "public"].flatMap { access in
                    [internalInSwift5, publicInSwift6].map { (access, $0.1, $0.2) }
                } : [internalInSwift5, publicInSwift6]
            let jobs = try configurations.map { access, prefix, mode in
                let module = try GeneratedModule(startersWithAccess: access, prefix: prefix)
                return (module, mode.options + headless, [prefix.isEmpty ? "XCTests" : "Tests"])
            }
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
            let options = try HeadlessKit.uiKit.options() + ["-parse-as-library", "-module-name", "App"]
            let missing = try Command.run("swiftc", ["-typecheck"] + options + files)
            expect(missing.status != 0)
            expect(missing.text.contains("error: cannot find 'pluginViewDidLoad' in scope"), "\(missing.text)")
            expect(missing.text.contains("error: cannot find 'pluginViewWillAppear' in scope"), "\(missing.text)")
            try folder.write(
                """
                extension MapViewController {
                    func pluginViewDidLoad() {}
                    func pluginViewWillAppear(_ animated: Bool) {}
                }
                """, to: "Hooks.swift")
            try GeneratedModule.expectCompiles(files + [folder.path(of: "Hooks.swift")], options: options)
        }

        @Test("passes its generated tests")
        func behaves() throws {
            for kit in HeadlessKit.allCases { try Self.expectBehaves(kit) }
        }

        /// Returns the modules whose tests are run: at night all, otherwise the largest one, the starters, those for both
        /// frameworks, the one whose tests are about presentations, and the golden module for AppKit.
        private static func modules(for kit: HeadlessKit) throws -> [String] {
            let isNow = kit == .appKit ? ["Mac"] : ["Everywhere", "Hosting", "Presentation", "Shop", "Starters"]
            return try GeneratedModule.names.filter { name in
                try (TestRun.scope == .all || isNow.contains(name)) && GeneratedModule.kits(of: name).contains(kit)
            }
        }

        /// The modules that are tested in Swift Testing, whose tests take longer to compile. The
        /// others are tested in XCTest.
        private static let inSwiftTesting = ["Everywhere", "Hosting", "Hosts", "Presentation", "Starters"]

        private static func expectBehaves(_ kit: HeadlessKit) throws {
            let folder = try TemporaryFolder()
            let modules = try modules(for: kit)
            try write(modules, kit, to: folder)
            try RandomModule.shown(with: kit).write(
                to: folder, module: "Generated", sources: "Sources/Generated", tests: "Tests/GeneratedTests")
            try folder.write(Self.manifest(of: modules + ["Generated"], kit), to: "Package.swift")
            // Another package is built at the same time in the folder that packages share.
            let scratch = Repository.builds.appending(component: "Generated\(kit.rawValue)")
            let package = Consumer(path: folder.path, scratch: scratch.path(percentEncoded: false))
            // These tests start with a new device, and disconnect what other tests wait for from
            // the old one.
            let tests = "(Walk|Guarantee|HiddenStack|PresentationBehavior|TextSize)Tests"
            try package.expectTestsPass("--skip", tests)
            try package.expectTestsPass("--skip-build", "--no-parallel", "--filter", tests)
        }

        /// Generates modules with their tests.
        private static func write(_ modules: [String], _ kit: HeadlessKit, to folder: TemporaryFolder) throws {
            for name in modules {
                let tests = "Tests/\(name)Tests"
                let isInSwiftTesting = inSwiftTesting.contains(name)
                try GeneratedModule.generate(
                    name, to: folder, sources: "Sources/\(name)",
                    tests: isInSwiftTesting ? tests : nil, xcTests: isInSwiftTesting ? nil : tests)
            }
        }

        private static func manifest(of modules: [String], _ kit: HeadlessKit) -> String {
            let targets = modules.map { module in
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
