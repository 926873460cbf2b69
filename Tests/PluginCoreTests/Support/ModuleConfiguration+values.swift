import TestSupport

@testable import PluginCore

extension ModuleConfiguration {
    /// Creates the configuration of a file whose keys and values are valid.
    init(_ text: String) {
        var found = DiagnosticCollector()
        let file = SourceFile(path: ModuleConfiguration.fileName, text: text)
        self.init(readJSON(file, reporting: &found) ?? JSONNode(value: .null, range: .start), in: file)
    }

    init(kits: [Kit]) {
        self.init()
        self.kits = kits
    }

    init(minimumVersions: MinimumVersions) {
        self.init()
        self.minimumVersions = minimumVersions
    }
}
