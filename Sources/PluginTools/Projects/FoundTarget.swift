import PluginCore

/// A target of a package, of an Xcode project, or of the files of another build system.
package struct FoundTarget {
    package enum Kind {
        /// A library or a program. Only these can have descriptions.
        case sources
        case tests
        case other

        /// - Parameter type: the type of a product, as Xcode and XcodeGen name it; nil for an app.
        init(ofProduct type: String?) {
            let type = type ?? "application"
            let kinds = ["application", "framework", "library", "app-extension", "extensionkit"]
            let isOfApp = kinds.contains(where: type.contains) && !type.contains("watch")
            self = type.hasSuffix("unit-test") ? .tests : isOfApp ? .sources : .other
        }
    }

    package let name: String
    /// The name that the target is imported by.
    package let moduleName: String
    package let kind: Kind
    /// The folder of its sources; new descriptions are written to it.
    package let directory: String
    /// Why this is the folder; empty if the target is declared with it.
    var doubt = ""
    /// The paths to which the target's sources are limited; empty if all files of its folders are its own.
    var sources: [String] = []
    /// Other folders of the target.
    var otherFolders: [String] = []
    /// The files that the target lists one by one.
    var files: Set<String> = []
    /// The files and folders that do not belong to the target although they are in its folders.
    var excluded: [String] = []
    /// The files and folders that are copied into the app.
    var resources: [String] = []
    /// The names of targets that it depends on.
    package var dependencies: [String] = []
    /// The names of products of other packages that it depends on.
    var products: [String] = []
    /// The build plugins that the target uses.
    var plugins: [PluginUsage] = []

    /// Whether the project shows the target and its folder.
    package var isCertain: Bool { doubt.isEmpty }

    package var canHaveDescriptions: Bool { kind == .sources }
    package var isTest: Bool { kind == .tests }

    /// Whether the target uses the build plugin of plugingen.
    package var usesBuildPlugin: Bool {
        plugins.contains { $0.name == PluginUsage.buildPluginName }
    }

    /// Whether the target uses a plugin of plugingen, perhaps with a misspelled name.
    var refersToPlugingen: Bool { plugins.contains(where: \.meansPlugingen) }

    func isSame(as other: FoundTarget) -> Bool {
        name == other.name && directory == other.directory
    }

    /// Returns whether a file is in a folder of the target, or is one of its files.
    package func holds(_ path: String) -> Bool { nearness(to: path) > 0 }

    /// Returns a number that is greater for the target that a file more likely belongs to; 0 if it does not.
    func nearness(to path: String) -> Int {
        if files.contains(path) { return .max }
        let folders = ([directory] + otherFolders).filter { path.hasPrefix($0 + "/") }
        return (folders.map(\.utf8.count).max() ?? -1) + 1
    }

    /// Returns the excluded file or folder that a file is in; nil if the target does not exclude it.
    func exclusion(of path: String) -> String? { excluded.first { isWithin(path, $0) } }

    /// Returns whether the target compiles a Swift file.
    func compiles(_ path: String) -> Bool {
        path.hasSuffix(".swift") && holds(path) && exclusion(of: path) == nil
            && (sources.isEmpty || sources.contains { isWithin(path, $0) })
    }
}

/// A build plugin that a target names: `.plugin(name: "PlugingenBuildPlugin", package: "plugingen")`.
package struct PluginUsage {
    package static let buildPluginName = "PlugingenBuildPlugin"

    package let name: String
    /// The package of the plugin; nil for a plugin of the same package, as in `plugins: ["PlugingenBuildPlugin"]`.
    package let package: String?

    /// Whether it means a plugin of plugingen, perhaps with a misspelled name.
    var meansPlugingen: Bool {
        package?.lowercased() == "plugingen" || name == "PlugingenCommandPlugin"
            || nearestMatch(to: name, among: [Self.buildPluginName]) != nil
    }
}

/// Returns the module of a target, as SwiftPM and Xcode name it: `My-App` is `My_App`, and `3DViewer` is `_DViewer`.
func moduleName(ofTarget name: String) -> String {
    let characters = name.enumerated().map { index, character in
        character.isLetter || character.isNumber && index > 0 ? character : "_"
    }
    return String(characters)
}
