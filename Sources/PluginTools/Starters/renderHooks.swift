import PluginCore

/// Returns the Swift file with the methods that a plugin's hooks call, for its user to fill in; nil
/// without hooks.
func renderHooks(of plugin: PluginDescription, in directory: String) -> RenderedFile? {
    let parts = plugin.controller.kits.compactMap { kit -> (condition: String, lines: [String])? in
        let methods = plugin.controller.hooks.compactMap { $0.value.method(of: kit) }
        if methods.isEmpty { return nil }
        let body = methods.map { "    func \($0.hook)(\($0.parameter)) {}" }
        return (
            kit.condition(for: plugin),
            ["import \(kit.name)", "", "extension \(plugin.controllerName) {"] + body + ["}"]
        )
    }
    if parts.isEmpty { return nil }
    let name = "\(plugin.controllerName)+Hooks.swift"
    var lines = [
        "// \(name)", "//",
        "// This file is yours: plugingen wrote it once, and never changes it.", "",
    ]
    for (index, part) in parts.enumerated() {
        lines += ["\(index == 0 ? "#if" : "#elseif") \(part.condition)"] + part.lines
    }
    lines += ["#endif", ""]
    return RenderedFile(path: joinPath(directory, name), bytes: Array(lines.joined(separator: "\n").utf8))
}
