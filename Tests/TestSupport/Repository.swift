import Foundation

/// Files and folders of the repository that contains the tests.
package enum Repository {
    /// The folder with the package's manifest.
    package static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The program that was built together with the tests.
    package static let plugingen = products.appending(component: "plugingen")

    /// The tool of the build plugin, built together with the tests.
    package static let buildTool = products.appending(component: "PlugingenBuildTool")

    /// The folder in which builds of fixtures are kept between runs. It is not committed.
    package static let builds = root.appending(components: ".build", "fixtures")

    /// Whether tests write the expected files instead of comparing with them.
    package static var isRecording: Bool {
        ProcessInfo.processInfo.environment["PLUGINGEN_RECORD"] != nil
    }

    /// Returns the path of an item in the repository.
    package static func path(_ components: String...) -> String {
        components.reduce(root) { $0.appending(component: $1) }.path(percentEncoded: false)
    }

    /// Returns the paths of the files below a folder of the repository, without hidden folders.
    package static func files(in folder: String, withSuffix suffix: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: path(folder))
            .filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".") && !$0.contains("/.") }
            .sorted().map { "\(folder)/\($0)" }
    }

    /// Returns the text of a file in the repository.
    package static func text(of file: String) throws -> String {
        try String(contentsOf: root.appending(path: file), encoding: .utf8)
    }

    /// The folder in which SwiftPM puts the test bundle and the program.
    private static var products: URL {
        #if canImport(Darwin)
        for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
            return bundle.bundleURL.deletingLastPathComponent()
        }
        #endif
        return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    }
}
