import Foundation
import TestSupport
import Testing

/// A plugin is renamed by renaming its file, and removed by deleting its file.
@Suite("Renamed and deleted descriptions", .timed)
struct RenamedDescriptionTests {
    private let folder: TemporaryFolder

    /// Writes a module with a plugin that another one and a state show, and generates its files.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            { "modules": [{ "name": "App", "descriptions": "App", "output": "App/Generated",
              "tests": { "output": "Tests/Generated" } }] }
            """, to: "plugingen.json")
        try folder.write(
            """
            {
              "states": { "LoadState": { "loading": "Loading", "failed": "Error" } }
            }
            """, to: "App/plugingen.json")
        try folder.write(#"{ "host": { "while": true } }"#, to: "App/Loading.plugin.json")
        try folder.write(
            """
            {
              "inputs": [{ "name": "message", "type": "String" }],
              "handlers": [{ "name": "retryHandler" }],
              "content": { "stack": [
                { "label": "messageLabel", "text": { "input": "message" } },
                { "button": "retryButton", "title": "Retry", "triggers": "retryHandler" } ],
                "background": "systemBackground" },
              "host": { "recovery": { "message": "message", "retry": "retryHandler", "while": "Loading" } },
            }
            """, to: "App/Error.plugin.json")
        try expectSuccess("generate")
    }

    private func plugingen(_ arguments: String...) throws -> Command {
        try Command.run(
            Repository.plugingen.path(percentEncoded: false), arguments + ["--diagnostics", "line"], in: folder.path)
    }

    private func expectSuccess(
        _ arguments: String..., sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let command = try Command.run(Repository.plugingen.path(percentEncoded: false), arguments, in: folder.path)
        expect(command.status, equals: 0, "\(command.text)", sourceLocation: sourceLocation)
    }

    private func replace(_ text: String, with new: String, in file: String) throws {
        try folder.write(folder.read(file).replacing(text, with: new), to: file)
    }

    /// The lines that report the old name.
    private static let references = """
        App/Error.plugin.json:8:83: error: unknown plugin 'Loading'; 'plugingen new Loading \
        --directory App' writes one [unknown-plugin]
        App/plugingen.json:2:41: error: unknown plugin 'Loading'; 'plugingen new Loading \
        --directory App' writes one [unknown-plugin]

        """

    @Test("validate lists each reference to the old name with its place, and nothing is written")
    func references() throws {
        try FileManager.default.moveItem(
            atPath: folder.path(of: "App/Loading.plugin.json"), toPath: folder.path(of: "App/Busy.plugin.json"))
        let files = try folder.files()
        for arguments in [["validate"], ["generate", "--prune"], ["check"]] {
            let command = try Command.run(
                Repository.plugingen.path(percentEncoded: false),
                arguments + ["--diagnostics", "line"], in: folder.path)
            expect(command.status, equals: 1)
            expect(command.errors, equals: Self.references, "\(arguments)")
        }
        expect(try folder.files(), equals: files)
    }

    @Test("generate --prune replaces the files of a renamed plugin once its references are changed")
    func renamed() throws {
        try FileManager.default.moveItem(
            atPath: folder.path(of: "App/Loading.plugin.json"), toPath: folder.path(of: "App/Busy.plugin.json"))
        try replace(#""while": "Loading""#, with: #""while": "Busy""#, in: "App/Error.plugin.json")
        try replace(#""loading": "Loading""#, with: #""loading": "Busy""#, in: "App/plugingen.json")
        try expectSuccess("validate")
        let check = try plugingen("check")
        expect(check.status, equals: 2)
        for line in [
            "missing         App/Generated/BusyViewController.swift",
            "orphaned        App/Generated/LoadingViewController.swift",
            "orphaned        Tests/Generated/LoadingViewControllerTests.swift",
        ] { expect(check.output.contains(line), "\(check.output)") }
        try expectSuccess("generate", "--prune")
        try expectSuccess("check")
        let names = try folder.files().filter { $0.contains("/Generated/") }
        expect(!names.contains { $0.contains("Loading") })
        expect(names.contains("Tests/Generated/BusyViewControllerTests.swift"))
    }

    @Test("A deleted plugin leaves the same references, and generate --prune removes its files")
    func deleted() throws {
        try FileManager.default.removeItem(atPath: folder.path(of: "App/Loading.plugin.json"))
        let validation = try plugingen("validate")
        expect(validation.status == 1 && validation.errors == Self.references)
        try replace(#", "while": "Loading""#, with: "", in: "App/Error.plugin.json")
        try replace(#""loading": "Loading", "#, with: "", in: "App/plugingen.json")
        try expectSuccess("validate")
        let generation = try plugingen("generate", "--prune")
        expect(generation.status, equals: 0, "\(generation.text)")
        expect(
            generation.output.contains(
                """
                removed App/Generated/LoadingViewController.swift
                removed Tests/Generated/LoadingViewControllerTests.swift

                """), "\(generation.output)")
        try expectSuccess("check")
    }

    @Test("A generated file that was edited by hand is not removed with its plugin")
    func edited() throws {
        let file = "App/Generated/LoadingViewController.swift"
        try folder.write(folder.read(file) + "// mine\n", to: file)
        try FileManager.default.removeItem(atPath: folder.path(of: "App/Loading.plugin.json"))
        try replace(#", "while": "Loading""#, with: "", in: "App/Error.plugin.json")
        try replace(#""loading": "Loading", "#, with: "", in: "App/plugingen.json")
        let generation = try plugingen("generate", "--prune")
        expect(generation.status, equals: 1)
        expect(generation.errors.contains("[edited-by-hand]"), "\(generation.errors)")
        expect(folder.exists(file))
    }
}
