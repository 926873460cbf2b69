import TestSupport
import Testing

@Suite("plugingen init", .timed)
struct InitCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for path in ["Shop/Shop.swift", "ShopTests/T.swift", "Modules/My Kit/Sources/K.swift"] {
            try folder.write("", to: path)
        }
    }

    private func plugingen(_ arguments: [String]) throws -> Command {
        try Command.run(Repository.plugingen.path(percentEncoded: false), arguments, in: folder.path)
    }

    @Test("Removes the temporary file of a run that was killed, even if there is nothing to write")
    func abandonedFiles() throws {
        try folder.write("", to: ".plugingen-4711-0.temporary")
        for _ in 0..<2 {
            expect(try plugingen(["init", "--module", "Shop", "--sources", "Shop"]).status, equals: 0)
            expect(!folder.exists(".plugingen-4711-0.temporary"))
            try folder.write("", to: ".plugingen-4711-0.temporary")
        }
    }

    @Test("Lists the modules that options name, and a second run changes nothing")
    func modules() throws {
        let words = [
            "init", "--module", "Shop", "--sources", "./Shop/", "--tests", "ShopTests", "--module",
            "Kit", "--sources", "Modules/My Kit/Sources",
        ]
        let text = """
            {
              "modules": [
                { "name": "Shop", "descriptions": "Shop", "output": "Shop/Generated", "tests": { "output": \
            "ShopTests/Generated" } },
                { "name": "Kit", "descriptions": "Modules/My Kit/Sources", "output": "Modules/My Kit/Sources/Generated" }
              ]
            }

            """
        expect(try plugingen(words + ["--dry-run"]).output, equals: text)
        expect(!folder.exists("plugingen.json"))
        let first = try plugingen(words)
        expect(first.status == 0 && first.errors == "", "\(first.text)")
        expect(
            first.output.hasPrefix(
                "wrote plugingen.json\n    Shop: Shop, generated into Shop/Generated and ShopTests/Generated\n"))
        expect(first.output.contains("    plugingen new Loading --module Shop\n"))
        expect(try folder.read("plugingen.json"), equals: text)
        let second = try plugingen(words)
        expect(second.status == 0 && second.output == "plugingen.json lists these modules already\n")
        for (inner, path) in [(".", "plugingen.json"), ("ShopTests", "../plugingen.json")] {
            let plain = try Command.run(
                Repository.plugingen.path(percentEncoded: false), ["init"], in: folder.path(of: inner))
            expect(
                plain.status == 0 && plain.output == "\(path) lists modules already: 'Shop', 'Kit'\n", "\(plain.text)")
        }
        let moved = try plugingen(["init", "--module", "Kit", "--sources", "Modules"])
        expect(
            moved.status == 1 && moved.errors.contains("note: write for 'Kit' in 'modules': { \"name\": \"Kit\", "),
            "\(moved.text)")
        let other = try plugingen(["init", "--module", "Other", "--sources", "Shop"])
        expect(other.status, equals: 1)
        expect(
            other.errors.hasPrefix("plugingen.json:1:1: error: this file exists, and was not changed")
                && other.errors.contains("note: add to 'modules': { \"name\": \"Other\", "), "\(other.errors)")
        expect(try folder.read("plugingen.json"), equals: text)
    }

    @Test("Without modules, prints the command with the folders that have Swift files")
    func folders() throws {
        let command = try plugingen(["init"])
        expect(command.status, equals: 64)
        expect(
            command.errors.contains(
                """
                    plugingen init --module Shop --sources Shop --tests ShopTests
                """)
                || command.errors.contains(
                    "--module My_Kit --sources 'Modules/My Kit/Sources' \\\n"),
            "\(command.errors)")
        expect(command.errors.contains("folders with Swift files: 'Modules/My Kit/Sources', 'Shop', 'ShopTests'\n"))
        expect(command.errors.contains("BuildSystems.md"))
        let alone = try Command.run(
            Repository.plugingen.path(percentEncoded: false), ["init"], in: folder.path(of: "Shop"))
        expect(alone.errors.contains("    plugingen init --module App --sources .\n"), "\(alone.errors)")
        expect(!folder.exists("plugingen.json"))
    }

    @Test(
        "Rejects options and folders that do not fit",
        arguments: [
            (["--module", "Shop"], "the module 'Shop' has no folder; add --sources DIR"),
            (
                ["--sources", "Shop"],
                "'--sources' follows its module: --module NAME --sources Shop"
            ),
            (
                ["--module", "A", "--sources", "Shpo"],
                "'Shpo' does not exist; to create it: mkdir -p Shpo"
            ),
            (["--module", "A", "--sources", "Shop", "--tests", "x"], "mkdir -p x"),
            (["--module", "A", "--sources", "Shop", "--sources", "Shop"], "is given twice"),
            (["--module", "a b", "--sources", "Shop"], "'--module' "),
            (["--committed"], "there is no Package.swift in this folder or around it"),
        ])
    func mistakes(options: [String], message: String) throws {
        let command = try plugingen(["init"] + options)
        expect(command.status, equals: 64)
        expect(command.errors.contains(message), "\(command.errors)")
        expect(!folder.exists("plugingen.json"))
    }

    @Test("Rejects modules that would share a folder of generated files")
    func conflict() throws {
        let command = try plugingen([
            "init", "--module", "A", "--sources", "Shop", "--module", "B", "--sources", "Shop",
        ])
        expect(command.status, equals: 1, "\(command.text)")
        expect(command.errors.contains("plugingen.json:4:"), "\(command.errors)")
        expect(!folder.exists("plugingen.json"))
    }

    @Test("Says that a package needs no plugingen.json, and lists its targets with '--committed'")
    func package() throws {
        try folder.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let uses = Target.PluginUsage.plugin(name: "PlugingenBuildPlugin", package: "plugingen")
            let package = Package(
                name: "Shop", platforms: [.macOS(.v13)],
                dependencies: [.package(name: "plugingen", path: "../none")],
                targets: [
                    .target(name: "Shop", path: "Shop"), .target(name: "My-Kit", path: "Modules/My Kit"),
                    .target(name: "Built", plugins: [uses]),
                    .testTarget(name: "ShopTests", dependencies: ["Shop", "My-Kit"], path: "ShopTests"),
                ])
            """, to: "Package.swift")
        try folder.write("", to: "Sources/Built/B.swift")
        let plain = try plugingen(["init"])
        expect(plain.status, equals: 0)
        expect(plain.output.contains(#"    .package(name: "plugingen", path: "../plugingen"),"#))
        expect(
            plain.output.contains(
                #"    plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")]"#))
        expect(!folder.exists("plugingen.json"))
        let committed = try plugingen(["init", "--committed"])
        expect(committed.status, equals: 0, "\(committed.text)")
        expect(
            try folder.read("plugingen.json"),
            equals: """
                {
                  "kits": ["AppKit"],
                  "modules": [
                    { "name": "My_Kit", "descriptions": "Modules/My Kit", "output": "Modules/My Kit/Generated", "tests": \
                { "output": "ShopTests/Generated" } },
                    { "name": "Shop", "descriptions": "Shop", "output": "Shop/Generated" }
                  ]
                }

                """)
        expect(try plugingen(["init", "--committed"]).output, equals: "plugingen.json lists these modules already\n")
    }

    @Test("Says what is missing where SwiftPM does not answer")
    func withoutSwiftPM() throws {
        try folder.write(
            "// swift-tools-version: 6.0\nimport AppleProductTypes\nimport PackageDescription\n",
            to: "Package.swift")
        let playground = try plugingen(["init", "--committed"])
        expect(playground.status, equals: 64)
        #if os(Linux)
        expect(playground.errors.contains("the manifest of an app playground only on a Mac"), "\(playground.errors)")
        #endif
        let other = try Command.plugingen("init", "--committed", in: folder, environment: ["PATH": "/none"])
        expect(other.status, equals: 64)
        expect(
            other.errors.hasPrefix(
                "error: the program 'swift', which describes packages, is not in PATH\nlist the modules: "),
            "\(other.errors)")
    }
}
