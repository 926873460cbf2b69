import Foundation
import TestSupport
import Testing

extension ConsumerTests {
    /// Tests of a package that uses the build plugin and command plugin with prebuilt programs.
    @Suite("A package with prebuilt programs")
    struct BinaryPackageTests {
        @Test(
            "generates code without compiling plugingen, in folders with a space, a '%' and a Greek letter",
            .enabled(if: TestRun.scope >= .commit, "a test of commits: it takes a minute"))
        func build() throws {
            let folder = try TemporaryFolder("one 100%25 %λ")
            try folder.copy(BuiltPackage.path(), to: "plugingen")
            try folder.write(
                """
                // swift-tools-version: 6.1
                import PackageDescription
                let package = Package(
                    name: "Consumer",
                    dependencies: [
                        .package(path: "../plugingen"),
                        .package(path: "\(Repository.path("Tests", "Fixtures", "UIKit"))"),
                    ],
                    targets: [
                        .target(
                            name: "App", dependencies: ["UIKit"],
                            plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")])
                    ]
                )
                """, to: "Consumer/Package.swift")
            try folder.write("", to: "Consumer/Sources/App/App.swift")
            // The compiler itself cannot keep its caches at a path with a '%'.
            let builds = try TemporaryFolder("two builds λ")
            let package = Consumer(path: folder.path(of: "Consumer"), scratch: builds.path)
            let new = try package.swift(
                "package", "--allow-writing-to-package-directory", "plugingen", "new", "Loading")
            #expect(new.status == 0, "\(new.text)")
            let build = try package.swift("build")
            #expect(build.status == 0, "\(build.text)")
            #expect(build.text.contains("Generating the plugins of App"))
            #expect(build.text.contains("LoadingViewController.swift"))
            #expect(!build.text.contains("PluginGeneration"), "\(build.text)")
        }
    }
}
