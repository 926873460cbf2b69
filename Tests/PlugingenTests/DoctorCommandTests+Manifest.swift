import Foundation
import TestSupport
import Testing

/// Problems of the manifest, of `plugingen.json` and of the environment.
extension DoctorCommandTests {
    @Test("Reports 'package' access if the tools version is too old")
    func packageAccess() throws {
        try makePackage(".target(name: \"App\", \(Self.plugin))", tools: "5.8")
        try folder.write("{\n  \"access\": \"package\" }", to: "Sources/App/Loading.plugin.json")
        try expect(
            "Sources/App/Loading.plugin.json:1:1: error: 'package' access needs tools version 5.9 or "
                + "later; raise the tools version in the first line "
                + "of Package.swift, or choose another access [package-access]")
    }

    @Test("Reports a build plugin without a dependency, and a target without Swift files")
    func unusedBuildPlugin() throws {
        let target = ".target(name: \"App\", \(Self.plugin))"
        try makePackage(target, dependencies: "")
        try folder.write("{}", to: "Sources/App/Loading.plugin.json")
        let missing =
            "Package.swift:8:87: error: the target 'App' uses the build plugin of 'plugingen', which is "
            + "not among the package's dependencies; add .package(…) for 'plugingen' to the "
            + "dependencies [no-build-plugin]"
        try expect(missing)
        try folder.write("", to: "../Plugingen/Package.swift")
        for dependency in [
            ".package(path: \"../Plugingen\")",
            ".package(url: \"https://example.com/plugingen.git\", branch: \"main\")",
        ] {
            try makePackage(target, dependencies: dependency)
            try expect(status: 0)
        }
        try FileManager.default.removeItem(atPath: folder.path(of: "Sources/App/App.swift"))
        try expect(
            "Sources/App/Loading.plugin.json:1:1: error: this description is not used: SwiftPM "
                + "ignores the target 'App', which has no Swift files; add a Swift file, even an empty "
                + "one [no-build-plugin]")
    }

    @Test("Reports a dependency whose folder does not exist or contains no package")
    func missingDependency() throws {
        let target = ".target(name: \"App\", \(Self.plugin))"
        let message = "Package.swift:6:54: error: SwiftPM cannot build the package: "
        try makePackage(target, dependencies: ".package(name: \"plugingen\", path: \"../tool\")")
        try expect(
            message + "the folder '../tool' does not exist; did you mean .package(path: "
                + "\"../tools\")? [missing-dependency]")
        try folder.write("", to: "../elsewhere/README.md")
        try makePackage(
            target, dependencies: ".package(name: \"plugingen\", path: \"../elsewhere\")")
        try expect(
            message
                + "there is no Package.swift in '../elsewhere'; write the path from the folder of "
                + "this file to the dependency: .package(path: \"../plugingen\") "
                + "[missing-dependency]")
    }

    @Test("Reports a target whose folder does not exist")
    func missingSources() throws {
        try makePackage(
            ".target(name: \"App\", \(Self.plugin))",
            "    .testTarget(name: \"FeatureTests\", path: \"Tests/Feature\")")
        try expect(
            "Package.swift:9:23: error: SwiftPM cannot build the package: the target 'FeatureTests' has "
                + "no folder 'Tests/Feature'; create Tests/Feature/FeatureTests.swift, or name another "
                + "folder: path: \"…\" [missing-sources]")
    }

    @Test(
        "Reports a build plugin without its package or with a misspelled name",
        arguments: [
            (
                "\"PlugingenBuildPlugin\"", 40,
                "the package itself has no plugin 'PlugingenBuildPlugin'; name the package of the "
                    + "plugin: "
            ),
            (
                ".plugin(name: \"PlugingenBuildPlugn\", package: \"plugingen\")", 54,
                "plugingen has no build plugin 'PlugingenBuildPlugn'; did you mean "
                    + "'PlugingenBuildPlugin'? write "
            ),
            (
                ".plugin(name: \"plugingen\", package: \"plugingen\")", 54,
                "plugingen has no build plugin 'plugingen'; did you mean 'PlugingenBuildPlugin'? write "
            ),
            (
                ".plugin(name: \"PlugingenCommandPlugin\", package: \"plugingen\")", 54,
                "plugingen has no build plugin 'PlugingenCommandPlugin'; did you mean "
                    + "'PlugingenBuildPlugin'? write "
            ),
        ])
    func wrongPluginUsage(usage: String, column: Int, problem: String) throws {
        try makePackage(".target(name: \"App\", plugins: [\(usage)])")
        for file in ["Sources/App/App.swift", "Sources/App/Loading.plugin.json"] {
            try folder.write(file.hasSuffix(".json") ? "{}" : "", to: file)
            try expect(
                "Package.swift:8:\(column): error: SwiftPM cannot build the target 'App': \(problem)"
                    + #".plugin(name: "PlugingenBuildPlugin", package: "plugingen") "#
                    + "[wrong-plugin-usage]")
        }
    }

    @Test("Reports a misspelled package name in the target that uses it")
    func wrongPluginOfSecondTarget() throws {
        try makePackage(
            ".target(name: \"App\", \(Self.plugin))",
            ".testTarget(name: \"AppTests\", dependencies: [.target(name: \"App\")], plugins: ["
                + ".plugin(name: \"PlugingenBuildPlugin\", package: \"plugingn\")])")
        try expect(
            "Package.swift:9:126: error: the target 'AppTests' uses the build plugin of 'plugingn', "
                + "which is not among the package's dependencies; did you mean package: "
                + "\"plugingen\"? [no-build-plugin]")
    }

    @Test("Reports only those files of another target that the build plugin also generates")
    func filesOfOtherTargets() throws {
        try makePackage(".target(name: \"App\", \(Self.plugin))", ".target(name: \"Other\")")
        try folder.write("{}", to: "Sources/App/Loading.plugin.json")
        try folder.write("", to: "Sources/Other/Other.swift")
        try folder.write("{}", to: "Sources/Other/Banner.plugin.json")
        try generate("Sources/Other", "--output", "Sources/App/Generated")
        let lines = try findings(status: 1).filter { $0.contains("[both-modes]") }
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("Sources/App/Generated/ChildContainment.swift") == true)
    }

    @Test("Reports a package for an older iOS version than generated code needs")
    func oldPlatform() throws {
        for (platforms, words) in [
            ("", "names no version of iOS"), ("platforms: [.iOS(.v14)],", "supports iOS 14.0"),
        ] {
            try makePackage(".target(name: \"App\", \(Self.plugin))", platforms: platforms)
            try folder.write("{}", to: "Sources/App/Loading.plugin.json")
            try expect(
                status: 0,
                "Package.swift:\(platforms.isEmpty ? "1:1" : "4:35"): warning: the generated code needs iOS 15 or later, but the "
                    + "package \(words); "
                    + (platforms.isEmpty
                        ? "add platforms: [.iOS(\"15\")] to the package"
                        : "make '.iOS(\"15\")' one of the package's platforms")
                    + " [old-platform]")
        }
    }

    @Test("Reports older versions of other platforms, and a target that contains the program")
    func oldTelevision() throws {
        try makePackage(
            """
            .target(
                name: "App", dependencies: [.product(name: "plugingen", package: "plugingen")], \(Self.plugin))
            """,
            platforms: "platforms: [.iOS(.v15), .tvOS(.v14)],")
        try folder.write("{}", to: "Sources/App/Loading.plugin.json")
        let lines = try findings(status: 0)
        #expect(lines.count == 2)
        #expect(
            lines.first?.hasPrefix(
                "Package.swift:4:47: warning: the generated code needs tvOS 15 or later, but the package supports tvOS "
                    + "14.0; ") == true, "\(lines)")
        #expect(
            lines.last?.hasPrefix(
                "Package.swift:9:48: warning: the target 'App' contains the program 'plugingen', which Xcode then "
                    + "builds for the platform of the app; ") == true, "\(lines)")
    }

    @Test("Reports a package for an older macOS version than AppKit plugins need")
    func oldMac() throws {
        let target = ".target(name: \"App\", \(Self.plugin))"
        try folder.write("{}", to: "Sources/App/Loading.plugin.json")
        try folder.write(#"{ "kits": ["AppKit"] }"#, to: "Sources/App/plugingen.json")
        try makePackage(target, platforms: "platforms: [.macOS(.v12)],")
        try expect(status: 0)
        for (platforms, words) in [
            ("", "names no version of macOS"),
            ("platforms: [.macOS(.v11)],", "supports macOS 11.0"),
        ] {
            try makePackage(target, platforms: platforms)
            try expect(
                status: 0,
                "Package.swift:\(platforms.isEmpty ? "1:1" : "4:35"): warning: the generated code needs macOS 12 or later, but the "
                    + "package \(words); "
                    + (platforms.isEmpty
                        ? "add platforms: [.macOS(\"12\")] to the package"
                        : "make '.macOS(\"12\")' one of the package's platforms")
                    + " [old-platform]")
        }
    }

    @Test("Reports a package whose platforms do not have the framework of its plugins")
    func unusedFramework() throws {
        try folder.write("{}", to: "Sources/App/Loading.plugin.json")
        for (kit, platform, other) in [
            ("UIKit", ".macOS(.v13)", "AppKit"), ("AppKit", ".iOS(.v16)", "UIKit"),
            ("AppKit", ".macCatalyst(.v16)", "UIKit"),
        ] {
            try makePackage(
                ".target(name: \"App\", \(Self.plugin))", platforms: "platforms: [\(platform)],")
            try folder.write(#"{ "kits": ["\#(kit)"] }"#, to: "Sources/App/plugingen.json")
            try expect(
                status: 0,
                "Sources/App/Loading.plugin.json:1:1: warning: the generated code needs \(kit), but "
                    + "the package supports only other platforms; set \"kits\": [\"\(other)\"] in "
                    + "plugingen.json [unused-framework]")
        }
        try makePackage(
            ".target(name: \"App\", \(Self.plugin))", platforms: "platforms: [.macOS(.v13)],")
        try folder.write(#"{ "kits": ["AppKit"] }"#, to: "Sources/App/plugingen.json")
        try folder.write(#"{ "kits": ["UIKit"] }"#, to: "Sources/App/Phone.plugin.json")
        #expect(
            try findings(status: 0).first?.hasPrefix(
                "Sources/App/Phone.plugin.json:1:1: warning: the generated code needs UIKit, but ")
                == true)
        try FileManager.default.removeItem(atPath: folder.path(of: "Sources/App/Phone.plugin.json"))
        // One of the frameworks is enough, and so is one of the platforms.
        for (kits, platforms) in [
            (#""UIKit", "AppKit""#, ".macOS(.v13)"), (#""UIKit""#, ".iOS(.v16), .macOS(.v13)"),
        ] {
            try makePackage(
                ".target(name: \"App\", \(Self.plugin))", platforms: "platforms: [\(platforms)],")
            try folder.write("{ \"kits\": [\(kits)] }", to: "Sources/App/plugingen.json")
            let command = try Command.plugingen("doctor", in: folder)
            #expect(!command.errors.contains("[unused-framework]"), "\(command.text)")
        }
    }

    @Test("Reports a plugingen.json that no description uses")
    func unreadConfiguration() throws {
        try makePackage(".target(name: \"App\", \(Self.plugin))")
        try folder.write("{}", to: "Sources/App/A.plugin.json")
        try folder.write("{}", to: "Sources/App/Below/plugingen.json")
        try folder.write("{}", to: "Sources/App/Below/B.plugin.json")
        try expect(
            status: 0,
            "Sources/App/Below/plugingen.json:1:1: warning: this configuration is not used by a description; "
                + "move it to the folder of the first description, or one around it up to the "
                + "package's [unread-configuration]")
    }

    @Test("Reports files with names similar to those that plugingen reads")
    func nearNames() throws {
        try makePackage(".target(name: \"App\", \(Self.plugin))")
        try folder.write("{}", to: "Sources/App/A.plugin.json")
        for name in ["Sources/App/B.plugins.json", ".plugingen.json", "Plugingen.json"] {
            try folder.write("{}", to: name)
        }
        let command = try Command.plugingen("doctor", "--diagnostics", "line", in: folder)
        #expect(command.status == 0)
        for (name, identifier) in [
            (".plugingen.json", "unread-configuration"), ("Plugingen.json", "unread-configuration"),
            ("Sources/App/B.plugins.json", "unread-description"),
        ] {
            #expect(
                command.errors.split(separator: "\n").contains {
                    $0.hasPrefix("\(name):1:1: warning: ") && $0.hasSuffix("[\(identifier)]")
                }, "\(command.errors)")
        }
    }

    @Test("Reports an SDKROOT that is inherited from a build for a device")
    func inheritedSDK() throws {
        try makePackage(".target(name: \"App\", \(Self.plugin))")
        try folder.write("{}", to: "Sources/App/Loading.plugin.json")
        // The command that asks SwiftPM must not inherit the setting either.
        try folder.write(
            "#!/bin/sh\nexec env -u SDKROOT PATH=\"$REST\" swift \"$@\"\n", to: "bin/swift")
        _ = try Command.run("chmod", ["+x", folder.path(of: "bin/swift")])
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        for (sdk, isWrong) in [("/SDKs/iPhoneOS26.0.sdk", true), ("/SDKs/MacOSX26.0.sdk", false)] {
            let command = try Command.plugingen(
                "doctor", "--diagnostics", "line", in: folder,
                environment: [
                    "SDKROOT": sdk, "REST": path, "PATH": folder.path(of: "bin") + ":" + path,
                ])
            #expect(command.status == (isWrong ? 1 : 0), "\(command.text)")
            #expect(
                command.errors
                    == (isWrong
                        ? "Package.swift:1:1: error: SDKROOT is '\(sdk)': SwiftPM would build the build "
                            + "plugin's tool for that platform, and could not run it; in scripts of "
                            + "Xcode, run 'env -u SDKROOT swift …' [inherited-sdk]\n" : ""))
        }
    }

    @Test("Reports a manifest that SwiftPM cannot read")
    func unreadableManifest() throws {
        try folder.write("// swift-tools-version: 6.1\nlet package = 1 +", to: "Package.swift")
        let command = try Command.plugingen("doctor", "--diagnostics", "line", in: folder)
        #expect(command.status == 1)
        #expect(
            command.errors.hasSuffix(
                "Package.swift:2:18: error: expected expression after operator "
                    + "[unreadable-manifest]\n"), "\(command.errors)")
        #expect(
            command.errors.hasPrefix("Package.swift:1:1: error: SwiftPM cannot read the package"))
        let data = try Command.plugingen("doctor", "--diagnostics", "json", in: folder)
        #expect(try JSONSerialization.jsonObject(with: Data(data.errors.utf8)) is [Any])
    }
}
