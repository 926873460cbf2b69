import Foundation
import TestSupport
import Testing

@Suite("plugingen templates", .timed)
struct TemplatesCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
    }

    @Test("Templates that a killed run has copied do not keep the next run from copying the rest")
    func completesCopies() throws {
        let folder = try TemporaryFolder()
        let arguments = ["templates", "--eject", "T", "--all"]
        func eject() throws -> Command {
            try Command.run(Repository.plugingen.path(percentEncoded: false), arguments, in: folder.path)
        }
        expect(try eject().status, equals: 0)
        let files = try folder.files()
        for file in files.prefix(3) {
            try FileManager.default.removeItem(atPath: folder.path(of: file))
        }
        try folder.write("", to: "T/.plugingen-1-0.temporary")
        expect(try eject().status, equals: 0)
        expect(try folder.files(), equals: files)
        let again = try eject()
        expect(again.status, equals: 0)
        expect(again.output.hasPrefix("unchanged T/"), "\(again.text)")
        try folder.write("mine", to: files[0])
        expect(try eject().status, equals: 1)
    }

    @Test("Lists each built-in template with its purpose on one line")
    func list() throws {
        let command = try Command.plugingen("templates", in: folder)
        expect(command.status == 0 && command.errors == "")
        let lines = command.output.split(separator: "\n").map(String.init)
        expect(lines.map { String($0.prefix { $0 != " " }) }, equals: try builtInNames())
        for (name, summary) in [
            ("PluginViewController", "NAMEViewController.swift for each plugin"),
            ("PluginTestSupport", "PluginTestSupport.swift for each module's tests"),
            ("Runtime/Kernel/PluginClock", "Swift in ChildContainment.swift"),
            ("Runtime/Parts/PluginQueue", "Swift in ChildContainment.swift, if a plugin needs it"),
        ] {
            expect(
                lines.contains { $0.hasPrefix("\(name) ") && $0.hasSuffix("  \(summary)") },
                "\(name)")
        }
    }

    @Test("Lists overridden templates, and the files of custom templates")
    func listOfOwn() throws {
        try folder.write(#"{ "templates": "Mine" }"#, to: "plugingen.json")
        for name in [
            "PluginHosts", "Part", "{{plugin}}View.swift", "All.swift",
            "Tests/My{{plugin}}Tests.swift",
            "Tests/AllTests.swift",
        ] {
            try folder.write("", to: "Mine/\(name).mustache")
        }
        let named = try Command.plugingen("templates", in: folder)
        let given = try Command.plugingen("templates", "--templates", "Mine/", in: folder)
        let lines = named.output.split(separator: "\n").map(String.init)
        expect(
            lines.first { $0.hasPrefix("PluginHosts ") }?.hasSuffix(
                "with protocols of hosts (overridden by Mine/PluginHosts.mustache)"), equals: true)
        let custom = lines.drop { !$0.hasPrefix("All.swift") }
        expect(
            custom.map { line in line.replacing(#/ {2,}/#, with: ": ") },
            equals: [
                "All.swift: All.swift for each module (custom: Mine/All.swift.mustache)",
                "Part: not used (custom: Mine/Part.mustache)",
                "Tests/AllTests.swift: AllTests.swift for each module's tests "
                    + "(custom: Mine/Tests/AllTests.swift.mustache)",
                "Tests/My{{plugin}}Tests.swift: MyNAMETests.swift for each plugin's tests "
                    + "(custom: Mine/Tests/My{{plugin}}Tests.swift.mustache)",
                "{{plugin}}View.swift: NAMEView.swift for each plugin "
                    + "(custom: Mine/{{plugin}}View.swift.mustache)",
            ])
        expect(given.output, equals: named.output)
    }

    @Test(
        "Copied templates generate the same bytes as the built-in templates",
        arguments: ["Hosts", "Keys", "TestFrameworks", "Configured", "Content"])
    func ejectedTemplates(module: String) throws {
        try folder.copy(DescribedModule.named(module).path, to: "In")
        let eject = try Command.plugingen(
            "templates", "--eject", "Mine", "--all", "--configuration", configuration(), in: folder)
        expect(eject.status, equals: 0, "\(eject.text)")
        expect(eject.output.matches(of: /wrote Mine\/.*\n/).count, equals: try builtInNames().count)
        for output in ["Plain", "Own"] {
            let command = try Command.run(
                Repository.plugingen.path(percentEncoded: false),
                [
                    "generate", "In", "--output", output, "--tests-output", output + "Tests",
                    "--module", "App", "--configuration", configuration(),
                ] + (output == "Own" ? ["--templates", "Mine"] : []), in: folder.path)
            expect(command.status == 0 && command.errors == "", "\(command.text)")
        }
        for tests in ["", "Tests"] {
            let files = try folder.files().filter { $0.hasPrefix("Plain\(tests)/") }
            expect(files.count > 2)
            for file in files {
                expect(try folder.read(file), equals: try folder.read("Own" + file.dropFirst("Plain".count)))
            }
        }
    }

    @Test("A copy of a runtime file replaces that part of the shared code")
    func ejectedRuntimeFile() throws {
        try folder.copy(Repository.path("Templates", "Starters", "Banner.plugin.json"), to: "In/Banner.plugin.json")
        let name = "Runtime/Parts/PluginTimer"
        let eject = try Command.plugingen("templates", "--eject", "Mine", name, in: folder)
        expect(eject.output.hasPrefix("wrote Mine/\(name).swift.template\n"))
        let text = try folder.read("Mine/\(name).swift.template")
        expect(text.hasPrefix("// Made from \(name) of plugingen "))
        func generate() throws -> Command {
            try Command.plugingen("generate", "In", "--output", "Out", "--templates", "Mine", in: folder)
        }

        try folder.write(
            text.replacing(
                "/// Removes a visible plugin", with: "/// Mine: removes a visible plugin"),
            to: "Mine/\(name).swift.template")
        expect(try generate().errors, equals: "")
        let shared = try folder.read("Out/ChildContainment.swift")
        expect(shared.contains("\n\n/// Mine: removes a visible plugin"))
        expect(!shared.contains("Made from") && !shared.contains("package "))

        try folder.write(
            text.replacing(/fingerprint \w+/, with: "fingerprint 0123456789abcdef"), to: "Mine/\(name).swift.template")
        expect(try generate().errors.contains("PluginTimer.swift.template:1:1: warning: "))
        try folder.write("", to: "Mine/Runtime/Parts/PluginTimr.swift.template")
        expect(try generate().errors.contains("[unused-template]"))
    }

    /// Returns the names of the templates and runtime files of the repository, sorted.
    private func builtInNames() throws -> [String] {
        let templates = try Repository.files(in: "Templates", withSuffix: ".mustache")
            .map { $0.dropFirst("Templates/".count).dropLast(".mustache".count) }
        let runtime = try Repository.files(in: "Templates/Runtime", withSuffix: ".swift")
            .map { $0.dropFirst("Templates/".count).dropLast(".swift".count) }
            .filter { $0 != "Runtime/Frameworks" }
        return (templates + runtime).map(String.init).sorted()
    }

    /// Returns the path of the copied module's configuration, or of an empty one.
    private func configuration() throws -> String {
        if folder.exists("In/plugingen.json") { return "In/plugingen.json" }
        try folder.write("{}", to: "Default/plugingen.json")
        return "Default/plugingen.json"
    }

    @Test("Begins each copied template with its origin, version and fingerprint")
    func firstLine() throws {
        let command = try Command.plugingen("templates", "--eject", "A/B", "PluginHosts", "NoTests", in: folder)
        expect(
            command.output,
            equals: """
                wrote A/B/NoTests.mustache
                wrote A/B/PluginHosts.mustache

                To use them, create plugingen.json with:

                    { "templates": "A/B" }

                """)
        let version = try Command.plugingen("--version").output.dropLast()
        let text = try folder.read("A/B/PluginHosts.mustache")
        let line = text.prefix { $0 != "\n" }
        expect(line.hasPrefix("{{! Made from PluginHosts of \(version), fingerprint "))
        expect(line.contains(/fingerprint [0-9a-f]{16} }}$/))
        let builtIn = try Repository.text(of: "Templates/PluginHosts.mustache")
        expect(text, equals: line + "\n" + builtIn)
    }

    @Test("Does not overwrite templates, and reports all files that exist")
    func conflicts() throws {
        for name in ["PluginHosts", "NoTests"] {
            try folder.write(name, to: "Mine/\(name).mustache")
        }
        let command = try Command.plugingen(
            "templates", "--eject", "Mine", "--all", "--diagnostics", "line", in: folder)
        expect(command.status, equals: 1)
        expect(command.output, equals: "")
        expect(
            command.errors,
            equals: """
                Mine/NoTests.mustache:1:1: error: file already exists: no template was \
                written [file-access]
                Mine/PluginHosts.mustache:1:1: error: file already exists: no template was \
                written [file-access]

                """)
        expect(try folder.files().count, equals: 3)
        expect(try folder.read("Mine/PluginHosts.mustache"), equals: "PluginHosts")
    }

    @Test(
        "Rejects unknown template names and invalid combinations of options",
        arguments: [
            (
                ["--eject", "Mine", "PluginHots"],
                "there is no built-in template 'PluginHots'; did you mean"
            ),
            (["PluginHosts"], "specify what to do with 'PluginHosts': --eject DIR or --diff"),
            (["--eject", "Mine", "--diff"], "use '--eject' or '--diff', not both"),
            (["--eject", "Mine"], "name the templates to copy after the folder, or use '--all'"),
            (
                ["--eject", "Mine", "Paint"],
                "there is no built-in template 'Paint'; 'plugingen temp"
            ),
            (
                ["--eject", "Mine", "--all", "PluginHosts"],
                "use 'PluginHosts' or '--all', not both"
            ),
            (["--all"], "'--all' needs '--eject DIR'"),
        ])
    func usage(arguments: [String], message: String) throws {
        let command = try Command.run(
            Repository.plugingen.path(percentEncoded: false), ["templates"] + arguments, in: folder.path)
        expect(command.status, equals: 64)
        expect(command.errors.hasPrefix("error: \(message)"), "\(command.errors)")
        expect(!folder.exists("Mine"))
    }

    @Test("Shows the line of plugingen.json that makes the copied templates take effect")
    func howToUse() throws {
        func eject(_ directory: String, in current: String) throws -> String {
            let command = try Command.run(
                Repository.plugingen.path(percentEncoded: false),
                ["templates", "--eject", directory, "NoTests"], in: folder.path(of: current))
            expect(command.status, equals: 0, "\(command.text)")
            return String(try #require(command.output.split(separator: "\n\n", maxSplits: 1).last))
        }
        try folder.write("", to: "Sources/App/App.swift")
        expect(
            try eject("Mine", in: "Sources/App"),
            equals: "To use them, create ../../plugingen.json with:\n\n"
                + "    { \"templates\": \"Sources/App/Mine\" }\n")
        try folder.write("{}", to: "Sources/plugingen.json")
        expect(
            try eject("../../Shared", in: "Sources/App"),
            equals: "To use them, add this line to ../plugingen.json:\n\n" + "    \"templates\": \"../Shared\"\n")
        try folder.write(#"{ "templates": "../Other" }"#, to: "Sources/plugingen.json")
        expect(
            try eject("Third", in: "Sources"),
            equals: "To use them, change this line of plugingen.json:\n\n" + "    \"templates\": \"Third\"\n")
        try folder.write(#"{ "templates": "../Other/" }"#, to: "Sources/plugingen.json")
        expect(try eject("../Other", in: "Sources"), equals: "plugingen.json names this folder already.\n")
    }

    @Test("Warns if the built-in template has changed since the copy was made")
    func oldTemplates() throws {
        try folder.write("{}", to: "App/Loading.plugin.json")
        try folder.write(#"{ "templates": "Mine" }"#, to: "App/plugingen.json")
        _ = try Command.plugingen("templates", "--eject", "App/Mine", "PluginHosts", in: folder)
        let path = "App/Mine/PluginHosts.mustache"
        let ejected = try folder.read(path)
        func generate() throws -> Command {
            try Command.plugingen("generate", "App", "--output", "Out", "--quiet", "--diagnostics", "line", in: folder)
        }
        // The user's changes do not cause a warning.
        try folder.write(ejected + "// mine\n", to: path)
        expect(try generate().text, equals: "")

        let old = ejected.replacing(
            #/fingerprint [0-9a-f]{16}/#, with: "fingerprint 0123456789abcdef")
        try folder.write(old, to: path)
        let command = try generate()
        expect(command.status, equals: 0)
        expect(
            command.errors.hasPrefix(
                "\(path):1:1: warning: the built-in template 'PluginHosts' has changed since this one "
                    + "was made from it; 'plugingen templates --diff PluginHosts' shows"), "\(command.errors)")
        expect(command.errors.hasSuffix("[old-template]\n"))
        expect(folder.exists("Out/LoadingViewController.swift"))
    }

    @Test("Shows the difference from built-in templates, and who made the changes")
    func diff() throws {
        _ = try Command.plugingen(
            "templates", "--eject", "Mine", "PluginHosts", "NoTests", "PluginAppearance", in: folder)
        func diff(_ names: String...) throws -> String {
            let command = try Command.run(
                Repository.plugingen.path(percentEncoded: false),
                ["templates", "--diff", "--templates", "Mine"] + names, in: folder.path)
            expect(command.status == 0 && command.errors == "")
            return command.output
        }
        let same = "the same as the built-in template"
        expect(try diff(), equals: "NoTests: \(same)\nPluginAppearance: \(same)\nPluginHosts: \(same)\n")

        let path = "Mine/NoTests.mustache"
        let ejected = try folder.read(path)
        let first = ejected.prefix { $0 != "\n" }
        try folder.write(first + "\n// Own: {{reason}}.\n", to: path)
        expect(
            try diff("NoTests"),
            equals: """
                NoTests: made from the built-in template as it is: all changes are yours
                --- a/Mine/NoTests.mustache
                +++ b/Mine/NoTests.mustache
                @@ -1,2 +1,2 @@
                 \(first)
                -// Own: {{reason}}.
                +// No tests: {{reason}}.

                """)
        try folder.write("// No tests: {{reason}}.\n", to: path)
        expect(
            try diff("NoTests"),
            equals: """
                NoTests: made from an unknown version: the changes are yours or those of plugingen
                --- a/Mine/NoTests.mustache
                +++ b/Mine/NoTests.mustache
                @@ -1 +1,2 @@
                +\(first)
                 // No tests: {{reason}}.

                """)
        let recovery = try folder.read("Mine/PluginHosts.mustache")
        try folder.write(
            recovery.replacing(#/fingerprint \w+/#, with: "fingerprint 0123456789abcdef"),
            to: "Mine/PluginHosts.mustache")
        expect(try diff("PluginHosts").hasPrefix("PluginHosts: made from another version: the changes"))
    }

    @Test("Shows distant changes as separate hunks with context")
    func hunks() throws {
        let name = "Runtime/Parts/PluginQueue"
        _ = try Command.plugingen("templates", "--eject", "Mine", name, in: folder)
        let path = "Mine/\(name).swift.template"
        var lines = try folder.read(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines[10] = "own"
        lines.removeSubrange(100...101)
        try folder.write(lines.joined(separator: "\n"), to: path)
        let output = try Command.plugingen("templates", "--diff", "--templates", "Mine", in: folder).output
        let heads = output.split(separator: "\n").filter { $0.hasPrefix("@@") }
        expect(heads, equals: ["@@ -8,7 +8,7 @@", "@@ -98,6 +98,8 @@"])
        expect(output.split(separator: "\n").count { $0.hasPrefix("+") }, equals: 1 + 1 + 2)
    }
}
