import PluginCore
import SystemCalls

/// The localized text in the descriptions of a module.
package struct TextOfModule {
    /// The descriptions.
    let paths: [String]
    /// The absolute path of the folder that the project lists for the module; nil if it is not listed.
    let listedFolder: String?
    /// The name of the string table.
    let table: String
    let occurrences: [LocalizedText]

    package var hasText: Bool { !occurrences.isEmpty }

    /// The absolute path of the module's folder: the listed one, that of the target, or the one that holds all descriptions.
    fileprivate var folder: String {
        let first = FileIO.absolutePath(paths[0])
        return listedFolder
            ?? FoundProjects(around: parent(of: first))?.certainTarget(of: first)?.directory
            ?? commonFolder(of: paths)
    }
}

/// The modules whose strings belong into a string catalog, and the folders of the others.
package struct ModulesOfCatalog {
    package let modules: [TextOfModule]
    /// The absolute paths of the folders of modules whose strings are not added.
    package let otherFolders: [String]

    /// Chooses the module whose folder the catalog is in, and those that are named themselves. A catalog outside of all
    /// modules is for all of them.
    ///
    /// - Parameters:
    ///   - catalog: the path of the catalog.
    ///   - paths: the descriptions and folders that are named; empty for none.
    package init(among all: [TextOfModule], for catalog: String, namedBy paths: [String]) {
        let catalog = FileIO.absolutePath(catalog)
        let named = paths.map(FileIO.absolutePath)
        let found = all.filter(\.hasText).map { (module: $0, folder: $0.folder) }
        let around = found.filter { isWithin(catalog, $0.folder) }.map(\.folder.utf8.count).max()
        let isOwn = { (folder: String) in
            guard let around else { return true }
            return isWithin(catalog, folder) && folder.utf8.count == around
                || named.contains { isWithin($0, folder) }
        }
        modules = found.filter { isOwn($0.folder) }.map(\.module)
        otherFolders = found.map(\.folder).filter { !isOwn($0) }
    }
}

/// Returns groups of descriptions that belong to one module each: the modules that the project lists, with their folders, and
/// probable ones.
func moduleGroups(of descriptions: [String]) -> [(listedFolder: String?, paths: [String])] {
    // Other commands report mistakes in the list.
    var ignored = DiagnosticCollector()
    let list = Project(around: FileIO.currentDirectory, reporting: &ignored)
    var rest = descriptions
    var groups: [(listedFolder: String?, paths: [String])] = []
    for folder in (list?.descriptionFolders ?? []).map(FileIO.absolutePath) {
        let isInside = { (path: String) in isWithin(FileIO.absolutePath(path), folder) }
        let paths = rest.filter(isInside)
        rest.removeAll(where: isInside)
        if !paths.isEmpty { groups.append((folder, paths)) }
    }
    return groups + likelyModules(of: rest).flatMap(byTarget).map { (nil, $0) }
}

/// Returns descriptions in groups of the same target, as far as their project shows it.
private func byTarget(_ paths: [String]) -> [[String]] {
    let full = paths.map(FileIO.absolutePath)
    guard let found = FoundProjects(around: parent(of: full[0])) else { return [paths] }
    let groups = Dictionary(grouping: paths.indices) {
        found.certainTarget(of: full[$0])?.directory ?? ""
    }
    return groups.sorted { $0.key < $1.key }.map { $0.value.map { paths[$0] } }
}

/// Returns the innermost folder that holds some files.
private func commonFolder(of paths: [String]) -> String {
    let folders = paths.map { parent(of: FileIO.absolutePath($0)) }
    return enclosingFolders(of: folders[0]).first { outer in
        folders.allSatisfy { isWithin($0, outer) }
    } ?? "/"
}
