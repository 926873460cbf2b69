import Foundation
import TestSupport
import Testing

extension ConsumerTests {
    /// Tests of the files that a build with the build plugin writes.
    @Suite("A build with the build plugin", .ofCommits)
    struct BuildPluginPlaceTests {
        @Test(
            "writes only to its own folder in the build folder")
        func writesInOwnFolder() throws {
            let folder = try TemporaryFolder()
            for name in ["Home", "Temporary"] {
                try FileManager.default.createDirectory(
                    atPath: folder.path(of: name), withIntermediateDirectories: false)
            }
            try writePackage(to: folder)
            try build(folder)
            let before = try Snapshot(of: folder)
            try folder.write("{ \"summary\": \"Second.\" }", to: Self.description)
            let edited = try Snapshot(of: folder)
            expect(edited.differences(from: before), equals: ["Package/Sources/App/Loading.plugin.json"])

            try build(folder)
            let after = try Snapshot(of: folder)
            let changed = after.differences(from: edited)
            let outside = changed.filter { path in
                !path.hasPrefix("Build/") && !Self.isOfSwiftPM(path)
            }
            expect(outside, equals: [])
            // Within the build folder, only the plugin's folder for the target may change.
            let generated = changed.filter {
                $0.hasSuffix("ViewController.swift") || $0.hasSuffix("ChildContainment.swift")
            }
            expect(
                generated,
                equals: [
                    "Build/plugins/outputs/package/App/destination/PlugingenBuildPlugin/"
                        + "LoadingViewController.swift"
                ])
            expect(!after.paths.contains { $0.contains("/.plugingen-") })
        }

        @Test("runs the tool without a home folder or a temporary folder")
        func toolWritesInOutput() throws {
            let folder = try TemporaryFolder()
            try folder.write("{}", to: "In/Loading.plugin.json")
            for name in ["Home", "Temporary", "Working"] {
                try FileManager.default.createDirectory(
                    atPath: folder.path(of: name), withIntermediateDirectories: false)
            }
            let before = try Snapshot(of: folder)
            let command = try Command.run(
                Repository.buildTool.path(percentEncoded: false),
                [
                    "--output", folder.path(of: "Out"), "--tests-output",
                    folder.path(of: "OutTests"),
                    "--module", "App", "--", folder.path(of: "In/Loading.plugin.json"),
                ], in: folder.path(of: "Working"), environment: environment(folder))
            expect(command.status, equals: 0, "\(command.text)")
            let written = try Snapshot(of: folder).differences(from: before)
            expect(
                written,
                equals: [
                    "Out/ChildContainment.swift", "Out/LoadingViewController.swift",
                    "OutTests/LoadingViewControllerTests.swift",
                    "OutTests/PluginTestSupport.swift",
                ])
        }

        private static let description = "Package/Sources/App/Loading.plugin.json"

        /// Returns whether a path belongs to the caches or settings of SwiftPM or the compiler.
        private static func isOfSwiftPM(_ path: String) -> Bool {
            [
                "Home/.cache/", "Home/.swiftpm/", "Home/Library/", "Temporary/TemporaryDirectory.",
            ].contains(where: path.hasPrefix)
        }

        private func environment(_ folder: TemporaryFolder) -> [String: String] {
            ["HOME": folder.path(of: "Home"), "TMPDIR": folder.path(of: "Temporary")]
        }

        private func build(_ folder: TemporaryFolder) throws {
            let command = try Command.run(
                "swift",
                [
                    "build", "--package-path", folder.path(of: "Package"), "--scratch-path",
                    folder.path(of: "Build"),
                ], environment: environment(folder))
            try #require(command.status == 0, "\(command.text)")
        }

        private func writePackage(to folder: TemporaryFolder) throws {
            try folder.write(
                """
                // swift-tools-version: 6.1
                import PackageDescription
                let package = Package(
                    name: "Consumer",
                    dependencies: [.package(name: "plugingen", path: "\(try BuiltPackage.path())")],
                    targets: [
                        .target(
                            name: "App",
                            plugins: [.plugin(name: "PlugingenBuildPlugin", package: "plugingen")])
                    ]
                )
                """, to: "Package/Package.swift")
            try folder.write("", to: "Package/Sources/App/App.swift")
            try folder.write("{ \"summary\": \"First.\" }", to: Self.description)
        }
    }
}

/// The files of a folder, with their types, sizes and modification dates.
private struct Snapshot {
    private var files: [String: [Int]] = [:]

    var paths: [String] { files.keys.sorted() }

    init(of folder: TemporaryFolder) throws {
        for file in try folder.files() {
            var status = stat()
            guard lstat(folder.path(of: file), &status) == 0 else { continue }
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(of: file))
            let date = attributes[.modificationDate] as? Date
            files[file] = [
                Int(status.st_ino), Int(status.st_size), Int(status.st_mode),
                Int((date?.timeIntervalSince1970 ?? 0) * 1_000_000),
            ]
        }
    }

    /// Returns the files that are new, changed or removed.
    func differences(from other: Snapshot) -> [String] {
        Set(files.keys).union(other.files.keys).filter { files[$0] != other.files[$0] }.sorted()
    }
}
