import Foundation

/// Places in the repository that the tests run in.
package enum Repository {
    /// The folder with the package's manifest.
    package static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The program that was built together with the tests.
    package static let plugingen = products.appending(component: "plugingen")

    /// What the build plugin runs, built together with the tests.
    package static let buildTool = products.appending(component: "PlugingenBuildTool")

    /// Builds of fixtures are kept between runs here; not part of any commit.
    package static let builds = root.appending(components: ".build", "fixtures")

    /// Whether tests write what they would otherwise compare with.
    package static var isRecording: Bool {
        ProcessInfo.processInfo.environment["PLUGINGEN_RECORD"] != nil
    }

    /// The path of an item of the repository.
    package static func path(_ components: String...) -> String {
        components.reduce(root) { $0.appending(component: $1) }.path(percentEncoded: false)
    }

    /// The paths of the files below a folder of the repository, hidden folders left out.
    package static func files(
        in folder: String, withSuffix suffix: String
    ) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: path(folder))
            .filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".") && !$0.contains("/.") }
            .sorted().map { "\(folder)/\($0)" }
    }

    /// The text of a file of the repository.
    package static func text(of file: String) throws -> String {
        try String(contentsOf: root.appending(path: file), encoding: .utf8)
    }

    /// The folder that SwiftPM has put the test bundle and the program into.
    private static var products: URL {
        #if canImport(Darwin)
        for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
            return bundle.bundleURL.deletingLastPathComponent()
        }
        #endif
        return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    }
}
