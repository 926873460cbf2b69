import TestSupport
import Testing

@Suite("plugingen new", .timed)
struct NewCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("Reports problems as JSON, with an empty list if there are no problems")
    func json() throws {
        let folder = try TemporaryFolder()
        for (status, errors) in [(Int32(0), "[]\n"), (1, "[\n")] {
            let command = try Command.plugingen(
                "new", "Loading", "--directory", ".", "--diagnostics", "json", in: folder)
            expect(command.status, equals: status)
            expect(command.errors.hasPrefix(errors), "\(command.errors)")
            try folder.write("mine", to: "Loading.plugin.json")
        }
    }

    @Test("Writes the starter into the package's only target, and lists the next steps")
    func writesStarter() throws {
        try makePackage(targets: ["App"])

        let command = try Command.plugingen("new", "Loading", in: folder)

        expect(command.status, equals: 0, "\(command.errors)")
        expect(
            try folder.read("Sources/App/Loading.plugin.json"),
            equals: try String(
                contentsOfFile: Repository.path("Templates", "Starters", "Loading.plugin.json"), encoding: .utf8))
        expect(
            command.output,
            equals: """
                wrote Sources/App/Loading.plugin.json
                the folder belongs to the target 'App'

                Change the description as you like. To generate its Swift at each build, add these lines to
                Package.swift, one for the package and one for the target:

                    .package(name: "plugingen", path: "../plugingen"),
                    plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")]

                To commit the generated files instead: plugingen init --committed

                In any view controller:

                    showLoading(message: "Loading…")
                    hideLoading()

                """)
    }

    @Test("Names the nearest schema of the project in the description")
    func schema() throws {
        try folder.write("", to: "project/.git/HEAD")
        try folder.write("", to: "project/ios/App.swift")
        try folder.write(Command.plugingen("schema").output, to: "project/plugin.schema.json")
        for (directory, path) in [
            ("project/ios/App", "../../plugin.schema.json"), ("project", "./plugin.schema.json"),
        ] {
            let command = try Command.plugingen(
                "new", "Error", "--directory", directory, in: folder)
            expect(command.status, equals: 0, "\(command.text)")
            let text = try folder.read("\(directory)/Error.plugin.json")
            expect(text.hasPrefix("{\n  \"$schema\": \"\(path)\",\n  \"summary\": "), "\(text)")
        }
        expect(try Command.plugingen("validate", "project/ios", in: folder).status, equals: 0)
        // A schema around the repository belongs to another project.
        try folder.write("{}", to: "plugin.schema.json")
        try folder.write("", to: "other/.git/HEAD")
        let other = try Command.plugingen("new", "Loading", "--directory", "other", in: folder)
        expect(other.status, equals: 0, "\(other.text)")
        expect(try !folder.read("other/Loading.plugin.json").contains("$schema"))
    }

    @Test(
        "Writes a test file in the configured framework, and never overwrites it",
        arguments: [("swiftTesting", "import Testing"), ("xctest", "import XCTest")])
    func writesUserTests(framework: String, expected: String) throws {
        try makePackage(targets: ["App"])
        try folder.write(#"{ "tests": "\#(framework)" }"#, to: "plugingen.json")
        let command = try Command.plugingen("new", "Loading", "--tests", "Tests/AppTests", in: folder)
        expect(command.status, equals: 0, "\(command.text)")
        expect(command.output.contains("wrote Tests/AppTests/LoadingPluginTests.swift\n"))
        let text = try folder.read("Tests/AppTests/LoadingPluginTests.swift")
        expect(text.contains(expected) && text.contains("@testable import App\n"))
        expect(text.contains("// This file is yours"))

        try folder.write("mine", to: "Tests/AppTests/OtherPluginTests.swift")
        let second = try Command.plugingen(
            "new", "Other", "--directory", "Sources/App", "--tests", "Tests/AppTests", in: folder)
        expect(second.status, equals: 1)
        expect(try folder.read("Tests/AppTests/OtherPluginTests.swift"), equals: "mine")
        expect(try !folder.files().contains("Sources/App/Other.plugin.json"))

        let third = try Command.plugingen("new", "Third", "--directory", "Elsewhere", "--tests", "Tests", in: folder)
        expect(third.status, equals: 64)
        expect(third.errors.contains("'--tests' needs '--module NAME'"), "\(third.errors)")
    }

    @Test("Does not explain the build plugin if the target already uses it")
    func knowsBuildPlugin() throws {
        try makePackage(targets: ["App"], plugins: true)
        let command = try Command.plugingen("new", "Error", in: folder)
        expect(command.status, equals: 0, "\(command.errors)")
        expect(
            command.output,
            equals: """
                wrote Sources/App/Error.plugin.json
                the folder belongs to the target 'App'

                Change the description as you like, and build: the Swift is generated.

                'Error' can show 'Loading' while an operation runs, but there is no plugin 'Loading'. To add it:

                    plugingen new Loading --directory Sources/App

                Then name it in the "recovery" of Sources/App/Error.plugin.json:

                    "while": "Loading"

                In any view controller:

                    showError(message: "The server is not responding.", retryHandler: { … })
                    hideError()

                """)
    }

    @Test("Finds the target of the given folder, and shows relative paths")
    func knowsNamedFolder() throws {
        try makePackage(targets: ["App", "Feature"], plugins: true)
        for directory in ["Sources/App/Views", folder.path(of: "Sources/Feature")] {
            let command = try Command.plugingen("new", "Loading", "--directory", directory, in: folder)
            expect(command.status, equals: 0, "\(command.errors)")
            expect(command.output.contains("and build: the Swift is generated."))
            expect(command.output.hasPrefix("wrote Sources/"), "\(command.output)")
        }
        expect(folder.exists("Sources/App/Views/Loading.plugin.json"))
        expect(folder.exists("Sources/Feature/Loading.plugin.json"))
    }

    @Test(
        "Lists a command for each target if the package has several, and none is around the folder")
    func listsTargets() throws {
        try makePackage(targets: ["App", "Feature"])
        let command = try Command.plugingen(
            "new", "Offline", "--from", "Error", "--tests", "My Tests", "--dry-run", in: folder)
        expect(command.status, equals: 64)
        expect(
            command.errors.hasPrefix(
                """
                error: this folder is not in a target of the package; name the folder
                    plugingen new Offline --from Error --tests 'My Tests' --dry-run --directory Sources/App
                    plugingen new Offline --from Error --tests 'My Tests' --dry-run --directory Sources/Feature

                """), "\(command.errors)")
        expect(!folder.exists("Sources/App/Offline.plugin.json"))
    }

    @Test("Writes to the only module of the nearest plugingen.json, or to the one that is named")
    func listedModules() throws {
        let app = #"{ "name": "App", "descriptions": "Code/App", "output": "Code/App/Generated" }"#
        let kit = #"{ "name": "Kit", "descriptions": "Kit" }"#
        try folder.write("{ \"modules\": [\(app)] }", to: "plugingen.json")
        try folder.write("", to: "Deep/a.txt")
        let only = try Command.run(
            Repository.plugingen.path(percentEncoded: false), ["new", "Loading", "--tests", "T"],
            in: folder.path(of: "Deep"))
        expect(
            only.output.hasPrefix(
                """
                wrote ../Code/App/Loading.plugin.json
                wrote T/LoadingPluginTests.swift
                created the folder ../Code/App
                the folder belongs to the module 'App' in ../plugingen.json

                Change the description as you like. To generate its Swift, into files that you commit:

                    plugingen generate

                """), "\(only.text)")
        expect(try folder.read("Deep/T/LoadingPluginTests.swift").contains("@testable import App"))
        try folder.write("{ \"modules\": [\(app), \(kit)] }", to: "plugingen.json")
        for (words, error) in [
            (
                ["new", "Error"],
                "'plugingen.json' lists several modules; name one\n    plugingen new Error --module App\n"
            ),
            (
                ["new", "Error", "--module", "Kti"],
                "'plugingen.json' lists no module 'Kti'; did you mean 'Kit'? it lists 'App', 'Kit'"
            ),
        ] {
            let refused = try Command.run(Repository.plugingen.path(percentEncoded: false), words, in: folder.path)
            expect(refused.status == 64 && refused.errors.hasPrefix("error: " + error), "\(refused.text)")
        }
        let inside = try Command.run(
            Repository.plugingen.path(percentEncoded: false), ["new", "Error", "--dry-run"],
            in: folder.path(of: "Code/App"))
        expect(
            inside.output.hasPrefix("would write Error.plugin.json\nthe folder belongs to the module 'App'"),
            "\(inside.text)")
        let named = try Command.plugingen("new", "Error", "--module", "Kit", in: folder)
        expect(named.output.hasPrefix("wrote Kit/Error.plugin.json\n"), "\(named.text)")
        expect(named.output.contains("and build: the Swift is generated."))
        try folder.write(#"{ "modules": [{ "name": "App" }] }"#, to: "plugingen.json")
        let wrong = try Command.plugingen("new", "Banner", in: folder)
        expect(
            wrong.status == 1 && wrong.errors.hasPrefix("plugingen.json:1:15: error: a module needs"), "\(wrong.text)")
    }

    @Test("Writes code for AppKit where the Mac is the only platform of the package")
    func macAlone() throws {
        try makePackage(targets: ["App"], platforms: "platforms: [.macOS(.v13)],")
        let command = try Command.plugingen("new", "SearchResults", in: folder)
        expect(command.status, equals: 0, "\(command.text)")
        expect(try folder.read("Sources/App/SearchResults.plugin.json").hasPrefix("{\n  \"kits\": [\"AppKit\"],\n"))
        expect(try folder.read("Sources/App/SearchResultsViewController+Hooks.swift").contains("import AppKit"))
        expect(try Command.plugingen("validate", in: folder).output, equals: "1 description is valid\n")
    }

    @Test("Explains how to generate in a folder without a package")
    func plainFolder() throws {
        let command = try Command.plugingen("new", "Loading", in: folder)
        expect(
            command.output,
            equals: """
                wrote Loading.plugin.json
                this is the current folder

                Change the description as you like. In an Xcode project with the build plugin, add it to the target, and build.
                To generate its Swift into files that you commit:

                    plugingen generate . --output Generated

                In any view controller:

                    showLoading(message: "Loading…")
                    hideLoading()

                """)
    }

    @Test("Writes to the target of the current folder")
    func takesSurroundingTarget() throws {
        try makePackage(targets: ["App", "Feature"])
        let command = try Command.run(
            Repository.plugingen.path(percentEncoded: false), ["new", "Loading"],
            in: folder.path(of: "Sources/Feature"))
        expect(command.status, equals: 0, "\(command.errors)")
        expect(folder.exists("Sources/Feature/Loading.plugin.json"))
    }

    @Test(
        "Each starter can be generated alone under any name, with the printed commands",
        arguments: try Repository.files(in: "Templates/Starters", withSuffix: ".plugin.json"))
    func canBeGeneratedAlone(path: String) throws {
        let starter = String(path.dropLast(".plugin.json".count).split(separator: "/").last ?? "")
        try expectGeneration(of: starter)
        try expectGeneration(of: "Other", "--from", starter)
    }

    @Test("A blank description can be generated with the printed commands")
    func blankCanBeGenerated() throws {
        try expectGeneration(of: "Checkout")
    }

    /// Runs each command that `new` prints. The first one generates code for the new description.
    private func expectGeneration(of name: String, _ options: String...) throws {
        let words = ["new", name] + options + ["--directory", "\(name) alone"]
        let new = try Command.run(Repository.plugingen.path(percentEncoded: false), words, in: folder.path)
        expect(new.status, equals: 0, "\(new.text)")
        let commands = new.output.split(separator: "\n")
            .filter { $0.hasPrefix("    plugingen ") }.map { String($0.dropFirst(4)) }
        expect(commands.first, equals: "plugingen generate '\(name) alone' --output '\(name) alone/Generated'")
        let programs = Repository.plugingen.deletingLastPathComponent().path(percentEncoded: false)
        for command in commands {
            let run = try Command.run("/bin/sh", ["-c", "PATH='\(programs)':$PATH; \(command)"], in: folder.path)
            expect(run.status == 0 && run.errors == "", "\(command): \(run.text)")
        }
        expect(folder.exists("\(name) alone/Generated/\(name)ViewController.swift"))
    }

    @Test("Refers to 'Loading' only if the target has this plugin")
    func namesLoading() throws {
        try makePackage(targets: ["App"], plugins: true)
        let starter = try Repository.text(of: "Templates/Starters/Error.plugin.json")
        expect(starter.contains(#", "while": "Loading" }"#))
        let first = try Command.plugingen("new", "Failure", "--from", "Error", in: folder)
        expect(first.output.contains("'Failure' can show 'Loading' while"), "\(first.text)")
        expect(
            try folder.read("Sources/App/Failure.plugin.json"),
            equals: starter.replacing(#", "while": "Loading""#, with: ""))

        // In another folder of the target.
        let loading = try Command.plugingen("new", "Loading", "--directory", "Sources/App/Plugins", in: folder)
        expect(loading.status, equals: 0, "\(loading.text)")
        let second = try Command.plugingen("new", "Error", "--directory", "Sources/App/Views", in: folder)
        expect(!second.output.contains("Loading"), "\(second.text)")
        expect(try folder.read("Sources/App/Views/Error.plugin.json"), equals: starter)
        let check = try Command.plugingen("generate", "Sources/App", "--output", "Out", in: folder)
        expect(check.status == 0 && check.errors == "", "\(check.text)")
        expect(try folder.read("Out/ErrorViewController.swift").contains("func withErrorRecovery("))
    }

    @Test("Does not refer to 'Loading' if its host lacks 'while', and explains why")
    func leavesUnusableLoading() throws {
        try folder.write("{}", to: "A/Loading.plugin.json")
        let error = try Command.plugingen("new", "Error", "--directory", "A", in: folder)
        expect(
            error.output.contains(
                """
                'Error' can show 'Loading' while an operation runs, but 'Loading' needs 'while' \
                for this recovery: add "while": true to its "host".

                Then name it in the "recovery" of A/Error.plugin.json:

                    "while": "Loading"

                """), "\(error.text)")
        expect(try Command.plugingen("validate", "A", in: folder).status, equals: 0)
        let check = try Command.plugingen("generate", "A", "--output", "Out", in: folder)
        expect(check.status, equals: 0, "\(check.text)")

        // It would show itself.
        let own = try Command.plugingen("new", "Loading", "--from", "Error", "--directory", "B", in: folder)
        expect(own.status == 0 && !own.output.contains("recovery"), "\(own.text)")
    }

    @Test("Prints SwiftPM commands if SwiftPM runs the tool")
    func asCommandPlugin() throws {
        try makePackage(targets: ["App"])
        let command = try Command.plugingen("new", "Error", in: folder, environment: ["PLUGINGEN_COMMAND_PLUGIN": "1"])
        expect(command.status, equals: 0, "\(command.text)")
        let commands = command.output.split(separator: "\n").filter { $0.contains("plugingen ") }
        expect(
            commands.filter { $0.hasPrefix("    ") },
            equals: ["    swift package plugingen new Loading --directory Sources/App"], "\(command.text)")
        expect(command.output.contains(": swift package plugingen init --committed\n"))
    }

    @Test("Writes a Swift file for the user's hooks, and never overwrites it")
    func writesHooks() throws {
        let results = try Command.plugingen("new", "SearchResults", "--directory", "A", in: folder)
        expect(
            results.output.hasPrefix(
                """
                wrote A/SearchResults.plugin.json
                wrote A/SearchResultsViewController+Hooks.swift
                created the folder A

                """), "\(results.text)")
        expect(
            results.output.contains(
                """
                'SearchResults' calls methods of your own. Complete them in A/SearchResultsViewController+Hooks.swift.

                """), "\(results.text)")
        expect(
            try folder.read("A/SearchResultsViewController+Hooks.swift"),
            equals: """
                // SearchResultsViewController+Hooks.swift
                //
                // This file is yours: plugingen wrote it once, and never changes it.

                #if canImport(UIKit) && !os(watchOS)
                import UIKit

                extension SearchResultsViewController {
                    func pluginViewDidLoad() {}
                }
                #endif

                """)
        try folder.write("mine", to: "B/SearchResultsViewController+Hooks.swift")
        let second = try Command.plugingen("new", "SearchResults", "--directory", "B", in: folder)
        expect(second.status, equals: 1)
        expect(try folder.read("B/SearchResultsViewController+Hooks.swift"), equals: "mine")
        expect(!folder.exists("B/SearchResults.plugin.json"))
    }

    @Test("Uses the frameworks and the prefix of the module's configuration")
    func configured() throws {
        try makePackage(targets: ["App"])
        try folder.write(
            #"{ "kits": ["UIKit", "AppKit"], "prefix": "ABC" }"#, to: "Sources/App/plugingen.json")
        let command = try Command.plugingen("new", "SearchResults", "--tests", "Tests/AppTests", in: folder)
        expect(command.status, equals: 0, "\(command.text)")
        expect(
            try folder.read("Sources/App/ABCSearchResultsViewController+Hooks.swift").hasSuffix(
                """
                #if canImport(UIKit) && !os(watchOS)
                import UIKit

                extension ABCSearchResultsViewController {
                    func pluginViewDidLoad() {}
                }
                #elseif canImport(AppKit) && !targetEnvironment(macCatalyst)
                import AppKit

                extension ABCSearchResultsViewController {
                    func pluginViewDidLoad() {}
                }
                #endif

                """))
        let test = try folder.read("Tests/AppTests/SearchResultsPluginTests.swift")
        expect(test.contains("canImport(AppKit)"))
        let generation = try Command.plugingen("generate", "Sources/App", "--output", "Out", in: folder)
        expect(generation.status, equals: 0, "\(generation.text)")
        let text = try folder.read("Out/SearchResultsViewController.swift")
        expect(text.contains("import AppKit"))
        for table in ["UITableView", "NSTableView"] {
            expect(text.contains("resultsTable = \(table)()"))
        }
    }

    @Test("Creates the folder that is named, and says so")
    func newFolders() throws {
        let command = try Command.plugingen("new", "Loading", "--directory", "A/B", in: folder)
        expect(command.output.hasPrefix("wrote A/B/Loading.plugin.json\ncreated the folder A/B\n"), "\(command.text)")
    }

    @Test(
        "A name without a starter begins blank, and the printed command begins with a near starter",
        arguments: [("Snackbar", "Banner"), ("Spinner", "Loading"), ("BigLoading", "Loading")])
    func nearStarter(name: String, starter: String) throws {
        let blank = try Command.plugingen("new", name, "--directory", ".", in: folder)
        expect(
            blank.output.contains("'\(name)' is not the name of a starter, so the description begins blank. "),
            "\(blank.text)")
        expect(blank.output.contains("    plugingen new \(name) --directory . --from \(starter)\n"))
        let text = try folder.read("\(name).plugin.json")
        let near = try Command.plugingen("new", name, "--directory", ".", "--from", starter, in: folder)
        expect(near.status, equals: 0, "\(near.text)")
        expect(!near.output.contains("begins blank"))
        expect(
            try folder.read("\(name).plugin.json"),
            equals: try Repository.text(of: "Templates/Starters/\(starter).plugin.json"))
        // A description with a change is the user's.
        try folder.write(text + "\n", to: "\(name).plugin.json")
        let other = try Command.plugingen("new", name, "--directory", ".", "--from", starter, in: folder)
        expect(other.status, equals: 1)
        expect(try folder.read("\(name).plugin.json"), equals: text + "\n")
    }

    @Test("A name that is not like a starter begins blank too")
    func noStarter() throws {
        let command = try Command.plugingen("new", "Quux", "--directory", ".", in: folder)
        expect(
            command.output.contains(
                "'Quux' is not the name of a starter, so the description begins blank. 'plugingen new --list' lists "),
            "\(command.text)")
        let starter = try Command.plugingen("new", "Loading", "--directory", ".", in: folder)
        expect(!starter.output.contains("blank"))
    }

    @Test("Succeeds again if all files are unchanged, as after a run that was killed at its end")
    func repeatedRun() throws {
        func run() throws -> Command {
            try Command.plugingen("new", "MiniPlayer", "--directory", ".", in: folder)
        }
        let first = try run()
        expect(first.output.hasPrefix("wrote MiniPlayer.plugin.json\n"), "\(first.text)")
        let files = try folder.modificationDates()
        let second = try run()
        expect(second.status == 0 && second.errors == "")
        expect(second.output, equals: first.output.replacing("wrote ", with: "unchanged "))
        expect(try folder.modificationDates(), equals: files)
        try folder.write("{ }", to: "MiniPlayer.plugin.json")
        expect(try run().status, equals: 1)
    }

    @Test("Never overwrites a description")
    func neverOverwrites() throws {
        try folder.write("mine", to: "Here/Loading.plugin.json")
        let command = try Command.plugingen(
            "new", "Loading", "--directory", "Here", "--diagnostics", "line", in: folder)
        expect(command.status, equals: 1)
        expect(
            command.errors,
            equals: """
                Here/Loading.plugin.json:1:1: error: file already exists: \
                nothing was written [file-access]

                """)
        expect(try folder.read("Here/Loading.plugin.json"), equals: "mine")
    }

    @Test("Writes nothing if the configuration is invalid or a test cannot be written")
    func writesAllOrNothing() throws {
        try folder.write(#"{ "prefix": "abc" }"#, to: "Wrong/plugingen.json")
        try folder.write("", to: "file")
        for (directory, tests) in [("Wrong", "Wrong/Tests"), ("New", "file/Tests")] {
            let command = try Command.plugingen(
                "new", "Loading", "--directory", directory, "--tests", tests, "--module", "App", in: folder)
            expect(command.status, equals: 1, "\(command.text)")
            expect(!folder.exists("\(directory)/Loading.plugin.json"))
            expect(!folder.exists("Wrong/Tests"))
        }
    }

    @Test("Quotes paths with spaces in the printed commands")
    func quotesPaths() throws {
        let command = try Command.plugingen("new", "Loading", "--directory", "A b", in: folder)
        expect(command.output.contains("plugingen generate 'A b' --output 'A b/Generated'\n"), "\(command.output)")
    }

    @Test(
        "Rejects invalid plugin names, starters, modules and folders",
        arguments: [
            (
                ["new", "my-plugin", "--directory", "x"],
                "cannot be part of the name of a Swift type"
            ),
            (["new", "loading", "--directory", "x"], "call it 'Loading'"),
            (["new", "../Up"], "'../Up' is a path; write 'Up --directory ..'"),
            (["new", "My App/up"], "is a path; write 'Up --directory 'My App''"),
            (["new", "Loading.plugin.json"], "is a file; name the plugin, 'Loading'"),
            (["new", "A", "--from", "Eror", "--directory", "x"], "did you mean 'Error'?"),
            (
                ["new", "A", "--directory", "x", "--tests", "T", "--module", "App; evil()"],
                "'--module' "
            ),
            (
                ["new", "A", "--directory", "x", "--tests", "T", "--module", "default"],
                "'--module' is 'default', a Swift keyword"
            ),
        ])
    func refuses(words: [String], message: String) throws {
        let command = try Command.run(Repository.plugingen.path(percentEncoded: false), words, in: folder.path)
        expect(command.status, equals: 64)
        expect(command.errors.contains(message), "\(command.errors)")
        expect(try folder.files().isEmpty)
    }

    private func makePackage(targets: [String], plugins: Bool = false, platforms: String = "") throws {
        let use = #", plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")]"#
        let lines = targets.map { ".target(name: \"\($0)\"\(plugins ? use : ""))," }
        try folder.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "Consumer", \(platforms)
                dependencies: [\(plugins ? ".package(name: \"plugingen\", path: \"../none\")" : "")],
                targets: [
                    \(lines.joined(separator: "\n        "))
                ]
            )
            """, to: "Package.swift")
        for target in targets {
            try folder.write("", to: "Sources/\(target)/\(target).swift")
        }
    }
}
