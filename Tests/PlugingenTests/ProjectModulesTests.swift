import Foundation
import TestSupport
import Testing

/// Commands without arguments, for the modules that a configuration lists.
@Suite("Modules in plugingen.json", .timed)
struct ProjectModulesTests {
    private let folder: TemporaryFolder

    /// Writes two modules, the first with tests.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            {
              "modules": [
                { "name": "App", "descriptions": "Sources/App", "output": "Sources/App/Generated",
                  "tests": { "output": "Tests/AppTests/Generated" } },
                { "name": "Shop", "descriptions": "Sources/Shop", "output": "Sources/Shop/Generated" },
                { "name": "Built", "descriptions": "Sources/Built" }
              ]
            }
            """, to: "plugingen.json")
        try folder.write(#"{ "summary": "Loads." }"#, to: "Sources/App/Loading.plugin.json")
        try folder.write(#"{ "summary": "Sells." }"#, to: "Sources/Shop/Offer.plugin.json")
        try folder.write(#"{ "summary": "Waits." }"#, to: "Sources/Built/Waiting.plugin.json")
    }

    private func plugingen(_ arguments: String..., in inner: String = ".") throws -> Command {
        try Command.run(Repository.plugingen.path(percentEncoded: false), arguments, in: folder.path(of: inner))
    }

    @Test("'generate' and 'check' need no arguments, from any folder")
    func withoutArguments() throws {
        expect(try plugingen("check").status, equals: 2)
        let generation = try plugingen("generate", in: "Sources/Shop")
        expect(generation.status, equals: 0, "\(generation.text)")
        expect(generation.output.contains("wrote Generated/OfferViewController.swift\n"))
        expect(generation.output.contains("wrote ../App/Generated/LoadingViewController.swift\n"))
        expect(
            try folder.read("Tests/AppTests/Generated/LoadingViewControllerTests.swift").contains(
                "@testable import App"))
        expect(!folder.exists("Sources/Built/Generated"))
        for inner in [".", "Sources", "Tests/AppTests"] {
            let check = try plugingen("check", in: inner)
            expect(check.status, equals: 0, "\(check.text)")
        }
        try folder.write(#"{ "summary": "Sells more." }"#, to: "Sources/Shop/Offer.plugin.json")
        let check = try plugingen("check")
        expect(check.status, equals: 2)
        expect(check.errors.contains("To fix this: plugingen generate\n"), "\(check.errors)")
    }

    @Test(
        "'generate' and 'check' say that builds generate all Swift",
        arguments: ["generate", "check"])
    func onlyBuilds(command: String) throws {
        try folder.write(
            #"{ "modules": [{ "name": "Built", "descriptions": "Sources/Built" }] }"#,
            to: "plugingen.json")
        let run = try plugingen(command)
        expect(run.status == 0 && run.output == "", "\(run.text)")
        expect(run.errors.hasPrefix("no module in plugingen.json has an 'output'"), "\(run.text)")
        expect(try plugingen(command, "--quiet").text, equals: "")
    }

    @Test(
        "A run with '--output' does not mix descriptions of several modules",
        arguments: [
            (["--output", "Out"], "belong to several modules"),
            (["Sources", "--output", "Out"], "belong to several modules"),
            (["Sources/App", "Sources/Shop", "--output", "Out"], "lists 'App', 'Shop'"),
            (["Extra", "Sources/Shop", "--output", "Out"], "lists 'Shop'; name the folder of one"),
            (
                ["Extra", "--output", "Sources/Shop/Generated"],
                "lists the folder 'Sources/Shop/Generated' for the module 'Shop'; choose another"
            ),
            (
                ["Sources/Shop", "--tests-output", "Tests/AppTests/Generated", "--module", "Shop"],
                "for the module 'App'"
            ),
            (["Empty", "--output", "Sources/Shop/Generated"], "for the module 'Shop'"),
        ])
    func separation(arguments: [String], error: String) throws {
        try folder.write("{}", to: "Extra/Other.plugin.json")
        try folder.write("", to: "Empty/Notes.md")
        expect(try plugingen("generate").status, equals: 0)
        let before = try folder.files()
        for command in [["generate"], ["generate", "--prune"], ["check"]] {
            let run = try Command.run(
                Repository.plugingen.path(percentEncoded: false), command + arguments, in: folder.path)
            expect(run.status, equals: 64, "\(run.text)")
            expect(run.errors.contains(error), "\(run.errors)")
        }
        expect(try folder.files(), equals: before)
    }

    @Test("A run with '--output' generates one module, listed or not")
    func oneModule() throws {
        try folder.write("{}", to: "Extra/Other.plugin.json")
        for (path, output) in [
            ("Extra", "Extra/Generated"), ("Sources/Shop", "Out"),
            ("Sources/Shop", "Sources/Shop/Generated"), ("Sources/Built", "Built"),
        ] {
            let run = try plugingen("generate", path, "--output", output)
            expect(run.status == 0 && run.output.hasSuffix("2 written, 0 unchanged\n"), "\(run.text)")
        }
    }

    @Test("A path selects the modules that it belongs to")
    func selection() throws {
        let generation = try plugingen("generate", "Sources/Shop")
        expect(generation.status, equals: 0, "\(generation.text)")
        expect(folder.exists("Sources/Shop/Generated/OfferViewController.swift"))
        expect(!folder.exists("Sources/App/Generated"))
        let built = try plugingen("generate", "Sources/Built")
        expect(built.status, equals: 64)
        expect(built.errors.contains("the build plugin generates 'Built'"), "\(built.errors)")
        let other = try plugingen("generate", "Tests")
        expect(other.errors.contains("'plugingen.json' lists no module with these descriptions"))
    }

    @Test("'validate' and 'preview' read all modules")
    func reading() throws {
        let validation = try plugingen("validate", in: "Sources/App")
        expect(validation.output, equals: "3 descriptions are valid\n", "\(validation.text)")
        let preview = try plugingen("preview", "--output", "preview.html")
        expect(preview.output.contains("3 plugins"), "\(preview.text)")
    }

    @Test("Nothing is written if a description of any module has an error")
    func allOrNothing() throws {
        try folder.write(#"{ "sumary": "Sells." }"#, to: "Sources/Shop/Offer.plugin.json")
        let generation = try plugingen("generate")
        expect(generation.status, equals: 1)
        expect(
            generation.errors.contains("Sources/Shop/Offer.plugin.json:1:3: error: a description has no key 'sumary'"),
            "\(generation.errors)")
        expect(!folder.exists("Sources/App/Generated"))
    }

    @Test("A module may have no descriptions yet")
    func emptyModule() throws {
        try FileManager.default.removeItem(atPath: folder.path(of: "Sources/Shop/Offer.plugin.json"))
        let generation = try plugingen("generate")
        expect(generation.status, equals: 0, "\(generation.text)")
        expect(folder.exists("Sources/App/Generated/LoadingViewController.swift"))
        expect(try plugingen("validate").output, equals: "2 descriptions are valid\n")
    }

    @Test("'generate' and 'check' fail if no listed module has a description")
    func noDescriptions() throws {
        for path in ["Sources/App/Loading", "Sources/Shop/Offer", "Sources/Built/Waiting"] {
            try FileManager.default.removeItem(atPath: folder.path(of: path + ".plugin.json"))
        }
        for command in [["generate"], ["check"], ["generate", "--prune"], ["check", "--quiet"]] {
            let run = try Command.run(Repository.plugingen.path(percentEncoded: false), command, in: folder.path)
            expect(run.status == 1 && run.output == "", "\(run.text)")
            expect(
                run.errors.hasPrefix("plugingen.json:1:1: error: no listed module has a description (*.plugin.json)"),
                "\(run.errors)")
        }
    }

    @Test(
        "A file of another tool in a folder is left out with a note, and is an error if it is named"
    )
    func foreignFile() throws {
        try folder.write(
            #"{ "id": "x", "configSchema": {} }"#, to: "Sources/App/openclaw.plugin.json")
        for words in [
            ["generate"], ["check", "--strict"], ["validate", "--strict", "Sources/App"],
        ] {
            let run = try Command.run(
                Repository.plugingen.path(percentEncoded: false),
                words + ["--diagnostics", "line"],
                in: folder.path)
            expect(run.status, equals: 0, "\(run.text)")
            expect(
                run.errors,
                equals: "Sources/App/openclaw.plugin.json:1:1: note: left out: this file has no key of "
                    + "descriptions [foreign-description]\n")
        }
        let named = try plugingen("validate", "Sources/App/openclaw.plugin.json")
        expect(named.status, equals: 1, "\(named.text)")
    }

    @Test("A listed folder that does not exist is reported at its place in the list")
    func missingFolder() throws {
        try FileManager.default.removeItem(atPath: folder.path(of: "Sources/Shop"))
        for command in [
            ["generate"], ["check"], ["validate"], ["preview", "--output", "page.html"],
        ] {
            let run = try Command.run(
                Repository.plugingen.path(percentEncoded: false), command + ["--diagnostics", "line"], in: folder.path)
            expect(run.status == 1 && run.output == "", "\(run.text)")
            expect(
                run.errors,
                equals:
                    "plugingen.json:5:39: error: the folder 'Sources/Shop' of the module 'Shop' does not exist; write the "
                    + "path from the folder of this file [missing-sources]\n")
        }
        expect(try plugingen("generate", "Sources/App").status, equals: 0)
    }

    @Test("A mistake in the list is reported by each command, once")
    func mistake() throws {
        try folder.write(#"{ "modules": [{ "name": "App" }] }"#, to: "plugingen.json")
        for command in ["generate", "check", "validate"] {
            let run = try plugingen(command, in: "Sources/App")
            expect(run.status, equals: 1)
            expect(
                run.errors.components(
                    separatedBy: "../../plugingen.json:1:15: error: a module needs 'descriptions'"
                ).count, equals: 2,
                "\(command): \(run.text)")
        }
    }

    @Test("Without a list, the error says what to write")
    func withoutList() throws {
        try folder.write("{}", to: "plugingen.json")
        let run = try plugingen("generate")
        expect(run.status, equals: 64)
        expect(run.errors.contains("specify --output DIR"), "\(run.errors)")
        expect(run.errors.contains("to list the modules: plugingen init\n"), "\(run.errors)")
        try folder.write("", to: "Kit/Package.swift")
        try folder.write(#"{ "modules": [] }"#, to: "Apps/Shop/plugingen.json")
        for command in ["generate", "check", "validate"] {
            let inner = try plugingen(command)
            expect(inner.status, equals: 64)
            expect(inner.errors.contains("a list or a package: 'Apps/Shop', 'Kit'\n"), "\(inner.errors)")
        }
    }

    @Test("With '--strict', a warning is an error, and nothing is written")
    func strict() throws {
        try folder.write(
            #"{ "presentation": { "whenAlreadyShown": "queue" } }"#,
            to: "Sources/Shop/Offer.plugin.json")
        expect(try plugingen("validate").status, equals: 0)
        for command in ["validate", "generate", "check"] {
            let run = try plugingen(command, "--strict")
            expect(run.status, equals: 1, "\(command): \(run.text)")
            expect(run.errors.contains("error: nothing dismisses the plugin"), "\(command): \(run.text)")
        }
        expect(!folder.exists("Sources/App/Generated"))
        expect(try plugingen("generate").status, equals: 0)
    }
}
