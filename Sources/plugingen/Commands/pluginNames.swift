import PluginCore
import PluginTools

/// Throws if the name of a new plugin is a path or a file name.
func checkPluginName(_ name: String) throws(ArgumentError) {
    let file = fileName(ofPath: name)
    let plugin = capitalized(
        String(file.hasSuffix(".json") ? file.prefix { $0 != "." } : file[...]))
    if plugin.isEmpty { return }
    if file != name {
        let folder = shellQuoted(name.hasPrefix("/\(file)") ? "/" : String(directory(of: name)))
        throw .other("'\(name)' is a path; write '\(plugin) --directory \(folder)'")
    }
    if plugin != name, file.hasSuffix(".json") {
        throw .other("'\(name)' is a file; name the plugin, '\(plugin)'")
    }
}

extension ArgumentError {
    /// Creates the error for a name that cannot be the name of a plugin. The problem names a file, which does not exist
    /// yet.
    static func invalidPluginName(_ problem: Diagnostic) -> ArgumentError {
        let notes = problem.notes.map { note in
            note.message.replacing("rename the file to ", with: "call it ")
                .replacing("rename the file", with: "choose another name")
                .replacing(".plugin.json", with: "")
        }
        return .other(([problem.message] + notes).joined(separator: ": "))
    }
}
