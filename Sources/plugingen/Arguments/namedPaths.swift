import PluginCore
import PluginTools
import SystemCalls

/// Returns the paths that operands stand for, of which some can be names of plugins or modules. Throws if nothing has a
/// name.
///
/// A file or a folder with the name comes first.
func namedPaths(_ operands: [String]) throws(ArgumentError) -> [String] {
    func isName(_ operand: String) -> Bool {
        !operand.contains("/") && !isDescription(operand) && !FileIO.exists(operand)
    }
    if !operands.contains(where: isName) { return operands }
    // The command reports the problems of descriptions.
    var ignored = DiagnosticCollector()
    let project = PluginProject(at: [], reporting: &ignored)
    var paths: [String] = []
    for operand in operands {
        if !isName(operand) {
            paths.append(operand)
            continue
        }
        let named = project.paths(named: operand)
        if named.isEmpty { throw unknownName(operand, in: project) }
        paths += named
    }
    return paths
}

private func unknownName(_ name: String, in project: PluginProject) -> ArgumentError {
    let names = project.pluginNames + project.moduleNames
    let advice =
        if let match = nearestMatch(to: name, among: names) {
            "did you mean '\(match)'?"
        } else if project.pluginNames.isEmpty {
            "there are no plugins yet"
        } else {
            "'plugingen list' shows all plugins"
        }
    return .other("'\(name)' is not a plugin, a module, a file or a folder; \(advice)")
}
