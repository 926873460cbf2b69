/// What is read of a package's manifest, in the form that `swift package dump-package` prints.
struct PackageManifest: Decodable {
    struct Target: Decodable {
        let name: String
        let type: String
        /// Relative to the package's root; nil where it is the usual one.
        let path: String?
        let pluginUsages: [PluginUsage]?
    }

    /// `{ "plugin": ["PlugingenBuildPlugin", "plugingen"] }`
    struct PluginUsage: Decodable {
        let plugin: [String?]
    }

    let name: String
    let targets: [Target]
}
