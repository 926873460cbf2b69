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

/// The other descriptions of the module that a description is probably of.
func likelySiblings(of description: String) -> [String] {
    var unread = DiagnosticCollector()
    let folder = TargetFolder(around: description).path
    let own = FileIO.absolutePath(description)
    return findDescriptions(at: [folder.isEmpty ? "." : folder], reporting: &unread)
        .filter { FileIO.absolutePath($0) != own }
}
