import TestSupport
import Testing

@Suite("plugingen init")
struct InitCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func makePackage(platforms: String = "") throws {
        try folder.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "Shop", \(platforms)
                targets: [
                    .target(name: "App"), .target(name: "Store"), .testTarget(name: "AppTests", dependencies: ["App"]),
                ])
            """, to: "Package.swift")
        for path in [
            "Sources/App/App.swift", "Sources/Store/Store.swift", "Tests/AppTests/A.swift",
        ] {
            try folder.write("", to: path)
        }
    }

    @Test("Lists the targets of a package, and says why; then no command needs arguments")
    func package() throws {
        try makePackage()
        let command = try Command.plugingen("init", in: folder)
        #expect(command.status == 0, "\(command.text)")
        #expect(
            command.output == """
                wrote plugingen.json

                App
                  descriptions  Sources/App               the folder of the target 'App'
                  output        Sources/App/Generated     for files that you commit, because the build plugin is not used
                  tests         Tests/AppTests/Generated  the tests of the target 'AppTests'
                Store
                  descriptions  Sources/Store             the folder of the target 'Store'
                  output        Sources/Store/Generated   for files that you commit, because the build plugin is not used

                From any folder of the project:

                    plugingen generate
                    plugingen check
                    plugingen validate

                """)
        #expect(
            try folder.read("plugingen.json") == """
                {
                  "modules": [
                    { "name": "App", "descriptions": "Sources/App", "output": "Sources/App/Generated", "tests": { "output": "Tests/AppTests/Generated" } },
                    { "name": "Store", "descriptions": "Sources/Store", "output": "Sources/Store/Generated" }
                  ]
                }

                """)
        try #require(
            try Command.plugingen("new", "Loading", "--target", "App", in: folder).status == 0)
        try #require(try Command.plugingen("generate", in: folder).status == 0)
        #expect(folder.exists("Tests/AppTests/Generated/LoadingViewControllerTests.swift"))
        #expect(try Command.plugingen("check", in: folder).status == 0)
    }

    @Test("Lists only the targets with descriptions, if there are any")
    func described() throws {
        try makePackage()
        try folder.write("{}", to: "Sources/Store/Offer.plugin.json")
        let command = try Command.plugingen("init", "--dry-run", in: folder)
        #expect(command.output.contains("\"Store\""))
        #expect(!command.output.contains("\"App\""))
        #expect(!folder.exists("plugingen.json"))
    }

    @Test(
        "Names the platforms of a package, if plugins for UIKit run on one of them",
        arguments: [
            (
                "[.iOS(.v16), .macCatalyst(.v16), .watchOS(.v9)]",
                #""platforms": ["iOS", "macCatalyst"],"#
            ),
            ("[.macOS(.v13), .tvOS(.v16)]", #""platforms": ["tvOS", "macOS"],"#),
            ("[.macOS(.v13)]", nil),
        ])
    func platforms(platforms: String, line: String?) throws {
        try makePackage(platforms: "platforms: \(platforms),")
        let command = try Command.plugingen("init", in: folder)
        #expect(command.status == 0, "\(command.text)")
        let text = try folder.read("plugingen.json")
        #expect(text.hasPrefix("{\n  " + (line.map { $0 + "\n  " } ?? "") + "\"modules\""))
        #expect(command.output.contains("Code for other platforms") == (line != nil))
        try #require(
            try Command.plugingen("new", "Loading", "--target", "App", in: folder).status == 0)
        #expect(try Command.plugingen("validate", in: folder).status == 0)
    }

    @Test("Names the platforms in the settings of an Xcode project")
    func platformsOfProject() throws {
        try folder.write(
            "{ SDKROOT = iphoneos; SUPPORTS_MACCATALYST = YES; }",
            to: "Shop.xcodeproj/project.pbxproj")
        let command = try Command.plugingen("init", "--dry-run", in: folder)
        #expect(
            command.output.hasPrefix("{\n  \"platforms\": [\"iOS\", \"macCatalyst\"],\n"),
            "\(command.text)")
    }

    @Test("Lists the folder of an Xcode project's sources")
    func project() throws {
        try folder.write("{}", to: "Shop.xcodeproj/project.pbxproj")
        try folder.write("", to: "Shop/App.swift")
        try folder.write("", to: "ShopTests/Tests.swift")
        let command = try Command.plugingen("init", in: folder)
        #expect(command.status == 0, "\(command.text)")
        #expect(
            try folder.read("plugingen.json").contains(
                #"{ "name": "Shop", "descriptions": "Shop", "output": "Shop/Generated", "tests": { "output": "ShopTests/Generated" } }"#
            ))
    }

    @Test("Never overwrites a configuration, and prints the lines to add")
    func existing() throws {
        try makePackage()
        try folder.write(#"{ "access": "public" }"#, to: "plugingen.json")
        let command = try Command.plugingen("init", in: folder)
        #expect(command.status == 1)
        #expect(
            command.errors.contains("plugingen.json:1:1: error: file already exists"),
            "\(command.errors)")
        #expect(command.errors.contains("Add these lines to plugingen.json:\n\n{\n  \"modules\""))
        #expect(try folder.read("plugingen.json") == #"{ "access": "public" }"#)
    }

    @Test("Without a package and a project, the error says so")
    func nothing() throws {
        let command = try Command.plugingen("init", in: folder)
        #expect(command.status == 64)
        #expect(command.errors.contains("there is no Package.swift"), "\(command.errors)")
    }
}
