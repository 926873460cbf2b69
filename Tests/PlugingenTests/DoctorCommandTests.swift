import Foundation
import TestSupport
import Testing

/// Runs of `plugingen doctor` in packages that are made for one problem each.
@Suite("plugingen doctor")
struct DoctorCommandTests {
    static let plugin =
        #"plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")]"#

    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("Finds no problems if a target and its tests have the build plugin")
    func healthyBuildPlugin() throws {
        try makePackage(
            ".target(name: \"App\", \(Self.plugin))",
            ".testTarget(name: \"AppTests\", dependencies: [\"App\"], \(Self.plugin))")
        try folder.write("{}", to: "Sources/App/Deep/Loading.plugin.json")
        try folder.write(#"{ "prefix": "ABC" }"#, to: "plugingen.json")
        let command = try Command.plugingen("doctor", in: folder)
        #expect(command.status == 0 && command.errors == "", "\(command.text)")
        #expect(
            command.output == """
                checked 1 description, found no problems

                For continuous integration:
                    xcodebuild test -scheme Consumer-Package -skipPackagePluginValidation \
                -destination 'platform=iOS Simulator,name=iPhone 16'

                """)
        try folder.write(#"{ "kits": ["UIKit", "AppKit"] }"#, to: "plugingen.json")
        let both = try Command.plugingen("doctor", in: folder)
        #expect(
            both.output.hasSuffix(
                """
                For continuous integration:
                    swift test
                    xcodebuild test -scheme Consumer-Package -skipPackagePluginValidation \
                -destination 'platform=iOS Simulator,name=iPhone 16'

                """))
        try folder.write(#"{ "kits": ["AppKit"] }"#, to: "plugingen.json")
        let mac = try Command.plugingen("doctor", in: folder)
        #expect(mac.output.hasSuffix("integration:\n    swift test\n"))
    }

    @Test("Finds no problems in committed files, and prints commands that check them")
    func healthyKeptFiles() throws {
        try makePackage(
            ".target(name: \"App\", exclude: [\"Loading.plugin.json\"])",
            ".testTarget(name: \"AppTests\", dependencies: [\"App\"])")
        try folder.write("{}", to: "Sources/App/Loading.plugin.json")
        try generate("Sources/App", "--output", "Sources/App/Made here")
        try generate(
            "Sources/App", "--tests-output", "Tests/AppTests/Generated", "--module", "App")
        let command = try Command.plugingen("doctor", in: folder)
        #expect(command.status == 0 && command.errors == "", "\(command.text)")
        #expect(
            command.output == """
                checked 1 description, found no problems

                For continuous integration:
                    plugingen check Sources/App --output 'Sources/App/Made here'
                    plugingen check Sources/App --tests-output Tests/AppTests/Generated --module App

                """)
    }

    @Test("Suggests a command that creates the first description")
    func empty() throws {
        try makePackage(".target(name: \"App\")")
        let command = try Command.plugingen("doctor", in: folder)
        #expect(command.status == 0 && command.errors == "")
        #expect(
            command.output
                == "there are no descriptions yet; to create one:\n\n    plugingen new Loading\n")
        let asPlugin = try Command.plugingen(
            "doctor", in: folder, environment: ["PLUGINGEN_COMMAND_PLUGIN": "1"])
        #expect(asPlugin.output.hasSuffix("\n\n    swift package plugingen new Loading\n"))
        let around = try Command.plugingen("doctor", folder.path)
        #expect(
            around.output.hasSuffix("new Loading --directory \(folder.path(of: "Sources/App"))\n"))
        try makePackage(".target(name: \"App\")", ".target(name: \"Other\")")
        try folder.write("", to: "Sources/Other/Other.swift")
        #expect(
            try Command.plugingen("doctor", in: folder).output.hasSuffix(
                "    plugingen new Loading --target App\n"))
        try makePackage(".target(name: \"App\", plugins: [\"PlugingenBuildPlugin\"])")
        let broken = try Command.plugingen("doctor", in: folder)
        #expect(broken.status == 1)
        #expect(
            broken.output == """
                there are no descriptions yet; first fix the errors, then create one:

                    plugingen new Loading

                """)
    }

    @Test("Suggests the shared scheme of a package, or the scheme of its only product")
    func schemes() throws {
        try makePackage(
            ".target(name: \"App\", \(Self.plugin))",
            products: [".library(name: \"Kit\", targets: [\"App\"])"])
        try folder.write("{}", to: "Sources/App/Loading.plugin.json")
        #expect(try Command.plugingen("doctor", in: folder).output.contains("-scheme Kit -skip"))
        try folder.write("", to: ".swiftpm/xcode/xcshareddata/xcschemes/All tests.xcscheme")
        let shared = try Command.plugingen("doctor", in: folder)
        #expect(shared.output.contains("-scheme 'All tests' -skip"), "\(shared.text)")
    }

    @Test("Reports descriptions in a target that has no build plugin")
    func noBuildPlugin() throws {
        try makePackage(".target(name: \"App\")")
        try folder.write("{}", to: "Sources/App/Loading.plugin.json")
        try expect(
            "Sources/App/Loading.plugin.json:1:1: error: this description is not used: the "
                + "target 'App' has no build plugin; add "
                + #"plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")] to the "#
                + "target in Package.swift, or commit the files that 'plugingen generate' writes "
                + "[no-build-plugin]")
    }

    @Test("Reports a tools version that does not support build plugins")
    func oldToolsVersion() throws {
        try makePackage(".target(name: \"App\")", tools: "5.5")
        try folder.write("{}", to: "Sources/App/Loading.plugin.json")
        let lines = try findings(status: 1)
        #expect(lines.count == 2)
        #expect(
            lines.first
                == "Package.swift:1:1: error: the package has tools version 5.5.0, in which "
                + "targets cannot have plugins; raise it in the first line of Package.swift, to 5.6 or "
                + "later [old-tools-version]", "\(lines)")
    }

    @Test("Reports a test target without the build plugin, unless tests are turned off")
    func noGeneratedTests() throws {
        try makePackage(
            ".target(name: \"App\", \(Self.plugin))",
            ".testTarget(name: \"AppTests\", dependencies: [\"App\"])")
        try folder.write("{}", to: "Sources/App/Loading.plugin.json")
        try expect(
            status: 0,
            "Package.swift:1:1: warning: no tests are generated for the plugins of 'App': 'AppTests' "
                + "has no build plugin; add "
                + #"plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")] to "#
                + #"'AppTests', or set "tests": "none" in plugingen.json [no-generated-tests]"#)
        try folder.write(#"{ "tests": "none" }"#, to: "Sources/App/plugingen.json")
        try expect(status: 0)
    }

    @Test("Reports committed files that the build plugin also generates")
    func bothModes() throws {
        try makePackage(".target(name: \"App\", \(Self.plugin))")
        try folder.write("{}", to: "Sources/App/Loading.plugin.json")
        try generate("Sources/App", "--output", "Sources/App/Generated")
        try expect(
            ["ChildContainment", "LoadingViewController"].map { name in
                "Sources/App/Generated/\(name).swift:1:1: error: the build plugin of 'App' generates "
                    + "this file too; remove this file, or the build plugin from the target "
                    + "[both-modes]"
            })
    }

    @Test("Reports descriptions that are outside of all targets or in a test target")
    func outside() throws {
        try makePackage(
            ".target(name: \"App\", \(Self.plugin))",
            ".testTarget(name: \"AppTests\", dependencies: [\"App\"], \(Self.plugin))")
        try folder.write("{}", to: "Sources/App/Loading.plugin.json")
        try folder.write("{}", to: "Notes/Empty.plugin.json")
        try folder.write("{}", to: "Tests/AppTests/Error.plugin.json")
        try folder.write("{}", to: "Other/Package/Sources/X/X.plugin.json")
        try folder.write("", to: "Other/Package/Package.swift")
        let mend =
            "; move it to the target that shows the plugin, or commit the files that 'plugingen generate' writes "
            + "[description-outside-targets]"
        try expect(
            status: 0,
            "Notes/Empty.plugin.json:1:1: warning: this description is not in a target, so nothing is "
                + "generated for it" + mend,
            "Tests/AppTests/Error.plugin.json:1:1: warning: this description is in a target of tests, "
                + "where nothing is generated for it" + mend)
    }

    @Test("Reports descriptions that the manifest excludes or makes resources")
    func exclusion() throws {
        try makePackage(
            """
            .target(
                name: "App", exclude: ["Old"], resources: [.process("Resources")], \(Self.plugin))
            """)
        try folder.write("{}", to: "Sources/App/Old/Loading.plugin.json")
        try folder.write("{}", to: "Sources/App/Resources/Error.plugin.json")
        try expect(
            "Sources/App/Old/Loading.plugin.json:1:1: error: the build plugin does not see this "
                + "description: 'App' excludes 'Old'; take 'Old' out of 'exclude' in Package.swift, or "
                + "move the description [excluded-description]",
            "Sources/App/Resources/Error.plugin.json:1:1: warning: this description is copied into the "
                + "app: it is a resource of 'App'; move it out of 'Resources' "
                + "[description-in-resources]")
    }

    @Test("Reports sources named like generated files, and invalid descriptions")
    func collision() throws {
        try makePackage(".target(name: \"App\", \(Self.plugin))")
        try folder.write(#"{ "placement": "topp" }"#, to: "Sources/App/Error.plugin.json")
        try folder.write("{}", to: "Sources/App/Loading.plugin.json")
        try folder.write("", to: "Sources/App/Old/LoadingViewController.swift")
        let lines = try findings(status: 1)
        #expect(lines.count == 2)
        #expect(
            lines.contains { $0.hasPrefix("Sources/App/Error.plugin.json:1:16: error: unknown") })
        #expect(
            lines.contains {
                $0.hasPrefix(
                    "Sources/App/Loading.plugin.json:1:1: error: 'LoadingViewController.swift'")
                    && $0.hasSuffix("[source-collision]")
            }, "\(lines)")
    }

    @Test("Reports committed files that are out of date, missing, edited or orphaned")
    func keptFiles() throws {
        try makePackage(
            ".target(name: \"App\", exclude: [\(Self.names("Loading", "Error", "Missing", "Old", "Fine"))])"
        )
        for name in ["Loading", "Error", "Missing", "Old", "Fine"] {
            try folder.write("{}", to: "Sources/App/\(name).plugin.json")
        }
        try generate("Sources/App", "--output", "Sources/App/Generated")
        try folder.write(#"{ "summary": "New." }"#, to: "Sources/App/Loading.plugin.json")
        let edited = "Sources/App/Generated/ErrorViewController.swift"
        try folder.write(try folder.read(edited) + "// mine\n", to: edited)
        for item in ["Generated/MissingViewController.swift", "Old.plugin.json"] {
            try FileManager.default.removeItem(atPath: folder.path(of: "Sources/App/" + item))
        }
        let generated = "Sources/App/Generated/"
        let command = "plugingen generate Sources/App --output Sources/App/Generated"
        try expect(
            "\(generated)ErrorViewController.swift:1:1: error: this file was edited by hand; to keep the "
                + "edit, change 'Error.plugin.json', or write in another file: extension "
                + "ErrorViewController { … }; to run code when the view loads: \"hooks\": "
                + "[\"viewDidLoad\"]; to change all plugins: plugingen templates --eject Templates "
                + "PluginViewController; to discard the edit: \(command) --force [edited-by-hand]",
            "\(generated)LoadingViewController.swift:1:1: error: out of date; generate it again: "
                + "\(command) [out-of-date]",
            "\(generated)MissingViewController.swift:1:1: error: this file is missing; generate it: "
                + "\(command) [out-of-date]",
            "\(generated)OldViewController.swift:1:1: warning: 'Old.plugin.json' is gone; remove this "
                + "file too [orphaned]")
    }

    @Test(
        "No generated file is orphaned or out of date because of a mistake in a description",
        arguments: [true, false])
    func mistakeInDescription(isListed: Bool) throws {
        try makePackage(
            ".target(name: \"App\", exclude: [\(Self.names("Loading", "Error"))])",
            ".testTarget(name: \"AppTests\", dependencies: [\"App\"])")
        for name in ["Loading", "Error"] {
            try folder.write("{}", to: "Sources/App/\(name).plugin.json")
        }
        if isListed {
            #expect(try Command.plugingen("init", in: folder).status == 0)
            try generate()
        } else {
            try generate("Sources/App", "--output", "Sources/App/Generated")
            try generate(
                "Sources/App", "--tests-output", "Tests/AppTests/Generated", "--module", "App")
        }
        for mistake in [#"{ "sumary": "" }"#, "{"] {
            try folder.write(mistake, to: "Sources/App/Error.plugin.json")
            let lines = try findings(status: 1)
            #expect(lines.count == 1, "\(lines)")
            #expect(lines[0].hasPrefix("Sources/App/Error.plugin.json:1:"), "\(lines)")
        }
        try folder.write("{", to: "Sources/App/Loading.plugin.json")
        let lines = try findings(status: 1)
        #expect(lines.allSatisfy { $0.contains(".plugin.json:1:1: error: ") }, "\(lines)")
        let fix = try Command.plugingen("doctor", "--fix", in: folder)
        #expect(fix.output.hasPrefix("nothing to write\n"), "\(fix.text)")
    }

    @Test("Prints the argument that excludes the descriptions of committed files")
    func unhandledFiles() throws {
        try makePackage(
            ".target(name: \"Other\")", ".target(name: \"App\", exclude: [\"Notes.md\"])")
        try folder.write("", to: "Sources/Other/Other.swift")
        try folder.write("", to: "Sources/App/Notes.md")
        try folder.write("{}", to: "Sources/App/Deep/Loading.plugin.json")
        try folder.write(#"{ "templates": "Mine" }"#, to: "Sources/App/plugingen.json")
        try folder.write("{{> NoTests}}", to: "Sources/App/Mine/Other.mustache")
        try generate("Sources/App", "--output", "Sources/App/Generated")
        let excluded = #"["Notes.md", "Deep/Loading.plugin.json", "Mine", "plugingen.json"]"#
        let lines = try findings(status: 0).filter { $0.hasSuffix("[unhandled-files]") }
        #expect(
            lines == [
                "Package.swift:9:15: warning: SwiftPM warns about files in the target 'App' that no build plugin reads; "
                    + "write in this target, after its name, dependencies and path: exclude: \(excluded) [unhandled-files]"
            ])
        try makePackage(
            ".target(name: \"Other\")", ".target(name: \"App\", exclude: \(excluded))")
        #expect(try !findings(status: 0).contains { $0.hasSuffix("[unhandled-files]") })
        // The build plugin reads the descriptions.
        try makePackage(".target(name: \"App\", \(Self.plugin))")
        #expect(try !findings(status: 1).contains { $0.hasSuffix("[unhandled-files]") })
    }

    @Test("Checks committed files and tests if descriptions are outside of all targets")
    func keptTests() throws {
        try makePackage(
            ".target(name: \"App\")", ".testTarget(name: \"AppTests\", dependencies: [\"App\"])")
        try folder.write("{}", to: "Descriptions/Loading.plugin.json")
        try generate(
            "Descriptions", "--output", "Sources/App/Generated", "--tests-output",
            "Tests/AppTests/Generated", "--module", "App", "--tests-prefix", "Some")
        try expect(status: 0)
        for file in try folder.files() where file.hasPrefix("Tests/") {
            try folder.write(try folder.read(file).replacing("\n", with: "\r\n"), to: file)
        }
        let command = try Command.plugingen("doctor", in: folder)
        #expect(
            command.output.contains(
                "plugingen check Descriptions --tests-output Tests/AppTests/Generated --module App "
                    + "--tests-prefix Some\n"), "\(command.output)")
        try folder.write(#"{ "summary": "New." }"#, to: "Descriptions/Loading.plugin.json")
        try expect(
            ["Sources/App/Generated/LoadingViewController"].map {
                "\($0).swift:1:1: error: out of date; generate it "
                    + "again: plugingen generate Descriptions --output Sources/App/Generated "
                    + "[out-of-date]"
            })
    }

    @Test(
        "Finds the folder of a target from any spelling of its path",
        arguments: ["App", "App/", "./App", "."])
    func paths(path: String) throws {
        try makePackage(".target(name: \"App\", path: \"\(path)\", \(Self.plugin))")
        try folder.write("", to: "App/App.swift")
        try folder.write("{}", to: "App/Loading.plugin.json")
        try expect(status: 0)
    }

    @Test("Compares committed files with the descriptions of their own target")
    func severalTargets() throws {
        try makePackage(
            ".target(name: \"App\", exclude: [\(Self.names("Loading"))])",
            ".target(name: \"Feature\", exclude: [\(Self.names("Loading"))])")
        for (target, summary) in [("App", "One."), ("Feature", "Other.")] {
            try folder.write("", to: "Sources/\(target)/\(target).swift")
            try folder.write(
                "{ \"summary\": \"\(summary)\" }", to: "Sources/\(target)/Loading.plugin.json")
            try generate("Sources/\(target)", "--output", "Sources/\(target)/Generated")
        }
        try expect(status: 0)
        try folder.write("{}", to: "Sources/Feature/Loading.plugin.json")
        let lines = try findings(status: 1)
        #expect(lines.count == 1)
        #expect(lines[0].hasPrefix("Sources/Feature/Generated/LoadingViewController.swift:1:1:"))
    }

    @Test("Reports mistakes in custom templates", arguments: ["doctor", "validate"])
    func customTemplates(command: String) throws {
        try makePackage(
            """
            .target(
                name: "App", exclude: ["Templates"],
                plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")])
            """)
        try folder.write("{}", to: "Sources/App/Loading.plugin.json")
        try folder.write(#"{ "templates": "Templates" }"#, to: "Sources/App/plugingen.json")
        try folder.write("{{nope}}", to: "Sources/App/Templates/Names.swift.mustache")
        let found = try Command.plugingen(command, "--diagnostics", "line", in: folder)
        #expect(found.status == 1)
        #expect(
            found.errors
                == "Sources/App/Templates/Names.swift.mustache:1:1: error: unknown name 'nope' "
                + "[template-unknown-name]\n")
    }

    @Test("Follows links to folders as SwiftPM does, and visits each folder once")
    func linkedFolders() throws {
        try makePackage(
            """
            .target(
                name: "App", plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")])
            """)
        try folder.write("{}", to: "Shared/Loading.plugin.json")
        for (link, target) in [("shared", "../../Shared"), ("around", ".."), ("root", "../..")] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path(of: "Sources/App/" + link), withDestinationPath: target)
        }
        for index in 0..<12 {
            let path = "Sources/App/Deep\(index)"
            try folder.write("", to: path + "/Deep.swift")
            for other in 0..<12 where other != index {
                try FileManager.default.createSymbolicLink(
                    atPath: folder.path(of: path + "/to\(other)"),
                    withDestinationPath: "../Deep\(other)")
            }
        }
        try expect(status: 0)
        let whole = try Command.plugingen("validate", in: folder)
        #expect(whole.output == "1 description is valid\n", "\(whole.text)")
        try folder.write(#"{ "bad": 1 }"#, to: "Shared/Loading.plugin.json")
        for words in [["doctor"], ["validate", "Sources/App"]] {
            let command = try Command.run(
                Repository.plugingen.path(percentEncoded: false),
                words + ["--diagnostics", "line"], in: folder.path)
            #expect(command.status == 1)
            let path = words == ["doctor"] ? "shared" : "root/Shared"
            #expect(
                command.errors.hasPrefix("Sources/App/\(path)/Loading.plugin.json:1:3: error: "))
        }
        try folder.write("{}", to: "Shared/Loading.plugin.json")
        try folder.write("class LoadingViewController {}", to: "Shared/Other.swift")
        #expect(try findings(status: 1).first?.hasSuffix("[source-collision]") == true)
    }

    @Test("Reports problems as JSON with --diagnostics json")
    func json() throws {
        try makePackage(".target(name: \"App\")")
        try folder.write("{}", to: "Sources/App/Loading.plugin.json")
        let command = try Command.plugingen("doctor", ".", "--diagnostics", "json", in: folder)
        #expect(command.status == 1)
        let found = try JSONSerialization.jsonObject(with: Data(command.errors.utf8))
        let problems = try #require(found as? [[String: Any]])
        #expect(problems.map { $0["identifier"] as? String } == ["no-build-plugin"])
        #expect(problems.map { $0["severity"] as? String } == ["error"])
        let notes = problems.first?["notes"] as? [[String: Any]]
        #expect((notes?.first?["message"] as? String)?.hasPrefix("add plugins: ") == true)
    }

    @Test("Rejects a folder that does not exist or is not a package")
    func refusals() throws {
        let none = try Command.plugingen("doctor", in: folder)
        #expect(none.status == 64)
        #expect(none.errors.contains("no Package.swift in this folder or around it, and no"))
        let missing = try Command.plugingen("doctor", "nowhere", in: folder)
        #expect(
            missing.status == 64
                && missing.errors.hasPrefix(
                    "error: 'nowhere' is not a "
                        + "folder\n")
        )
    }

    /// Returns the names of descriptions as literals of a manifest.
    private static func names(_ plugins: String...) -> String {
        plugins.map { "\"\($0).plugin.json\"" }.joined(separator: ", ")
    }

    func generate(_ arguments: String...) throws {
        let command = try Command.run(
            Repository.plugingen.path(percentEncoded: false), ["generate"] + arguments,
            in: folder.path)
        try #require(command.status == 0, "\(command.text)")
    }

    func findings(status: Int32) throws -> [String] {
        let command = try Command.plugingen("doctor", "--diagnostics", "line", in: folder)
        #expect(command.status == status, "\(command.text)")
        return command.errors.split(separator: "\n").map(String.init)
    }

    func expect(status: Int32 = 1, _ lines: String...) throws {
        let found = try findings(status: status)
        #expect(found == lines, "\(found)")
    }

    func expect(_ lines: [String]) throws {
        let found = try findings(status: 1)
        #expect(found == lines, "\(found)")
    }

    func makePackage(
        _ targets: String..., tools: String = "6.1",
        platforms: String = "platforms: [.iOS(\"15.0\")],",
        products: [String] = [],
        dependencies: String = ".package(name: \"plugingen\", path: \"../tools\")"
    ) throws {
        try folder.write("", to: "../tools/Package.swift")
        try folder.write(
            """
            // swift-tools-version: \(tools)
            import PackageDescription
            let package = Package(
                name: "Consumer", \(platforms)
                products: [\(products.joined(separator: ",\n"))],
                dependencies: [\(dependencies)],
                targets: [
                    \(targets.joined(separator: ",\n"))
                ]
            )
            """, to: "Package.swift")
        try folder.write("", to: "Sources/App/App.swift")
        try folder.write("", to: "Tests/AppTests/AppTests.swift")
    }
}
