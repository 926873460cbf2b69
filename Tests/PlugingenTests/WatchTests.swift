import Foundation
import TestSupport
import Testing

@Suite("plugingen generate --watch", .timed)
struct WatchTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("{}", to: "App/Loading.plugin.json")
    }

    /// Replaces a file atomically, as editors do.
    private func replace(_ item: String, with text: String) throws {
        try Data(text.utf8).write(to: URL(filePath: folder.path(of: item)), options: .atomic)
    }

    private func start(_ arguments: String...) throws -> RunningProgram {
        try RunningProgram(
            ["generate", "App", "--output", "Out", "--watch", "--diagnostics", "line"] + arguments, in: folder)
    }

    private func expectEnd(_ program: RunningProgram, with signal: Int32 = SIGINT) throws {
        let end = try #require(try program.end(with: signal))
        expect(end.status, equals: 0)
        expect(!end.isBySignal)
    }

    @Test("Generates at the start and when a description or the configuration changes")
    func events() throws {
        let program = try start()
        try program.waitForOutput("2 written, 0 unchanged\nwatching; Ctrl-C ends it\n")

        try replace("App/Loading.plugin.json", with: #"{ "summary": "Shows it." }"#)
        try program.waitForOutput("\nApp/Loading.plugin.json changed: 1 written, 1 unchanged\n")
        expect(try folder.read("Out/LoadingViewController.swift").contains("/// Shows it."))

        try replace("App/Error.plugin.json", with: "{}")
        try program.waitForOutput("\nApp/Error.plugin.json added: 1 written, 2 unchanged\n")

        try replace("App/plugingen.json", with: #"{ "prefix": "ABC" }"#)
        try program.waitForOutput("\nApp/plugingen.json added: 2 written, 1 unchanged\n")
        expect(try folder.read("Out/ErrorViewController.swift").contains("class ABCErrorView"))

        try FileManager.default.removeItem(atPath: folder.path(of: "App/plugingen.json"))
        try program.waitForOutput("\nApp/plugingen.json removed: 2 written, 1 unchanged\n")

        try FileManager.default.moveItem(
            atPath: folder.path(of: "App/Error.plugin.json"), toPath: folder.path(of: "App/Other.plugin.json"))
        try program.waitForOutput("\nApp/Error.plugin.json renamed to App/Other.plugin.json: 1 written, 2 unchanged\n")
        expect(try program.errors.contains("Out/ErrorViewController.swift:1:1: warning: "))
        try expectEnd(program)
    }

    @Test("Removes orphaned files with '--prune'")
    func prune() throws {
        try folder.write("{}", to: "App/Error.plugin.json")
        let program = try start("--prune")
        try program.waitForOutput("watching")
        try FileManager.default.removeItem(atPath: folder.path(of: "App/Error.plugin.json"))
        try program.waitForOutput("\nApp/Error.plugin.json removed: 0 written, 1 removed, 2 unchanged\n")
        expect(!folder.exists("Out/ErrorViewController.swift"))
        try expectEnd(program)
    }

    @Test("Reports mistakes, writes nothing, and continues when they are fixed")
    func recovers() throws {
        let program = try start()
        try program.waitForOutput("watching")
        let before = try folder.read("Out/LoadingViewController.swift")

        // A file that another program has begun to write looks like this.
        try replace("App/Loading.plugin.json", with: "")
        try program.waitForOutput("\nApp/Loading.plugin.json changed: 1 error\n")
        try replace("App/Loading.plugin.json", with: "{ \"summary\": \"Shows")
        let line = "App/Loading.plugin.json changed: 1 error\n"
        try program.waitForOutput("\n" + line + line)
        expect(try folder.read("Out/LoadingViewController.swift"), equals: before)

        try replace("App/Loading.plugin.json", with: "{ \"summary\": \"Shows it.\" }")
        try program.waitForOutput("\nApp/Loading.plugin.json changed: 1 written, 1 unchanged\n")
        expect(try program.errors.contains("App/Loading.plugin.json:1:1: error: the file holds"))
        expect(try folder.read("Out/LoadingViewController.swift") != before)
        try expectEnd(program, with: SIGTERM)
    }

    @Test("Continues while the configuration is broken or lists no modules")
    func brokenConfiguration() throws {
        let list = #"{ "modules": [{ "name": "App", "descriptions": "App", "output": "Out" }] }"#
        try folder.write(list, to: "plugingen.json")
        let program = try RunningProgram(["generate", "--watch", "--diagnostics", "line"], in: folder)
        try program.waitForOutput("watching")
        try replace("plugingen.json", with: "{")
        try program.waitForOutput(" and 1 more: 1 error\n")
        try replace("plugingen.json", with: "{}")
        expect(try program.waitUntil { try program.errors.contains("no plugingen.json lists modules here") })
        try replace("plugingen.json", with: list)
        try program.waitForOutput(" and 1 more: 0 written, 2 unchanged\n")
        try replace("App/Loading.plugin.json", with: #"{ "summary": "Shows it." }"#)
        try program.waitForOutput("Loading.plugin.json changed: 1 written, 1 unchanged\n")
        try expectEnd(program)
    }

    @Test("Starts even if there are errors, and does not overwrite edited files")
    func beginsWithErrors() throws {
        try FileManager.default.removeItem(atPath: folder.path(of: "App/Loading.plugin.json"))
        try folder.write("mine", to: "Out/LoadingViewController.swift")
        let program = try start()
        try program.waitForOutput("watching")
        expect(try program.errors.contains("App:1:1: error: this folder holds no description"))

        try replace("App/Loading.plugin.json", with: "{}")
        try program.waitForOutput("App/Loading.plugin.json added: 1 error\n")
        expect(try folder.read("Out/LoadingViewController.swift"), equals: "mine")

        try FileManager.default.removeItem(atPath: folder.path(of: "Out/LoadingViewController.swift"))
        try replace("App/Loading.plugin.json", with: "{ }")
        try program.waitForOutput("\nApp/Loading.plugin.json changed: 2 written, 0 unchanged\n")
        try expectEnd(program)
    }
}
