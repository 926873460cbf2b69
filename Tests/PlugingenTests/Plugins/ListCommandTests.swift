import Foundation
import TestSupport
import Testing

@Suite("plugingen list")
struct ListCommandTests {
    private let package: ManagedPackage
    private var folder: TemporaryFolder { package.folder }

    init() throws {
        package = try ManagedPackage()
    }

    @Test("Lists inputs, handlers, host helpers and states in columns")
    func list() throws {
        let list = try package.plugingen("list")
        #expect(list.status == 0, "\(list.errors)")
        #expect(
            list.output == """
                App
                  Error    up to date      Sources/App/Error.plugin.json
                           inputs          message: String
                           handlers        retryHandler
                           host helpers    showError, hideError, shownError, withErrorRecovery
                  Loading  up to date      Sources/App/Loading.plugin.json
                           host helpers    showLoading, hideLoading, shownLoading, whileLoading

                2 plugins

                """)
    }

    @Test("Lists the files that are not up to date")
    func states() throws {
        let controller = "Sources/App/Generated/ErrorViewController.swift"
        try folder.write(try folder.read(controller) + "// mine\n", to: controller)
        let tests = "Tests/AppTests/Generated/LoadingViewControllerTests.swift"
        try FileManager.default.removeItem(atPath: folder.path(of: tests))
        try FileManager.default.moveItem(
            atPath: folder.path(of: "Sources/App/Generated/LoadingViewController.swift"),
            toPath: folder.path(of: "Sources/App/Generated/OldViewController.swift"))
        let list = try package.plugingen("list")
        #expect(list.status == 0)
        #expect(list.output.contains("  Error    edited by hand  Sources/App/Error.plugin.json\n"))
        #expect(list.output.contains("\n           edited by hand  \(controller)\n"))
        #expect(list.output.contains("  Loading  missing         "))
        #expect(list.output.contains("\n           missing         \(tests)\n"), "\(list.output)")
        #expect(
            list.output.hasSuffix(
                "\n2 plugins; 'plugingen check' explains the states of files\n"))
    }

    @Test("Without a list of modules, committed files show what is generated")
    func unlisted() throws {
        let package = try ManagedPackage(isListed: false)
        let list = try package.plugingen("list")
        #expect(list.output.hasPrefix("App\n  Error    up to date "), "\(list.text)")
        try FileManager.default.removeItem(atPath: package.folder.path(of: "Sources/App/Generated"))
        try FileManager.default.removeItem(atPath: package.folder.path(of: "Tests"))
        let none = try package.plugingen("list")
        #expect(none.output.hasPrefix("Sources/App\n"))
        #expect(none.output.contains("  Loading  not generated   "), "\(none.text)")
        try package.folder.write(
            """
            .target(name: "App", plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")])
            """, to: "Package.swift")
        let built = try package.plugingen("list", "Sources/App/Loading.plugin.json")
        #expect(built.output.contains("  Loading  build plugin    "), "\(built.text)")
        #expect(!built.output.contains("Error"))
    }

    @Test("--json prints the same as JSON")
    func json() throws {
        let list = try package.plugingen("list", "--json")
        #expect(list.status == 0)
        let modules = try #require(
            JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [[String: Any]])
        #expect(modules.count == 1)
        #expect(modules[0]["name"] as? String == "App")
        let plugins = try #require(modules[0]["plugins"] as? [[String: Any]])
        let error = plugins[0]
        #expect(error["name"] as? String == "Error")
        #expect(error["path"] as? String == "Sources/App/Error.plugin.json")
        #expect(error["state"] as? String == "up to date")
        #expect(error["controller"] as? String == "ErrorViewController")
        #expect(
            error["helpers"] as? [String: String] == [
                "show": "showError", "hide": "hideError", "shown": "shownError",
                "recovery": "withErrorRecovery",
            ])
        #expect((error["inputs"] as? [[String: Any]])?[0]["type"] as? String == "String")
        #expect((error["files"] as? [Any])?.count == 2)
        // The shape is documented.
        let page = try Repository.text(
            of: "Sources/PluginCore/PluginCore.docc/CommandLine.md")
        for key in Set(modules[0].keys).union(error.keys) {
            #expect(page.contains("\"\(key)\": "), "\(key)")
        }
    }

    @Test("--quiet prints only names, for scripts and completions")
    func quiet() throws {
        try folder.write("{", to: "Sources/App/Bad.plugin.json")
        let list = try package.plugingen("list", "-q")
        #expect(list.output == "Bad\nError\nLoading\n")
        #expect(list.status == 0 && list.errors == "")
    }

    @Test("A description with mistakes is listed, and reported")
    func mistakes() throws {
        try folder.write(#"{ "sumary": "a" }"#, to: "Sources/App/Bad.plugin.json")
        let list = try package.plugingen("list")
        #expect(list.status == 1)
        #expect(list.output.contains("  Bad      has errors      Sources/App/Bad.plugin.json\n"))
        #expect(list.output.contains("  Loading  up to date      "))
        #expect(list.errors.contains("[unknown-key]"))
    }

    @Test("No generated file is orphaned because of a mistake in a description")
    func noOrphans() throws {
        let mistakes = [#"{ "sumary": "a" }"#, "{", "\u{0}"]
        for mistake in mistakes {
            try folder.write(mistake, to: "Sources/App/Loading.plugin.json")
            let list = try package.plugingen("list")
            #expect(list.status == 1)
            #expect(!list.output.contains("orphaned"), "\(list.output)")
            // 'Error' shows 'Loading', so its generated code is not known either.
            #expect(!list.output.contains("out of date"), "\(list.output)")
            #expect(list.output.contains("  Error    has errors      Sources/App/Error"))
        }
        // A link that leads nowhere is a description that cannot be read.
        try FileManager.default.removeItem(atPath: folder.path(of: "Sources/App/Error.plugin.json"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.path(of: "Sources/App/Error.plugin.json"),
            withDestinationPath: "Nowhere")
        let unreadable = try package.plugingen("list")
        #expect(unreadable.output.contains("  Error    has errors "), "\(unreadable.output)")
        #expect(!unreadable.output.contains("orphaned"), "\(unreadable.output)")
        // Files of a plugin whose description is gone are orphaned even then.
        try FileManager.default.removeItem(atPath: folder.path(of: "Sources/App/Error.plugin.json"))
        let gone = try package.plugingen("list")
        #expect(gone.output.contains("orphaned        Sources/App/Generated/ErrorView"))
        #expect(!gone.output.contains("LoadingViewController"), "\(gone.output)")
    }

    @Test("An argument can be the name of a module or of a plugin", arguments: [true, false])
    func names(isListed: Bool) throws {
        let package = try ManagedPackage(isListed: isListed)
        #expect(try package.plugingen("list", "App").output == package.plugingen("list").output)
        let plugin = try package.plugingen("list", "Loading")
        #expect(plugin.status == 0)
        #expect(plugin.output.hasPrefix("App\n  Loading  up to date "), "\(plugin.text)")
        #expect(plugin.output.hasSuffix("\n1 plugin\n"), "\(plugin.text)")
        #expect(
            try package.plugingen("list", "-q", "Loading", "Error").output == "Error\nLoading\n")
        let unknown = try package.plugingen("list", "Loadin")
        #expect(unknown.status == 64)
        #expect(
            unknown.errors.hasPrefix(
                "error: 'Loadin' is not a plugin, a module, a file or a folder; did you mean 'Loading'?"
            ))
        // A folder comes before a name.
        try package.folder.write("", to: "Loading/Notes.md")
        #expect(try package.plugingen("list", "Loading").errors.contains("[no-description]"))
    }

    @Test("Without descriptions, suggests the folder of a target")
    func firstDescription() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            #"let package = Package(name: "Shop", targets: [.target(name: "App")])"#,
            to: "Package.swift")
        try folder.write("", to: "Sources/App/Deep/App.swift")
        for (path, suggested) in [
            (".", "Sources/App"), ("Sources", "Sources/App"),
            ("Sources/App/Deep", "Sources/App/Deep"),
        ] {
            let list = try Command.plugingen("list", path, in: folder)
            #expect(list.status == 1)
            #expect(
                list.errors.contains(
                    "note: 'plugingen new Loading --directory \(suggested)' writes one"),
                "\(list.errors)")
        }
    }

    @Test("A listed module without descriptions has no plugins")
    func empty() throws {
        for name in ["Error", "Loading"] {
            #expect(try package.plugingen("remove", name).status == 0)
        }
        let list = try package.plugingen("list")
        #expect(list.output == "App\n  no plugins\n\n0 plugins\n", "\(list.text)")
        let other = try package.plugingen("list", "Tests")
        #expect(other.status == 1)
        #expect(other.errors.contains("[no-description]"))
    }
}
