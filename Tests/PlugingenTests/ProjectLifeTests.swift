import Foundation
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

    @Test("From an empty folder to plugins whose descriptions are renamed and deleted")
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

        try FileManager.default.moveItem(
            atPath: folder.path(of: "Sources/App/Loading.plugin.json"),
            toPath: folder.path(of: "Sources/App/Waiting.plugin.json"))
        let validation = try Command.plugingen(
            "validate", "--diagnostics", "line", in: folder)
        #expect(validation.status == 1)
        let error = "Sources/App/Error.plugin.json"
        #expect(
            validation.errors.hasPrefix("\(error):")
                && validation.errors.contains("error: unknown plugin 'Loading'"),
            "\(validation.text)")
        try folder.write(
            folder.read(error).replacing(#""while": "Loading""#, with: #""while": "Waiting""#),
            to: error)
        try FileManager.default.removeItem(
            atPath: folder.path(of: "Sources/App/Banner.plugin.json"))
        try plugingen("validate")
        let generation = try plugingen("generate", "--prune")
        #expect(generation.output.contains("removed \(generated[0])BannerViewController.swift\n"))
        try plugingen("check", "--strict")

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
