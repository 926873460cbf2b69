import Foundation
import TestSupport
import Testing

/// Generated code and its tests for both testing frameworks, built once. For each mutant, only one
/// file is compiled and the tests are linked again, which takes about two seconds.
struct MutationBench {
    /// The result of testing a mutant with one testing framework.
    enum Outcome: Sendable {
        case killed
        case survived
    }

    /// A testing framework, and how to run one suite or class of its tests.
    enum Framework: String, CaseIterable {
        case swiftTesting
        case xctest

        var testModule: String { self == .xctest ? "SubjectXCTests" : "SubjectTests" }

        func arguments(for suite: String) -> [String] {
            switch self {
            case .swiftTesting:
                ["--testing-library", "swift-testing", "--filter", "^\(testModule)\\.\(suite)/"]
            case .xctest: ["\(testModule).\(suite)"]
            }
        }

        /// Returns the number of tests that were run, from the framework's output.
        func count(in output: String) -> Int {
            let counts =
                self == .xctest
                ? output.matches(of: /Executed (\d+) tests?/).map { $0.1 }
                : output.matches(of: /Test run with (\d+) tests?/).map { $0.1 }
            return counts.last.flatMap { Int($0) } ?? 0
        }
    }

    private let kit: HeadlessKit
    private let folder: String
    private let products: String
    private let suites: [String]

    /// Writes the descriptions that mutants are generated for: starters, and the golden files with
    /// text fields, with the app's own looks and with content-unavailable views. One plugin shows another while its operation runs. That plugin can be
    /// cancelled and has no group, because plugins of one group would replace each other anyway.
    private static func writeDescriptions(to folder: String, for kit: HeadlessKit) throws {
        let starters = [
            "Loading", "Error", "Banner", "MapOverlay", "MiniPlayer", "Offline", "Paywall",
            "Progress",
        ]
        let paths =
            starters.map { Repository.path("Templates", "Starters", "\($0).plugin.json") }
            + ["Search", "SignIn"].map {
                Repository.path("Tests", "Golden", "Content", "\($0).plugin.json")
            }
            + [
                "Notice", "Send", "Card", "Terms", "Dialog", "Themed", "Consent", "Playback",
                "Rating",
                "Message", "Track", "Settings", "Profile", "Bulletin", "Saved",
            ].map {
                Repository.path("Tests", "Golden", "Everywhere", "\($0).plugin.json")
            }
            // AppKit's lists do not have footers.
            + (kit == .uiKit ? ["More"] : []).map {
                Repository.path("Tests", "Golden", "Everywhere", "\($0).plugin.json")
            }
            + ["NoMessages", "Fetching"].map {
                Repository.path("Tests", "Golden", "States", "\($0).plugin.json")
            }
            + ["Retry", "Picker", "Tip"].map {
                Repository.path("Tests", "Golden", "Hosting", "\($0).plugin.json")
            }
        for path in paths {
            let text = try String(contentsOfFile: path, encoding: .utf8)
            try write(
                text.replacing(#""while": "Loading""#, with: #""while": "Progress""#)
                    .replacing(#""while": "Waiting""#, with: #""while": "Progress""#)
                    .replacing(
                        #""placement": "center","#,
                        with: #""placement": "center", "host": { "while": true },"#
                    )
                    .replacing(#""host": {"#, with: #""host": { "swiftUI": true, "#),
                to: "\(folder)/\(URL(filePath: path).lastPathComponent)")
        }
    }

    /// Generates and builds the code to mutate. Unchanged files are not built again.
    init(_ kit: HeadlessKit) throws {
        self.kit = kit
        folder = Repository.builds.appending(component: "Mutants\(kit.rawValue)").path(
            percentEncoded: false)
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        try Self.generate(for: kit, to: folder)
        try Self.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "Mutants",
                dependencies: [
                    .package(path: "\(kit.package)"), .package(path: "\(kit.swiftUIPackage)"),
                ],
                targets: [
                    .target(
                        name: "Subject",
                        dependencies: [
                            "\(kit.rawValue)",
                            .product(name: "SwiftUI", package: "\(kit.swiftUIPackageName)"),
                        ]),
                    .testTarget(name: "SubjectTests", dependencies: ["Subject"]),
                    .testTarget(name: "SubjectXCTests", dependencies: ["Subject"]),
                ])
            """, to: "\(folder)/Package.swift")
        let package = Consumer(path: folder, scratch: "\(folder)/.build")
        let build = try package.swift("build", "--build-tests")
        try #require(build.status == 0, "\(build.text)")
        products = try package.swift("build", "--show-bin-path").output
            .trimmingCharacters(in: .newlines)
        suites =
            try FileManager.default
            .contentsOfDirectory(atPath: "\(folder)/Tests/SubjectTests").sorted()
            .flatMap { Self.suites(ofTests: $0) }
            // The suite of a file that AppKit does not need.
            + (kit == .uiKit ? ["PluginListTests"] : [])
    }

    /// Generates the code to mutate, and its tests for both testing frameworks.
    private static func generate(for kit: HeadlessKit, to folder: String) throws {
        let descriptions = "\(folder)/Descriptions"
        try FileManager.default.createDirectory(
            atPath: descriptions, withIntermediateDirectories: true)
        try writeDescriptions(to: descriptions, for: kit)
        for framework in Framework.allCases {
            let configuration = "\(folder)/\(framework.rawValue).json"
            try write(
                Repository.text(of: "Tests/Golden/Everywhere/plugingen.json")
                    .replacing(
                        #""kits": ["UIKit", "AppKit"]"#, with: #""kits": ["\#(kit.rawValue)"]"#
                    )
                    .replacing(#""access": "public""#, with: #""tests": "\#(framework.rawValue)""#)
                    .replacing(#""prefix": "ABC","#, with: ""),
                to: configuration)
            let generation = try Command.run(
                Repository.plugingen.path(percentEncoded: false),
                ["generate", "--configuration", configuration, "--module", "Subject"]
                    + ["--output", "\(folder)/Sources/Subject", "--tests-output"]
                    + ["\(folder)/Tests/\(framework.testModule)", descriptions])
            try #require(generation.status == 0, "\(generation.text)")
        }
        for file in [
            "Everywhere/Support/Theme.swift", "Everywhere/Support/ThemeViews.swift",
            "Hosting/Support/HostedViews.swift",
        ] {
            try write(
                Repository.text(of: "Tests/Golden/\(file)"),
                to: "\(folder)/Sources/Subject/\(file.split(separator: "/").last ?? "")")
        }
    }

    /// Returns the mutants whose text does not occur in the generated code exactly once.
    static func staleMutants() throws -> [Mutant] {
        try HeadlessKit.allCases.flatMap { kit in
            let folder = try TemporaryFolder()
            try generate(for: kit, to: folder.path)
            return try Mutant.all.filter { mutant in
                guard mutant.kit == kit else { return false }
                let text = try folder.read("Sources/Subject/\(mutant.file)")
                return text.ranges(of: mutant.original).count != 1
            }
        }
    }

    /// Runs all tests on the unchanged code, and expects that they pass with both testing
    /// frameworks.
    func expectUnmutatedTestsPass() throws {
        for framework in Framework.allCases {
            for suite in suites {
                let run = try test("\(products)/MutantsPackageTests.xctest", suite, framework)
                #expect(run.status == 0, "\(run.text)")
                #expect(framework.count(in: run.text) > 0, "\(framework) runs no test of \(suite)")
            }
        }
    }

    /// Compiles a mutant, and runs the tests of its plugin.
    ///
    /// Throws an error if the mutant's text does not occur in its file exactly once, or if the
    /// mutant does not compile.
    func outcomes(of mutant: Mutant) throws -> [Framework: Outcome] {
        let source = "\(folder)/Sources/Subject/\(mutant.file)"
        let text = try String(contentsOfFile: source, encoding: .utf8)
        try #require(
            text.ranges(of: mutant.original).count == 1,
            "stale mutant '\(mutant.name)': its text is not in \(mutant.file) once")
        let scratch = try TemporaryFolder("mutant")
        // The file's name is a part of the names of private symbols, so it stays the same.
        try scratch.write(
            text.replacing(mutant.original, with: mutant.changed), to: mutant.file)
        let others = try FileManager.default
            .contentsOfDirectory(atPath: "\(folder)/Sources/Subject")
            .filter { $0.hasSuffix(".swift") && $0 != mutant.file }.sorted()
        let object = scratch.path(of: "mutant.o")
        let compilation = try Command.run(
            "swiftc",
            [
                "-frontend", "-c", "-primary-file", scratch.path(of: mutant.file), "-module-name",
                "Subject", "-enable-testing", "-parse-as-library", "-swift-version", "6", "-Onone",
                "-I", "\(products)/Modules", "-module-cache-path", "\(products)/ModuleCache",
                "-plugin-path", try Toolchain.macros(), "-o", object,
            ] + others.map { "\(folder)/Sources/Subject/\($0)" })
        try #require(
            compilation.status == 0, "mutant '\(mutant.name)' does not compile: \(compilation.text)"
        )

        let list = try String(
            contentsOfFile: "\(products)/MutantsPackageTests.product/Objects.LinkFileList",
            encoding: .utf8)
        let present = "/Subject.build/\(mutant.file).o"
        try scratch.write(
            list.split(separator: "\n").map { $0.hasSuffix(present) ? object : String($0) }
                .joined(separator: "\n"), to: "objects")
        let program = scratch.path(of: "tests.xctest")
        let linking = try Command.run(
            "swiftc", ["-emit-executable", "-o", program, "@\(scratch.path(of: "objects"))"])
        try #require(linking.status == 0, "\(linking.text)")

        return try Dictionary(
            uniqueKeysWithValues: Framework.allCases.map { framework in
                let isKilled = try Self.suites(ofFile: mutant.testedFile).contains { suite in
                    try test(program, suite, framework).status != 0
                }
                return (framework, isKilled ? .killed : .survived)
            })
    }

    /// Runs tests. Tests that do not end are stopped and count as failed.
    private func test(_ program: String, _ suite: String, _ framework: Framework) throws -> Command
    {
        try Command.run("timeout", ["20", program] + framework.arguments(for: suite))
    }

    /// Returns the suites that have to notice a mistake in a generated file.
    private static func suites(ofFile file: String) -> [String] {
        suites(ofTests: file.replacing(".swift", with: "Tests.swift"))
    }

    /// Returns the suites in a file of tests.
    private static func suites(ofTests file: String) -> [String] {
        file == "ChildContainmentTests.swift"
            ? [
                "ChildContainmentTests", "PluginPresentationTests", "ChildPlacementTests",
                "PluginBackdropTests", "PluginPresenterTests", "PluginHostingTests",
                "PluginSceneTests",
            ]
            : [file.replacing(".swift", with: "")]
    }

    /// Writes a file, unless it already has that text, so that the next build does not compile it
    /// again.
    private static func write(_ text: String, to path: String) throws {
        if (try? String(contentsOfFile: path, encoding: .utf8)) == text { return }
        try Data(text.utf8).write(to: URL(filePath: path))
    }
}
