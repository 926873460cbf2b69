import Foundation
import TestSupport
import Testing

/// The commands of new users, from an empty folder to a clean check.
@Suite("First steps", .timed)
struct ProjectLifeTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Runs a command line, and expects its status. Returns what it prints.
    @discardableResult
    private func run(
        _ line: String, in inner: String = ".", status: Int32 = 0,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws -> String {
        let words = line.split(separator: " ").dropFirst().map(String.init)
        let command = try Command.run(
            Repository.plugingen.path(percentEncoded: false), words, in: folder.path(of: inner))
        expect(command.status, equals: status, "\(line): \(command.text)", sourceLocation: sourceLocation)
        return command.text
    }

    @Test("In a package")
    func package() throws {
        let package = try Command.run(
            "swift", ["package", "init", "--type", "library", "--name", "App"], in: folder.path)
        try #require(package.status == 0, "\(package.text)")
        expect(try run("plugingen init").contains("a package needs no plugingen.json"))
        try run("plugingen init --committed")
        expect(try run("plugingen check", status: 1).contains("no listed module has a description"))
        expect(
            try run("plugingen new Loading").hasPrefix(
                "wrote Sources/App/Loading.plugin.json\nthe folder belongs to the module 'App'"))
        try run("plugingen check", status: 2)
        try run("plugingen generate")
        try run("plugingen check --strict", in: "Sources/App")
        expect(try run("plugingen doctor").contains(#"exclude: ["Loading.plugin.json"]"#))

        // A renamed description leaves references and files behind, which the commands report.
        try run("plugingen new Error")
        try run("plugingen generate")
        try FileManager.default.moveItem(
            atPath: folder.path(of: "Sources/App/Loading.plugin.json"),
            toPath: folder.path(of: "Sources/App/Waiting.plugin.json"))
        expect(try run("plugingen validate", status: 1).contains("Sources/App/Error.plugin.json:"))
        try folder.write(
            folder.read("Sources/App/Error.plugin.json").replacing(
                "\"while\": \"Loading\"", with: "\"while\": \"Waiting\""), to: "Sources/App/Error.plugin.json")
        try run("plugingen generate --prune")
        try run("plugingen check")
        expect(!folder.exists("Sources/App/Generated/LoadingViewController.swift"))
    }

    @Test("In a folder with an Xcode project")
    func xcodeProject() throws {
        for path in ["Shop.xcodeproj/project.pbxproj", "Shop/App.swift", "ShopTests/Tests.swift"] {
            try folder.write("", to: path)
        }
        let command = "plugingen init --module Shop --sources Shop --tests ShopTests"
        expect(try run("plugingen init", status: 64).contains("    \(command)\n"))
        try run(command)
        try run("plugingen new Loading")
        try run("plugingen generate")
        try run("plugingen check --strict", in: "Shop")
        expect(try run("plugingen doctor", in: "ShopTests"), equals: "checked 1 description, found no problems\n")
        expect(folder.exists("ShopTests/Generated/LoadingViewControllerTests.swift"))
    }

    @Test("In a repository with two modules")
    func twoModules() throws {
        for path in ["Apps/Shop/Sources/App.swift", "Kit/Sources/Kit/Kit.swift"] {
            try folder.write("", to: path)
        }
        try folder.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "Kit")])
            """, to: "Kit/Package.swift")
        expect(try run("plugingen check", status: 64).contains("a list or a package: 'Kit'\n"))
        try run("plugingen init --module Shop --sources Apps/Shop/Sources --module Kit --sources Kit/Sources/Kit")
        expect(try run("plugingen new Loading", status: 64).contains("    plugingen new Loading --module Kit\n"))
        try run("plugingen new Loading --module Shop")
        try run("plugingen new Loading --module Kit", in: "Apps")
        try run("plugingen generate", in: "Kit")
        try run("plugingen check --strict")
        expect(try run("plugingen validate", in: "Kit").hasPrefix("2 descriptions are valid\n"))
        expect(try run("plugingen doctor"), equals: "checked 2 descriptions, found no problems\n")
    }
}
