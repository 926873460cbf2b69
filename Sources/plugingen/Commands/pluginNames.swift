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

/// A plugin that a command line names, and its project.
struct NamedPlugin {
    let project: PluginProject
    let outputs: ModuleOutputs
    /// The path of the description.
    let path: String

    /// Finds the plugin. Throws if there is none, or if there are several.
    ///
    /// Reports mistakes that are not in descriptions. The changed descriptions are checked later.
    ///
    /// - Parameters:
    ///   - name: the name of the plugin, or the path of its description.
    ///   - paths: descriptions, and folders with descriptions.
    ///   - newName: a name that the plugin may have got already.
    ///   - command: the words before and after the name of the plugin, for suggestions.
    /// - Returns: nil if there are no descriptions.
    init?(
        _ name: String, at paths: [String], newName: String? = nil, for command: String,
        reporting diagnostics: inout DiagnosticCollector
    ) throws(ArgumentError) {
        var found = DiagnosticCollector()
        let paths = isDescription(name) ? [name] + paths : paths
        project = PluginProject(at: paths, reporting: &found)
        for problem in found.diagnostics
        where problem.severity == .error && !isDescription(problem.place.file.path) {
            diagnostics.add(problem)
        }
        let plugin = isDescription(name) ? pluginName(ofPath: name) : name
        let plugins = project.plugins(named: plugin)
        if plugins.count > 1 {
            let lines = plugins.map { "  \(command) \(shellQuoted($0.path))" }
            throw .other(
                (["\(plugins.count) plugins are named '\(plugin)'; name the description of one"]
                    + lines).joined(separator: "\n"))
        }
        guard let only = plugins.first else {
            if diagnostics.hasErrors || project.outputs.isEmpty { return nil }
            throw Self.unknown(plugin, among: project.pluginNames, newName: newName)
        }
        (outputs, path) = only
    }

    private static func unknown(
        _ name: String, among names: [String], newName: String?
    ) -> ArgumentError {
        let advice =
            if let newName, names.contains(newName) {
                "there is a plugin '\(newName)', so it has this name already"
            } else if let match = nearestMatch(to: name, among: names) {
                "did you mean '\(match)'?"
            } else if names.isEmpty {
                "'plugingen new' creates one"
            } else if names.count <= 10 {
                "the plugins are \(quotedList(names))"
            } else {
                "'plugingen list' shows all plugins"
            }
        return .other("unknown plugin '\(name)'; \(advice)")
    }
}
