import PluginCore
import SystemCalls

/// A Swift package with the runtime files of a module, in which custom files replace built-in ones, and with the tests
/// of the runtime.
package struct RuntimeTestPackage {
    /// The names of the custom runtime files: `Runtime/Parts/PluginTimer`.
    package let customFiles: [String]
    /// The files of the package, with their paths in its folder.
    package let files: [(path: String, text: String)]

    /// - Parameter version: the version of the program.
    package init(
        with templates: CustomTemplates, for versions: MinimumVersions, version: String
    ) {
        let runtime = EmbeddedTemplates.withRuntime.filter(\.isRuntimeFile).map(\.name)
        customFiles = templates.files.map(\.name).filter(runtime.contains)
        files =
            [
                ("Package.swift", Self.manifest(for: versions, version: version)),
                ("Sources/Runtime/Frameworks.swift", EmbeddedRuntimeTests.frameworks),
            ]
            + templates.runtime.map { ("Sources/Runtime/\($0.name).swift", $0.text) }
            + EmbeddedRuntimeTests.files.map { ("Tests/RuntimeTests/\($0.name).swift", $0.text) }
    }

    /// Writes the package into a new or empty folder. If the folder contains anything, reports that and writes nothing.
    ///
    /// - Returns: whether all files were written.
    package func write(
        to folder: String, reporting diagnostics: inout DiagnosticCollector
    ) -> Bool {
        do throws(FileSystemError) {
            guard try Self.isUnused(folder) else {
                throw FileSystemError(
                    path: folder, attempt: "this is not an empty folder",
                    reason: "no file was written")
            }
            let files = files.map { file in
                RenderedFile(path: joinPath(folder, file.path), bytes: Array(file.text.utf8))
            }
            try NewFiles(files).create()
            return true
        } catch {
            diagnostics.error(.fileAccess, error)
            return false
        }
    }

    /// Returns whether a folder does not exist or is empty.
    private static func isUnused(_ folder: String) throws(FileSystemError) -> Bool {
        if !FileIO.exists(folder) { return true }
        return FileIO.isDirectory(folder) ? try FileIO.contents(ofDirectory: folder).isEmpty : false
    }

    private static func manifest(for versions: MinimumVersions, version: String) -> String {
        let supportsOldSystems = !versions.areAtLeast(17, on: .iOS)
        return """
            // swift-tools-version: 6.1
            import PackageDescription

            // The shared code of generated modules, with custom runtime files, and its tests.
            // Written by plugingen \(version).
            let settings: [SwiftSetting] = [
                .define("UIKIT", .when(platforms: [.iOS, .tvOS, .macCatalyst, .visionOS])),
            \(supportsOldSystems ? "    .define(\"SUPPORTS_IOS_16\"),\n" : "")]

            let package = Package(
                name: "Runtime",
                platforms: [\(platforms(in: versions).joined(separator: ", "))],
                products: [.library(name: "Runtime", targets: ["Runtime"])],
                targets: [
                    .target(name: "Runtime", swiftSettings: settings),
                    .testTarget(
                        name: "RuntimeTests", dependencies: ["Runtime"], swiftSettings: settings),
                ],
                swiftLanguageModes: [.v6]
            )

            """
    }

    /// Returns the platforms with their oldest versions, as a manifest spells them. A Catalyst version is that of iOS.
    private static func platforms(in versions: MinimumVersions) -> [String] {
        Platform.all.flatMap { platform -> [String] in
            let version = versions.version(of: platform)
            let value = "(\"\(version.contains(".") ? version : version + ".0")\")"
            let names = platform.name == "iOS" ? ["iOS", "macCatalyst"] : [platform.name]
            return names.map { ".\($0)\(value)" }
        }
    }
}
