import Foundation
import TestSupport
import Testing

@Suite("plugingen doctor", .timed)
struct DoctorCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func write(_ files: [String: String]) throws {
        for (path, text) in files { try folder.write(text, to: path) }
    }

    private func remove(_ item: String) throws {
        try FileManager.default.removeItem(atPath: folder.path(of: item))
    }

    /// Runs the doctor, and expects problems, one on each line.
    private func expectProblems(
        _ problems: [String], _ status: Int32 = 1, after arguments: String..., words: [String] = [],
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let run = try Command.run(
            Repository.plugingen.path(percentEncoded: false),
            ["doctor", "--diagnostics", "line"] + arguments, in: folder.path)
        let lines = run.errors.split(separator: "\n").map(String.init)
        expect(run.status, equals: status, "\(run.text)", sourceLocation: sourceLocation)
        expect(lines.count, equals: problems.count, "\(run.text)", sourceLocation: sourceLocation)
        for (line, problem) in zip(lines, problems) {
            expect(line.contains(problem), "\(line)", sourceLocation: sourceLocation)
        }
    }

    private func writePackage(_ targets: String...) throws {
        try folder.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let uses = [Target.PluginUsage.plugin(name: "PlugingenBuildPlugin", package: "plugingen")]
            let package = Package(
                name: "P", dependencies: [.package(name: "plugingen", path: "../none")],
                targets: [\(targets.joined(separator: ", "))])
            """, to: "Package.swift")
    }

    @Test("Reports descriptions of a package that the build plugin does not generate code from")
    func package() throws {
        try writePackage(
            ".target(name: \"App\", exclude: [\"Old\"], plugins: uses)", ".target(name: \"Kit\")",
            ".testTarget(name: \"AppTests\", dependencies: [\"App\"])")
        try write([
            "Sources/App/A.swift": "", "Sources/App/Loading.plugin.json": "{}",
            "Sources/App/Old/Error.plugin.json": "{}", "Sources/App/Old/a.txt": "",
            "Sources/App/Deep/Banner.plugin.json": "{}", "Sources/App/Deep/plugingen.json": "{}",
            "Sources/App/plugingen.json": "{}",
            "Sources/Kit/K.swift": "", "Sources/Kit/Offer.plugin.json": "{}",
            "Sources/Empty/Toast.plugin.json": "{}", "Tests/AppTests/T.swift": "",
            "Tests/AppTests/Fake.plugin.json": "{}",
            "Inner/Package.swift": "", "Inner/Other.plugin.json": "{}",
        ])
        try expectProblems([
            "Package.swift:1:1: warning: no tests are generated for the plugins of 'App': 'AppTests' has no build plugin",
            "Sources/App/Old/Error.plugin.json:1:1: error: the build plugin does not see this description: 'App' excludes",
            "Sources/App/plugingen.json:1:1: warning: this file is not read: a run uses one configuration",
            "Sources/Empty/Toast.plugin.json:1:1: warning: this description is not in a target with Swift files",
            "Sources/Kit/Offer.plugin.json:1:1: error: this description is not used: the target 'Kit' has no build plugin",
            "Tests/AppTests/Fake.plugin.json:1:1: warning: this description is in a target of tests, where nothing is "
                + "generated for it; move it to the target that shows the plugin [description-outside-targets]",
        ])

        // The same package, corrected.
        try writePackage(
            ".target(name: \"App\", plugins: uses)", ".target(name: \"Kit\", plugins: uses)",
            ".testTarget(name: \"AppTests\", dependencies: [\"App\"], plugins: uses)")
        for item in [
            "Sources/App/Deep/plugingen.json", "Sources/Empty", "Tests/AppTests/Fake.plugin.json",
        ] { try remove(item) }
        let run = try Command.plugingen("doctor", "Sources/App", in: folder)
        expect(run.status == 0 && run.errors == "", "\(run.text)")
        expect(run.output, equals: "checked 4 descriptions, found no problems\n")
        try folder.write(#"{ "strings": { "bundle": "module" } }"#, to: "Sources/Kit/plugingen.json")
        try expectProblems([
            "Sources/Kit/plugingen.json:1:26: error: the target 'Kit' has no bundle, because it has no resources; add the "
                + "resources to it, as in 'resources: [.process(\"Resources\")]', or remove 'bundle' [no-resources]"
        ])
        try folder.write("{}", to: "Sources/Kit/Assets.xcassets/Contents.json")
        expect(try Command.plugingen("doctor", in: folder).status, equals: 0)
        try folder.write("{ \"plcement\": 1 }", to: "Sources/App/Loading.plugin.json")
        try expectProblems(["Sources/App/Loading.plugin.json:1:3: error: a description has no key 'plcement'"])

        // A listed module cannot have the build plugin too.
        try folder.write("{}", to: "Sources/App/Loading.plugin.json")
        try folder.write(
            #"{ "modules": [{ "name": "App", "descriptions": "Sources/App", "output": "Out" }] }"#,
            to: "plugingen.json")
        try expectProblems([
            "plugingen.json:1:73: error: the target of 'App' has the build plugin, which generates the files of "
                + "'output' too; remove 'output' here, or the build plugin from the target [both-modes]"
        ])
    }

    @Test("Prints the lines that exclude descriptions from a target with committed files")
    func unhandledFiles() throws {
        try writePackage(".target(name: \"App\", exclude: [\"Old\", \"Gone.plugin.json\"])")
        try write([
            "Sources/App/A.swift": "", "Sources/App/Loading.plugin.json": "{}",
            "Sources/App/Old/Error.plugin.json": "{}", "Sources/App/plugingen.json": "{}",
            "plugingen.json":
                #"{ "modules": [{ "name": "App", "descriptions": "Sources/App", "output": "Sources/App/Generated" }] }"#,
        ])
        try #require(try Command.plugingen("generate", in: folder).status == 0)
        try expectProblems(
            [
                #"Package.swift:1:1: warning: SwiftPM warns about files in the target 'App' that no build plugin reads; write in "#
                    + #"this target, after its name, dependencies and path: exclude: ["Old", "Loading.plugin.json", "#
                    + #""plugingen.json"]"#
            ], 0)
        try expectProblems(["Package.swift:1:1: error: SwiftPM warns"], after: "--strict")
    }

    @Test(
        "Reports listed modules without a folder or descriptions, and files that are not up to date"
    )
    func listedModules() throws {
        try write([
            "plugingen.json": """
            { "modules": [
              { "name": "App", "descriptions": "App", "output": "App/Generated" },
              { "name": "Kit", "descriptions": "Kti", "output": "Kit/Generated" },
              { "name": "New", "descriptions": "New", "output": "New/Generated" }
            ] }
            """, "App/Loading.plugin.json": "{}", "App/Error.plugin.json": "{}",
            "App/Banner.plugin.json": "{}", "New/a.txt": "", "Other/Toast.plugin.json": "{}",
        ])
        try #require(try Command.plugingen("generate", "App", in: folder).status == 0)
        try remove("App/Error.plugin.json")
        try remove("App/Generated/BannerViewController.swift")
        try folder.write("mine", to: "App/Generated/LoadingViewController.swift")
        try expectProblems([
            "App/Generated/BannerViewController.swift:1:1: error: this file is missing",
            "App/Generated/ErrorViewController.swift:1:1: error: this file is orphaned: the plugin 'Error' has no",
            "App/Generated/LoadingViewController.swift:1:1: error: this file was edited by hand",
            "Other/Toast.plugin.json:1:1: warning: no listed module has this description",
            "plugingen.json:3:36: error: the folder 'Kti' of the module 'Kit' does not exist; write the path "
                + "from the folder of this file [missing-sources]",
            "plugingen.json:4:36: warning: the module 'New' has no descriptions",
            "To generate the files: plugingen generate --force --prune",
        ])
    }

    @Test("Says what is missing: descriptions, modules, a readable manifest, or Swift")
    func nothing() throws {
        let none = try Command.plugingen("doctor", in: folder)
        expect(none.status, equals: 64)
        expect(
            none.errors.hasPrefix("error: no plugingen.json lists modules here; name the folder of a package\n")
                && none.errors.contains("to list the modules: plugingen init\n"), "\(none.errors)")
        try write(["Shop/plugingen.json": #"{ "modules": [] }"#, "Kit/Package.swift": "let x ="])
        let inner = try Command.plugingen("doctor", in: folder)
        expect(inner.errors.contains("with a list or a package: 'Kit', 'Shop'\n"), "\(inner.errors)")
        try expectProblems(["Kit/Package.swift:1:1: error: SwiftPM cannot read the package"], after: "Kit")
        let missing = try Command.plugingen("doctor", "Kit", in: folder, environment: ["PATH": "/none"])
        expect(missing.errors.contains("Kit/Package.swift:1:1: warning: the program 'swift', which"), "\(missing.text)")
        expect(missing.output.contains("there are no descriptions yet"))
    }
}
