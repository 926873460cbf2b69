import Foundation
import TestSupport
import Testing

/// How `plugingen generate` treats edited and orphaned files.
@Suite("plugingen generate with edited or orphaned files", .timed)
struct OverwritingTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in ["Loading", "Error", "Empty"] {
            try folder.write(#"{ "summary": "Shows something." }"#, to: "App/\(name).plugin.json")
        }
        try #require(generate().status == 0)
    }

    private func generate(_ arguments: String...) throws -> Command {
        try Command.run(
            Repository.plugingen.path(percentEncoded: false),
            ["generate", "App", "--output", "Out", "--diagnostics", "line"] + arguments, in: folder.path)
    }

    private func edit(_ name: String) throws {
        let file = "Out/\(name)ViewController.swift"
        let old = try folder.read(file)
        try folder.write(
            old.replacing("\nfinal class", with: "\n// mine\nfinal class"), to: file)
        try #require(try folder.read(file) != old)
    }

    private func contents() throws -> [String: String] {
        var contents: [String: String] = [:]
        for file in try folder.files() { contents[file] = try folder.read(file) }
        return contents
    }

    @Test("Reports all edited files with their lines in one run, and writes nothing")
    func refuses() throws {
        for name in ["Loading", "Error"] { try edit(name) }
        try folder.write("mine", to: "Out/ChildContainment.swift")
        try folder.write(#"{ "summary": "Shows it." }"#, to: "App/Empty.plugin.json")
        let before = try contents()
        let command = try generate()
        expect(command.status, equals: 1)
        expect(command.output, equals: "")
        expect(
            command.errors,
            equals: """
                Out/ChildContainment.swift:1:1: error: this file was edited by hand: it does not \
                begin with the header of a generated file; move it to another folder to keep it; \
                '--force' overwrites the file [edited-by-hand]
                Out/ErrorViewController.swift:11:1: error: this file was edited by hand; to keep the edit, change \
                'Error.plugin.json', or write in another file: extension ErrorViewController { … }; to run \
                code when the view loads: "hooks": ["viewDidLoad"]; to change all plugins: plugingen \
                templates --eject Templates PluginViewController; '--force' overwrites the file \
                [edited-by-hand]
                Out/LoadingViewController.swift:12:1: error: this file was edited by hand; to keep the edit, change \
                'Loading.plugin.json', or write in another file: extension LoadingViewController { … }; to run \
                code when the view loads: "hooks": ["viewDidLoad"]; to change all plugins: plugingen \
                templates --eject Templates PluginViewController; '--force' overwrites the file \
                [edited-by-hand]

                """)
        expect(try contents(), equals: before)
    }

    @Test("Overwrites edited files with '--force'")
    func force() throws {
        let before = try contents()
        try edit("Loading")
        try folder.write("mine", to: "Out/ChildContainment.swift")
        let command = try generate("--force")
        expect(command.status, equals: 0)
        expect(command.errors, equals: "")
        expect(
            command.output,
            equals: """
                wrote Out/ChildContainment.swift
                wrote Out/LoadingViewController.swift
                2 written, 2 unchanged

                """)
        expect(try contents(), equals: before)
    }

    @Test("Overwrites a source of the target only with '--force'")
    func forceInTarget() throws {
        let arguments = ["generate", "--output", "App", "--diagnostics", "line"]
        let program = Repository.plugingen.path(percentEncoded: false)
        try folder.write("class Mine {}", to: "App/LoadingViewController.swift")
        let refused = try Command.run(program, arguments + ["App"], in: folder.path)
        expect(refused.status, equals: 1)
        expect(refused.errors.contains("[edited-by-hand]"))
        expect(try folder.read("App/LoadingViewController.swift"), equals: "class Mine {}")
        let forced = try Command.run(program, arguments + ["App", "--force"], in: folder.path)
        expect(forced.status, equals: 0, "\(forced.text)")
        expect(try folder.read("App/LoadingViewController.swift") != "class Mine {}")
    }

    @Test("Warns about orphaned files, and removes them with '--prune'")
    func prune() throws {
        try FileManager.default.removeItem(atPath: folder.path(of: "App/Error.plugin.json"))
        let warned = try generate()
        expect(warned.status, equals: 0)
        expect(
            warned.errors,
            equals: """
                Out/ErrorViewController.swift:1:1: warning: this file is orphaned: the plugin \
                'Error' has no description; '--prune' removes it [orphaned]

                """)
        expect(folder.exists("Out/ErrorViewController.swift"))

        let pruned = try generate("--prune")
        expect(pruned.status, equals: 0)
        expect(pruned.errors, equals: "")
        expect(pruned.output, equals: "removed Out/ErrorViewController.swift\n0 written, 1 removed, 3 unchanged\n")
        expect(!folder.exists("Out/ErrorViewController.swift"))
        expect(try generate().text, equals: "0 written, 3 unchanged\n")
    }

    @Test("'--prune' removes all generated files after the last description is deleted")
    func pruneLast() throws {
        let files = try contents().keys.filter { $0.hasPrefix("Out/") }
        for plugin in ["Empty", "Error", "Loading"] {
            try FileManager.default.removeItem(atPath: folder.path(of: "App/\(plugin).plugin.json"))
        }
        try folder.write("mine", to: "Out/Mine.swift")
        let refused = try generate()
        expect(refused.status, equals: 1)
        expect(refused.errors.contains("error: this folder holds no description"))
        expect(
            refused.errors.contains(
                "Out/ChildContainment.swift:1:1: warning: this file is orphaned: the module "
                    + "has no descriptions; '--prune' removes it [orphaned]\n"))
        for file in files { expect(folder.exists(file)) }

        let pruned = try generate("--prune")
        expect(pruned.status, equals: 0)
        expect(pruned.errors, equals: "")
        expect(pruned.output.hasSuffix("0 written, 4 removed, 0 unchanged\n"))
        for file in files { expect(!folder.exists(file)) }
        expect(folder.exists("Out/Mine.swift"))
        expect(try generate("--prune").status, equals: 1)
    }

    @Test("'--prune' removes edited files only with '--force'")
    func pruneEdited() throws {
        try FileManager.default.removeItem(atPath: folder.path(of: "App/Error.plugin.json"))
        try edit("Error")
        let refused = try generate("--prune")
        expect(refused.status, equals: 1)
        expect(refused.errors.contains("'--force' removes the file [edited-by-hand]"))
        expect(folder.exists("Out/ErrorViewController.swift"))
        expect(try generate("--prune", "--force").status, equals: 0)
        expect(!folder.exists("Out/ErrorViewController.swift"))
    }

    @Test("'--prune' does not remove or follow symbolic links")
    func links() throws {
        try FileManager.default.removeItem(atPath: folder.path(of: "App/Error.plugin.json"))
        let file = "Out/ErrorViewController.swift"
        try folder.copy(folder.path(of: file), to: "Elsewhere/ErrorViewController.swift")
        try FileManager.default.moveItem(atPath: folder.path(of: file), toPath: folder.path(of: "Kept.swift"))
        try FileManager.default.createSymbolicLink(atPath: folder.path(of: file), withDestinationPath: "../Kept.swift")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path(of: "Out/Linked"), withDestinationPath: "../Elsewhere")
        let command = try generate("--prune")
        expect(command.status, equals: 0)
        expect(command.errors, equals: "")
        expect(folder.exists(file))
        expect(folder.exists("Kept.swift"))
        expect(folder.exists("Elsewhere/ErrorViewController.swift"))
    }
}
