import Testing

@testable import PluginTools

@Suite("Targets of XcodeGen, Tuist and Bazel")
struct BuildSystemFinderTests {
    @Test("Reads the targets of XcodeGen from included files and templates")
    func xcodeGen() {
        let files = [
            "Package.swift": manifest(".target(name: \"Tool\")"), "Sources/Tool/T.swift": "",
            "project.yml": """
            name: App # comment
            include:
              - path: App/targets.yml
              - common.yml
            targetTemplates:
              Module:
                type: framework
                sources:
                  - path: "Modules/${target_name}"
                    excludes: ["**/*.md"]
            targets:
              Home:
                templates: [Module]
                settings: { base: { PRODUCT_NAME: HomeKit } }
            """,
            "App/targets.yml": """
            targets:
              App:
                type: application
                platform: iOS
                sources: [., '../Shared']
                dependencies:
                - target: Home
                buildToolPlugins:
                  - plugin: PlugingenBuildPlugin
                    package: plugingen
              AppTests:
                type: bundle.unit-test
                sources: ../Tests
                dependencies: [{ target: App }]
            """,
            "App/A.swift": "", "Shared/S.swift": "", "Modules/Home/H.swift": "",
            "Tests/T.swift": "",
        ]
        #expect(
            targets(in: files) == [
                "Tool Sources/Tool sources", "App App sources", "AppTests Tests tests",
                "HomeKit Modules/Home sources",
            ]
                || targets(in: files).sorted() == [
                    "App App sources", "AppTests Tests tests", "Home Modules/Home sources",
                    "Tool Sources/Tool sources",
                ], "\(targets(in: files))")
        let found = findProjects(in: files)
        #expect(found.target(of: "/p/Shared/Loading.plugin.json")?.name == "App")
        #expect(found.targets.filter(\.usesBuildPlugin).map(\.name) == ["App"])
    }

    @Test("Reads the targets of several projects of Tuist, and says what is only likely")
    func tuist() {
        let files = [
            "Workspace.swift":
                "import ProjectDescription\nlet workspace = Workspace(name: \"App\", projects: [])",
            "Tuist/Package.swift": "let package = Package(name: \"Dependencies\")",
            "Home/Project.swift": """
            import ProjectDescription
            let project = Project(name: "Home", targets: [
                .target(name: "Home", product: .framework, sources: ["Sources/**"],
                    dependencies: [.package(product: "PlugingenBuildPlugin", type: .plugin), .external(name: "X")]),
                .target(name: "HomeTests", product: .unitTests, sources: .paths(["Tests/**/*.swift"]),
                    dependencies: [.target(name: "Home")]),
            ])
            """,
            "Search/Project.swift":
                "import ProjectDescription\nlet project = Project.feature(name: \"Search\")",
            "Home/Sources/H.swift": "", "Home/Tests/T.swift": "", "Search/Sources/S.swift": "",
        ]
        #expect(
            targets(in: files) == [
                "Home Home/Sources sources", "HomeTests Home/Tests tests",
                "Search Search/Sources sources",
            ])
        #expect(findProjects(in: files).targets.map(\.isCertain) == [true, true, false])
    }

    @Test("Reads the Swift targets of Bazel from each BUILD file")
    func bazel() {
        let files = [
            "MODULE.bazel": "",
            "BUILD.bazel": "# swift_library(name = \"No\", srcs = [\"a.swift\"])",
            "app/BUILD.bazel": """
            load("@rules_swift//swift:swift.bzl", "swift_library")
            swift_library(
                name = "AppLib",  # the app
                module_name = "App",
                srcs = glob(["source/**/*.swift"], exclude = ["source/Old/*.swift"]),
            )
            """,
            "kit/BUILD": """
            swift_library(name = "kit", srcs = ["A.swift", "B.swift"])
            swift_test(name = "kit_tests", srcs = glob(["Tests/*.swift"]), deps = [":kit"])
            """,
            "app/source/A.swift": "", "kit/A.swift": "", "kit/B.swift": "", "kit/Tests/T.swift": "",
        ]
        #expect(
            targets(in: files) == [
                "App app/source sources", "kit_kit kit sources", "kit_kit_tests kit/Tests tests",
            ])
    }

    @Test("Reads YAML, and skips what it does not know")
    func yaml() {
        let text = """
            %YAML 1.2
            ---
            a: &anchor
              - x
              -   y: 1
                  z: [p, "q r"]
            b: "c: d" # e
            'f': {g: h, i: j}
            k: |
              text: in a block
            """
        let value = YAMLReader.read(text)
        #expect(value.elements("a").count == 2)
        #expect(value.elements("a").last?.texts("z") == ["p", "q r"])
        #expect(value.text("b") == "c: d")
        #expect(value["f"]?.text("i") == "j")
        #expect(YAMLReader.read(String(repeating: "- ", count: 100_000)).elements.count < 2)
        #expect(YAMLReader.read(String(repeating: "a:", count: 100_000)).members.count == 1)
    }
}
