import TestSupport
import Testing

@Suite("plugingen new")
struct NewCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("tells problems as data, also where there are none")
    func json() throws {
        let folder = try TemporaryFolder()
        for (status, errors) in [(Int32(0), "[]\n"), (1, "[\n")] {
            let command = try Command.plugingen(
                "new", "Loading", "--directory", ".", "--diagnostics", "json", in: folder)
            #expect(command.status == status)
            #expect(command.errors.hasPrefix(errors), "\(command.errors)")
        }
    }

    @Test("writes the starter of that name into the package's only target, and says what is next")
    func writesStarter() throws {
        try makePackage(targets: ["App"])

        let command = try Command.plugingen("new", "Loading", in: folder)

        #expect(command.status == 0, "\(command.errors)")
        #expect(
            try folder.read("Sources/App/Loading.plugin.json")
                == String(
                    contentsOfFile: Repository.path("Templates", "Starters", "Loading.plugin.json"),
                    encoding: .utf8))
        #expect(
            command.output == """
                wrote Sources/App/Loading.plugin.json

                Change the description as you like. To generate its Swift at each build, add
                plugingen to the package's dependencies and its build plugin to the target 'App' \
                in Package.swift:

                    plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")]

                To generate it now, into files that you commit:

                    plugingen generate Sources/App --output Sources/App/Generated

                In any view controller:

                    showLoading(message: "…")
                    hideLoading()

                """)
    }

    @Test(
        "writes a test of the user's own, in the framework of plugingen.json, and never again",
        arguments: [("swiftTesting", "import Testing"), ("xctest", "import XCTest")])
    func writesUserTests(framework: String, expected: String) throws {
        try makePackage(targets: ["App"])
        try folder.write(#"{ "tests": "\#(framework)" }"#, to: "plugingen.json")
        let command = try Command.plugingen(
            "new", "Loading", "--tests", "Tests/AppTests", in: folder)
        #expect(command.status == 0, "\(command.text)")
        #expect(command.output.contains("wrote Tests/AppTests/LoadingPluginTests.swift\n"))
        let text = try folder.read("Tests/AppTests/LoadingPluginTests.swift")
        #expect(text.contains(expected) && text.contains("@testable import App\n"))
        #expect(text.contains("// This file is yours"))

        try folder.write("mine", to: "Tests/AppTests/OtherPluginTests.swift")
        let second = try Command.plugingen(
            "new", "Other", "--directory", "Sources/App", "--tests", "Tests/AppTests", in: folder)
        #expect(second.status == 1)
        #expect(try folder.read("Tests/AppTests/OtherPluginTests.swift") == "mine")
        #expect(try !folder.files().contains("Sources/App/Other.plugin.json"))

        let third = try Command.plugingen(
            "new", "Third", "--directory", "Elsewhere", "--tests", "Tests", in: folder)
        #expect(third.status == 64)
        #expect(third.errors.contains("'--tests' needs '--module NAME'"), "\(third.errors)")
    }

    @Test("says no word of the build plugin where the target has it")
    func knowsBuildPlugin() throws {
        try makePackage(targets: ["App"], plugins: true)
        let command = try Command.plugingen("new", "Error", in: folder)
        #expect(command.status == 0, "\(command.errors)")
        #expect(
            command.output == """
                wrote Sources/App/Error.plugin.json

                Change the description as you like, and build: the Swift is generated.

                'Error' can show 'Loading' while an operation runs, but there is no plugin 'Loading'. To add it:

                    plugingen new Loading --directory Sources/App

                Then name it in the "recovery" of Sources/App/Error.plugin.json:

                    "while": "Loading"

                In any view controller:

                    showError(message: "…", reloadHandler: { … })
                    hideError()

                """)
    }

    @Test("knows the target around a folder that is named, and names paths from where it runs")
    func knowsNamedFolder() throws {
        try makePackage(targets: ["App", "Feature"], plugins: true)
        for directory in ["Sources/App/Views", folder.path(of: "Sources/Feature")] {
            let command = try Command.plugingen(
                "new", "Loading", "--directory", directory, in: folder)
            #expect(command.status == 0, "\(command.errors)")
            #expect(command.output.contains("and build: the Swift is generated."))
            #expect(command.output.hasPrefix("wrote Sources/"), "\(command.output)")
        }
        #expect(folder.exists("Sources/App/Views/Loading.plugin.json"))
        #expect(folder.exists("Sources/Feature/Loading.plugin.json"))
    }

    @Test("says how Xcode projects use the build plugin")
    func inXcodeProject() throws {
        try folder.write("{ }", to: "App.xcodeproj/project.pbxproj")
        let command = try Command.plugingen("new", "Loading", "--directory", "App", in: folder)
        #expect(command.status == 0, "\(command.errors)")
        #expect(
            command.output.contains(
                """
                the package plugingen to the project in Xcode, PlugingenBuildPlugin to the build phase
                'Run Build Tool Plug-ins' of the target, and the new files to the target.

                """), "\(command.output)")
        #expect(!command.output.contains("Package.swift"))
        try folder.write("", to: "App/App.swift")
        for (words, reason) in [
            ([], "specify the folder to write to"),
            (
                ["--target", "App"],
                "'--target' does not work in an Xcode project; name the folder to write to"
            ),
        ] {
            let refused = try Command.run(
                Repository.plugingen.path(percentEncoded: false), ["new", "Banner"] + words,
                in: folder.path)
            #expect(refused.status == 64)
            #expect(
                refused.errors.hasPrefix(
                    "error: \(reason)\n  plugingen new Banner --directory App\n\n"),
                "\(refused.errors)")
        }
    }

    @Test("lists the targets where there are several, as commands to copy")
    func listsTargets() throws {
        try makePackage(targets: ["App", "Feature"])

        let command = try Command.plugingen(
            "new", "Offline", "--from", "Error", "--tests", "My Tests", "--dry-run", in: folder)

        #expect(command.status == 64)
        #expect(
            command.errors.hasPrefix(
                """
                error: the package has several targets; name one of them
                  plugingen new Offline --from Error --tests 'My Tests' --dry-run --target App
                  plugingen new Offline --from Error --tests 'My Tests' --dry-run --target Feature

                """))
        #expect(!folder.exists("Sources/App/Offline.plugin.json"))
    }

    @Test("writes to the target that is named, and lists the targets if there is no such target")
    func namedTarget() throws {
        try makePackage(targets: ["App", "Feature"], tests: ["AppTests"])
        let command = try Command.plugingen("new", "Loading", "--target", "Feature", in: folder)
        #expect(command.status == 0, "\(command.errors)")
        #expect(command.output.hasPrefix("wrote Sources/Feature/Loading.plugin.json\n"))
        for (name, message) in [
            (
                "Ap",
                "there is no target 'Ap'; did you mean 'App'? the package has 'App', 'Feature', "
            ),
            ("Something", "there is no target 'Something'; the package has 'App', 'Feature', "),
            (
                "AppTests",
                "'AppTests' is not a target for view controllers; use one of 'App', 'Feat"
            ),
        ] {
            let refused = try Command.plugingen("new", "Error", "--target", name, in: folder)
            #expect(refused.status == 64)
            #expect(refused.errors.hasPrefix("error: \(message)"), "\(refused.errors)")
        }
        let both = try Command.plugingen(
            "new", "Banner", "--target", "Feature", "--directory", "Sources/App/Deep", in: folder)
        #expect(both.output.hasPrefix("wrote Sources/App/Deep/Banner.plugin.json\n"))
        let valid = try Command.plugingen("validate", "--target", "Feature", in: folder)
        #expect(valid.output == "1 description is valid\n", "\(valid.text)")
        let invalid = try Command.plugingen("validate", "--target", "Featur", in: folder)
        #expect(invalid.status == 64 && invalid.errors.contains("did you mean 'Feature'?"))
    }

    @Test("says how to generate in a folder without a package, and nothing about Package.swift")
    func plainFolder() throws {
        let command = try Command.plugingen("new", "Loading", "--directory", ".", in: folder)
        #expect(
            command.output == """
                wrote Loading.plugin.json

                Change the description as you like. To generate its Swift, into files that you commit:

                    plugingen generate . --output Generated

                In any view controller:

                    showLoading(message: "…")
                    hideLoading()

                """)
    }

    @Test("takes the target around the current folder")
    func takesSurroundingTarget() throws {
        try makePackage(targets: ["App", "Feature"])
        let command = try Command.run(
            Repository.plugingen.path(percentEncoded: false), ["new", "Loading"],
            in: folder.path(of: "Sources/Feature"))
        #expect(command.status == 0, "\(command.errors)")
        #expect(folder.exists("Sources/Feature/Loading.plugin.json"))
    }

    @Test(
        "writes descriptions that can be generated alone, under any name, and names commands that work",
        arguments: try Repository.files(in: "Templates/Starters", withSuffix: ".plugin.json"))
    func canBeGeneratedAlone(path: String) throws {
        let starter = String(path.dropLast(".plugin.json".count).split(separator: "/").last ?? "")
        try expectGeneration(of: starter)
        try expectGeneration(of: "Other", "--from", starter)
    }

    @Test(
        "writes a blank description for a name that is not a starter's, and names commands that work"
    )
    func blankCanBeGenerated() throws {
        try expectGeneration(of: "Checkout")
    }

    /// Runs each command that `new` prints. The first of them generates what the new description says.
    private func expectGeneration(of name: String, _ options: String...) throws {
        let words = ["new", name] + options + ["--directory", "\(name) alone"]
        let new = try Command.run(
            Repository.plugingen.path(percentEncoded: false), words, in: folder.path)
        #expect(new.status == 0, "\(new.text)")
        let commands = new.output.split(separator: "\n")
            .filter { $0.hasPrefix("    plugingen ") }.map { String($0.dropFirst(4)) }
        #expect(
            commands.first
                == "plugingen generate '\(name) alone' --output '\(name) alone/Generated'")
        let programs = Repository.plugingen.deletingLastPathComponent().path(percentEncoded: false)
        for command in commands {
            let run = try Command.run(
                "/bin/sh", ["-c", "PATH='\(programs)':$PATH; \(command)"], in: folder.path)
            #expect(run.status == 0 && run.errors == "", "\(command): \(run.text)")
        }
        #expect(folder.exists("\(name) alone/Generated/\(name)ViewController.swift"))
    }

    @Test("names no plugin that the target does not have, and the one that it has")
    func namesLoading() throws {
        try makePackage(targets: ["App"], plugins: true)
        let starter = try Repository.text(of: "Templates/Starters/Error.plugin.json")
        #expect(starter.contains(#", "while": "Loading" }"#))
        let first = try Command.plugingen("new", "Failure", "--from", "Error", in: folder)
        #expect(first.output.contains("'Failure' can show 'Loading' while"), "\(first.text)")
        #expect(
            try folder.read("Sources/App/Failure.plugin.json")
                == starter.replacing(#", "while": "Loading""#, with: ""))

        // In another folder of the target.
        let loading = try Command.plugingen(
            "new", "Loading", "--directory", "Sources/App/Plugins", in: folder)
        #expect(loading.status == 0, "\(loading.text)")
        let second = try Command.plugingen(
            "new", "Error", "--directory", "Sources/App/Views", in: folder)
        #expect(!second.output.contains("Loading"), "\(second.text)")
        #expect(try folder.read("Sources/App/Views/Error.plugin.json") == starter)
        let check = try Command.plugingen("generate", "Sources/App", "--output", "Out", in: folder)
        #expect(check.status == 0 && check.errors == "", "\(check.text)")
        #expect(
            try folder.read("Out/ErrorViewController.swift").contains("func withErrorRecovery("))
    }

    @Test("names no plugin that cannot be shown while an operation runs, and says why")
    func leavesUnusableLoading() throws {
        try folder.write("{}", to: "A/Loading.plugin.json")
        let error = try Command.plugingen("new", "Error", "--directory", "A", in: folder)
        #expect(
            error.output.contains(
                """
                'Error' can show 'Loading' while an operation runs, but 'Loading' needs 'while' \
                for this recovery: add "while": true to its "host".

                Then name it in the "recovery" of A/Error.plugin.json:

                    "while": "Loading"

                """), "\(error.text)")
        #expect(try Command.plugingen("validate", "A", in: folder).status == 0)
        let check = try Command.plugingen("generate", "A", "--output", "Out", in: folder)
        #expect(check.status == 0, "\(check.text)")

        // It would show itself.
        let own = try Command.plugingen(
            "new", "Loading", "--from", "Error", "--directory", "B", in: folder)
        #expect(own.status == 0 && !own.output.contains("recovery"), "\(own.text)")
    }

    @Test("generates all of the target, where the description is in a folder within")
    func generatesTarget() throws {
        try makePackage(targets: ["App"])
        let command = try Command.plugingen(
            "new", "Loading", "--directory", "Sources/App/Views", in: folder)
        #expect(
            command.output.contains(
                "    plugingen generate Sources/App --output Sources/App/Generated\n"),
            "\(command.text)")
    }

    @Test("names commands of SwiftPM, where SwiftPM runs it")
    func asCommandPlugin() throws {
        try makePackage(targets: ["App"])
        let command = try Command.plugingen(
            "new", "Error", in: folder, environment: ["PLUGINGEN_COMMAND_PLUGIN": "1"])
        #expect(command.status == 0, "\(command.text)")
        let commands = command.output.split(separator: "\n").filter { $0.contains("plugingen ") }
        #expect(
            commands.filter { $0.hasPrefix("    ") } == [
                "    swift package plugingen generate Sources/App --output Sources/App/Generated",
                "    swift package plugingen new Loading --directory Sources/App",
            ], "\(command.text)")
    }

    @Test("writes the Swift file with the methods that a description calls, which is the user's")
    func writesHooks() throws {
        let results = try Command.plugingen("new", "SearchResults", "--directory", "A", in: folder)
        #expect(
            results.output.hasPrefix(
                """
                wrote A/SearchResults.plugin.json
                wrote A/SearchResultsViewController+Hooks.swift


                """), "\(results.text)")
        #expect(
            results.output.contains(
                """
                'SearchResults' calls methods of your own. Complete them in A/SearchResultsViewController+Hooks.swift.

                """), "\(results.text)")
        #expect(
            try folder.read("A/SearchResultsViewController+Hooks.swift") == """
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
        #expect(second.status == 1)
        #expect(try folder.read("B/SearchResultsViewController+Hooks.swift") == "mine")
        #expect(!folder.exists("B/SearchResults.plugin.json"))
    }

    @Test("says which images a description leaves to its user")
    func namesImages() throws {
        let permission = try Command.plugingen("new", "Permission", "--directory", "A", in: folder)
        #expect(
            permission.output.contains(
                "images from the app's asset catalog; add them: 'PermissionIllustration'.\n"),
            "\(permission.text)")
    }

    @Test("speaks of the plugin as it will be in its module, with the kits and the prefix of it")
    func configured() throws {
        try makePackage(targets: ["App"])
        try folder.write(
            #"{ "kits": ["UIKit", "AppKit"], "prefix": "ABC" }"#, to: "Sources/App/plugingen.json")
        let command = try Command.plugingen(
            "new", "SearchResults", "--tests", "Tests/AppTests", in: folder)
        #expect(command.status == 0, "\(command.text)")
        #expect(
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
        #expect(test.contains("canImport(AppKit)"))
        let generation = try Command.plugingen(
            "generate", "Sources/App", "--output", "Out", in: folder)
        #expect(generation.status == 0, "\(generation.text)")
        let text = try folder.read("Out/SearchResultsViewController.swift")
        #expect(text.contains("import AppKit"))
        for table in ["UITableView", "NSTableView"] {
            #expect(text.contains("resultsTable = \(table)()"))
        }
    }

    @Test("never overwrites a file")
    func neverOverwrites() throws {
        try folder.write("mine", to: "Here/Loading.plugin.json")
        let command = try Command.plugingen(
            "new", "Loading", "--directory", "Here", "--diagnostics", "line", in: folder)
        #expect(command.status == 1)
        #expect(
            command.errors == """
                Here/Loading.plugin.json:1:1: error: file already exists: \
                nothing was written [file-access]

                """)
        #expect(try folder.read("Here/Loading.plugin.json") == "mine")
    }

    @Test("writes nothing where something is wrong with the tests")
    func writesAllOrNothing() throws {
        try folder.write(#"{ "prefix": "abc" }"#, to: "Wrong/plugingen.json")
        try folder.write("", to: "file")
        for (directory, tests) in [("Wrong", "Wrong/Tests"), ("New", "file/Tests")] {
            let command = try Command.plugingen(
                "new", "Loading", "--directory", directory, "--tests", tests, "--module", "App",
                in: folder)
            #expect(command.status == 1, "\(command.text)")
            #expect(!folder.exists("\(directory)/Loading.plugin.json"))
            #expect(!folder.exists("Wrong/Tests"))
        }
    }

    @Test("tells commands as they can be typed, also for a folder with a space")
    func quotesPaths() throws {
        let command = try Command.plugingen("new", "Loading", "--directory", "A b", in: folder)
        #expect(
            command.output.contains("plugingen generate 'A b' --output 'A b/Generated'\n"),
            "\(command.output)")
    }

    @Test(
        "refuses what cannot be",
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
            (["new", "A"], "specify the folder to write to\n  plugingen new A --directory .\n"),
            (
                ["new", "A", "--from", "Error", "--target", "App"],
                "'--target' needs a package; name the folder to write to\n"
                    + "  plugingen new A --from Error --directory .\n"
            ),
        ])
    func refuses(words: [String], message: String) throws {
        let command = try Command.run(
            Repository.plugingen.path(percentEncoded: false), words, in: folder.path)
        #expect(command.status == 64)
        #expect(command.errors.contains(message), "\(command.errors)")
        #expect(try folder.files().isEmpty)
    }

    private func makePackage(
        targets: [String], tests: [String] = [], plugins: Bool = false
    ) throws {
        let use = #", plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")]"#
        let lines =
            targets.map { ".target(name: \"\($0)\"\(plugins ? use : ""))," }
            + tests.map { ".testTarget(name: \"\($0)\")," }
        try folder.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "Consumer",
                dependencies: [\(plugins ? ".package(name: \"plugingen\", path: \"../none\")" : "")],
                targets: [
                    \(lines.joined(separator: "\n        "))
                ]
            )
            """, to: "Package.swift")
        for target in targets {
            try folder.write("", to: "Sources/\(target)/\(target).swift")
        }
        for test in tests { try folder.write("", to: "Tests/\(test)/\(test).swift") }
    }
}
