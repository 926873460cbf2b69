import Foundation
import TestSupport
import Testing

extension CompilationTests {
    /// What is emitted, compiled to SIL against the headless kits: some mistakes of isolation appear
    /// only past type checking.
    @Suite("Emitted code")
    struct EmittedCodeTests {
        private static let strictest = LanguageMode.swift6.isolated

        /// Sources of all modules are compiled in the two modes that differ the most, and in one that is
        /// another each day; of the modules with the most in them, in a sixth of all modes besides, other ones
        /// each day, and with them the starters' tests in XCTest.
        /// ``behaves()`` compiles all tests in the mode of Swift 6. In one of the two modes that differ the
        /// most, the other one the next day, those of a third of the modules are compiled in XCTest, too, and
        /// of an eighth, in one of these modes, in Swift Testing, whose macros take ten times as long to expand:
        /// all are made from the same templates.
        @Test("compiles without a warning, and so do its tests")
        func compiles() async throws {
            let modules = try EmittedModule.all()
            let jobs = try modules.enumerated().flatMap { position, module in
                try module.kits.flatMap { kit in
                    let options = try kit.options()
                    return Self.modes(of: module).map { mode in
                        (
                            module, mode.options + options,
                            Self.tests(of: module, at: position, in: mode)
                        )
                    }
                }
            }.sorted { $0.2.count > $1.2.count }  // Those that take the longest come first.
            #expect(jobs.contains { $0.2.count == 2 })
            #expect(jobs.contains { $0.0.kits.count == 2 })
            try await inParallel(jobs) { module, options, tests in
                try module.expectCompiles(options, tests: tests)
            }
        }

        /// The modules with the most in them.
        private static let largest = [
            "Everywhere", "Keys", "Mac", EmittedModule.macStarters, "Presentation", "Starters",
            "Walk",
        ]

        private static func modes(of module: EmittedModule) -> [LanguageMode] {
            let count = LanguageMode.all.count
            return LanguageMode.all.enumerated().filter { index, mode in
                [.swift5, strictest].contains(mode) || index == Day.number % count
                    || largest.contains(module.name) && index == (Day.number + 3) % count
            }.map(\.element)
        }

        /// The folders of a module's tests that are compiled in a mode.
        ///
        /// - Parameter position: that of the module among all.
        private static func tests(
            of module: EmittedModule, at position: Int, in mode: LanguageMode
        ) -> [String] {
            if [.swift5, strictest].contains(mode) {
                if position % 8 == Day.number % 8, mode != .swift5 { return ["XCTests", "Tests"] }
                let isTurn = Day.number % 2 == (mode == .swift5 ? 0 : 1)
                return isTurn && position % 3 == Day.number % 3 ? ["XCTests"] : []
            }
            return module.name == "Starters" ? ["XCTests"] : []
        }

        /// Tests in XCTest are compiled with half of them, other ones each day, those in Swift Testing with
        /// one access and a prefix, every third day.
        @Test("compiles with each access, with and without a prefix")
        func compilesWithConfigurations() async throws {
            let headless = try HeadlessKit.uiKit.options()
            let jobs = try ["internal", "package", "public"].flatMap { access in
                try [("", LanguageMode.swift5), ("ABC", .swift6.withUpcomingFeatures)].map {
                    prefix, mode in
                    let module = try EmittedModule(startersWithAccess: access, prefix: prefix)
                    let isLargest = access == "public" && !prefix.isEmpty && Day.number % 3 == 0
                    let isTested = prefix.isEmpty == (Day.number % 2 == 0)
                    let tests = isLargest ? ["XCTests", "Tests"] : isTested ? ["XCTests"] : []
                    return (module, mode.options + headless, tests)
                }
            }
            #expect(jobs.count == 6)
            try await inParallel(jobs) { module, options, tests in
                try module.expectCompiles(options, tests: tests)
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
            try EmittedModule.expectCompiles(
                files + [folder.path(of: "Hooks.swift")], options: options)
        }

        /// The kits at a time: walks, which take a processor for a minute, leave the others to the builds.
        @Test("behaves as its tests say")
        func behaves() async throws {
            try await inParallel(HeadlessKit.allCases, Self.expectBehaves)
        }

        /// The modules whose tests are run today: all that have tests of what emitted code guarantees, and
        /// of others, whose tests are much the same for all, a fifth.
        private static func modulesOfTheDay() throws -> [String] {
            try EmittedModule.names().enumerated().filter { position, name in
                (position + Day.number) % 5 == 0
                    || name != "Keys"
                        && FileManager.default.fileExists(
                            atPath: Repository.path("Tests", "Golden", name, "SupportTests"))
            }.map(\.element)
        }

        /// Whether the emitted tests of a module are those in Swift Testing today, which take ten times as
        /// long to compile as those in XCTest: of the largest modules one each day, and of others a quarter.
        private static func isInSwiftTesting(_ name: String) throws -> Bool {
            if let position = largest.firstIndex(of: name) {
                return position == Day.number % largest.count
            }
            return try EmittedModule.names().firstIndex(of: name).map { $0 % 4 == Day.number % 4 }
                ?? true
        }

        private static func expectBehaves(_ kit: HeadlessKit) throws {
            let folder = try TemporaryFolder()
            let modules = try Self.modulesOfTheDay().filter {
                try EmittedModule.kits(of: $0).contains(kit)
            }
            for name in modules {
                let tests = "Tests/\(name)Tests"
                let isInSwiftTesting = try isInSwiftTesting(name)
                try EmittedModule.emit(
                    name, to: folder, sources: "Sources/\(name)",
                    tests: isInSwiftTesting ? tests : nil, xcTests: isInSwiftTesting ? nil : tests)
            }
            try GeneratedModule.shown(with: kit).write(
                to: folder, module: "Generated", sources: "Sources/Generated",
                tests: "Tests/GeneratedTests")
            try folder.write(
                Self.manifest(of: modules + ["Generated"], kit), to: "Package.swift")
            let package = Consumer(
                path: folder.path,
                scratch: Repository.builds.appending(component: "Golden\(kit.rawValue)").path(
                    percentEncoded: false))
            // These begin with a new device, and take what others wait for from the old one.
            let tests = "(Walk|Guarantee|HiddenStack|PresentationBehaviour)Tests"
            try package.expectTestsPass("--skip", tests)
            try package.expectTestsPass("--skip-build", "--no-parallel", "--filter", tests)
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

        @Test("compiles to nothing where there is no kit", arguments: ["5", "6"])
        func compilesWithoutKit(version: String) throws {
            let folder = try TemporaryFolder()
            let emission = try Command.plugingen(
                "generate", Repository.path("Templates", "Starters"), "--output",
                folder.path(of: "App"), "--tests-output", folder.path(of: "AppTests"),
                "--module", "App")
            try #require(emission.status == 0, "\(emission.text)")
            try EmittedModule.expectCompiles(
                try folder.files().map(folder.path(of:)),
                options: ["-swift-version", version, "-warnings-as-errors", "-parse-as-library"])
        }
    }
}
