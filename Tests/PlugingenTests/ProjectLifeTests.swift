import TestSupport
import Testing

/// The commands that a project needs over the years, one after the other.
@Suite("The life of a project")
struct ProjectLifeTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @discardableResult
    private func plugingen(_ arguments: String..., in inner: String = ".") throws -> Command {
        let command = try Command.run(
            Repository.plugingen.path(percentEncoded: false), arguments, in: folder.path(of: inner))
        #expect(command.status == 0, "\(arguments): \(command.text)")
        return command
    }

    @Test("From an empty folder to plugins that were renamed and removed")
    func life() throws {
        let package = try Command.run(
            "swift", ["package", "init", "--type", "library", "--name", "App"],
            in: folder.path(of: "."))
        try #require(package.status == 0, "\(package.text)")
        try plugingen("init")
        for starter in ["Loading", "Error", "Banner"] {
            let new = try plugingen("new", starter, "--directory", "Sources/App")
            #expect(new.output.contains("\n    plugingen generate\n"), "\(new.output)")
        }
        try plugingen("generate")
        try plugingen("check", "--strict", in: "Sources/App")
        let generated = ["Sources/App/Generated/", "Tests/AppTests/Generated/"]
        #expect(folder.exists(generated[0] + "BannerViewController.swift"))
        #expect(folder.exists(generated[1] + "PluginTestSupport.swift"))
        try folder.write(
            """
            import UIKit

            final class ListViewController: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    showLoading()
                }
            }

            """, to: "Sources/App/ListViewController.swift")

        let rename = try plugingen("rename", "Loading", "Waiting", in: "Sources")
        #expect(
            rename.output.contains("App/ListViewController.swift:6:9"), "\(rename.output)")
        #expect(try folder.read("Sources/App/Error.plugin.json").contains("\"while\": \"Waiting\""))
        try plugingen("check", "--strict")
        try plugingen("remove", "Banner")
        try plugingen("check", "--strict")

        let names = try plugingen("list", "--quiet").output
        #expect(names == "Error\nWaiting\n")
        let files = try folder.files().filter { file in generated.contains(where: file.hasPrefix) }
        #expect(
            files.sorted() == [
                "Sources/App/Generated/ChildContainment.swift",
                "Sources/App/Generated/ErrorViewController.swift",
                "Sources/App/Generated/WaitingViewController.swift",
                "Tests/AppTests/Generated/ErrorViewControllerTests.swift",
                "Tests/AppTests/Generated/PluginTestSupport.swift",
                "Tests/AppTests/Generated/WaitingViewControllerTests.swift",
            ])
    }
}
