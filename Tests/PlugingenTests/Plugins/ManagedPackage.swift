import Foundation
import TestSupport

/// A project with two plugins, of which one shows the other, and with committed files.
struct ManagedPackage {
    let folder: TemporaryFolder

    static let error = """
        {
          // The recovery shows Loading.
          "inputs": [{ "name": "message", "type": "String" }],
          "handlers": [{ "name": "retryHandler" }],
          "content": { "stack": [
            { "label": "messageLabel", "text": { "input": "message" } },
            { "button": "retryButton", "title": "Retry", "triggers": "retryHandler" } ] },
          "host": { "recovery": { "message": "message", "retry": "retryHandler", "while": "Loading" } },
        }

        """

    /// - Parameter isListed: whether `plugingen.json` lists the module.
    init(isListed: Bool = true) throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        if isListed {
            try folder.write(
                """
                { "modules": [{ "name": "App", "descriptions": "Sources/App", "output": "Sources/App/Generated",
                  "tests": { "output": "Tests/AppTests/Generated" } }] }
                """, to: "plugingen.json")
        }
        try folder.write(
            """
            { // Waits.
              "hooks": ["viewDidLoad"], "host": { "while": true, "show": "showLoading" },
            }

            """, to: "Sources/App/Loading.plugin.json")
        try folder.write(Self.error, to: "Sources/App/Error.plugin.json")
        try folder.write(
            "extension LoadingViewController {\n    func pluginViewDidLoad() {}\n}\n",
            to: "Sources/App/LoadingViewController+Hooks.swift")
        try folder.write(
            """
            // showLoading()
            final class List: UITableViewController {
                func load() { showLoading() }
            }

            """, to: "Sources/App/List.swift")
        try folder.write(
            "@testable import App\n", to: "Tests/AppTests/LoadingPluginTests.swift")
        let arguments =
            isListed
            ? []
            : [
                "Sources/App", "--output", "Sources/App/Generated", "--tests-output",
                "Tests/AppTests/Generated", "--module", "App",
            ]
        let generation = try plugingen(["generate"] + arguments)
        if generation.status != 0 { throw Failure(text: generation.text) }
    }

    private struct Failure: Error { let text: String }

    func plugingen(_ arguments: String...) throws -> Command { try plugingen(arguments) }

    func plugingen(_ arguments: [String], in inner: String = ".") throws -> Command {
        try Command.run(
            Repository.plugingen.path(percentEncoded: false), arguments, in: folder.path(of: inner))
    }

    /// The contents of all files, by their paths.
    func contents() throws -> [String: String] {
        var contents: [String: String] = [:]
        for file in try folder.files() { contents[file] = try folder.read(file) }
        return contents
    }
}
