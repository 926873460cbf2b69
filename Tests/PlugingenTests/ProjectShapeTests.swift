import Foundation
import TestSupport
import Testing

/// Real shapes of projects: every command finds the same modules.
@Suite("Shapes of projects")
struct ProjectShapeTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: ".git/HEAD")
    }

    private func write(_ files: [String: String]) throws {
        for (path, text) in files { try folder.write(text, to: path) }
    }

    private func plugingen(_ words: String..., in inner: String = ".") throws -> Command {
        try Command.run(
            Repository.plugingen.path(percentEncoded: false), words, in: folder.path(of: inner))
    }

    private func manifest(_ targets: String...) -> String {
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "P", platforms: [.iOS(.v15)], targets: [\(targets.joined(separator: ", "))])
        """
    }

    /// The file of a project with a target that has the build plugin, and more objects.
    private func project(_ objects: String...) -> String {
        """
        { objects = {
            T1 = { isa = PBXNativeTarget; name = App; dependencies = ( D1 ); fileSystemSynchronizedGroups = ( G1 ); };
            D1 = { isa = PBXTargetDependency; productRef = R1; };
            R1 = { productName = "plugin:PlugingenBuildPlugin"; };
            \(objects.joined(separator: "\n"))
        }; }
        """
    }

    private static let group = "G1 = { isa = PBXFileSystemSynchronizedRootGroup; path = App; };"

    /// Runs `init`, `new` unless there is a description, `generate`, `check`, `doctor`, and `init` again.
    private func expectLife(descriptionsIn directory: String? = nil) throws {
        let first = try plugingen("init")
        try #require(first.status == 0, "\(first.text)")
        let list = try folder.read("plugingen.json")
        if let directory {
            #expect(try plugingen("new", "Loading", "--directory", directory).status == 0)
        }
        for command in ["generate", "check", "doctor"] {
            let run = try plugingen(command)
            #expect(run.status == 0, "\(command): \(run.text)")
        }
        let second = try plugingen("init")
        #expect(second.status == 0 && second.output == "plugingen.json lists all modules\n")
        #expect(try folder.read("plugingen.json") == list)
    }

    @Test("'init' leaves out what cannot be listed, and says why")
    func omitted() throws {
        try write([
            "Package.swift": manifest(
                ".target(name: \"C\", path: \"Sources/Core\", sources: [\"c.m\"], publicHeadersPath: \"include\")",
                ".target(name: \"One\", path: \"Code\", sources: [\"One\"])",
                ".target(name: \"Two\", path: \"Code\", sources: [\"Two\"])",
                ".target(name: \"Single\", path: \"Single\", sources: [\"S.swift\"])",
                ".testTarget(name: \"AllTests\", dependencies: [\"One\", \"Two\"])"),
            "Sources/Core/c.m": "", "Sources/Core/include/c.h": "", "Code/One/A.swift": "",
            "Code/Two/B.swift": "", "Single/S.swift": "", "Tests/AllTests/T.swift": "",
        ])
        try expectLife(descriptionsIn: "Code/One")
        let list = try folder.read("plugingen.json")
        #expect(list.contains(#""descriptions": "Code/Two", "output": "Code/Two/Generated" }"#))
        try FileManager.default.removeItem(atPath: folder.path(of: "plugingen.json"))
        try FileManager.default.removeItem(atPath: folder.path(of: "Code/One/Loading.plugin.json"))
        let run = try plugingen("init")
        #expect(
            run.output.contains(
                """
                Not listed:

                  C: it has no Swift files
                  the tests of Two: 'One' has its generated files in this folder too
                  Single: it lists its files one by one, and a generated file would not be one of them

                """), "\(run.output)")
    }

    @Test("'init' and 'new' use the project of the folder, not a package around it")
    func demoBelowPackage() throws {
        try write([
            "Package.swift": manifest(".target(name: \"Lib\")"), "Sources/Lib/L.swift": "",
            "Demo/Demo.xcodeproj/project.pbxproj": project(Self.group), "Demo/App/A.swift": "",
        ])
        #expect(
            try plugingen("new", "Banner", in: "Demo").output.hasPrefix(
                "wrote App/Banner.plugin.json\n"))
        #expect(
            try plugingen("init", "--dry-run", in: "Demo").output.contains(
                #"{ "name": "App", "descriptions": "App" }"#))
        // The package does not own the description of the demo.
        #expect(try plugingen("doctor").errors == "")
    }

    @Test("A package without targets beside an app does not hide the app")
    func toolsPackage() throws {
        try write([
            "Package.swift": manifest(), "App.xcodeproj/project.pbxproj": project(Self.group),
            "App/A.swift": "", "App/Deep/B.swift": "",
        ])
        #expect(
            try plugingen("new", "Banner", in: "App/Deep").output.hasPrefix(
                "wrote ../Banner.plugin.json\n"))
        #expect(
            try plugingen("doctor").output.hasPrefix("checked 1 description, found no problems"))
    }

    @Test("Reports descriptions that synchronized folders leave out, and those outside of them")
    func synchronizedFolders() throws {
        let group =
            "G1 = { isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = ( E1 ); };"
        let exception = "E1 = { target = T1; membershipExceptions = ( Loading.plugin.json ); };"
        try write([
            "App.xcodeproj/project.pbxproj": project(group, exception), "App/A.swift": "",
            "App/Loading.plugin.json": "{}", "Shared/Banner.plugin.json": "{}",
        ])
        let run = try plugingen("doctor", "--diagnostics", "line")
        #expect(
            run.errors == """
                App/Loading.plugin.json:1:1: error: the build plugin does not see this description: it is not in the \
                target 'App'; in Xcode, select the file, and add the target to its 'Target Membership' \
                [description-outside-targets]
                Shared/Banner.plugin.json:1:1: error: the project does not have this description; add it to the \
                target that shows the plugin, in Xcode [description-outside-targets]

                """)
    }

    @Test("Warns of descriptions that a synchronized folder copies into the app, in committed mode")
    func copiedDescriptions() throws {
        try write([
            "App.xcodeproj/project.pbxproj": project(Self.group).replacing("( D1 )", with: "( )")
                .replacing("plugin:PlugingenBuildPlugin", with: "Other"),
            "App/A.swift": "",
        ])
        try expectLife(descriptionsIn: "App")
        #expect(
            try plugingen("doctor", "--diagnostics", "line").errors == """
                App/Loading.plugin.json:1:1: warning: this description is copied into the app: all files of the folder \
                'App' belong to 'App'; in Xcode, select the descriptions and 'plugingen.json', and remove the target \
                from their 'Target Membership' [description-in-resources]

                """)
    }

    @Test("Finds the descriptions of an app in its local packages")
    func localPackages() throws {
        try write([
            "App.xcodeproj/project.pbxproj": "{ objects = { }; }", "App/A.swift": "",
            "Packages/Feed/Package.swift": manifest(".target(name: \"Feed\")"),
            "Packages/Feed/Sources/Feed/F.swift": "",
        ])
        #expect(
            try plugingen("new", "Loading", "--target", "Feed").output.hasPrefix(
                "wrote Packages/Feed/Sources/Feed/Loading.plugin.json\n"))
        #expect(
            try plugingen("doctor").errors.contains("the target 'Feed' has no build plugin"))
        try expectLife()
    }

    @Test(
        "'init' lists the targets of XcodeGen, Tuist and Bazel as these know them",
        arguments: [
            (
                "project.yml",
                """
                targetTemplates:
                  Feature: { type: framework, platform: iOS }
                include: [Home/target.yml]
                """, "Home/target.yml",
                "targets:\n  Home:\n    templates: [Feature]\n    sources: Sources\n"
            ),
            (
                "Workspace.swift", "import ProjectDescription", "Home/Project.swift",
                """
                import ProjectDescription
                let project = Project(name: "H", targets: [.target(name: "Home", sources: ["Sources/**"])])
                """
            ),
            (
                "MODULE.bazel", "", "Home/BUILD.bazel",
                "swift_library(name = \"H\", module_name = \"Home\", srcs = glob([\"Sources/**/*.swift\"]))"
            ),
        ])
    func buildSystems(file: String, text: String, inner: String, innerText: String) throws {
        try write([file: text, inner: innerText, "Home/Sources/H.swift": ""])
        try expectLife(descriptionsIn: "Home/Sources")
        #expect(
            try folder.read("plugingen.json").contains(
                #"{ "name": "Home", "descriptions": "Home/Sources", "output": "Home/Sources/Generated" }"#
            ))
    }

    @Test("'init' says what to write if a project does not show its targets")
    func unknownTargets() throws {
        try write([
            "Project.swift":
                "import ProjectDescription\nlet project = Project(name: \"App\", targets: all())"
        ])
        let run = try plugingen("init")
        #expect(run.status == 64)
        #expect(
            run.errors.hasPrefix(
                """
                error: the project has no target with sources
                'App': the targets in Project.swift are not literals, so plugingen does not see them
                list the modules in plugingen.json yourself:
                { "modules": [{ "name": "App", "descriptions": "App", "output": "App/Generated" }] }

                """), "\(run.errors)")
    }

    @Test("Plugins of one name in two projects of Tuist do not collide")
    func tuistProjects() throws {
        try write(["Workspace.swift": "import ProjectDescription"])
        for name in ["Home", "Search"] {
            try write([
                "\(name)/Project.swift": """
                import ProjectDescription
                let project = Project(name: "\(name)", targets: [.target(name: "\(name)", sources: "Sources/**")])
                """, "\(name)/Sources/A.swift": "", "\(name)/Sources/Loading.plugin.json": "{}",
            ])
        }
        let run = try plugingen("doctor", "--diagnostics", "line")
        #expect(run.errors.split(separator: "\n").allSatisfy { $0.hasSuffix("[no-build-plugin]") })
        #expect(run.output.contains("in Home/Project.swift:"), "\(run.output)")
        #expect(run.output.contains("sources: [\"Sources/**/*.swift\"],"))
        try expectLife()
    }

    @Test("Names the manifest that SwiftPM reads")
    func versionedManifest() throws {
        try write([
            "Package.swift": manifest().replacing("6.0", with: "5.5"),
            "Package@swift-6.0.swift": manifest(".target(name: \"App\")"),
            "Sources/App/A.swift": "", "Sources/App/Loading.plugin.json": "{}",
        ])
        #expect(
            try plugingen("doctor", "--diagnostics", "line").errors.contains(
                "to the target in Package@swift-6.0.swift, or commit the files"))
    }

    @Test("Reads the text of a manifest if there is no Swift")
    func withoutSwift() throws {
        try write([
            "Package.swift": manifest(
                ".target(name: \"App\")", ".testTarget(name: \"AppTests\", dependencies: [\"App\"])"
            ),
            "Sources/App/A.swift": "", "Tests/AppTests/T.swift": "",
        ])
        let run = try Command.plugingen(
            "init", "--dry-run", in: folder, environment: ["PATH": "/none"])
        #expect(
            run.output == """
                {
                  "platforms": ["iOS"],
                  "modules": [
                    { "name": "App", "descriptions": "Sources/App", "output": "Sources/App/Generated", \
                "tests": { "output": "Tests/AppTests/Generated" } }
                  ]
                }

                """, "\(run.text)")
    }

    @Test(
        "Finds options for an SDK in quotation marks, and none of xcrun",
        arguments: [
            ("xcodebuild -sdk \"iphonesimulator\"", "-sdk \"iphonesimulator\""),
            ("xcodebuild -sdk 'iphoneos17.4' build", "-sdk 'iphoneos17.4'"),
            ("gym(sdk: 'iphoneos')", "sdk: 'iphoneos'"),
            ("xcodebuild SDKROOT=\"appletvos\"", "SDKROOT=\"appletvos\""),
            ("sh(\"xcodebuild\", \"-sdk\", \"xros\")", "-sdk\", \"xros\""),
            ("xcodebuild; xcrun --sdk iphoneos swift", nil),
            ("xcodebuild; $(xcrun -sdk iphoneos -f swift)", nil),
            ("xcodebuild --sdk-name iphoneosx", nil),
        ])
    func sdkOptions(line: String, option: String?) throws {
        try write([
            "App.xcodeproj/project.pbxproj": project(), "App/Loading.plugin.json": "{}",
            "build.sh": line + "\n",
        ])
        let warnings = try plugingen("doctor", "--diagnostics", "line").errors
            .split(separator: "\n").filter { $0.hasSuffix("[sdk-option]") }
        #expect(warnings.count == (option == nil ? 0 : 1), "\(warnings)")
        if let option { #expect(warnings.first?.contains("warning: '\(option)' also") == true) }
    }
}
