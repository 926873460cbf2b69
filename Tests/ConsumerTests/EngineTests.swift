import Foundation
import TestSupport
import Testing

extension ConsumerTests {
    /// Tests of an app whose modules use the shared code of one of them.
    @Suite("Modules with one engine")
    struct EngineTests {
        @Test(
            "build without warnings, pass their tests, and replace each other's plugins",
            .enabled(if: TestRun.scope >= .commit, "a test of commits: it takes a minute"))
        func builds() throws {
            let folder = try TemporaryFolder()
            try writePackage(to: folder)
            let package = Consumer(
                path: folder.path,
                scratch: Repository.builds.appending(component: "Engine").path(
                    percentEncoded: false))
            // Files of earlier runs stay there.
            try? FileManager.default.removeItem(atPath: package.scratch + "/plugins/outputs")
            try package.expectTestsPass("-Xswiftc", "-warnings-as-errors")

            let outputs = try FileManager.default.subpathsOfDirectory(atPath: package.scratch)
            func count(of file: String) -> Int { outputs.filter { $0.hasSuffix(file) }.count }
            #expect(count(of: "/ChildContainment.swift") == 1)
            #expect(count(of: "PluginTestSupport.swift") == 2)

            // A mistake stops the build. SwiftPM runs the build plugin again for a new file.
            try folder.write("", to: "Sources/Feed/List.swift")
            try folder.write(#"{ "engine": "Feed" }"#, to: "Sources/Feed/plugingen.json")
            let own = try package.swift("build")
            let path = folder.path(of: "Sources/Feed/plugingen.json")
            #expect(
                own.text.contains("\(path):1:13: error: this is the configuration of 'Feed' too"),
                "\(own.text)")
            try folder.write("", to: "Sources/Feed/Screen.swift")
            try folder.write(#"{ "engine": "Support" }"#, to: "Sources/Feed/plugingen.json")
            let missing = try package.swift("build")
            #expect(
                missing.text.contains("the target 'Feed' does not depend on 'Support'"),
                "\(missing.text)")
        }

        @Test(
            "build with the parts that their engine names, and stop for one that it does not have",
            .enabled(if: TestRun.scope >= .commit, "a test of commits: it takes a minute"))
        func parts() throws {
            let folder = try TemporaryFolder()
            try writePackage(to: folder)
            try writeEngine(#""push", "motion", "backdrop""#, to: folder)
            let package = Consumer(
                path: folder.path,
                scratch: Repository.builds.appending(component: "EngineParts").path(
                    percentEncoded: false))
            try? FileManager.default.removeItem(atPath: package.scratch + "/plugins/outputs")
            try package.expectTestsPass("-Xswiftc", "-warnings-as-errors")

            try folder.write(
                #"{ "presentation": { "whenAlreadyShown": "queue" } }"#,
                to: "Sources/Profile/Failure.plugin.json")
            let missing = try package.swift("build")
            let path = folder.path(of: "Sources/Profile/Failure.plugin.json")
            #expect(
                missing.text.contains(
                    "\(path):1:41: error: the engine 'AppSupport' does not have the part 'queue'"),
                "\(missing.text)")
            #expect(
                missing.text.contains(
                    #"add '"queue"' to the 'engineParts' of the engine's configuration"#))

            try writeEngine(#""push", "motion", "queue""#, to: folder)
            let present = try package.swift("build")
            #expect(present.status == 0, "\(present.text)")
        }

        private func writeEngine(_ parts: String, to folder: TemporaryFolder) throws {
            try folder.write(
                """
                {
                  "providesEngine": "package", "engineParts": [\(parts)],
                  "names": { "add": "embed" }, "tests": "xctest",
                }
                """, to: "Sources/AppSupport/plugingen.json")
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
