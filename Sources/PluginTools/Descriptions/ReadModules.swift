import PluginCore
import SystemCalls

/// The descriptions that paths name, in their modules.
struct ReadModules {
    /// The paths of the descriptions that are named.
    let named: [String]
    /// The modules of these descriptions. They also have descriptions that are not named, if the paths name single
    /// descriptions.
    private(set) var modules: [DescribedModule] = []

    /// Reads the descriptions, each together with the others of its module, and reports all mistakes in those that are
    /// named.
    ///
    /// - Parameters:
    ///   - paths: descriptions, and folders with descriptions.
    ///   - configuration: the configuration of all descriptions; nil for the nearest to each.
    init(
        at paths: [String], configuration: String?, reporting diagnostics: inout DiagnosticCollector
    ) {
        named = findDescriptions(at: paths, reporting: &diagnostics)
        if named.isEmpty {
            let path = configuration ?? findConfiguration(near: paths[0])
            _ = readModuleConfiguration(at: path, reporting: &diagnostics)
        }
        let siblings = likelySiblings(of: named, among: paths.filter(isDescription))
        let unnamed = PathSet(siblings)
        for paths in likelyModules(of: (named + siblings).uniquePaths)
        where !paths.allSatisfy(unnamed.contains) {
            var found = DiagnosticCollector()
            modules.append(
                DescribedModule(
                    name: nil, directory: "", paths: paths, configuration: configuration,
                    reporting: &found))
            // Several modules can have one configuration. Problems of siblings are not reported.
            diagnostics.addOnce(contentsOf: found.besides(files: unnamed))
        }
    }
}

extension DiagnosticCollector {
    /// Returns the diagnostics outside of some files.
    fileprivate func besides(files: PathSet) -> DiagnosticCollector {
        var others = DiagnosticCollector()
        for diagnostic in diagnostics where !files.contains(diagnostic.place.file.path) {
            others.add(diagnostic)
        }
        return others
    }
}
