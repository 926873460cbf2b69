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
            ("Initializers", "a part of PluginViewController"),
            ("UIKit/LoadView", "a part of PluginViewController"),
            ("AppKit/LoadView", "a part of PluginViewController"),
            ("AppKit/AdaptiveColor", "a part of PluginTokens"),
            ("Runtime/Kernel/PluginClock", "Swift in ChildContainment.swift"),
            ("Runtime/Parts/PluginQueue", "Swift in ChildContainment.swift, if a plugin needs it"),
        ] {
            expect(
                lines.contains { $0.hasPrefix("\(name) ") && $0.hasSuffix("  \(summary)") },
                "\(name)")
        }
        // A template that is not part of another one has a purpose of its own.
        expect(lines.allSatisfy { !$0.hasSuffix("a part of ") }, "\(command.output)")
    }

    @Test("Lists overridden templates, and the files of custom templates")
    func listOfOwn() throws {
        try folder.write(#"{ "templates": "Mine" }"#, to: "plugingen.json")
        for name in [
            "ShowBody", "Part", "{{plugin}}View.swift", "All.swift",
            "Tests/My{{plugin}}Tests.swift",
            "Tests/AllTests.swift",
        ] {
            try folder.write("", to: "Mine/\(name).mustache")
        }
        let named = try Command.plugingen("templates", in: folder)
        let given = try Command.plugingen("templates", "--templates", "Mine/", in: folder)
        let lines = named.output.split(separator: "\n").map(String.init)
        expect(
            lines.first { $0.hasPrefix("ShowBody ") }?.hasSuffix(
                "a part of HostHelpers (overridden by Mine/ShowBody.mustache)"), equals: true)
        let custom = lines.drop { !$0.hasPrefix("All.swift") }
        expect(
            custom.map { line in line.replacing(#/ {2,}/#, with: ": ") },
            equals: [
                "All.swift: All.swift for each module (custom: Mine/All.swift.mustache)",
                "Part: a part of others (custom: Mine/Part.mustache)",
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
        expect(shared.contains("// MARK: - PluginTimer\n\n/// Mine: removes a visible plugin"))
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
        let command = try Command.plugingen("templates", "--eject", "A/B", "ShowBody", "NoTests", in: folder)
        expect(
            command.output,
            equals: """
                wrote A/B/NoTests.mustache
                wrote A/B/ShowBody.mustache

                To use them, create plugingen.json with:

                    { "templates": "A/B" }

                """)
        let version = try Command.plugingen("--version").output.dropLast()
        let text = try folder.read("A/B/ShowBody.mustache")
        let line = text.prefix { $0 != "\n" }
        expect(line.hasPrefix("{{! Made from ShowBody of \(version), fingerprint "))
        expect(line.contains(/fingerprint [0-9a-f]{16} }}$/))
        let builtIn = try Repository.text(of: "Templates/ShowBody.mustache")
        expect(text, equals: line + "\n" + builtIn)
    }

    @Test("Copies a framework's template into its folder; a plain name copies all of them")
    func kits() throws {
        let one = try Command.plugingen("templates", "--eject", "One", "AppKit/AdaptiveColor", in: folder)
        expect(one.output.hasPrefix("wrote One/AppKit/AdaptiveColor.mustache\n\n"))
        let all = try Command.plugingen("templates", "--eject", "All", "AdaptiveColor", in: folder)
        expect(
            all.output.hasPrefix("wrote All/AppKit/AdaptiveColor.mustache\nwrote All/UIKit/AdaptiveColor.mustache\n\n"))
        let twice = try Command.plugingen(
            "templates", "--eject", "Twice", "AdaptiveColor", "UIKit/AdaptiveColor", in: folder)
        expect(twice.status == 0 && twice.output.matches(of: #/wrote /#).count == 2)
        let same = "the same as the built-in template"
        let diff = try Command.plugingen("templates", "--diff", "--templates", "All", "AdaptiveColor", in: folder)
        expect(diff.output, equals: "AppKit/AdaptiveColor: \(same)\nUIKit/AdaptiveColor: \(same)\n")
    }

    @Test("Lists which framework templates are overridden, for one framework or for all")
    func listOfKits() throws {
        for name in ["AdaptiveColor", "UIKit/LoadView", "UIKit/ShowBody"] {
            try folder.write("", to: "Mine/\(name).mustache")
        }
        let command = try Command.plugingen("templates", "--templates", "Mine", in: folder)
        let overridden = command.output.split(separator: "\n").compactMap { line in
            line.firstMatch(of: /^(\S+) .* \(overridden by (.+)\)$/).map { "\($0.output.1): \($0.output.2)" }
        }
        expect(
            overridden,
            equals: [
                "AppKit/AdaptiveColor: Mine/AdaptiveColor.mustache",
                "ShowBody: Mine/UIKit/ShowBody.mustache",
                "UIKit/AdaptiveColor: Mine/AdaptiveColor.mustache",
                "UIKit/LoadView: Mine/UIKit/LoadView.mustache",
            ])
        expect(!command.output.contains("(custom: "))
    }

    @Test("Does not overwrite templates, and reports all files that exist")
    func conflicts() throws {
        for name in ["ShowBody", "NoTests"] {
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
                Mine/ShowBody.mustache:1:1: error: file already exists: no template was \
                written [file-access]

                """)
        expect(try folder.files().count, equals: 3)
        expect(try folder.read("Mine/ShowBody.mustache"), equals: "ShowBody")
    }

    @Test(
        "Rejects unknown template names and invalid combinations of options",
        arguments: [
            (
                ["--eject", "Mine", "ShowBdy"],
                "there is no built-in template 'ShowBdy'; did you mean"
            ),
            (
                ["--eject", "Mine", "AdaptivColor"],
                "there is no built-in template 'AdaptivColor'; did you mean 'Adapt"
            ),
            (["ShowBody"], "specify what to do with 'ShowBody': --eject DIR or --diff"),
            (["--eject", "Mine", "--diff"], "use '--eject' or '--diff', not both"),
            (["--eject", "Mine"], "name the templates to copy after the folder, or use '--all'"),
            (
                ["--eject", "Mine", "Paint"],
                "there is no built-in template 'Paint'; 'plugingen temp"
            ),
            (
                ["--eject", "Mine", "--all", "AdaptiveColor"],
                "use 'AdaptiveColor' or '--all', not both"
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
        _ = try Command.plugingen("templates", "--eject", "App/Mine", "ShowBody", in: folder)
        let path = "App/Mine/ShowBody.mustache"
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
                "\(path):1:1: warning: the built-in template 'ShowBody' has changed since this one "
                    + "was made from it; 'plugingen templates --diff ShowBody' shows"), "\(command.errors)")
        expect(command.errors.hasSuffix("[old-template]\n"))
        expect(folder.exists("Out/LoadingViewController.swift"))
    }

    @Test("Shows the difference from built-in templates, and who made the changes")
    func diff() throws {
        _ = try Command.plugingen("templates", "--eject", "Mine", "ShowBody", "NoTests", "Initializers", in: folder)
        func diff(_ names: String...) throws -> String {
            let command = try Command.run(
                Repository.plugingen.path(percentEncoded: false),
                ["templates", "--diff", "--templates", "Mine"] + names, in: folder.path)
            expect(command.status == 0 && command.errors == "")
            return command.output
        }
        let same = "the same as the built-in template"
        expect(try diff(), equals: "Initializers: \(same)\nNoTests: \(same)\nShowBody: \(same)\n")

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
        let recovery = try folder.read("Mine/ShowBody.mustache")
        try folder.write(
            recovery.replacing(#/fingerprint \w+/#, with: "fingerprint 0123456789abcdef"), to: "Mine/ShowBody.mustache")
        expect(try diff("ShowBody").hasPrefix("ShowBody: made from another version: the changes"))
    }

    @Test("Shows distant changes as separate hunks with context")
    func hunks() throws {
        _ = try Command.plugingen("templates", "--eject", "Mine", "PluginViewController", in: folder)
        let path = "Mine/PluginViewController.mustache"
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
