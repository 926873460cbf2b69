import TestSupport
import Testing

/// Runs of the tool that the build plugin uses instead of `plugingen`.
@Suite("The build tool", .timed)
struct BuildToolTests {
    @Test("Generates the same bytes as 'plugingen generate'", arguments: ["Hosts", "Configured"])
    func sameBytes(module: String) throws {
        let folder = try TemporaryFolder()
        try folder.copy(DescribedModule.named(module).path, to: "In")
        let paths = try folder.files().filter { $0.hasSuffix(".plugin.json") }
        let configuration =
            try folder.files().contains("In/plugingen.json") ? ["--configuration", "In/plugingen.json"] : []
        let built = try Command.run(
            Repository.buildTool.path(percentEncoded: false),
            ["--output", "Built", "--tests-output", "BuiltTests", "--module", module]
                + configuration + ["--"] + paths, in: folder.path)
        let generated = try Command.plugingen(
            "generate", "In", "--output", "Generated", "--tests-output", "GeneratedTests",
            "--module", module, "--quiet", in: folder)
        expect(generated.status, equals: 0, "\(generated.text)")
        expect(built.status, equals: 0)
        expect(built.text, equals: generated.text)
        for (mine, other) in [("Built", "Generated"), ("BuiltTests", "GeneratedTests")] {
            let files = try folder.files().filter { $0.hasPrefix("\(mine)/") }
            expect(files.count > 2)
            for file in files {
                let name = file.dropFirst(mine.count)
                expect(try folder.read(file), equals: try folder.read("\(other)\(name)"))
            }
        }
    }

    @Test("Reports each mistake in one line, writes nothing and fails")
    func reports() throws {
        let folder = try TemporaryFolder()
        try folder.write("{ \"placement\": \"topp\" }", to: "A.plugin.json")
        try folder.write("{}", to: "B.plugin.json")
        let command = try Command.buildTool(
            "--output", "Out", "--", "A.plugin.json", "B.plugin.json", "C.plugin.json", in: folder)
        expect(command.status, equals: 1)
        expect(command.output, equals: "")
        let lines = command.errors.split(separator: "\n").filter { !$0.contains("note: ") }
        expect(lines.count, equals: 2, "\(command.errors)")
        expect(lines[0].hasPrefix("A.plugin.json:1:16: error: unknown value 'topp'"))
        expect(lines[1].hasPrefix("C.plugin.json:1:1: error: "))
        expect(command.errors.hasSuffix("\nnote: 'plugingen validate' shows what to write instead\n"))
        expect(try folder.files().filter { $0.hasPrefix("Out") }.isEmpty)
    }

    @Test("Leaves explanations of common mistakes to 'plugingen validate'")
    func explainsNothing() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{ "content": { "webView": "page" } }"#, to: "A.plugin.json")
        let built = try Command.buildTool("--output", "Out", "--", "A.plugin.json", in: folder)
        expect(
            built.errors.hasPrefix(
                "A.plugin.json:1:14: error: a view needs a key that says its kind; accepted: 'stack', "))
        let validated = try Command.plugingen("validate", "A.plugin.json", "--diagnostics", "line", in: folder)
        expect(
            validated.errors.hasPrefix(
                "A.plugin.json:1:16: error: a view has no key 'webView'; "
                    + #"write '{ "custom": "page", "type": "WKWebView" }'"#))
    }

    @Test("Reports each warning only once, with the sources or with the tests")
    func warnsOnce() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            #"{ "inputs": [{ "name": "due", "type": "Date" }], "content": { "label": "a", "text": "b" } }"#,
            to: "A.plugin.json")
        let sources = try Command.buildTool("--output", "Out", "--", "A.plugin.json", in: folder)
        expect(sources.status, equals: 0)
        expect(sources.errors.hasPrefix("A.plugin.json:1:24: warning: input 'due' is not used; "))
        let tests = try Command.buildTool(
            "--tests-output", "OutTests", "--module", "App", "--", "A.plugin.json", in: folder)
        expect(tests.status, equals: 0)
        expect(
            tests.errors,
            equals: """
                A.plugin.json:1:24: warning: no tests are generated for this plugin, because a \
                value of the input 'due' is not known; give it an "example", or write \
                "tests": "none" [no-example]

                """)
        expect(
            try folder.read("OutTests/AViewControllerTests.swift").hasSuffix(
                "\n\n// No tests: no value of the input 'due' is known.\n"))
    }

    @Test("Reports a configuration that needs other shared files than the build has planned")
    func staleBuild() throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: "A.plugin.json")
        func run(_ configuration: String, planned: [String]) throws -> Command {
            try folder.write(configuration, to: "plugingen.json")
            return try Command.run(
                Repository.buildTool.path(percentEncoded: false),
                ["--output", "Out", "--configuration", "plugingen.json"] + planned
                    + ["--", "A.plugin.json"], in: folder.path)
        }
        let engine = #"{ "engine": "AppSupport" }"#
        let colors =
            #"{ "appearance": { "colors": { "ink": { "asset": "Ink" } } }, "engine": "B" }"#
        let own = "ChildContainment.swift"
        for (configuration, planned) in [
            (engine, ["--shared-files", own]), (colors, ["--shared-files", "", "--engine", "B"]),
            (engine, ["--shared-files", "", "--engine", "Other"]),
            ("{}", ["--shared-files", "", "--engine", "AppSupport"]),
        ] {
            let command = try run(configuration, planned: planned)
            expect(command.status, equals: 1)
            expect(
                command.errors.contains(
                    "error: the build was planned before this configuration changed its shared files; "
                        + "run 'touch Package.swift', and build again [stale-build]"), "\(command.errors)")
        }
        expect(!folder.exists("Out"))
        expect(try run("{}", planned: ["--shared-files", own]).status, equals: 0)
        expect(try run(engine, planned: ["--shared-files", "", "--engine", "AppSupport"]).status, equals: 0)
    }

    @Test(
        "Refers to 'plugingen' if its arguments are invalid",
        arguments: [
            [], ["--output"], ["--output", "Out", "--other", "x", "--"],
            ["--tests-output", "Out", "--", "A.plugin.json"],
        ])
    func usage(arguments: [String]) throws {
        let command = try Command.run(Repository.buildTool.path(percentEncoded: false), arguments)
        expect(command.status, equals: 64)
        expect(command.errors.contains("on the command line, use plugingen"))
    }
}
