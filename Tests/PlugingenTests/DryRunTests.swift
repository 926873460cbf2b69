import Foundation
import TestSupport
import Testing

@Suite("--dry-run", .timed)
struct DryRunTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder("dry λ")
        for name in ["Loading", "Error"] {
            try folder.write(#"{ "summary": "Shows something." }"#, to: "App/\(name).plugin.json")
        }
    }

    private func generate(_ arguments: String...) throws -> Command {
        try Command.run(
            Repository.plugingen.path(percentEncoded: false),
            ["generate", "App", "--output", "Some Out"] + arguments, in: folder.path)
    }

    @Test("Lists files that would be written, changed and removed, and writes nothing")
    func summary() throws {
        let first = try generate("--dry-run")
        expect(first.status, equals: 0)
        expect(
            first.output,
            equals: """
                would write Some Out/ChildContainment.swift
                would write Some Out/ErrorViewController.swift
                would write Some Out/LoadingViewController.swift
                would be: 3 written, 0 unchanged

                """)
        expect(!folder.exists("Some Out"))
        _ = try generate()
        try folder.write(#"{ "summary": "Shows it." }"#, to: "App/Loading.plugin.json")
        try FileManager.default.removeItem(atPath: folder.path(of: "App/Error.plugin.json"))
        let before = try folder.modificationDates()
        let second = try generate("--dry-run", "--prune")
        expect(
            second.output,
            equals: """
                would change Some Out/LoadingViewController.swift
                would remove Some Out/ErrorViewController.swift
                would be: 1 written, 1 removed, 1 unchanged

                """)
        expect(try folder.modificationDates(), equals: before)
    }

    @Test("Rejects a run that would overwrite an edited file")
    func refusals() throws {
        try folder.write("mine", to: "Some Out/LoadingViewController.swift")
        let command = try generate("--dry-run", "--diff")
        expect(command.status, equals: 1)
        expect(command.output, equals: "")
        expect(command.errors.contains("[edited-by-hand]"))
    }

    @Test("Prints differences of new, changed and removed files that patch can apply")
    func difference() throws {
        for step in 1...2 {
            let command = try generate("--diff", "--prune")
            expect(command.status, equals: 0)
            expect(try generate("--diff", "--prune", "--dry-run").output, equals: command.output)
            expect(folder.exists("Some Out"), equals: (step == 2))
            try folder.write(command.output, to: "change.patch")
            let patch = try Command.run("patch", ["-p1", "-i", "change.patch"], in: folder.path)
            expect(patch.status, equals: 0, "\(patch.text)")
            let after = try generate()
            expect(after.output, equals: "0 written, \(step == 1 ? 3 : 2) unchanged\n")
            expect(after.errors, equals: "")
            try folder.write(#"{ "summary": "Shows it." }"#, to: "App/Loading.plugin.json")
            if step == 1 {
                try FileManager.default.removeItem(
                    atPath: folder.path(of: "App/Error.plugin.json"))
            }
        }
    }

    @Test("Lists the files that 'new' would create, and shows them with --diff")
    func newPlugin() throws {
        let words = ["new", "Banner", "--directory", "New", "--tests", "T", "--module", "App"]
        let program = Repository.plugingen.path(percentEncoded: false)
        let dry = try Command.run(program, words + ["--dry-run"], in: folder.path)
        expect(dry.status, equals: 0)
        expect(dry.output, equals: "would write New/Banner.plugin.json\nwould write T/BannerPluginTests.swift\n")
        expect(!folder.exists("New"))
        let shown = try Command.run(program, words + ["--diff"], in: folder.path)
        expect(shown.output.hasPrefix(dry.output + "\n--- /dev/null\n"))
        expect(!folder.exists("New"))
        try folder.write(shown.output, to: "change.patch")
        let patch = try Command.run("patch", ["-p1", "-i", "change.patch"], in: folder.path)
        expect(patch.status, equals: 0, "\(patch.text)")
        let patched = try ["New/Banner.plugin.json", "T/BannerPluginTests.swift"].map(folder.read)
        let repeated = try Command.run(program, words + ["--dry-run"], in: folder.path)
        expect(repeated.output, equals: "unchanged New/Banner.plugin.json\nunchanged T/BannerPluginTests.swift\n")
        // An existing file with other contents is rejected, as it is without --dry-run.
        try folder.write("{}", to: "New/Banner.plugin.json")
        let refused = try Command.run(program, words + ["--dry-run"], in: folder.path)
        expect(refused.status, equals: 1)
        expect(refused.errors.contains("file already exists"))
        for item in ["New", "T"] {
            try FileManager.default.removeItem(atPath: folder.path(of: item))
        }
        expect(try Command.run(program, words, in: folder.path).status, equals: 0)
        expect(try ["New/Banner.plugin.json", "T/BannerPluginTests.swift"].map(folder.read), equals: patched)
    }

    @Test(
        "Rejects --dry-run and --diff together with --watch",
        arguments: [
            (
                ["generate", "--output", "x", "--watch", "--dry-run"],
                "'--watch' writes files, and '--dry-run' does not; use one of them"
            ),
            (
                ["generate", "--output", "x", "--watch", "--diff"],
                "'--watch' writes files, and '--diff' does not; use one of them"
            ),
        ])
    func misuse(words: [String], message: String) throws {
        let command = try Command.run(Repository.plugingen.path(percentEncoded: false), words, in: folder.path)
        expect(command.status, equals: 64)
        expect(command.errors.hasPrefix("error: \(message)\n"))
    }
}
