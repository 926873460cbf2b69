/// The names of descriptions and of the files that are made from them.
///
/// The build plugin cannot import a module, and yet has to declare exactly the files that the
/// program writes: this file is part of both, by a link in the build plugin's folder.
enum OutputNames {
    /// How the name of every description ends.
    static let descriptionSuffix = ".plugin.json"

    /// What holds for all descriptions of a module.
    static let configurationFile = "plugingen.json"

    /// Emitted once for a module: what all of its controllers use.
    static let containmentFile = "ChildContainment.swift"

    /// `Loading` for `Loading.plugin.json`; nil for the name of another file.
    static func pluginName(ofFile fileName: String) -> String? {
        fileName.hasSuffix(descriptionSuffix) && fileName.utf8.count > descriptionSuffix.utf8.count
            ? String(fileName.dropLast(descriptionSuffix.count)) : nil
    }

    static func controllerFile(ofPlugin name: String) -> String {
        name + "ViewController.swift"
    }

    /// - Parameter prefix: what the names of a module's test files begin with: its own name where
    ///   one test target holds the tests of several modules, nothing otherwise.
    static func containmentTestsFile(prefix: String) -> String {
        prefix + "ChildContainmentTests.swift"
    }

    static func controllerTestsFile(ofPlugin name: String, prefix: String) -> String {
        prefix + name + "ViewControllerTests.swift"
    }

    /// The user's own tests of a plugin: no emitted file can have such a name.
    static func ownTestsFile(ofPlugin name: String) -> String {
        name + "PluginTests.swift"
    }

    /// The files emitted for a module with the plugins of these names.
    static func sourceFiles(ofPlugins names: [String]) -> [String] {
        names.isEmpty ? [] : [containmentFile] + names.map(controllerFile)
    }

    /// The test files emitted for a module with the plugins of these names.
    static func testFiles(ofPlugins names: [String], prefix: String) -> [String] {
        names.isEmpty
            ? []
            : [containmentTestsFile(prefix: prefix)]
                + names.map { controllerTestsFile(ofPlugin: $0, prefix: prefix) }
    }
}
