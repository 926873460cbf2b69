import Foundation
import TestSupport
import Testing

extension ConsumerTests {
    /// Tests of an app whose modules use the shared code of one of them.
    @Suite("Modules with one engine", .ofCommits)
    struct EngineTests {
        @Test("build, pass their tests, replace each other's plugins, and stop for a wrong engine")
        func builds() throws {
            let folder = try TemporaryFolder()
            try writePackage(to: folder)
            let package = Consumer(path: folder.path, with: .uiKit)
            package.removeOutputs()
            try package.expectTestsPass()
            let outputs = try package.generatedFiles().keys
            func count(of file: String) -> Int { outputs.count { $0.hasSuffix(file) } }
            expect(count(of: "/ChildContainment.swift"), equals: 1)
            expect(count(of: "PluginTestSupport.swift"), equals: 2)

            // A mistake stops the build. SwiftPM runs the build plugin again for a new file.
            for (engine, file, message) in [
                (
                    "Feed", "List",
                    "plugingen.json:1:13: error: this is the configuration of 'Feed' too"
                ),
                ("Support", "Screen", "the target 'Feed' does not depend on 'Support'"),
            ] {
                try folder.write("", to: "Sources/Feed/\(file).swift")
                try folder.write(#"{ "engine": "\#(engine)" }"#, to: "Sources/Feed/plugingen.json")
                let wrong = try package.swift("build")
                expect(wrong.text.contains(message), "\(wrong.text)")
            }
        }

        private func writePackage(to folder: TemporaryFolder) throws {
            try folder.write(
                """
                // swift-tools-version: 6.1
                import PackageDescription

                func target(_ name: String, _ dependencies: Target.Dependency...) -> Target {
                    .target(
                        name: name, dependencies: dependencies + ["UIKit"],
                        plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")])
                }

                func tests(_ name: String, of modules: Target.Dependency...) -> Target {
                    .testTarget(
                        name: name, dependencies: modules + ["UIKit"],
                        plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")])
                }

                let package = Package(
                    name: "App",
                    dependencies: [
                        .package(name: "plugingen", path: "\(try BuiltPackage.path())"),
                        .package(path: "\(HeadlessKit.uiKit.package)"),
                    ],
                    targets: [
                        target("AppSupport"), target("Feed", "AppSupport"),
                        target("Profile", "AppSupport"),
                        tests("AppSupportTests", of: "AppSupport"),
                        tests("ScreenTests", of: "AppSupport", "Feed", "Profile"),
                    ],
                    swiftLanguageModes: [.v6]
                )
                """, to: "Package.swift")
            try folder.write(
                #"{ "providesEngine": "package", "names": { "add": "embed" }, "tests": "xctest" }"#,
                to: "Sources/AppSupport/plugingen.json")
            try folder.write("", to: "Sources/AppSupport/AppSupport.swift")
            try folder.write(
                """
                {
                  "engine": "AppSupport",
                  "appearance": { "colors": { "ink": { "light": "#101010" } } },
                }
                """, to: "Sources/Feed/plugingen.json")
            try folder.write(
                """
                {
                  "access": "package",
                  "content": { "label": "waitLabel", "text": "Please wait" },
                  "placement": { "at": "bottom", "insets": 12, "height": 60, "mode": "push" },
                  "presentation": { "transition": "slideFromBottom", "group": "state" },
                }
                """, to: "Sources/Feed/Loading.plugin.json")
            try folder.write("", to: "Sources/Feed/Feed.swift")
            try folder.write(
                #"{ "engine": "AppSupport", "access": "package" }"#,
                to: "Sources/Profile/plugingen.json")
            try folder.write(
                """
                {
                  "handlers": [{ "name": "retryHandler", "dismissesPlugin": true }],
                  "content": { "button": "retryButton", "title": "Retry", "triggers": "retryHandler" },
                  "placement": "center",
                  "presentation": { "group": "state", "backdrop": "dim" },
                }
                """, to: "Sources/Profile/Failure.plugin.json")
            try folder.write("", to: "Sources/Profile/Profile.swift")
            try folder.write("", to: "Tests/AppSupportTests/AppSupportTests.swift")
            try folder.write(
                """
                import AppSupport
                import Feed
                import Profile
                import Testing
                import UIKit

                @MainActor
                @Suite struct ScreenTests {
                    @Test func pluginsReplaceEachOther() {
                        let clock = FeedManualClock()
                        clock.run {
                            let window = FeedHostWindow()
                            let loading = window.host.showLoading()
                            #expect(window.host.children == [loading])
                            let failure = window.host.showFailure()
                            #expect(window.host.children == [failure])
                            window.host.embed(loading)
                            #expect(window.host.children == [loading])
                        }
                    }
                }
                """, to: "Tests/ScreenTests/ScreenTests.swift")
        }
    }
}
