import Foundation
import TestSupport
import Testing

@Suite("plugingen check", .timed)
struct CheckCommandTests {
    private let folder: TemporaryFolder
    private static let controller = "Out/LoadingViewController.swift"

    init() throws {
        folder = try TemporaryFolder()
        for name in ["Loading", "Error"] {
            try folder.write(#"{ "summary": "Shows something." }"#, to: "App/\(name).plugin.json")
        }
        let command = try Command.plugingen("generate", "App", "--output", "Out", in: folder)
        try #require(command.status == 0)
    }

    private func check(_ arguments: String...) throws -> Command {
        try Command.run(
            Repository.plugingen.path(percentEncoded: false),
            ["check", "App", "--output", "Out"] + arguments, in: folder.path)
    }

    /// Runs the command in the last line.
    private func fix(_ command: Command) throws {
        let line = try #require(command.errors.split(separator: "\n").last)
        let prefix = try #require(
            ["To fix this: plugingen ", "To discard the edits: plugingen "].first(where: line.hasPrefix), "\(line)")
        let fixed = try Command.run(
            "sh",
            [
                "-c", "\"$0\" " + line.dropFirst(prefix.count),
                Repository.plugingen.path(percentEncoded: false),
            ], in: folder.path)
        expect(fixed.status, equals: 0, "\(fixed.text)")
    }

    private func edit(_ file: String, _ text: String, to other: String) throws {
        let old = try folder.read(file)
        try #require(old.contains(text))
        try folder.write(old.replacing(text, with: other), to: file)
    }

    @Test("Reports that all files are up to date, and writes nothing")
    func upToDate() throws {
        let before = try folder.modificationDates()
        let command = try check()
        expect(command.status, equals: 0)
        expect(
            command.output,
            equals: """
                up to date      Out/ChildContainment.swift
                up to date      Out/ErrorViewController.swift
                up to date      Out/LoadingViewController.swift

                """)
        expect(command.errors, equals: "")
        expect(try check("--quiet").text, equals: "")
        expect(try folder.modificationDates(), equals: before)
    }

    @Test("Compares the contents of files, not their dates")
    func times() throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: folder.path(of: Self.controller))
        expect(try check().status, equals: 0)
        // An edit that keeps the size and the time.
        let date = try #require(folder.modificationDates()[Self.controller])
        let text = try folder.read(Self.controller)
        let edited = text.replacing("Shows", with: "Hides")
        try #require(edited != text)
        try folder.write(edited, to: Self.controller)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder.path(of: Self.controller))
        expect(try check().status, equals: 3)
    }

    @Test("Reports an out-of-date file in one line, and shows the difference with --diff")
    func outOfDate() throws {
        try folder.write(#"{ "summary": "Shows it." }"#, to: "App/Loading.plugin.json")
        let before = try folder.modificationDates()
        let brief = try check("--diagnostics", "line")
        expect(brief.status, equals: 2)
        expect(
            brief.output,
            equals: """
                up to date      Out/ChildContainment.swift
                up to date      Out/ErrorViewController.swift
                out of date     Out/LoadingViewController.swift  2 lines to add, 2 to remove

                """)
        expect(
            brief.errors,
            equals: """
                Out/LoadingViewController.swift:10:1: error: out of date [out-of-date]
                To see the differences: plugingen check App --output Out --diff
                To fix this: plugingen generate App --output Out

                """)
        let command = try check("--diagnostics", "line", "--diff")
        expect(command.status, equals: 2)
        expect(
            command.errors,
            equals: """
                Out/LoadingViewController.swift:10:1: error: out of date [out-of-date]
                To fix this: plugingen generate App --output Out

                """)
        expect(
            command.output.hasPrefix(
                """
                up to date      Out/ChildContainment.swift
                up to date      Out/ErrorViewController.swift
                out of date     Out/LoadingViewController.swift  2 lines to add, 2 to remove

                --- a/Out/LoadingViewController.swift
                +++ b/Out/LoadingViewController.swift
                @@ -1,13 +1,13 @@
                 // LoadingViewController.swift
                """))
        expect(command.output.contains("\n-/// Shows something.\n+/// Shows it.\n"))
        expect(try folder.modificationDates(), equals: before)
        try fix(command)
        expect(try check().status, equals: 0)
    }

    @Test("Separates states, problems and advice with blank lines")
    func sections() throws {
        try folder.write(#"{ "summary": "Shows it." }"#, to: "App/Loading.plugin.json")
        let command = try check()
        expect(command.errors.hasPrefix("\nOut/LoadingViewController.swift:10:1: error: "))
        expect(command.errors.contains("\n\n1 error\n\nTo see the differences: "))
        expect(try check("--quiet").errors.hasPrefix("Out/LoadingViewController.swift:10:1: "))
    }

    @Test("Reports missing files and a command that creates them")
    func missing() throws {
        try FileManager.default.removeItem(atPath: folder.path(of: "Out"))
        let command = try check("--quiet", "--diagnostics", "line")
        expect(command.status, equals: 2)
        expect(command.output, equals: "")
        expect(command.errors.hasPrefix("Out/ChildContainment.swift:1:1: error: this file is missing [missing-file]\n"))
        expect(!folder.exists("Out"))
        try fix(command)
        expect(try check().status, equals: 0)
    }

    @Test("Reports an edited file at its first edited line, and how to keep or discard the edit")
    func edited() throws {
        try folder.write(#"{ "summary": "Shows it." }"#, to: "App/Error.plugin.json")
        try edit(Self.controller, "\nfinal class", to: "\n// mine\nfinal class")
        let lines = try folder.read(Self.controller).split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex(of: "// mine")) + 1
        let command = try check("--diagnostics", "line", "--diff")
        expect(command.status, equals: 3)
        expect(
            command.errors,
            equals: """
                Out/ErrorViewController.swift:9:1: error: out of date [out-of-date]
                Out/LoadingViewController.swift:\(line):1: error: this file was edited by hand; \
                to keep the edit, change 'Loading.plugin.json', or write in another file: extension \
                LoadingViewController { … }; to run code when the view loads: "hooks": \
                ["viewDidLoad"]; to change all plugins: plugingen templates --eject Templates \
                PluginViewController; '--force' overwrites the file [edited-by-hand]
                To keep the edits, move them as the notes say.
                To discard the edits: plugingen generate App --output Out --force

                """)
        expect(command.output.contains("\nedited by hand  Out/LoadingViewController.swift  1 line to remove\n"))
        expect(command.output.contains("\n-// mine\n"))
        try fix(command)
        expect(try check().status, equals: 0)
    }

    @Test("Reports orphaned files, but not the user's own files")
    func orphaned() throws {
        try FileManager.default.removeItem(atPath: folder.path(of: "App/Error.plugin.json"))
        let mine = [
            "Out/MineViewController.swift": "// Generated by hand\n",
            "Out/Copy.swift": try folder.read(Self.controller),
            "Out/Deep/ErrorViewController.swift": try folder.read("Out/ErrorViewController.swift"),
            "Out/ErrorViewController.txt": try folder.read("Out/ErrorViewController.swift"),
        ]
        for (file, text) in mine { try folder.write(text, to: file) }
        let command = try check("--diagnostics", "line")
        expect(command.status, equals: 2)
        expect(
            command.errors,
            equals: """
                Out/ErrorViewController.swift:1:1: error: this file is orphaned: the plugin \
                'Error' has no description [orphaned]
                To see the differences: plugingen check App --output Out --diff
                To fix this: plugingen generate App --output Out --prune

                """)
        expect(
            try #require(command.output.split(separator: "\n").last).wholeMatch(
                of: /orphaned        Out\/ErrorViewController.swift  \d+ lines to remove/) != nil)
        expect(try check("--diff").output.contains("\n+++ /dev/null\n"))
        try fix(command)
        expect(!folder.exists("Out/ErrorViewController.swift"))
        for (file, text) in mine { expect(try folder.read(file), equals: text) }
        expect(try check().status, equals: 0)
    }

    @Test("Reports all files as orphaned after the last description is removed")
    func allOrphaned() throws {
        for plugin in ["Error", "Loading"] {
            try FileManager.default.removeItem(atPath: folder.path(of: "App/\(plugin).plugin.json"))
        }
        let command = try check("--diagnostics", "line")
        expect(command.status, equals: 2)
        expect(
            command.errors.hasPrefix(
                "Out/ChildContainment.swift:1:1: error: this file is orphaned: the module "
                    + "has no descriptions [orphaned]\n"))
        expect(!command.output.contains("up to date"))
        try fix(command)
        expect(!folder.exists("Out/ChildContainment.swift"))
    }

    /// Hard links imitate a file system that ignores case, on which both names lead to one file.
    @Test("Does not report a file as orphaned if only the case of its name differs")
    func otherCase() throws {
        for item in ["App/Loading.plugin.json", "Out/LoadingViewController.swift"] {
            try FileManager.default.linkItem(
                atPath: folder.path(of: item), toPath: folder.path(of: item.replacing("Loading", with: "LOADING")))
        }
        try FileManager.default.removeItem(atPath: folder.path(of: "App/Loading.plugin.json"))
        let command = try check("--diagnostics", "line")
        expect(command.status, equals: 2)
        expect(command.output.contains("\nout of date     Out/LOADINGViewController.swift  "))
        expect(!command.errors.contains("[orphaned]"), "\(command.errors)")
    }

    @Test("Ignores generated files of descriptions that are not specified")
    func named() throws {
        let command = try Command.plugingen("check", "App/Loading.plugin.json", "--output", "Out", in: folder)
        expect(command.status, equals: 0)
        expect(!command.output.contains("ErrorViewController"))
    }

    @Test("Reports an orphaned file as edited if it was edited by hand")
    func editedOrphaned() throws {
        try FileManager.default.removeItem(atPath: folder.path(of: "App/Error.plugin.json"))
        try edit("Out/ErrorViewController.swift", "\nfinal class", to: "\n// mine\nfinal class")
        let command = try check()
        expect(command.status, equals: 3)
        try fix(command)
        expect(!folder.exists("Out/ErrorViewController.swift"))
    }

    @Test("Reports an invalid description, and does not list files")
    func wrongDescription() throws {
        try folder.write("{ \"placement\": \"topp\" }", to: "App/Error.plugin.json")
        try edit(Self.controller, "\nfinal class", to: "\n// mine\nfinal class")
        let command = try check("--diagnostics", "line")
        expect(command.status, equals: 1)
        expect(command.output, equals: "")
        expect(command.errors.hasPrefix("App/Error.plugin.json:1:16: error: unknown value"))
        expect(!command.errors.contains("To fix this"))
    }

    @Test("Reports a generated file that cannot be read")
    func unreadable() throws {
        try FileManager.default.removeItem(atPath: folder.path(of: Self.controller))
        try folder.write("", to: Self.controller + "/file")
        let command = try check("--diagnostics", "line")
        expect(command.status, equals: 1)
        expect(
            command.errors,
            equals: "Out/LoadingViewController.swift:1:1: error: cannot read: it is a folder [file-access]\n")
    }

    @Test("Ignores line endings that git changed at checkout")
    func lineEndings() throws {
        try edit(Self.controller, "\n", to: "\r\n")
        expect(try check().status, equals: 0)
        try folder.write(#"{ "summary": "Shows it." }"#, to: "App/Loading.plugin.json")
        let command = try check("--diff")
        expect(command.status, equals: 2)
        expect(command.output.contains("\n-/// Shows something.\r\n+/// Shows it.\r\n"))
        try fix(command)
        expect(try check().status, equals: 0)
        let text = try folder.read(Self.controller)
        expect(text.replacing("\r\n", with: "").contains("\n"), equals: false)
    }

    @Test("Prints differences that bring the files up to date when patch applies them")
    func patch() throws {
        try folder.write(#"{ "summary": "Shows it." }"#, to: "App/Loading.plugin.json")
        try edit(Self.controller, "\nfinal class", to: "\n// mine\nfinal class")
        try FileManager.default.moveItem(
            atPath: folder.path(of: "App/Error.plugin.json"), toPath: folder.path(of: "App/Other.plugin.json"))
        try FileManager.default.removeItem(atPath: folder.path(of: "Out/ChildContainment.swift"))
        let command = try check("--diff", "-q")
        expect(command.status, equals: 3)
        expect(command.output.hasPrefix("--- "))
        try folder.write(command.output, to: "change.patch")
        let patch = try Command.run("patch", ["-p1", "-i", "change.patch"], in: folder.path)
        expect(patch.status, equals: 0, "\(patch.text)")
        let second = try check()
        expect(second.status, equals: 0, "\(second.text)")
        expect(try folder.files().filter { $0.hasPrefix("Out/") }.count, equals: 3)
    }

    @Test("Reports the states of files as JSON with --diagnostics json")
    func json() throws {
        try folder.write(#"{ "summary": "Shows it." }"#, to: "App/Loading.plugin.json")
        let command = try check("--diagnostics", "json", "--diff")
        expect(command.status, equals: 2)
        struct Report: Decodable {
            struct File: Decodable {
                let path: String
                let state: String
                let isEdited: Bool
                let line: Int
                let addedLines: Int
                let removedLines: Int
                let difference: String?
            }
            let status: Int
            let files: [File]
            let command: String?
        }
        let report = try JSONDecoder().decode(Report.self, from: Data(command.output.utf8))
        expect(report.status, equals: 2)
        expect(report.files.map(\.state), equals: ["up to date", "up to date", "out of date"])
        expect(report.files.map(\.isEdited), equals: [false, false, false])
        expect(report.files[2].path, equals: Self.controller)
        expect(report.files[2].line, equals: 10)
        expect(report.files[2].difference?.contains("\n+/// Shows it.\n"), equals: true)
        expect(report.files[0].difference, equals: "")
        expect(report.files.map(\.addedLines), equals: [0, 0, 2])
        expect(report.files.map(\.removedLines), equals: [0, 0, 2])
        let brief = try JSONDecoder().decode(Report.self, from: Data(try check("--diagnostics", "json").output.utf8))
        expect(brief.files.allSatisfy { $0.difference == nil })
        expect(report.command, equals: "plugingen generate App --output Out")
        let diagnostics = try JSONSerialization.jsonObject(with: Data(command.errors.utf8))
        expect((diagnostics as? [Any])?.count, equals: 1)
    }

    @Test("Checks generated tests with the specified folder, module and prefix")
    func tests() throws {
        let arguments = [
            "App", "--tests-output", "My Tests", "--module", "App", "--tests-prefix=App",
        ]
        let program = Repository.plugingen.path(percentEncoded: false)
        let missing = try Command.run(program, ["check"] + arguments, in: folder.path)
        expect(missing.status, equals: 2)
        expect(
            missing.errors.hasSuffix(
                "To fix this: plugingen generate App --tests-output 'My Tests' --module App " + "--tests-prefix App\n"))
        try fix(missing)
        expect(try Command.run(program, ["check"] + arguments, in: folder.path).status, equals: 0)
        // Tests of another module in the same folder do not belong to this run.
        _ = try Command.plugingen("generate", "App", "--tests-output", "My Tests", "--module", "Other", in: folder)
        expect(try Command.run(program, ["check"] + arguments, in: folder.path).status, equals: 0)
        try FileManager.default.removeItem(atPath: folder.path(of: "App/Error.plugin.json"))
        let left = try Command.run(program, ["check"] + arguments, in: folder.path)
        expect(left.status, equals: 2)
        expect(left.output.contains("orphaned        My Tests/AppErrorViewControllerTests.swift"))
        expect(!left.output.contains("My Tests/ErrorViewControllerTests.swift"))
    }

    @Test("Quotes paths that begin with a dash so that the printed command works")
    func dashes() throws {
        try folder.copy(folder.path(of: "App"), to: "-it's")
        let command = try Command.plugingen("check", "--output", "New", "--", "-it's", in: folder)
        expect(command.errors.hasSuffix("generate --output New -- '-it'\\''s'\n"))
        try fix(command)
        expect(folder.exists("New/LoadingViewController.swift"))
    }
}
