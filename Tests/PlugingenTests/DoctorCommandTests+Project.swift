import Foundation
import TestSupport
import Testing

/// Problems of Xcode projects.
extension DoctorCommandTests {
    @Test("Finds the project of a folder, and reports a project that Xcode cannot read")
    func brokenProject() throws {
        let project = "App.xcodeproj/project.pbxproj"
        try folder.write("// !$*UTF8*$!\n{ }\n", to: project)
        try folder.write("", to: "App/App.swift")
        let found = try Command.run(
            Repository.plugingen.path(percentEncoded: false), ["doctor"],
            in: folder.path(of: "App"))
        #expect(found.output.hasPrefix("there are no descriptions yet"), "\(found.text)")
        for text in ["", "{\n<<<<<<< HEAD\n}\n"] {
            try folder.write(text, to: project)
            try expect(
                "\(project):1:1: error: Xcode cannot read this project; it may have merge "
                    + "conflicts; look for '<<<<<<<' [unreadable-project]")
        }
    }

    @Test("Reports problems of an Xcode project from its project file")
    func xcodeProject() throws {
        let project = "App.xcodeproj/project.pbxproj"
        try folder.write("// !$*UTF8*$!\n{ }\n", to: project)
        try folder.write(#"{ "access": "package" }"#, to: "App/Loading.plugin.json")
        let packageAccess =
            "App/Loading.plugin.json:1:1: error: 'package' access needs a package name, which the "
            + "project does not have; set 'Package Access Identifier' (SWIFT_PACKAGE_NAME) of the targets, "
            + "or choose another access [package-access]"
        try expect(
            "App/Loading.plugin.json:1:1: error: this description is not used: no target of "
                + "'App.xcodeproj' has the build plugin; in Xcode, add PlugingenBuildPlugin to the "
                + "target's build phase 'Run Build Tool Plug-ins', or commit the files that 'plugingen generate' "
                + "writes [no-build-plugin]", packageAccess)

        let plugin = "productName = \"plugin:PlugingenBuildPlugin\";"
        try folder.write("{ \(plugin) SWIFT_PACKAGE_NAME = app; }", to: project)
        try expect(
            "App/Loading.plugin.json:1:1: error: the project does not have this description; add it to "
                + "the target that shows the plugin, in Xcode [description-outside-targets]")
        try folder.write(
            "{ \(plugin) SWIFT_PACKAGE_NAME = app; path = NoLoading.plugin.json; }", to: project)
        #expect(try findings(status: 1).count == 1)
        for rest in ["path = Loading.plugin.json;", "isa = PBXFileSystemSynchronizedRootGroup;"] {
            try folder.write("{ \(plugin) SWIFT_PACKAGE_NAME = app; \(rest) }", to: project)
            try expect(status: 0)
        }

        let healthyProject = "\(plugin) SWIFT_PACKAGE_NAME = app; path = Loading.plugin.json;"
        for (systems, isUnused) in [
            ("SDKROOT = macosx;", true), ("SDKROOT = iphoneos;", false), ("SDKROOT = auto;", false),
            ("SDKROOT = macosx; SUPPORTS_MACCATALYST = YES;", false),
        ] {
            try folder.write("{ \(healthyProject) \(systems) }", to: project)
            #expect(
                try findings(status: 0)
                    == (isUnused
                        ? [
                            "App/Loading.plugin.json:1:1: warning: the generated code needs UIKit, "
                                + "but the project supports only other platforms; set \"kits\": "
                                + "[\"AppKit\"] in plugingen.json [unused-framework]"
                        ] : []),
                "\(systems)")
        }
        try folder.write("{ \(healthyProject) }", to: project)

        try generate("App", "--output", "App/Generated")
        let lines = try findings(status: 0)
        #expect(lines.count == 2)
        #expect(
            lines.allSatisfy { $0.hasSuffix("remove this file, or the build plugin [both-modes]") })
        try folder.write("{ SWIFT_PACKAGE_NAME = app; }", to: project)
        let healthy = try Command.plugingen("doctor", folder.path)
        #expect(healthy.status == 0 && healthy.errors == "", "\(healthy.errors)")
        #expect(healthy.output.contains("plugingen check "))
    }

    @Test("Distinguishes the targets of an Xcode project by names and configurations")
    func projectTargets() throws {
        try makeProject()
        for path in ["Phone/Screens/Loading", "Phone/Screens/Empty", "Watch/Loading"] {
            try folder.write("{}", to: path + ".plugin.json")
        }
        try folder.write(#"{ "kits": ["AppKit"] }"#, to: "Shared/Mac/plugingen.json")
        try folder.write(
            #"{ "superclass": "NSViewController" }"#, to: "Shared/Mac/Loading.plugin.json")
        for project in [".", "App.xcodeproj"] {
            let command = try Command.plugingen("doctor", project, in: folder)
            #expect(command.status == 0 && command.errors == "", "\(command.text)")
            #expect(command.output.hasPrefix("checked 4 descriptions, found no problems\n"))
        }
        try folder.write("{}", to: "Phone/Loading.plugin.json")
        #expect(try findings(status: 1).count == 1)
        try folder.write(#"{ "bad": 1 }"#, to: "plugingen.json")
        try FileManager.default.removeItem(atPath: folder.path(of: "Phone/Loading.plugin.json"))
        #expect(try findings(status: 1).count == 1)
        let missing = try Command.plugingen("doctor", "Other.xcodeproj", in: folder)
        #expect(missing.status == 64)
    }

    @Test("Treats the folders of an Xcode project as one target if nothing distinguishes them")
    func projectFolders() throws {
        try makeProject()
        try folder.write(#"{ "host": { "while": true } }"#, to: "Common/Loading.plugin.json")
        try folder.write(
            #"""
            {
              "inputs": [{ "name": "message", "type": "String" }],
              "handlers": [{ "name": "retryHandler", "dismissesPlugin": true }],
              "content": {
                "stack": [
                  { "label": "messageLabel", "text": { "input": "message" } },
                  { "button": "retryButton", "title": "Retry", "triggers": "retryHandler" }
                ],
                "background": "systemBackground"
              },
              "host": { "recovery": { "message": "message", "retry": "retryHandler", "while": "Loading" } }
            }
            """#, to: "Failure/Failure.plugin.json")
        try expect(status: 0)
        try folder.write("{ isa = PBXFileSystemSynchronizedRootGroup; }", to: projectFile)
        try generate(".", "--output", "Common/Generated")
        try expect(status: 0)
        try folder.write(
            #"{ "summary": "New.", "host": { "while": true } }"#, to: "Common/Loading.plugin.json")
        #expect(
            try findings(status: 1).contains {
                $0.hasPrefix("Common/Generated/LoadingViewController.swift:1:1: error: ")
                    && $0.hasSuffix("plugingen generate . --output Common/Generated [out-of-date]")
            })
    }

    @Test("Suggests the shared scheme, or the scheme with the name of the project")
    func projectSchemes() throws {
        try makeProject()
        let empty = try Command.plugingen("doctor", in: folder)
        #expect(empty.output.hasSuffix("\n\n    plugingen new Loading --directory .\n"))
        try folder.write("", to: "App/App.swift")
        let first = try Command.plugingen("doctor", in: folder)
        #expect(first.output.hasSuffix("\n\n    plugingen new Loading --directory App\n"))
        try folder.write("{}", to: "App/Loading.plugin.json")
        func line() throws -> String? {
            try Command.plugingen("doctor", in: folder).output.split(separator: "\n").last
                .map(String.init)
        }
        let rest = "-skipPackagePluginValidation -destination"
        #expect(
            try line()
                == "    xcodebuild test -scheme App \(rest) 'platform=iOS Simulator,name=iPhone 16'"
        )
        try folder.write("", to: "App.xcodeproj/xcshareddata/xcschemes/My Tests.xcscheme")
        try folder.write(#"{ "kits": ["AppKit"] }"#, to: "plugingen.json")
        #expect(try line() == "    xcodebuild test -scheme 'My Tests' \(rest) platform=macOS")
    }

    private var projectFile: String { "App.xcodeproj/project.pbxproj" }

    /// Creates a project that has the build plugin and contains all files in its folder.
    private func makeProject() throws {
        try folder.write(
            """
            { productName = "plugin:PlugingenBuildPlugin"; isa = PBXFileSystemSynchronizedRootGroup; }
            """, to: projectFile)
    }
}
