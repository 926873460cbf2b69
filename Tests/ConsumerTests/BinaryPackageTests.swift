import Foundation
import TestSupport
import Testing

extension ConsumerTests {
    /// Tests of a package that uses the build plugin and command plugin with prebuilt programs.
    @Suite("A package with prebuilt programs", .ofCommits)
    struct BinaryPackageTests {
        @Test(
            "generates code without compiling plugingen, in folders with a space, a '%' and a Greek letter", .ofNights)
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
            expect(new.status, equals: 0, "\(new.text)")
            let build = try package.swift("build")
            expect(build.status, equals: 0, "\(build.text)")
            expect(build.text.contains("Generating the plugins of App"))
            expect(build.text.contains("LoadingViewController.swift"))
            expect(!build.text.contains("PluginCore"), "\(build.text)")
        }

        @Test(
            "downloads its programs and generates code, with an empty cache",
            .ofNights,
            .enabled(if: LocalServer.isPossible, "it needs Linux, Python, OpenSSL and 'unshare'"))
        func download() throws {
            let folder = try TemporaryFolder()
            let server = try LocalServer(in: folder)
            let published = try Command.run(
                "sh",
                [
                    Repository.path("Plugins", "Distribution", "bundle.sh"), "publish",
                    BuiltPackage.path(), "published", server.address,
                ], in: folder.path)
            try #require(published.status == 0, "\(published.text)")
            let version = try Command.plugingen("--version").output.split(separator: " ")[1]
                .trimmingCharacters(in: .newlines)
            try folder.copy(
                folder.path(of: "published/plugingen.artifactbundle.zip"),
                to: "served/\(version)/plugingen.artifactbundle.zip")
            try folder.copy(folder.path(of: "published/package"), to: "plugingen")
            try folder.write(
                """
                // swift-tools-version: 6.1
                import PackageDescription
                let package = Package(
                    name: "Consumer",
                    dependencies: [.package(path: "../plugingen")],
                    targets: [
                        .target(
                            name: "App",
                            plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")])
                    ]
                )
                """, to: "Consumer/Package.swift")
            try folder.write("", to: "Consumer/Sources/App/App.swift")
            try folder.write("{}", to: "Consumer/Sources/App/Loading.plugin.json")
            let build = try server.trusted(
                "swift", "build", "--package-path", folder.path(of: "Consumer"),
                "--scratch-path", folder.path(of: "build"), "--cache-path",
                folder.path(of: "cache"))
            expect(build.status, equals: 0, "\(build.text)")
            expect(build.text.contains("Downloaded \(server.address)/\(version)/"), "\(build.text)")
            expect(build.text.contains("Generating the plugins of App"))
            expect(!build.text.contains("PluginCore"), "\(build.text)")
            expect(
                try folder.files(below: "build").contains {
                    $0.hasSuffix("/LoadingViewController.swift")
                })
        }
    }
}
