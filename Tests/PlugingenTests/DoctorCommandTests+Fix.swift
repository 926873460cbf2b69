import Foundation
import TestSupport
import Testing

/// `--fix`, and the problems that it solves.
extension DoctorCommandTests {
    private static let setting = "IDESkipPackagePluginFingerprintValidatation"

    @Test("Writes the script that lets Xcode Cloud run the build plugin")
    func xcodeCloud() throws {
        try makeXcodeProject()
        let before = try Command.plugingen("doctor", in: folder)
        #expect(before.status == 0 && before.errors == "", "\(before.text)")
        #expect(before.output.contains("For Xcode Cloud, "))
        #expect(before.output.contains("\n    plugingen doctor --fix\n"))

        let plan = try Command.plugingen("doctor", "--fix", "--dry-run", in: folder)
        #expect(plan.output.hasPrefix("would write ci_scripts/ci_post_clone.sh\n\n--- /dev/null\n"))
        #expect(
            plan.output.contains("\n+defaults write com.apple.dt.Xcode \(Self.setting) -bool YES\n")
        )
        #expect(!folder.exists("ci_scripts"))

        let fix = try Command.plugingen("doctor", "--fix", in: folder)
        #expect(fix.status == 0, "\(fix.text)")
        #expect(fix.output.hasPrefix("wrote ci_scripts/ci_post_clone.sh\n\nchecked 1 description"))
        #expect(!fix.output.contains("Xcode Cloud"))
        let script = "ci_scripts/ci_post_clone.sh"
        #expect(FileManager.default.isExecutableFile(atPath: folder.path(of: script)))
        // It runs with a program in place of the one of macOS.
        try folder.write("#!/bin/sh\necho \"$*\"\n", to: "bin/defaults")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder.path(of: "bin/defaults"))
        let run = try Command.run(
            folder.path(of: script), [],
            environment: ["PATH": folder.path(of: "bin") + ":/usr/bin:/bin"])
        #expect(run.output == "write com.apple.dt.Xcode \(Self.setting) -bool YES\n", "\(run.text)")
        #expect(
            try Command.plugingen("doctor", "--fix", in: folder).output.hasPrefix(
                "nothing to write\n"))
    }

    @Test("Shows the line for a script of the user's, and does not change the script")
    func postCloneScript() throws {
        try makeXcodeProject()
        try folder.write("", to: "ci_scripts/readme.txt")
        try expect(
            status: 0,
            "ci_scripts/ci_post_clone.sh:1:1: warning: Xcode Cloud cannot run the build plugin: no script "
                + "turns off its validation; 'plugingen doctor --fix' writes it [plugin-validation]"
        )
        let script = "#!/bin/sh\n# \(Self.setting)\nbrew install swiftlint\n"
        try folder.write(script, to: "ci_scripts/ci_post_clone.sh")
        let line =
            "ci_scripts/ci_post_clone.sh:1:1: warning: Xcode Cloud cannot run the build plugin: this script does not "
            + "turn off its validation; add this line to it: defaults write com.apple.dt.Xcode \(Self.setting) "
            + "-bool YES [plugin-validation]"
        try expect(status: 0, line)
        let fix = try Command.plugingen("doctor", "--fix", "--diagnostics", "line", in: folder)
        #expect(fix.errors == line + "\n")
        #expect(try folder.read("ci_scripts/ci_post_clone.sh") == script)
        try folder.write(
            "defaults write com.apple.dt.Xcode IDESkipPackagePluginFingerprintValidation -bool YES",
            to: "ci_scripts/ci_post_clone.sh")
        try expect(
            status: 0,
            "ci_scripts/ci_post_clone.sh:1:35: warning: Xcode has no setting "
                + "'IDESkipPackagePluginFingerprintValidation'; Apple misspelled it; write '\(Self.setting)' "
                + "[plugin-validation]")
        try folder.write(
            "defaults write x \(Self.setting) 1", to: "ci_scripts/ci_pre_xcodebuild.sh")
        try expect(status: 0)
    }

    @Test("Puts the script beside the workspace, and writes none if another service is used")
    func workspace() throws {
        try folder.write("", to: ".git/HEAD")
        try folder.write("", to: "App.xcworkspace/contents.xcworkspacedata")
        try makeXcodeProject(in: "ios/")
        let plan = try Command.plugingen("doctor", "ios", "--fix", "--dry-run", in: folder)
        #expect(plan.output.hasPrefix("would write ci_scripts/ci_post_clone.sh\n"), "\(plan.text)")
        try folder.write("jobs:\n", to: ".github/workflows/test.yml")
        let other = try Command.plugingen("doctor", "ios", "--fix", in: folder)
        #expect(other.output.hasPrefix("nothing to write\n"), "\(other.text)")
        #expect(!other.output.contains("Xcode Cloud"))
    }

    @Test("Reports commands that build the tool of the build plugin for a device")
    func sdkOptions() throws {
        try makeXcodeProject()
        try folder.write(
            "test:\n\txcodebuild test -scheme App \\\n\t  -sdk iphonesimulator\n", to: "Makefile")
        try folder.write(
            "jobs:\n# xcodebuild -sdk iphoneos\n  - run: xcodebuild build SDKROOT=appletvos\n",
            to: ".github/workflows/build.yml")
        try folder.write("xcodebuild -destination generic/platform=iOS\n", to: "build.sh")
        try folder.write("Use xcodebuild -sdk iphoneos.\n", to: "Notes.md")
        let advice =
            "in place of it, or use prebuilt programs ('make artifact-bundle'), or commit the files that "
            + "'plugingen generate' writes [sdk-option]"
        let reason =
            "also applies to the tool of the build plugin, which then cannot run on the Mac"
        try expect(
            status: 0,
            ".github/workflows/build.yml:3:27: warning: 'SDKROOT=appletvos' \(reason); write -destination "
                + "'generic/platform=tvOS' \(advice)",
            "Makefile:3:4: warning: '-sdk iphonesimulator' \(reason); write -destination "
                + "'generic/platform=iOS Simulator' \(advice)")
        try folder.write("{ }", to: "App.xcodeproj/project.pbxproj")
        #expect(try findings(status: 1).allSatisfy { $0.contains("[no-build-plugin]") })
    }

    @Test("Reports a target that contains the program, and deployment targets that are too old")
    func projectSettings() throws {
        try makeXcodeProject(
            settings: """

                IPHONEOS_DEPLOYMENT_TARGET = 13.0;
                productName = plugingen;
                IPHONEOS_DEPLOYMENT_TARGET = 14.5;
                """)
        let file = "App.xcodeproj/project.pbxproj"
        try expect(
            status: 0,
            "\(file):3:1: warning: a target contains the program 'plugingen', which Xcode then builds for the platform "
                + "of the app; remove it from the frameworks and dependencies of the target; the build plugin does not "
                + "need it there [linked-tool]",
            "\(file):4:1: warning: the generated code needs iOS 15 or later, but the project supports iOS 14.5; raise "
                + "the deployment target (IPHONEOS_DEPLOYMENT_TARGET) of the target with the plugins [old-platform]"
        )
        try makeXcodeProject(
            settings: "IPHONEOS_DEPLOYMENT_TARGET = 13.0;\nIPHONEOS_DEPLOYMENT_TARGET = 16.0;")
        try expect(status: 0)
        try folder.write(#"{ "minimumVersions": { "iOS": "17" } }"#, to: "plugingen.json")
        #expect(
            try findings(status: 0).first?.contains(
                "needs iOS 17 or later, but the project supports iOS 16.0;")
                == true)
    }

    @Test("Writes generated files that are out of date, but not those with an edit")
    func generatedFiles() throws {
        try makeXcodeProject()
        try folder.write("{ }", to: "App.xcodeproj/project.pbxproj")
        try folder.write("{}", to: "App/Error.plugin.json")
        try generate("App", "--output", "App/Generated")
        try folder.write(#"{ "summary": "New." }"#, to: "App/Loading.plugin.json")
        let edited = "App/Generated/ErrorViewController.swift"
        try folder.write(folder.read(edited) + "// mine\n", to: edited)
        try FileManager.default.removeItem(
            atPath: folder.path(of: "App/Generated/ChildContainment.swift"))
        let fix = try Command.plugingen("doctor", "--fix", "--diagnostics", "line", in: folder)
        #expect(fix.status == 1)
        #expect(
            fix.output.hasPrefix(
                """
                wrote App/Generated/ChildContainment.swift
                wrote App/Generated/LoadingViewController.swift

                """), "\(fix.text)")
        #expect(fix.errors.split(separator: "\n").count == 1)
        #expect(fix.errors.hasSuffix(" --force [edited-by-hand]\n"))
        #expect(try folder.read(edited).hasSuffix("// mine\n"))
    }

    @Test("Reports what it cannot write, and reads files that are not UTF-8")
    func unusableFiles() throws {
        try makeXcodeProject()
        try folder.write("", to: "ci_scripts")
        let command = try Command.plugingen("doctor", "--fix", "--diagnostics", "line", in: folder)
        #expect(command.status == 1)
        #expect(
            command.errors.hasPrefix(
                "ci_scripts:1:1: error: cannot make the folder: a file has its name; "),
            "\(command.errors)")
        try Data("xcodebuild ".utf8 + [0xFF, 0xFE] + " -sdk xros".utf8).write(
            to: URL(filePath: folder.path(of: "build.sh")))
        #expect(
            try findings(status: 0).first?.hasPrefix("build.sh:1:15: warning: '-sdk xros' ") == true
        )
    }

    @Test("'--dry-run' needs '--fix'")
    func dryRunAlone() throws {
        let command = try Command.plugingen("doctor", "--dry-run", in: folder)
        #expect(command.status == 64)
        #expect(command.errors.hasPrefix("error: '--dry-run' needs '--fix'\n"))
    }

    /// Creates a project that has the build plugin, and a description.
    ///
    /// - Parameter place: the folder of the project, with a slash at the end.
    private func makeXcodeProject(in place: String = "", settings: String = "") throws {
        try folder.write(
            "{ productName = \"plugin:PlugingenBuildPlugin\"; isa = PBXFileSystemSynchronizedRootGroup; \(settings) }",
            to: place + "App.xcodeproj/project.pbxproj")
        try folder.write("{}", to: place + "App/Loading.plugin.json")
    }
}
