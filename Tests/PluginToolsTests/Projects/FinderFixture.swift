@testable import PluginTools

/// Finds the projects in files that are only in memory.
func findProjects(in files: [String: String]) -> FoundProjects {
    FoundProjects(in: FileListing(of: "/p", files: files))
}

/// Returns the targets of packages and projects as lines: the module, its folder and its kind.
func targets(in files: [String: String]) -> [String] {
    findProjects(in: files).targets.map {
        "\($0.moduleName) \($0.directory.dropFirst(3)) \($0.kind)"
    }
}

/// A project file with some objects.
func project(_ objects: String...) -> String {
    "// !$*UTF8*$!\n{ objects = { \(objects.joined(separator: " ")) }; rootObject = P1; }"
}

/// The manifest of a package with some targets.
func manifest(_ targets: String..., tools: String = "6.0") -> String {
    """
    // swift-tools-version: \(tools)
    import PackageDescription
    let package = Package(name: "P", targets: [\(targets.joined(separator: ", "))])
    """
}
