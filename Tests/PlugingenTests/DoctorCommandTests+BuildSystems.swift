import Foundation
import TestSupport
import Testing

/// Projects of Tuist, XcodeGen and Bazel, and listed modules.
extension DoctorCommandTests {
    private static let committing = "commit the files that 'plugingen generate' writes"

    @Test(
        "Prints the lines for Tuist, XcodeGen and Bazel, from any folder of the project",
        arguments: [
            (
                "Project.swift", "import ProjectDescription\nlet project = Project(name: \"App\")",
                "'Project.swift' does not name the build plugin; in Project.swift, add "
                    + ".package(product: \"PlugingenBuildPlugin\", type: .plugin) to the dependencies of the target, "
                    + "or \(committing)",
                "dependencies: [.package(product: \"PlugingenBuildPlugin\", type: .plugin)]"
            ),
            (
                "project.yml", "name: App\ntargets:\n  App:\n",
                "'project.yml' does not name the build plugin; in project.yml, add PlugingenBuildPlugin to the "
                    + "'buildToolPlugins' of the target, or \(committing)",
                "buildToolPlugins:\n          - plugin: PlugingenBuildPlugin"
            ),
            (
                "MODULE.bazel", "bazel_dep(name = \"rules_swift\", version = \"2.0.0\")",
                "there are no generated files; \(committing): Bazel does not run build plugins",
                "srcs = glob([\"App/**/*.swift\"]),"
            ),
        ])
    func buildSystems(file: String, text: String, problem: String, line: String) throws {
        try folder.write(text, to: file)
        try folder.write("{}", to: "App/Screens/Loading.plugin.json")
        let command = try Command.run(
            Repository.plugingen.path(percentEncoded: false), ["doctor", "--diagnostics", "line"],
            in: folder.path(of: "App/Screens"))
        #expect(command.status == 1)
        #expect(
            command.errors
                == "Loading.plugin.json:1:1: error: this description is not used: \(problem) [no-build-plugin]\n"
        )
        #expect(command.output.contains(line), "\(command.output)")
        try generate("App", "--output", "App/Generated")
        let committed = try Command.plugingen("doctor", in: folder)
        #expect(committed.status == 0 && committed.errors == "", "\(committed.text)")
        // XcodeGen's file shows the target's folder.
        let folder = file == "project.yml" ? "App" : "."
        #expect(
            committed.output.hasSuffix("    plugingen check \(folder) --output App/Generated\n"),
            "\(committed.output)")
    }

    @Test("Finds the build plugin in the files of Tuist and of XcodeGen")
    func usedBuildPlugin() throws {
        try folder.write("{}", to: "App/Loading.plugin.json")
        let workspace =
            "import ProjectDescription\nlet workspace = Workspace(name: \"App\", projects: [\"App\"])"
        let package =
            "// swift-tools-version: 6.1\nimport PackageDescription\nlet package = Package(name: \"App\")"
        try folder.write(workspace, to: "Workspace.swift")
        try folder.write(package, to: "Package.swift")
        for (dependency, isRun) in [
            (".package(product: \"PlugingenBuildPlugin\", type: .plugin)", true),
            (".external(name: \"PlugingenBuildPlugin\")", false),
        ] {
            try folder.write(
                "import ProjectDescription\nlet dependencies = [\n    \(dependency)\n]",
                to: "App/Project.swift")
            try expect(
                isRun
                    ? []
                    : [
                        "App/Project.swift:3:5: error: Tuist does not run the build plugin with this dependency; write "
                            + ".package(product: \"PlugingenBuildPlugin\", type: .plugin), and list the package in the "
                            + "'packages' of the project [wrong-plugin-usage]"
                    ], status: isRun ? 0 : 1)
        }
        for file in ["Workspace.swift", "Package.swift", "App/Project.swift"] {
            try FileManager.default.removeItem(atPath: folder.path(of: file))
        }
        try folder.write("include: targets.yml\ntargets: {}\n", to: "project.yml")
        try folder.write("buildToolPlugins:\n  - plugin: PlugingenBuildPlugin\n", to: "targets.yml")
        let command = try Command.plugingen("doctor", in: folder)
        #expect(command.status == 0 && command.errors == "", "\(command.text)")
        #expect(command.output.contains("For Xcode Cloud, "))
    }

    @Test("Gives the advice for XcodeGen beside an Xcode project that it wrote")
    func generatedProject() throws {
        try folder.write("{ }", to: "App.xcodeproj/project.pbxproj")
        try folder.write("name: App\ntargets:\n  App:\n", to: "project.yml")
        try folder.write("{}", to: "App/Loading.plugin.json")
        let lines = try findings(status: 1)
        #expect(lines.count == 1)
        #expect(
            lines[0].contains(
                "no target of 'App.xcodeproj' has the build plugin; in project.yml, add "))
    }

    @Test("Examines the projects of a workspace")
    func workspaceProjects() throws {
        try folder.write(
            """
            <Workspace version = "1.0">
               <FileRef location = "group:ios/App.xcodeproj"></FileRef>
               <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
            </Workspace>
            """, to: "App.xcworkspace/contents.xcworkspacedata")
        try folder.write("{ }", to: "ios/App.xcodeproj/project.pbxproj")
        try folder.write("{ }", to: "Pods/Pods.xcodeproj/project.pbxproj")
        try folder.write("{}", to: "ios/App/Loading.plugin.json")
        for words in [[], ["App.xcworkspace"]] {
            let command = try Command.run(
                Repository.plugingen.path(percentEncoded: false),
                ["doctor", "--diagnostics", "line"] + words, in: folder.path)
            #expect(
                command.errors.hasPrefix(
                    "ios/App/Loading.plugin.json:1:1: error: this description is not used: no target of "
                        + "'App.xcodeproj' has the build plugin; "), "\(command.text)")
            #expect(command.errors.split(separator: "\n").count == 1)
        }
    }

    @Test("Examines listed modules without arguments, from any folder")
    func listedModules() throws {
        try folder.write(
            """
            { "modules": [
              { "name": "App", "descriptions": "ios/App", "output": "ios/App/Generated",
                "tests": { "output": "ios/AppTests" } },
              { "name": "Shop", "descriptions": "shop" }
            ] }
            """, to: "plugingen.json")
        try folder.write("{}", to: "ios/App/Loading.plugin.json")
        try folder.write("", to: "ios/App/Screens/Screen.swift")
        let inner = folder.path(of: "ios/App/Screens")
        let program = Repository.plugingen.path(percentEncoded: false)
        func doctor(_ words: String...) throws -> Command {
            try Command.run(program, ["doctor", "--diagnostics", "line"] + words, in: inner)
        }
        let first = try doctor()
        #expect(first.status == 1)
        let list = "../../../plugingen.json"
        #expect(
            first.errors == """
                \(list):2:57: error: the generated files of the module 'App' are missing; generate them: plugingen \
                generate [out-of-date]
                \(list):4:37: error: the folder 'shop' of the module 'Shop' does not exist; write the path from the \
                folder of this file [missing-sources]

                """)
        try folder.write(#"{ "kits": [] }"#, to: "shop/Broken.plugin.json")
        #expect(try doctor().errors.contains("shop/Broken.plugin.json:1:"))
        try folder.write(#"{ "summary": "Sells." }"#, to: "shop/Offer.plugin.json")
        try FileManager.default.removeItem(atPath: folder.path(of: "shop/Broken.plugin.json"))
        let fixed = try doctor("--fix")
        #expect(fixed.status == 0, "\(fixed.text)")
        #expect(folder.exists("ios/App/Generated/LoadingViewController.swift"))
        #expect(folder.exists("ios/AppTests/LoadingViewControllerTests.swift"))
        #expect(!folder.exists("shop/Generated"))
        #expect(fixed.output.hasSuffix("For continuous integration:\n    plugingen check\n"))
        #expect(try Command.run(program, ["check"], in: inner).status == 0)
        try folder.write(#"{ "modules": [{ "name": "App" }] }"#, to: "plugingen.json")
        #expect(try doctor().errors.hasPrefix("\(list):1:15: error: a module needs 'descriptions'"))
    }

    @Test("Reports a listed output of a target with the build plugin")
    func listedOutput() throws {
        try makePackage(".target(name: \"App\", \(Self.plugin))")
        try folder.write("{}", to: "Sources/App/Loading.plugin.json")
        try folder.write(
            #"{ "modules": [{ "name": "App", "descriptions": "Sources/App", "output": "Sources/App/Out" }] }"#,
            to: "plugingen.json")
        try expect(
            "plugingen.json:1:73: error: the target of 'App' has the build plugin, which generates the files of "
                + "'output' too; remove 'output' here, or the build plugin from the target [both-modes]"
        )
    }

    private func expect(_ lines: [String], status: Int32) throws {
        #expect(try findings(status: status) == lines)
    }
}
