extension Explanation {
    /// The explanations of the section "Packages and projects".
    static let ofPackages: [Explanation] = [
        Explanation(
            "no-build-plugin", .error,
            "Nothing generates code from the descriptions.",
            because: "The app would not compile, since it uses code that does not exist.",
            wrong: .manifest(#".target(name: "App")"#),
            right: .manifest(
                #".target(name: "App", plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")])"#
            )),
        Explanation(
            "wrong-plugin-usage", .error,
            "A target names the build plugin in a way that SwiftPM rejects.",
            because:
                "SwiftPM rejects the whole package, with a message that does not name the mistake.",
            wrong: .manifest(#".target(name: "App", plugins: ["PlugingenBuildPlugin"])"#),
            right: .manifest(
                #".target(name: "App", plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")])"#
            )),
        Explanation(
            "missing-dependency", .error,
            "A package that the manifest names by its path does not exist.",
            because: "SwiftPM cannot build the package.",
            wrong: .manifest(#".package(path: "../plugingn")"#),
            right: .manifest(#".package(url: "https://example.com/plugingen.git", from: "0.1.0")"#)),
        Explanation(
            "missing-sources", .error,
            "The folder of a target, or of a listed module, does not exist.",
            because: "SwiftPM cannot build the package.",
            wrong: .manifest(
                #".target(name: "App", path: "Source/App", plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")])"#
            ),
            right: .manifest(
                #".target(name: "App", path: "Sources/App", plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")])"#
            )),
        Explanation(
            "no-generated-tests", .warning,
            "Nothing generates the tests of plugins.",
            because: "Nobody would notice if a generated controller does not keep its promises.",
            wrong: .manifest(#".testTarget(name: "AppTests", dependencies: ["App"])"#),
            right: .manifest(
                #".testTarget(name: "AppTests", dependencies: ["App"], plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")])"#
            )),
        Explanation(
            "both-modes", .either,
            "The target has a file that the build plugin generates too.",
            because: "The module would have each type twice, and would not compile.",
            wrong: .words(
                "Generated/LoadingViewController.swift in a target with PlugingenBuildPlugin"),
            right: .words("either the build plugin, or committed files")),
        Explanation(
            "description-outside-targets", .either,
            "A description is not in a target, and no code is generated for it.",
            because: "No code is generated, and the app cannot show the plugin.",
            wrong: .words("a file Notes/Loading.plugin.json"),
            right: .words("Sources/App/Loading.plugin.json, in the folder of a target")),
        Explanation(
            "excluded-description", .error,
            "The build plugin does not see a description.",
            because: "No code is generated, and the app cannot show the plugin.",
            wrong: .manifest(
                #".target(name: "App", exclude: ["Plugins"], plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")])"#
            ),
            right: .manifest(
                #".target(name: "App", plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")])"#
            )),
        Explanation(
            "description-in-resources", .warning,
            "The build copies a description into the app.",
            because: "The app would contain a file that it does not need.",
            wrong: .manifest(
                #".target(name: "App", resources: [.copy("Plugins")], plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")])"#
            ),
            right: .manifest(
                #".target(name: "App", plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")])"#
            )),
        Explanation(
            "unread-description", .warning,
            "The name of a file is almost the name of a description.",
            because: "No code is generated, and the app cannot show the plugin.",
            wrong: .files([
                ("Loading.plugins.json", "{}"),
                ("Error.plugin.json", "{}"),
            ]),
            right: .files([
                ("Loading.plugin.json", "{}")
            ])),
        Explanation(
            "unread-configuration", .warning,
            "No description uses a `plugingen.json`, or the descriptions of one run have different ones.",
            because: "Its settings have no effect.",
            wrong: .files([
                ("Loading.plugin.json", "{}"),
                ("plugingen.jsonc", "{}"),
            ]),
            right: .files([
                ("Loading.plugin.json", "{}"),
                ("plugingen.json", "{}"),
            ])),
        Explanation(
            "package-access", .error,
            "`access` is `package`, but the package does not have a name.",
            because: "The generated code would not compile.",
            wrong: .words("an Xcode project without SWIFT_PACKAGE_NAME"),
            right: .words(#""access": "public" or "internal", or the build setting"#)),
        Explanation(
            "old-platform", .warning,
            "The package supports older platforms than the generated code.",
            because: "The generated code would not compile.",
            wrong: .manifest("platforms: [.iOS(.v14)]"),
            right: .manifest("platforms: [.iOS(.v15)]")),
        Explanation(
            "unused-framework", .warning,
            "The package supports only platforms without the framework of its plugins.",
            because: "The generated code would be empty on all platforms of the package.",
            wrong: .manifest("platforms: [.macOS(.v13)]"),
            right: .manifest("platforms: [.iOS(.v15), .macOS(.v13)]")),
        Explanation(
            "old-tools-version", .error,
            "The tools version of the manifest does not support plugins of targets.",
            because: "SwiftPM would ignore the build plugin, or would reject the manifest.",
            wrong: .words("// swift-tools-version: 5.5, or lower"),
            right: .words("// swift-tools-version: 6.0")),
        Explanation(
            "unreadable-manifest", .error,
            "SwiftPM cannot read `Package.swift`.",
            because: "The doctor cannot compare the package with its files.",
            wrong: .manifest(".target(name: App)"),
            right: .manifest(
                #".target(name: "App", plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")])"#
            )),
        Explanation(
            "unreadable-project", .error,
            "Xcode cannot read the project.",
            because: "The doctor cannot compare the project with its files.",
            wrong: .words("a project with merge conflicts"),
            right: .words("a project that Xcode opens")),
        Explanation(
            "plugin-validation", .warning,
            "Xcode Cloud cannot run the build plugin, because no script turns off its validation.",
            because:
                "Xcode asks whether to trust a build plugin, and nobody can answer on a server.",
            wrong: .words(
                "a folder ci_scripts without ci_post_clone.sh"),
            right: .words(
                "the script that plugingen doctor --fix writes")),
        Explanation(
            "sdk-option", .warning,
            "A command makes Xcode build the tool of the build plugin for a device or a simulator.",
            because:
                "The tool runs on the Mac, and a program for another platform cannot run there.",
            wrong: .words(
                "xcodebuild -sdk iphonesimulator in a script"),
            right: .words(
                "xcodebuild -destination 'generic/platform=iOS Simulator'")),
        Explanation(
            "linked-tool", .warning,
            "A target depends on the program `plugingen`, so Xcode builds the program for the platform of the app.",
            because:
                "A program for another platform cannot run on the Mac, and an app does not need it.",
            wrong: .words(
                #".product(name: "plugingen", package: "plugingen") among the dependencies of a target"#
            ),
            right: .words(
                #"only .plugin(name: "PlugingenBuildPlugin", package: "plugingen") among the plugins of the target"#
            )),
        Explanation(
            "missing-string", .warning,
            "A string catalog does not have the key of a description.",
            because: "Translators do not see the text, and the app shows it in one language.",
            wrong: .words(
                "a catalog Localizable.xcstrings that was not updated"),
            right: .words(
                "the catalog after plugingen strings --catalog Localizable.xcstrings")),
        Explanation(
            "inherited-sdk", .error,
            "`SDKROOT` names the SDK of a device, so SwiftPM would build the tool for that device.",
            because: "The tool could not run on this Mac.",
            wrong: .words("swift build in a script that Xcode runs"),
            right: .words("env -u SDKROOT swift build, in the script")),
    ]
}
