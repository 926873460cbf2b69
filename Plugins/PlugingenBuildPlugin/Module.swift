import Foundation

/// A module that may hold descriptions.
struct Module {
    let name: String
    let descriptions: [URL]

    /// - Parameter files: all files of the module's target.
    init(name: String, files: [URL]) {
        self.name = name
        descriptions =
            files
            .filter { OutputNames.pluginName(ofFile: $0.lastPathComponent) != nil }
            .sorted { $0.path < $1.path }
    }

    /// The names of the plugins that the module describes.
    var plugins: [String] {
        descriptions.compactMap { OutputNames.pluginName(ofFile: $0.lastPathComponent) }
    }
}
