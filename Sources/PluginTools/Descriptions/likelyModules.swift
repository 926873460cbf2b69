import PluginCore
import SystemCalls

/// Returns groups of descriptions that probably belong to one module each, without asking SwiftPM.
///
/// A group has one configuration. If the targets of the package are in the usual folders, or if two descriptions have
/// the same name, a group is in one target or in one folder of `Sources`.
func likelyModules(of descriptions: [String]) -> [[String]] {
    var configurations: [Substring: String?] = [:]
    var layouts: [String: Bool] = [:]
    let configured = Dictionary(grouping: descriptions) { path -> String in
        let folder = directory(of: path)
        let known = configurations[folder] ?? findConfiguration(near: path).map(FileIO.absolutePath)
        configurations[folder] = known
        return known ?? ""
    }
    let modules = configured.values.flatMap { paths -> [[String]] in
        let names = Set(paths.map { pluginName(ofPath: $0).lowercased() })
        let folder = String(directory(of: FileIO.absolutePath(paths[0])))
        let package = findPackage(around: folder) ?? ""
        let isUsual = layouts[package] ?? hasUsualFolders(package)
        layouts[package] = isUsual
        if names.count == paths.count, !isUsual { return [paths] }
        let found = isUsual ? nil : FoundProjects(around: folder)
        return Array(
            Dictionary(grouping: paths) { path in
                found?.certainTarget(of: FileIO.absolutePath(path))?.directory
                    ?? TargetFolder(around: path).wholePath
            }.values)
    }
    return modules.sorted { $0[0] < $1[0] }
}

/// Whether the targets of a package are in the usual folders, each in a folder with its name.
private func hasUsualFolders(_ package: String) -> Bool {
    guard let manifest = try? FileIO.read(joinPath(package, "Package.swift")) else { return false }
    let lines = String(decoding: manifest, as: UTF8.self).split(separator: "\n")
    if lines.contains(where: { $0.contains("path:") && !$0.contains(".package(") }) { return false }
    let inSources = (try? FileIO.contents(ofDirectory: joinPath(package, "Sources"))) ?? []
    return !inSources.contains { $0.hasSuffix(".swift") }
}

/// Returns the other descriptions that probably belong to the same modules.
///
/// - Parameters:
///   - named: all known descriptions.
///   - files: the descriptions whose siblings are returned.
func likelySiblings(of named: [String], among files: [String]) -> [String] {
    var unread = DiagnosticCollector()
    var known = PathSet(named.map(FileIO.absolutePath))
    var siblings: [String] = []
    for folder in Set(files.map { TargetFolder(around: $0) }) {
        let names = Set(files.map { pluginName(ofPath: $0) })
        for path in findDescriptions(
            at: [folder.path.isEmpty ? "." : folder.path], reporting: &unread)
        where known.insert(FileIO.absolutePath(path)) {
            // Inner folders may belong to other modules, which can have a plugin with the same name.
            if folder.wholePath.isEmpty, names.contains(pluginName(ofPath: path)) { continue }
            siblings.append(path)
        }
    }
    return siblings
}
