import PluginCore
import SystemCalls

/// The descriptions of a project, by modules.
extension ProjectChecker {
    /// Descriptions that belong to one module.
    struct Group {
        let name: String?
        /// The target; nil if it is not known.
        var target: FoundTarget?
        let directory: String
        let paths: [String]
    }

    /// The descriptions of listed modules, of targets, and groups of others that probably belong to one target each.
    var groups: [Group] {
        var rest = Set(descriptions)
        var groups: [Group] = []
        func add(
            _ name: String, _ target: FoundTarget?, _ folder: String, _ isIncluded: (String) -> Bool
        ) {
            let paths = descriptions.filter { rest.contains($0) && isIncluded($0) }
            rest.subtract(paths)
            if paths.isEmpty { return }
            groups.append(
                Group(
                    name: name, target: target ?? certainTarget(of: paths[0]), directory: folder,
                    paths: paths))
        }
        for module in list?.modules ?? [] {
            let folder = FileIO.absolutePath(list?.path(module.descriptions) ?? "")
            add(module.name, nil, folder) { isWithin($0, folder) }
        }
        for target in project.targets where target.canHaveDescriptions {
            add(target.moduleName, target, target.directory) {
                certainTarget(of: $0)?.name == target.name
            }
        }
        if project.isPlainFolder { return groups }
        return groups
            + likelyTargets(of: rest.sorted(), in: project.folder).map {
                Group(name: nil, directory: $0.directory, paths: $0.paths)
            }
    }

    private var list: Project? { examiner.list }

    /// Returns the target of a description if the project shows it.
    private func certainTarget(of path: String) -> FoundTarget? {
        examiner.target(of: path).flatMap { $0.isCertain ? $0 : nil }
    }
}

/// Returns groups of descriptions that probably belong to one target each, with their folder.
///
/// A group has one configuration. If two descriptions have the same name, a group is in one folder of the project.
func likelyTargets(
    of descriptions: [String], in folder: String
) -> [(directory: String, paths: [String])] {
    let configured = Dictionary(grouping: descriptions) { path in
        findConfiguration(near: path).map { String(directory(of: FileIO.absolutePath($0))) }
            ?? folder
    }
    return configured.keys.sorted().flatMap { directory in
        let paths = configured[directory] ?? []
        if Set(paths.map { pluginName(ofPath: $0) }).count == paths.count {
            return [(directory, paths)]
        }
        let targets = Dictionary(grouping: paths) { path in
            let inner = path.dropFirst(directory.count + 1).split(separator: "/").dropLast()
            return inner.first.map { joinPath(directory, String($0)) } ?? directory
        }
        return targets.keys.sorted().map { ($0, targets[$0] ?? []) }
    }
}
