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

    /// The names of the plugins that the module describes, each once. Two descriptions of one name
    /// are a mistake that the program reports; a file that is declared twice would hide it.
    var plugins: [String] {
        Set(descriptions.compactMap { OutputNames.pluginName(ofFile: $0.lastPathComponent) })
            .sorted()
    }
}
