import Foundation
import TestSupport
import Testing

@Suite("plugingen remove")
struct RemoveCommandTests {
    private let package: ManagedPackage
    private var folder: TemporaryFolder { package.folder }

    init() throws {
        package = try ManagedPackage()
    }

    @Test("Refuses while another description needs the plugin, and says where")
    func inUse() throws {
        let before = try package.contents()
        let removal = try package.plugingen("remove", "Loading")
        #expect(removal.status == 1)
        #expect(
            removal.errors.contains(
                "Sources/App/Error.plugin.json:8:83: error: the plugin 'Error' needs 'Loading' [plugin-in-use]"
            ),
            "\(removal.errors)")
        #expect(removal.output == "")
        #expect(try package.contents() == before)
        let json = try package.plugingen("remove", "Loading", "--diagnostics", "json")
        #expect(json.errors.contains(#""identifier": "plugin-in-use""#))
    }

    @Test("Refuses while a state shows the plugin, and says where")
    func state() throws {
        try folder.write(
            #"{ "states": { "LoadState": { "failed": "Error" } } }"#,
            to: "Sources/App/plugingen.json")
        let removal = try package.plugingen("remove", "Error")
        #expect(removal.status == 1)
        #expect(
            removal.errors.contains(
                "Sources/App/plugingen.json:1:40: error: a state needs 'Error' [plugin-in-use]"),
            "\(removal.errors)")
    }

    @Test(
        "Committed tests are renamed and removed even if they are not listed or not generated any more",
        arguments: [#"{ }"#, #"{ "tests": "none" }"#, #"{ "tests": "xctest" }"#], [true, false])
    func unlistedTests(configuration: String, isListed: Bool) throws {
        try folder.write(
            configuration.contains("xctest") ? configuration : "{ }",
            to: "Sources/App/plugingen.json")
        let list =
            #"{ "modules": [{ "name": "App", "descriptions": "Sources/App", "output": "Out" }] }"#
        if isListed {
            try folder.write(list, to: "plugingen.json")
        } else {
            try FileManager.default.removeItem(atPath: folder.path(of: "plugingen.json"))
        }
        for item in ["Sources/App/Generated", "Tests/AppTests/Generated"] {
            try FileManager.default.removeItem(atPath: folder.path(of: item))
        }
        let generation = try package.plugingen(
            "generate", "Sources/App", "--output", "Out", "--tests-output", "OtherTests",
            "--module",
            "App")
        try #require(generation.status == 0, "\(generation.text)")
        let tests = try folder.read("OtherTests/ErrorViewControllerTests.swift")
        try folder.write(configuration, to: "Sources/App/plugingen.json")

        let rename = try package.plugingen("rename", "Error", "Failure")
        #expect(rename.status == 0, "\(rename.text)")
        #expect(!folder.exists("OtherTests/ErrorViewControllerTests.swift"))
        let renamed = try folder.read("OtherTests/FailureViewControllerTests.swift")
        #expect(renamed.contains("import XCTest") == tests.contains("import XCTest"))
        #expect(renamed.contains("FailureViewController("))
        let removal = try package.plugingen("remove", "Failure")
        #expect(removal.status == 0, "\(removal.text)")
        #expect(
            try folder.files().filter { $0.hasPrefix("OtherTests/") } == [
                "OtherTests/LoadingViewControllerTests.swift", "OtherTests/PluginTestSupport.swift",
            ])
    }

    @Test("Removes the description and the generated files, and names the user's own files")
    func remove() throws {
        try folder.write(
            ManagedPackage.error.replacing(#", "while": "Loading""#, with: ""),
            to: "Sources/App/Error.plugin.json")
        #expect(try package.plugingen("generate", "-q").status == 0)
        let dry = try package.plugingen("remove", "Loading", "--dry-run")
        // Without `while`, the shared code needs less.
        #expect(
            dry.output.hasPrefix(
                """
                would change Sources/App/Generated/ChildContainment.swift
                would remove Sources/App/Generated/LoadingViewController.swift

                """))
        #expect(dry.output.contains("\n--- a/Sources/App/Loading.plugin.json\n+++ /dev/null\n"))
        #expect(folder.exists("Sources/App/Loading.plugin.json"))
        let removal = try package.plugingen("remove", "Loading")
        #expect(removal.status == 0, "\(removal.errors)")
        #expect(
            removal.output == """
                wrote Sources/App/Generated/ChildContainment.swift
                removed Sources/App/Generated/LoadingViewController.swift
                removed Tests/AppTests/Generated/LoadingViewControllerTests.swift
                removed Sources/App/Loading.plugin.json

                Your Swift uses the plugin; change these lines:

                    Sources/App/List.swift:3:19: showLoading()
                    Sources/App/LoadingViewController+Hooks.swift:1:11: LoadingViewController

                Tests/AppTests/LoadingPluginTests.swift is yours, and was not removed.
                Sources/App/LoadingViewController+Hooks.swift is yours, and was not removed.

                """)
        #expect(try package.plugingen("check", "-q").status == 0)
    }

    @Test("Removing the last plugin also removes the files that plugins share")
    func last() throws {
        #expect(try package.plugingen("remove", "Error").status == 0)
        let removal = try package.plugingen("remove", "Loading")
        #expect(removal.status == 0, "\(removal.errors)")
        #expect(removal.output.contains("removed Sources/App/Generated/ChildContainment.swift\n"))
        #expect(try !folder.files().contains { $0.contains("/Generated/") })
        #expect(try package.plugingen("check", "-q").status == 0)
    }

    @Test("An edited file stays, and nothing changes")
    func edited() throws {
        let file = "Sources/App/Generated/ErrorViewController.swift"
        try folder.write(try folder.read(file) + "// mine\n", to: file)
        let before = try package.contents()
        let removal = try package.plugingen("remove", "Error")
        #expect(removal.status == 1)
        #expect(removal.errors.contains("[edited-by-hand]"), "\(removal.errors)")
        #expect(removal.errors.contains("first run 'plugingen generate --force'"))
        #expect(try package.contents() == before)
    }

    @Test("Removes a plugin with mistakes in its description")
    func mistakes() throws {
        try folder.write(#"{ "sumary": "a" }"#, to: "Sources/App/Error.plugin.json")
        let removal = try package.plugingen("remove", "Error")
        #expect(removal.status == 0, "\(removal.errors)")
        #expect(try !folder.files().contains { $0.contains("Error") })
        #expect(try package.plugingen("check", "-q").status == 0)
    }

    @Test("Suggests a name for an unknown plugin")
    func unknown() throws {
        let removal = try package.plugingen("remove", "Eror")
        #expect(removal.status == 64)
        #expect(removal.errors.contains("unknown plugin 'Eror'; did you mean 'Error'?"))
    }

    @Test("A folder without descriptions is an error")
    func nothing() throws {
        let removal = try package.plugingen("remove", "Error", "Tests")
        #expect(removal.status == 1)
        #expect(removal.errors.contains("[no-description]"), "\(removal.errors)")
    }
}
