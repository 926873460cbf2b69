import Foundation
import TestSupport
import Testing

/// Commands for modules whose shared code is in a module of the same list.
@Suite("Modules with an engine in plugingen.json", .timed)
struct EngineModulesTests {
    private let folder: TemporaryFolder

    /// Writes an engine without descriptions, and a module that uses it.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            {
              "modules": [
                { "name": "AppSupport", "descriptions": "AppSupport", "output": "AppSupport/Generated" },
                { "name": "Feed", "descriptions": "Feed", "output": "Feed/Generated",
                  "tests": { "output": "FeedTests/Generated" } },
              ]
            }
            """, to: "plugingen.json")
        try folder.write(
            #"{ "providesEngine": "package", "names": { "add": "embed" } }"#,
            to: "AppSupport/plugingen.json")
        try folder.write("{}", to: "Feed/Loading.plugin.json")
        try folder.write(#"{ "engine": "AppSupport" }"#, to: "Feed/plugingen.json")
    }

    @Test("are validated, generated and checked, with the names of the engine's methods")
    func commands() throws {
        let validation = try Command.plugingen("validate", in: folder)
        expect(validation.output, equals: "1 description is valid\n", "\(validation.text)")
        let generation = try Command.plugingen("generate", in: folder)
        expect(generation.status, equals: 0, "\(generation.text)")
        expect(
            try folder.files().filter { $0.hasSuffix(".swift") }.sorted(),
            equals: [
                "AppSupport/Generated/ChildContainment.swift",
                "Feed/Generated/LoadingViewController.swift",
                "FeedTests/Generated/LoadingViewControllerTests.swift",
                "FeedTests/Generated/PluginTestSupport.swift",
            ])
        let controller = try folder.read("Feed/Generated/LoadingViewController.swift")
        expect(controller.contains("        embed(loadingViewController, in: nil)\n"))
        expect(try Command.plugingen("check", in: folder).status, equals: 0)
    }

    @Test("are compared alike by check and doctor")
    func comparison() throws {
        func expectState(
            _ state: String, of path: String,
            sourceLocation: Testing.SourceLocation = #_sourceLocation
        ) throws {
            for command in ["check", "doctor"] {
                let run = try Command.plugingen(command, "--diagnostics", "line", in: folder)
                expect(
                    run.errors.contains(path) && run.errors.contains(": error: \(state)"),
                    "\(run.text)", sourceLocation: sourceLocation)
            }
        }
        expect(try Command.plugingen("generate", in: folder).status, equals: 0)
        let shared = "AppSupport/Generated/ChildContainment.swift"
        expect(try Command.plugingen("doctor", in: folder).errors, equals: "")
        try FileManager.default.removeItem(atPath: folder.path(of: shared))
        try expectState("this file is missing", of: shared)
        expect(try Command.plugingen("generate", in: folder).status, equals: 0)
        try folder.write(
            #"{ "providesEngine": "package", "names": { "add": "insert" } }"#,
            to: "AppSupport/plugingen.json")
        try expectState("out of date", of: shared)
        try expectState("out of date", of: "FeedTests/Generated/PluginTestSupport.swift")
        try folder.write(folder.read(shared) + "// mine\n", to: shared)
        try expectState("this file was edited by hand", of: shared)
    }

    @Test("have their mistakes reported by the doctor")
    func mistakeInEngine() throws {
        try folder.write(#"{ "providesEngine": "all" }"#, to: "AppSupport/plugingen.json")
        let doctor = try Command.plugingen("doctor", "--diagnostics", "line", in: folder)
        expect(doctor.errors.contains("AppSupport/plugingen.json:1:21: error: "), "\(doctor.errors)")
    }

    @Test("lose the shared file that they had, and get it back without the engine")
    func change() throws {
        try folder.write("{}", to: "Feed/plugingen.json")
        expect(try Command.plugingen("generate", "Feed", in: folder).status, equals: 0)
        try folder.write(#"{ "engine": "AppSupport" }"#, to: "Feed/plugingen.json")
        let check = try Command.plugingen("check", "Feed", in: folder)
        expect(check.status, equals: 2)
        expect(
            check.errors.contains(
                "Feed/Generated/ChildContainment.swift:1:1: error: this file is orphaned: "
                    + "the other files replace it"), "\(check.errors)")
        expect(try Command.plugingen("generate", "Feed", "--prune", in: folder).status, equals: 0)
        expect(!folder.exists("Feed/Generated/ChildContainment.swift"))

        try folder.write("{}", to: "Feed/plugingen.json")
        expect(try Command.plugingen("generate", "Feed", "--prune", in: folder).status, equals: 0)
        expect(folder.exists("FeedTests/Generated/PluginTestSupport.swift"))
        expect(try Command.plugingen("check", "Feed", in: folder).status, equals: 0)
    }

    @Test("lose the file with their own colors when these are removed")
    func removedColors() throws {
        let path = "Feed/Generated/PluginAppearance.swift"
        try folder.write(
            ##"{ "engine": "AppSupport", "appearance": { "colors": { "ink": { "light": "#000000" } } } }"##,
            to: "Feed/plugingen.json")
        expect(try Command.plugingen("generate", "Feed", in: folder).status, equals: 0)
        expect(folder.exists(path))
        try folder.write(#"{ "engine": "AppSupport" }"#, to: "Feed/plugingen.json")
        let check = try Command.plugingen("check", "Feed", in: folder)
        expect(check.status, equals: 2)
        expect(
            check.errors.contains("\(path):1:1: error: this file is orphaned: the other files replace it"),
            "\(check.errors)")
        expect(try Command.plugingen("generate", "Feed", "--prune", in: folder).status, equals: 0)
        expect(!folder.exists(path))
    }

    @Test("are reported if the engine does not provide its code, or has the same configuration")
    func mistakes() throws {
        try folder.write("{}", to: "AppSupport/plugingen.json")
        try folder.write("{}", to: "AppSupport/Other.plugin.json")
        let missing = try Command.plugingen("validate", "Feed", in: folder)
        expect(missing.status, equals: 1)
        expect(
            missing.errors.hasPrefix(
                "Feed/plugingen.json:1:13: error: the module 'AppSupport' does not provide an engine "),
            "\(missing.errors)")
        try folder.write(#"{ "engine": "Feed" }"#, to: "Feed/plugingen.json")
        let own = try Command.plugingen("check", "Feed", in: folder)
        expect(
            own.errors.hasPrefix("Feed/plugingen.json:1:13: error: this is the configuration of 'Feed' too, "),
            "\(own.errors)")
    }
}
