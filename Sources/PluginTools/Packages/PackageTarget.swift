import PluginCore

/// A target of a package.
package struct PackageTarget {
    package let name: String
    /// The folder of its sources.
    package let directory: String
    /// The plugins of SwiftPM that the target uses.
    package let plugins: [PluginUsage]
    package let isTest: Bool
    /// Whether it is a library or an executable. Only these can have descriptions.
    package let canHaveDescriptions: Bool
    /// The names of targets that it depends on.
    package let dependencies: [String]
    /// The names of products of other packages that it depends on.
    package let products: [String]
    /// The paths that the manifest excludes, from the target's folder.
    package let excluded: [String]
    /// The paths of resources, from the target's folder.
    package let resources: [String]

    /// Whether the target uses the build plugin of plugingen.
    package var usesBuildPlugin: Bool {
        plugins.contains { $0.name == PluginUsage.buildPluginName }
    }

    /// Whether the target uses a plugin of plugingen, perhaps with a misspelled name.
    var refersToPlugingen: Bool {
        plugins.contains { usage in
            usage.package?.lowercased() == "plugingen"
                || nearestMatch(to: usage.name, among: [PluginUsage.buildPluginName]) != nil
        }
    }

    /// The name that the target is imported by.
    package var moduleName: String {
        String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// Whether a file is in the target's folder.
    package func holds(_ path: String) -> Bool { path.hasPrefix(directory + "/") }
}

/// A build plugin that a target names: `.plugin(name: "PlugingenBuildPlugin", package: "plugingen")`.
package struct PluginUsage {
    package static let buildPluginName = "PlugingenBuildPlugin"

    package let name: String
    /// The package of the plugin; nil for a plugin of the same package, as in `plugins: ["PlugingenBuildPlugin"]`.
    package let package: String?
}

/// The manifest of a package, as SwiftPM reads it.
package struct PackageManifest {
    package let name: String
    /// For example "6.1.0".
    package let toolsVersion: String
    /// The platforms that it names, each with the oldest version: ("ios", "15.0").
    package let platforms: [(name: String, version: String)]
    package let products: [String]
    package let targets: [PackageTarget]
    /// The names of targets whose folder does not exist, with the path of that folder.
    package let targetsWithoutFolder: [(name: String, path: String)]
    /// The names of the package's own build and command plugins.
    package let pluginTargets: [String]
    package let dependencies: [PackageDependency]

    /// Whether a target can use plugins of a package.
    package func depends(on package: String) -> Bool {
        dependencies.flatMap(\.names).contains { $0.lowercased() == package.lowercased() }
    }

    /// Whether the tools version is lower than another one.
    package func isOlder(than major: Int, _ minor: Int) -> Bool {
        let numbers = toolsVersion.split(separator: ".").map { Int($0) ?? 0 } + [0, 0]
        return (numbers[0], numbers[1]) < (major, minor)
    }
}

/// A package that another one depends on.
package struct PackageDependency {
    /// Its identity and its name.
    package let names: [String]
    /// The absolute path of a package on this machine; nil for a URL.
    package let path: String?
}
