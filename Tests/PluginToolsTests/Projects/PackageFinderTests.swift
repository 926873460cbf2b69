import Testing

@testable import PluginTools

@Suite("Targets of packages")
struct PackageFinderTests {
    @Test(
        "Names modules as SwiftPM does",
        arguments: [
            ("App", "App"), ("My-App", "My_App"), ("3DViewer", "_DViewer"), ("A+b c", "A_b_c"),
        ])
    func names(target: String, module: String) {
        #expect(moduleName(ofTarget: target) == module)
    }

    @Test(
        "The only target of its kind can be directly in the usual folder, from tools version 5.9 on"
    )
    func usualFolders() {
        let one = manifest(".target(name: \"App\")", ".testTarget(name: \"AppTests\")")
        #expect(
            targets(in: ["Package.swift": one, "Sources/A.swift": "", "Tests/T.swift": ""])
                == ["App Sources sources", "AppTests Tests tests"])
        let old = manifest(".target(name: \"App\")", tools: "5.8")
        #expect(targets(in: ["Package.swift": old, "Sources/A.swift": ""]).isEmpty)
    }

    @Test("A second target without a folder has no folder, and does not get the usual one")
    func missingFolder() {
        let two = manifest(".target(name: \"App\")", ".target(name: \"Kit\")")
        let found = findProjects(in: ["Package.swift": two, "Sources/App/A.swift": ""])
        #expect(found.targets.map(\.name) == ["App"])
        #expect(found.projects[0].targetsWithoutFolder.map(\.path) == ["Sources/Kit"])
    }

    @Test(
        "Reads the manifest for the newest Swift, if its tools version is higher",
        arguments: [
            ("6.0", "Package@swift-6.0.swift"), ("5.5", "Package.swift"),
        ])
    func versionedManifest(tools: String, file: String) {
        let found = findProjects(in: [
            "Package.swift": manifest(".target(name: \"Old\")", tools: "5.5"),
            "Package@swift-6.0.swift": manifest(".target(name: \"New\")", tools: tools),
            "Package@swift-5.9.swift": manifest(".target(name: \"Between\")", tools: "5.5"),
            "Sources/A.swift": "",
        ])
        #expect(found.projects.map(\.name) == [file])
    }

    @Test("Reads targets, plugins and dependencies from the text of a manifest")
    func manifestText() throws {
        let text = """
            // swift-tools-version:5.10
            /* .target(name: "Comment") */
            let package = Package(
                name: "Shop", platforms: [.iOS(.v16_4), .macOS("13.1")],
                products: [.library(name: "Shop", targets: ["Kit"])],
                dependencies: [.package(path: "../tools"), .package(url: "https://x.y/Z.git", from: "1.0.0")],
                targets: [
                    .target(
                        name: "Kit", dependencies: ["Core", .target(name: "Net"), .product(name: "Z", package: "Z")],
                        path: "Code", exclude: ["Old"], sources: ["In"], resources: [.process("R")],
                        plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")]),
                    .plugin(name: "Own", capability: .buildTool()),
                ])
            package.targets += [.testTarget(name: "KitTests", dependencies: ["Kit"])]
            """
        let manifest = PackageManifest(Array(text.utf8), in: "/p/app")
        #expect(manifest.name == "Shop" && manifest.toolsVersion == "5.10")
        #expect(
            manifest.platforms.map { "\($0.name) \($0.version)" } == ["ios 16.4", "macos 13.1"])
        #expect(manifest.products == ["Shop"])
        #expect(manifest.dependencies.map(\.path) == ["/p/tools", nil])
        #expect(manifest.depends(on: "z"))
        #expect(manifest.pluginTargets == ["Own"])
        #expect(manifest.declarations.map(\.name) == ["Kit", "Own", "KitTests"])
        let kit = try #require(manifest.declarations.first)
        #expect(kit.path == "Code" && kit.excluded == ["Old"] && kit.sources == ["In"])
        #expect(kit.dependencies == ["Core", "Net"] && kit.products == ["Z"])
        #expect(kit.resources == ["R"])
        #expect(kit.plugins.map(\.name) == ["PlugingenBuildPlugin"])
    }

    @Test(
        "Skips text that is not closed, or nested too deep",
        arguments: [
            ".target(name: [[", "/* ", "\"\"\" .target(name: \"App\")",
            String(repeating: "f(", count: 100_000), String(repeating: "\"a\" + ", count: 100_000),
            String(repeating: "\"\\", count: 1000),
        ])
    func brokenText(text: String) {
        #expect(PackageManifest(Array(text.utf8), in: "/p").declarations.isEmpty)
    }

    @Test("Tests belong to the target that is named after the module, or to the smallest one")
    func testTargets() throws {
        let found = findProjects(in: [
            "Package.swift": manifest(
                ".target(name: \"A\")", ".target(name: \"B\")", ".target(name: \"C\")",
                ".testTarget(name: \"AllTests\", dependencies: [\"A\", \"B\"])",
                ".testTarget(name: \"ATests\", dependencies: [\"A\"])"),
            "Sources/A/A.swift": "", "Sources/B/B.swift": "", "Sources/C/C.swift": "",
            "Tests/AllTests/T.swift": "", "Tests/ATests/T.swift": "",
        ])
        #expect(
            found.targets.prefix(3).map { found.testTarget(of: $0)?.name }
                == ["ATests", "AllTests", nil])
    }
}
