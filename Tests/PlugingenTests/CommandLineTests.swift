import Foundation
import TestSupport
import Testing

@Suite("The command line", .timed)
struct CommandLineTests {
    @Test(
        "Rejects invalid arguments with a reason, the usage and exit status 64",
        arguments: [
            (["generat"], "unknown command 'generat'; did you mean 'generate'?"),
            (["paint"], "unknown command 'paint'"),
            (["--verson"], "unknown option '--verson'; did you mean '--version'?"),
            (["--quiet", "generate"], "unknown option '--quiet'; options follow a command"),
            (["help", "generat"], "unknown command 'generat'; did you mean 'generate'?"),
            (["help", "--man", "new"], "'new' is one argument too many"),
            (
                ["completions"],
                "SHELL is missing: the shell: bash, zsh or fish; 'words' for its script"
            ),
            (
                ["completions", "fishh"],
                "invalid value 'fishh' for 'SHELL'; use one of bash, zsh, fish, words; did you mean 'fish'?"
            ),
            (["doctor", ".", "."], "'.' is one argument too many"),
            (["doctor", "--repair"], "'doctor' has no option '--repair'"),
            (["schema", "-x"], "'schema' has no option '-x'"),
            (["new", "-h=1"], "'--help' takes no value"),
            (["generate"], "no plugingen.json lists modules here; specify --output DIR"),
            (
                ["generate", "--ouput", "x"],
                "'generate' has no option '--ouput'; did you mean '--output'?"
            ),
            (
                ["generate", "--out", "x"],
                "'generate' has no option '--out'; did you mean '--output'?"
            ),
            (
                ["generate", "A.plugin.json", "--output", "x", "--prune"],
                "'--prune' needs the folder of the descriptions: with single descriptions, plugingen cannot know which files "
                    + "are orphaned"
            ),
            (["generate", "--output"], "'--output' needs a value: --output DIR"),
            (["generate", "--output="], "'--output' needs a value: --output DIR"),
            (["generate", "--output", "--quiet"], "'--output' needs a value: --output DIR"),
            (["generate", "--output", "a", "--output", "b"], "'--output' is given twice"),
            (["generate", "-o", "a", "--output", "b"], "'--output' is given twice"),
            (["generate", "-o", "-q"], "'--output' needs a value: --output DIR"),
            (["generate", "-o"], "'--output' needs a value: --output DIR"),
            (["-q"], "unknown option '-q'; options follow a command"),
            (["generate", "--quiet=yes"], "'--quiet' takes no value"),
            (
                ["generate", "--output", "a", "--tests-prefix", "B"],
                "'--tests-prefix' is for tests; add '--tests-output DIR'"
            ),
            (
                ["generate", "--output", "b", "--tests-output", "./a/../b/", "--module", "App"],
                "'--output' and '--tests-output' must be different folders, because tests belong to another target"
            ),
            (
                ["generate", "--tests-output", "x"],
                "'--tests-output' needs '--module NAME': tests import the module"
            ),
            (
                ["validate", "--diagnostics", "jsn"],
                "invalid value 'jsn' for '--diagnostics'; use one of text, line, json; did you " + "mean 'json'?"
            ),
            (["validate", ""], "PATH is empty"),
            (["new", ""], "NAME is empty"),
            (
                ["new", "A", "--directory", "x", "--module", "App"],
                "no plugingen.json lists 'App' with this folder"
            ),
            (["new"], "NAME is missing: the plugin's name, for example Loading"),
            (["new", "A", "B"], "'B' is one argument too many"),
            (["new", "--list", "all"], "'all' is one argument too many"),
            (["list"], "unknown command 'list'"),
        ])
    func refusals(words: [String], message: String) throws {
        let command = try Command.run(Repository.plugingen.path(percentEncoded: false), words)
        expect(command.status, equals: 64)
        expect(command.output, equals: "")
        expect(command.errors.hasPrefix("error: \(message)"), "\(command.errors)")
        expect(command.errors.contains("\n\nUsage: plugingen "))
        expect(command.errors.contains("\nHelp: plugingen "))
    }

    @Test("Prints help for the program and for each command")
    func help() throws {
        let program = try Command.plugingen("--help")
        expect(program.status, equals: 0)
        for status in [0, 1, 2, 3, 64] {
            expect(program.output.contains("\n  \(status) "))
        }
        for name in [
            "new", "generate", "check", "validate", "preview", "init", "doctor", "guide", "schema",
            "templates", "completions", "help",
        ] {
            expect(program.output.contains("\n  \(name) "))
            let command = try Command.plugingen(name, "--help")
            expect(command.status, equals: 0)
            expect(command.output.contains("Usage: plugingen \(name)"))
            expect(command.output.contains("Examples:"))
            expect(command.output.contains("Exit status:\n  0   "))
            expect(try Command.plugingen("help", name).output, equals: command.output)
        }
    }

    @Test("Prints the version")
    func version() throws {
        let command = try Command.plugingen("--version")
        expect(command.status, equals: 0)
        expect(command.output.wholeMatch(of: /plugingen \d+\.\d+\.\d+\n/) != nil)
    }

    @Test("Accepts an option's value after '=' or as the next argument, and '-' as a path")
    func values() throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: "a=b/Loading.plugin.json")
        for words in [["--output=x=y"], ["--output", "x=y"]] {
            let command = try Command.run(
                Repository.plugingen.path(percentEncoded: false),
                ["generate", "a=b", "--quiet"] + words, in: folder.path)
            expect(command.status == 0 && command.text == "")
            expect(folder.exists("x=y/LoadingViewController.swift"))
            try FileManager.default.removeItem(atPath: folder.path(of: "x=y"))
        }
        let dash = try Command.plugingen("validate", "-", in: folder)
        expect(dash.status == 1 && dash.errors.hasPrefix("-:1:1: error: "), "\(dash.errors)")
    }

    @Test(
        "Rejects invalid module names and prefixes",
        arguments: [
            "App\nimport Evil", "App; evil()", "../App", "/App", "", "a b", "init", "App.Part",
            String(repeating: "A", count: 101),
        ])
    func names(name: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: "Loading.plugin.json")
        for (module, prefix) in [(name, ""), ("App", name)] where !(prefix + module).isEmpty {
            let arguments =
                ["generate", "--tests-output", "Out", "--module", module]
                + (module == name ? [] : ["--tests-prefix", prefix])
            let command = try Command.run(Repository.plugingen.path(percentEncoded: false), arguments, in: folder.path)
            expect(command.status, equals: 64, "\(command.text)")
            let option = module == name ? "--module" : "--tests-prefix"
            expect(command.errors.contains("'\(option)' "), "\(command.errors)")
            expect(try folder.files(), equals: ["Loading.plugin.json"])
        }
    }

    @Test("Treats all arguments after '--' as paths")
    func endOfOptions() throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: "--odd/Loading.plugin.json")
        let command = try Command.plugingen("validate", "--", "--odd", in: folder)
        expect(command.output, equals: "1 description is valid\n")
    }

    @Test("Lists each starter and what it shows")
    func starters() throws {
        let command = try Command.plugingen("new", "--list")
        expect(command.status, equals: 0)
        expect(command.output.contains("\nError          An error message"))
        expect(command.output.contains("\nLoading        An activity indicator"))
        expect(command.output.split(separator: "\n").count, equals: 14)
    }

    @Test("Reports problems as JSON with --diagnostics json")
    func json() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{ "placement": "topp" }"#, to: "Loading.plugin.json")
        let command = try Command.plugingen("validate", "--diagnostics", "json", in: folder)
        expect(command.status, equals: 1)
        expect(command.errors.contains(#""identifier": "unknown-value""#))
        expect(command.errors.contains(#""column": 16"#))
        expect(command.errors.contains(#""endColumn": 22"#))
    }
}
