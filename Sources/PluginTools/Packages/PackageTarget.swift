/// A target of a package.
package struct PackageTarget {
    package let name: String
    /// The folder of its sources.
    package let directory: String
    package let usesBuildPlugin: Bool
    /// The package that the build plugin is said to be of; nil without one.
    package let buildPluginPackage: String?
    package let isTest: Bool
    /// Whether it holds sources of an app or a library, in which plugins can be described.
    package let holdsSources: Bool
    /// The names of what it depends on within its package.
    package let dependencies: [String]
    /// What the manifest leaves out of the target, from its folder.
    package let excluded: [String]
    /// What the manifest makes resources of, from its folder.
    package let resources: [String]

    /// The name that the target is imported by.
    package var moduleName: String {
        String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// Whether a file is in the target's folder.
    package func holds(_ path: String) -> Bool { path.hasPrefix(directory + "/") }
}

/// What the manifest of a package says.
package struct PackageManifest {
    /// As in "6.1.0".
    package let toolsVersion: String
    /// The platforms that it names, each with the minimum version: ("ios", "15.0").
    package let platforms: [(name: String, version: String)]
    package let targets: [PackageTarget]
    /// The identities and the names of the packages that it depends on.
    package let dependencies: [String]

    /// Whether a target can use plugins of a package.
    package func depends(on package: String) -> Bool {
        dependencies.contains { $0.lowercased() == package.lowercased() }
    }

    /// Whether the tools version is lower than another, which is given as its two first numbers.
    package func isOlder(than major: Int, _ minor: Int) -> Bool {
        let numbers = toolsVersion.split(separator: ".").map { Int($0) ?? 0 } + [0, 0]
        return (numbers[0], numbers[1]) < (major, minor)
    }
}
