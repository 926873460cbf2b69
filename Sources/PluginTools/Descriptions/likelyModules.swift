import PluginDescriptions
import PluginGeneration
import SystemCalls

/// The descriptions that are probably of one module each, as far as can be told without SwiftPM: those with one
/// configuration; and where some of them have one name, those in one folder of `Sources`.
func likelyModules(of descriptions: [String]) -> [[String]] {
    var configurations: [Substring: String?] = [:]
    let configured = Dictionary(grouping: descriptions) { path -> String in
        let folder = directory(of: path)
        let known = configurations[folder] ?? findConfiguration(near: path).map(FileIO.absolutePath)
        configurations[folder] = known
        return known ?? ""
    }
    let modules = configured.values.flatMap { paths -> [[String]] in
        let names = Set(paths.map { pluginName(ofPath: $0).lowercased() })
        if names.count == paths.count { return [paths] }
        return Array(Dictionary(grouping: paths) { TargetFolder(around: $0).wholePath }.values)
    }
    return modules.sorted { $0[0] < $1[0] }
}

/// The other descriptions of the modules that some are probably of.
///
/// - Parameters:
///   - named: all descriptions that are known.
///   - files: those of them whose siblings are looked for.
func likelySiblings(of named: [String], among files: [String]) -> Set<String> {
    var unread = DiagnosticCollector()
    var known = Set(named.map(FileIO.absolutePath))
    var siblings: Set<String> = []
    for folder in Set(files.map { TargetFolder(around: $0) }) {
        let names = Set(files.map { pluginName(ofPath: $0) })
        for path in findDescriptions(
            at: [folder.path.isEmpty ? "." : folder.path], reporting: &unread)
        where known.insert(FileIO.absolutePath(path)).inserted {
            // Where folders within may be of other modules, one of them can have a plugin of the same name.
            if folder.wholePath.isEmpty, names.contains(pluginName(ofPath: path)) { continue }
            siblings.insert(path)
        }
    }
    return siblings
}
