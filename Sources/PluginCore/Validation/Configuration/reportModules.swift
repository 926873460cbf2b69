/// Reports modules with equal names, and folders that are outside of the project or are used twice.
func reportModules(
    in configuration: JSONNode, of file: SourceFile,
    reporting diagnostics: inout DiagnosticCollector
) {
    var names: Set<String> = []
    /// The modules that generate into each folder.
    var owners: [String: String] = [:]
    for module in configuration.member("modules")?.elements ?? [] {
        guard let name = module.locatedString("name") else { continue }
        if !names.insert(name.value).inserted {
            diagnostics.error(
                .nameCollision, "another module is named '\(name.value)'",
                at: SourcePlace(file, name.range))
        }
        for (key, path) in folders(of: module) {
            if path.value.hasPrefix("/") || path.value.split(separator: "/").contains("..") {
                diagnostics.error(
                    .invalidName, "'\(key)' must be a folder of the project",
                    at: SourcePlace(file, path.range),
                    notes: [Diagnostic.Note("write its path from the folder of this file")])
            } else if key == "output",
                let owner = owners.updateValue(name.value, forKey: normalized(path.value))
            {
                diagnostics.error(
                    .contradiction,
                    owner == name.value
                        ? "the controllers of '\(owner)' and its tests are in one folder"
                        : "'\(owner)' has its generated files in this folder too",
                    at: SourcePlace(file, path.range),
                    notes: [Diagnostic.Note("name another folder")])
            }
        }
    }
}

/// Returns the folders of a module, each with its key.
private func folders(of module: JSONNode) -> [(key: String, path: Located<String>)] {
    [("descriptions", module), ("output", module), ("output", module.object("tests"))]
        .compactMap { key, node in node.locatedString(key).map { (key, $0) } }
}

/// Returns a path without `.` and needless slashes.
private func normalized(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
}
