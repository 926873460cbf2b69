import PluginDescriptions
import PluginGeneration
import SystemCalls

/// Reports all mistakes in descriptions, each together with the others of its module.
///
/// - Parameters:
///   - paths: descriptions, and folders with descriptions.
///   - configuration: the configuration of all descriptions; nil for the nearest to each.
/// - Returns: the number of descriptions.
package func validateDescriptions(
    at paths: [String], configuration: String?, reporting diagnostics: inout DiagnosticCollector
) -> Int {
    let named = findDescriptions(at: paths, reporting: &diagnostics)
    if named.isEmpty {
        let path = configuration ?? findConfiguration(near: paths[0])
        _ = readConfiguration(at: path, reporting: &diagnostics)
    }
    let siblings = likelySiblings(of: named, among: paths.filter(isDescription))
    for paths in likelyModules(of: (named + siblings).sorted())
    where !paths.allSatisfy(siblings.contains) {
        var found = DiagnosticCollector()
        _ = DescribedModule(
            name: nil, directory: "", paths: paths, configuration: configuration, reporting: &found)
        // Several modules can have one configuration. Problems of siblings are not reported.
        diagnostics.addOnce(contentsOf: found.besides(files: siblings))
    }
    return named.count
}

extension DiagnosticCollector {
    /// Returns the diagnostics outside of some files.
    fileprivate func besides(files: Set<String>) -> DiagnosticCollector {
        if files.isEmpty { return self }
        var others = DiagnosticCollector()
        for diagnostic in diagnostics where !files.contains(diagnostic.place.file.path) {
            others.add(diagnostic)
        }
        return others
    }
}
