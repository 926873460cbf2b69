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

    @Test("Prints only the lines that a configuration does not have")
    func missingLines() throws {
        try makePackage(platforms: "platforms: [.iOS(.v15)],")
        try folder.write(#"{ "platforms": ["iOS", "tvOS"] }"#, to: "plugingen.json")
        let platforms = try Command.plugingen("init", in: folder)
        #expect(
            platforms.errors.contains("Add these lines to plugingen.json:\n\n{\n  \"modules\": ["),
            "\(platforms.errors)")
        // A module can have another name.
        let module =
            #"{ "name": "Main", "descriptions": "Sources/App", "output": "Sources/App/Generated" }"#
        try folder.write(#"{ "modules": [\#(module)] }"#, to: "plugingen.json")
        let missing = try Command.plugingen("init", in: folder)
        #expect(missing.status == 1)
        #expect(
            missing.errors.hasSuffix(
                """
                Add these lines to the 'modules' of plugingen.json:

                    { "name": "Store", "descriptions": "Sources/Store", "output": "Sources/Store/Generated" }

                """), "\(missing.errors)")
        let store =
            #"{ "name": "Store", "descriptions": "Sources/Store", "output": "Sources/Store/Generated" }"#
        try folder.write(#"{ "modules": [\#(module), \#(store)] }"#, to: "plugingen.json")
        let complete = try Command.plugingen("init", in: folder)
        #expect(complete.status == 0 && complete.output == "plugingen.json lists all modules\n")
    }

    @Test("'generate' without folders suggests only what works")
    func suggestion() throws {
        try folder.write("{}", to: "Loading.plugin.json")
        func suggestion() throws -> String {
            let command = try Command.plugingen("generate", in: folder)
            #expect(command.status == 64)
            return command.errors
        }
        #expect(
            try suggestion().contains("for example: plugingen generate . --output Generated\n"))
        let example = try Command.plugingen("generate", ".", "--output", "Generated", in: folder)
        #expect(example.status == 0, "\(example.text)")
        try makePackage()
        #expect(try suggestion().contains("'plugingen init' writes them into a configuration\n"))
        try folder.write("{}", to: "plugingen.json")
        #expect(try suggestion().contains("'plugingen init --dry-run' prints them\n"))
        #expect(try Command.plugingen("init", "--dry-run", in: folder).status == 0)
    }

    @Test(
        "Prints the argument that excludes descriptions from the target, if their files are committed"
    )
    func exclusions() throws {
        try makePackage()
        try folder.write("{}", to: "Sources/App/Loading.plugin.json")
        let command = try Command.plugingen("init", in: folder)
        #expect(
            command.output.contains(
                """

                Without the build plugin, SwiftPM warns about descriptions. Exclude them in the target 'App' of
                Package.swift, after its name, dependencies and path:

                    exclude: ["Loading.plugin.json"],

                From any folder
                """), "\(command.text)")
    }

    @Test("Without a package and a project, the error says so")
    func nothing() throws {
        let command = try Command.plugingen("init", in: folder)
        #expect(command.status == 64)
        #expect(command.errors.contains("there is no Package.swift"), "\(command.errors)")
    }
}
