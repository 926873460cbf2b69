import Foundation
import PluginCore
import TestSupport
import Testing

@testable import PluginTools

@Suite("plugingen rename")
struct RenameCommandTests {
    private let package: ManagedPackage
    private var folder: TemporaryFolder { package.folder }

    init() throws {
        package = try ManagedPackage()
    }

    private static let output = """
        renamed Sources/App/Loading.plugin.json to Sources/App/Busy.plugin.json
        changed Sources/App/Error.plugin.json
        renamed Tests/AppTests/LoadingPluginTests.swift to Tests/AppTests/BusyPluginTests.swift
        renamed Sources/App/LoadingViewController+Hooks.swift to Sources/App/BusyViewController+Hooks.swift
        wrote Sources/App/Generated/BusyViewController.swift
        wrote Sources/App/Generated/ErrorViewController.swift
        wrote Tests/AppTests/Generated/BusyViewControllerTests.swift
        wrote Tests/AppTests/Generated/ErrorViewControllerTests.swift
        removed Sources/App/Generated/LoadingViewController.swift
        removed Tests/AppTests/Generated/LoadingViewControllerTests.swift

        Your Swift uses the old names; change these lines:

            Sources/App/List.swift:3:19: showLoading() is now showBusy()
            Sources/App/BusyViewController+Hooks.swift:1:11: LoadingViewController is now BusyViewController

        """

    @Test(
        "Renames descriptions, generated files and the user's own files, and lists the lines to change"
    )
    func rename() throws {
        let rename = try package.plugingen("rename", "Loading", "Busy")
        #expect(rename.status == 0, "\(rename.errors)")
        #expect(rename.output == Self.output)
        #expect(
            try folder.read("Sources/App/Busy.plugin.json") == """
                { // Waits.
                  "hooks": ["viewDidLoad"], "host": { "while": true, "show": "showBusy" },
                }

                """)
        #expect(
            try folder.read("Sources/App/Error.plugin.json")
                == ManagedPackage.error.replacing(
                    #""while": "Loading""#, with: #""while": "Busy""#))
        #expect(try folder.read("Sources/App/List.swift").contains("{ showLoading() }"))
        #expect(try !folder.files().contains { $0.contains("Loading") })
        let check = try package.plugingen("check", "-q")
        #expect(check.status == 0, "\(check.text)")
    }

    @Test("Changes the states of screens in the configuration")
    func states() throws {
        let states = #"{ "states": { "LoadState": { "waits": "Loading", "failed": "Error" } } }"#
        try folder.write(states, to: "Sources/App/plugingen.json")
        try #require(try package.plugingen("generate").status == 0)
        let rename = try package.plugingen("rename", "Loading", "Busy")
        #expect(rename.status == 0, "\(rename.errors)")
        #expect(rename.output.contains("changed Sources/App/plugingen.json\n"))
        #expect(
            try folder.read("Sources/App/plugingen.json")
                == states.replacing(#""Loading""#, with: #""Busy""#))
        #expect(
            try folder.read("Sources/App/Generated/PluginHosts.swift")
                .contains("showStatePlugin { BusyViewController() }"))
        let check = try package.plugingen("check", "-q")
        #expect(check.status == 0, "\(check.text)")
    }

    @Test("Finds the folders of committed files without a list of modules, from any folder")
    func unlisted() throws {
        let package = try ManagedPackage(isListed: false)
        let rename = try package.plugingen(["rename", "Loading", "Busy"], in: "Sources/App")
        #expect(rename.status == 0, "\(rename.errors)")
        #expect(
            rename.output
                == Self.output.replacing("Sources/App/", with: "").replacing(
                    " Tests/", with: " ../../Tests/"))
        #expect(try !package.folder.files().contains { $0.contains("Loading") })
    }

    @Test("--dry-run prints the changes and a patch that makes them")
    func dryRun() throws {
        let before = try package.contents()
        let dry = try package.plugingen("rename", "Loading", "Busy", "--dry-run")
        #expect(dry.status == 0)
        #expect(
            dry.output.hasPrefix(
                "would rename Sources/App/Loading.plugin.json to Sources/App/Busy.plugin.json\nwould change "
            ))
        #expect(dry.output.contains("\n    Sources/App/List.swift:3:19: showLoading() is now"))
        #expect(try package.contents() == before)
        try folder.write(dry.output, to: "../change.patch")
        let patch = try Command.run("patch", ["-p1", "-i", "../change.patch"], in: folder.path)
        #expect(patch.status == 0, "\(patch.text)")
        let patched = try package.contents()
        let other = try ManagedPackage()
        #expect(try other.plugingen("rename", "Loading", "Busy").status == 0)
        #expect(try patched == other.contents())
    }

    @Test("A run that was killed after any step is completed by a second run")
    func killed() throws {
        let package = try ManagedPackage(isListed: false)
        let steps = try plan(in: package.folder).steps
        #expect(steps.count > 8)
        let expected = try contents(after: steps, in: package)
        for step in steps {
            #expect(package.folder.exists("Sources/App/Loading.plugin.json"))
            let rest = try plan(in: package.folder).steps
            #expect(try contents(after: rest, in: package) == expected)
            try step.run()
        }
        #expect(try package.contents() == expected)
    }

    /// Returns the contents of files as they are after some steps.
    private func contents(
        after steps: [FileStep], in package: ManagedPackage
    ) throws -> [String: String] {
        var contents = try package.contents()
        func item(_ path: String) -> String {
            let full = URL(filePath: path).standardizedFileURL.path(percentEncoded: false)
            return relativePath(full, to: package.folder.path)
        }
        for step in steps {
            if case .move(let origin) = step.action { contents[item(origin)] = nil }
            contents[item(step.path)] = step.after.map { String(decoding: $0, as: UTF8.self) }
        }
        return contents
    }

    private func plan(in folder: TemporaryFolder) throws -> PluginChange {
        var diagnostics = DiagnosticCollector()
        let project = PluginProject(at: [folder.path(of: "Sources")], reporting: &diagnostics)
        let plugin = try #require(project.plugins(named: "Loading").first)
        let change = project.planRename(
            of: plugin.path, in: plugin.outputs, to: "Busy", reporting: &diagnostics)
        return try #require(change, "\(diagnostics.diagnostics.map(\.message))")
    }

    @Test("An edited file and one that plugingen did not generate stay, and nothing changes")
    func edits() throws {
        for (file, text) in [
            ("Sources/App/Generated/LoadingViewController.swift", "// mine\n"),
            (
                "Sources/App/Generated/ErrorViewController.swift",
                try folder.read("Sources/App/Generated/ErrorViewController.swift") + "// mine\n"
            ),
        ] {
            let original = try folder.read(file)
            try folder.write(text, to: file)
            let before = try package.contents()
            let rename = try package.plugingen("rename", "Loading", "Busy", "--diagnostics", "line")
            #expect(rename.status == 1)
            #expect(rename.errors.contains("\(file):"), "\(rename.errors)")
            #expect(rename.errors.contains("[edited-by-hand]"))
            #expect(rename.output == "")
            #expect(try package.contents() == before)
            try folder.write(original, to: file)
        }
    }

    @Test("Unrelated files that are out of date stay")
    func outOfDate() throws {
        try folder.write("{}", to: "Sources/App/Other.plugin.json")
        let rename = try package.plugingen("rename", "Loading", "Busy")
        #expect(rename.status == 0, "\(rename.errors)")
        #expect(!folder.exists("Sources/App/Generated/OtherViewController.swift"))
        #expect(folder.exists("Sources/App/Generated/BusyViewController.swift"))
    }

    @Test("Rejects names that cannot be names of plugins")
    func badNames() throws {
        for (name, message) in [
            ("busy", "a plugin's name begins with a capital letter: call it 'Busy'"),
            ("Is-Busy", "'Is-Busy' cannot be part of the name of a Swift type"),
            ("Sources/Busy", "'Sources/Busy' is a path"),
            ("Busy.plugin.json", "'Busy.plugin.json' is a file; name the plugin, 'Busy'"),
            ("UI", "'UIViewController' "),
            ("Loading", "the plugin is named 'Loading' already"),
        ] {
            let rename = try package.plugingen("rename", "Loading", name)
            #expect(rename.status == 64)
            #expect(rename.errors.contains(message), "\(rename.errors)")
        }
    }

    @Test("Rejects a name that another plugin, another file or a type of the app has")
    func occupied() throws {
        let before = try package.contents()
        let collision = try package.plugingen("rename", "Loading", "Error")
        #expect(collision.status == 1)
        #expect(
            collision.errors.contains(
                "Sources/App/Error.plugin.json:1:1: error: there is a plugin 'Error' already"))
        let lowercased = try package.plugingen("rename", "Loading", "ERROR")
        #expect(lowercased.errors.contains("another description is named"), "\(lowercased.errors)")
        #expect(try package.contents() == before)
        try folder.write("class BusyViewController {}", to: "Sources/App/Busy.swift")
        let type = try package.plugingen("rename", "Loading", "Busy", "--diagnostics", "json")
        #expect(type.status == 1)
        #expect(type.errors.contains(#""identifier": "source-collision""#), "\(type.errors)")
        #expect(folder.exists("Sources/App/Loading.plugin.json"))
    }

    @Test("Suggests a name for an unknown plugin")
    func unknown() throws {
        let near = try package.plugingen("rename", "Loding", "Busy")
        #expect(near.status == 64)
        #expect(
            near.errors.hasPrefix("error: unknown plugin 'Loding'; did you mean 'Loading'?\n"))
        let far = try package.plugingen("rename", "Xylophone", "Busy")
        #expect(far.errors.contains("; the plugins are 'Error', 'Loading'\n"), "\(far.errors)")
        let again = try package.plugingen("rename", "Spinner", "Error")
        #expect(again.errors.contains("; there is a plugin 'Error', so it has this name already"))
    }

    @Test("Asks for a path if two modules have the plugin, and changes only one of them")
    func twoModules() throws {
        try folder.write(
            """
            { "modules": [
              { "name": "App", "descriptions": "Sources/App", "output": "Sources/App/Generated",
                "tests": { "output": "Tests/AppTests/Generated" } },
              { "name": "Shop", "descriptions": "Sources/Shop" } ] }
            """, to: "plugingen.json")
        try folder.write("{}", to: "Sources/Shop/Loading.plugin.json")
        try folder.write("func a() { showLoading() }", to: "Sources/Shop/Shop.swift")
        let ambiguous = try package.plugingen("rename", "Loading", "Busy")
        #expect(ambiguous.status == 64)
        #expect(
            ambiguous.errors.contains(
                """
                2 plugins are named 'Loading'; name the description of one
                  plugingen rename Loading Busy Sources/App/Loading.plugin.json
                  plugingen rename Loading Busy Sources/Shop/Loading.plugin.json

                """), "\(ambiguous.errors)")
        let rename = try package.plugingen("rename", "Loading", "Busy", "Sources/App")
        #expect(rename.output == Self.output, "\(rename.text)")
        #expect(try folder.read("Sources/Shop/Loading.plugin.json") == "{}")
    }

    @Test("Without a list of modules, leaves the committed files of another module alone")
    func unlistedModules() throws {
        let package = try ManagedPackage(isListed: false)
        let shop = [
            "Sources/Shop", "--output", "Sources/Shop/Generated", "--tests-output",
            "Tests/ShopTests/Generated", "--module", "Shop",
        ]
        try package.folder.write("{}", to: "Sources/Shop/Loading.plugin.json")
        #expect(try package.plugingen(["generate"] + shop).status == 0)
        let before = try package.contents().filter { !$0.key.contains("Shop") }
        for path in ["Sources/Shop", package.folder.path(of: "Sources/Shop")] {
            let rename = try package.plugingen("rename", "Loading", "Busy", path, "--dry-run")
            #expect(rename.status == 0, "\(rename.errors)")
            #expect(!rename.output.contains("/App"), "\(rename.output)")
            #expect(
                rename.output.contains(
                    "would write Tests/ShopTests/Generated/BusyViewControllerTests.swift\n"),
                "\(rename.output)")
        }
        #expect(try package.plugingen("rename", "Loading", "Busy", "Sources/Shop").status == 0)
        #expect(try package.contents().filter { !$0.key.contains("Shop") } == before)
        #expect(try package.plugingen(["check", "-q"] + shop).status == 0)
        let list = try package.plugingen("list")
        #expect(list.output.contains("App\n"))
        #expect(list.output.contains("\nShop\n  Busy     up to date"), "\(list.output)")
    }

    @Test("Renames a file whose name differs only in case, and one with an invalid name")
    func caseOnly() throws {
        let rename = try package.plugingen("rename", "Loading", "LOADING")
        #expect(rename.status == 0, "\(rename.errors)")
        #expect(try package.plugingen("check", "-q").status == 0)
        let files = try folder.files()
        #expect(files.contains("Sources/App/LOADING.plugin.json"))
        #expect(files.contains("Sources/App/Generated/LOADINGViewController.swift"))
        #expect(!files.contains { $0.contains("Loading") }, "\(files)")
        try FileManager.default.moveItem(
            atPath: folder.path(of: "Sources/App/LOADING.plugin.json"),
            toPath: folder.path(of: "Sources/App/waiting.plugin.json"))
        try folder.write("{}", to: "Sources/App/Error.plugin.json")
        let invalid = try package.plugingen("rename", "waiting", "Waiting")
        #expect(invalid.status == 0, "\(invalid.errors)")
        #expect(folder.exists("Sources/App/Generated/WaitingViewController.swift"))
    }

    @Test("Does not follow links out of the project")
    func links() throws {
        let path = "Sources/App/Error.plugin.json"
        let outside = folder.path(of: "../Error.plugin.json")
        try FileManager.default.moveItem(atPath: folder.path(of: path), toPath: outside)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path(of: path), withDestinationPath: outside)
        let before = try package.contents()
        let rename = try package.plugingen("rename", "Loading", "Busy")
        #expect(rename.status == 1)
        #expect(
            rename.errors.contains("\(path):1:1: error: a link leads to this description"),
            "\(rename.errors)")
        #expect(try package.contents() == before)
        #expect(try folder.read("../Error.plugin.json") == ManagedPackage.error)
    }

    @Test("Own files keep their names if the new name is taken")
    func ownFiles() throws {
        try folder.write("// mine\n", to: "Tests/AppTests/BusyPluginTests.swift")
        let rename = try package.plugingen("rename", "Loading", "Busy")
        #expect(rename.status == 0, "\(rename.errors)")
        #expect(
            rename.output.contains(
                "\nTests/AppTests/LoadingPluginTests.swift keeps its name, because "
                    + "Tests/AppTests/BusyPluginTests.swift exists.\n"), "\(rename.output)")
        #expect(try folder.read("Tests/AppTests/BusyPluginTests.swift") == "// mine\n")
    }

    @Test("Own tests that may belong to another module's plugin keep their names")
    func undecidedTests() throws {
        let package = try ManagedPackage(isListed: false)
        try FileManager.default.removeItem(
            atPath: package.folder.path(of: "Tests/AppTests/Generated"))
        try package.folder.write("{}", to: "Sources/Shop/Loading.plugin.json")
        let rename = try package.plugingen("rename", "Loading", "Busy", "Sources/App")
        #expect(rename.status == 0, "\(rename.errors)")
        #expect(
            rename.output.contains(
                "\nTests/AppTests/LoadingPluginTests.swift may test the plugin of another module, "),
            "\(rename.output)")
        #expect(package.folder.exists("Tests/AppTests/LoadingPluginTests.swift"))
    }

    @Test("A description with a mistake anywhere in the module prevents the change")
    func mistakes() throws {
        try folder.write(#"{ "sumary": "a" }"#, to: "Sources/App/Other.plugin.json")
        try Data([0x7B, 0xFF, 0x7D]).write(
            to: URL(filePath: folder.path(of: "Sources/App/Third.plugin.json")))
        try folder.write(
            String(repeating: " ", count: 1_000_001), to: "Sources/App/Huge.plugin.json")
        let before = try package.contents()
        let rename = try package.plugingen("rename", "Loading", "Busy")
        #expect(rename.status == 1)
        #expect(
            rename.errors.contains("Sources/App/Huge.plugin.json:1:1: error: cannot read"),
            "\(rename.errors)")
        #expect(rename.output == "")
        #expect(try package.contents() == before)
        try FileManager.default.removeItem(atPath: folder.path(of: "Sources/App/Huge.plugin.json"))
        let second = try package.plugingen("rename", "Loading", "Busy", "--diagnostics", "line")
        #expect(second.status == 1)
        #expect(second.errors.contains("Sources/App/Other.plugin.json:1:3: error: "))
        #expect(second.errors.contains("[invalid-utf8]"), "\(second.errors)")
    }

    @Test("Names Xcode projects that contain the old files")
    func xcode() throws {
        try folder.write(
            "{ path = LoadingViewController.swift; }", to: "Shop.xcodeproj/project.pbxproj")
        let rename = try package.plugingen("rename", "Loading", "Busy")
        #expect(
            rename.output.hasSuffix(
                "\nShop.xcodeproj names 'LoadingViewController.swift': replace these files in Xcode.\n"
            ),
            "\(rename.output)")
    }
}
