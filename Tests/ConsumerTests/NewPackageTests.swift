import Foundation
import TestSupport
import Testing

extension ConsumerTests {
    /// The first steps of a new user, from an empty package to tested plugins: the only package that `swift test` builds.
    @Suite("A new package")
    struct NewPackageTests {
        @Test(
            "gets plugins with 'new' and the build plugin, and one edit rewrites one plugin's files"
        )
        func newcomer() throws {
            let package = try NewPackage(in: TemporaryFolder())
            let folder = package.folder
            let loading = try Command.plugingen("new", "Loading", "--tests", "Tests/AppTests", in: folder)
            expect(loading.status == 0, "\(loading.text)")
            let error = try Command.plugingen("new", "Error", in: folder)
            expect(error.text.contains("wrote Sources/App/Error.plugin.json"), "\(error.text)")
            try package.consumer.expectTestsPass()
            let own = try folder.read("Tests/AppTests/LoadingPluginTests.swift")
            expect(own.contains("// This file is yours: plugingen wrote it once"))

            let before = try package.consumer.generatedFiles()
            expect(before.count, equals: 6)
            let description = try folder.read("Sources/App/Error.plugin.json")
            try folder.write(
                description.replacing("An error message", with: "A message"), to: "Sources/App/Error.plugin.json")
            let second = try package.consumer.swift("build", "--build-tests")
            expect(second.status == 0, "\(second.text)")
            expect(second.text.contains("Generating the plugins of App"))
            let after = try package.consumer.generatedFiles()
            let rewritten = after.keys.filter { after[$0] != before[$0] }
            expect(rewritten.map { $0.split(separator: "/").last }, equals: ["ErrorViewController.swift"])

            // The build reports mistakes in a description.
            try folder.write("{\n  \"placement\": \"topp\"\n}\n", to: "Sources/App/Bad.plugin.json")
            let broken = try package.consumer.swift("build")
            expect(broken.status != 0)
            let path = folder.path(of: "Sources/App/Bad.plugin.json")
            expect(broken.text.contains("\(path):2:16: error: unknown value 'topp'"), "\(broken.text)")
        }
    }
}

/// A package with an app and its tests, which uses the plugins of ``BuiltPackage`` and the headless UIKit.
struct NewPackage {
    let folder: TemporaryFolder
    let consumer: Consumer

    init(in folder: TemporaryFolder) throws {
        self.folder = folder
        consumer = Consumer(path: folder.path, with: .uiKit)
        consumer.removeOutputs()
        let uses = #"plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")]"#
        try folder.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "Consumer",
                dependencies: [
                    .package(name: "plugingen", path: "\(try BuiltPackage.path())"),
                    .package(path: "\(HeadlessKit.uiKit.package)"),
                ],
                targets: [
                    .target(name: "App", dependencies: ["UIKit"], \(uses)),
                    .testTarget(name: "AppTests", dependencies: ["App", "UIKit"], \(uses)),
                ]
            )
            """, to: "Package.swift")
        try folder.write("", to: "Sources/App/App.swift")
        try folder.write("", to: "Tests/AppTests/AppTests.swift")
    }
}
