import PluginCore
import SystemCalls

/// Returns groups of descriptions that probably belong to one target each, with their folder.
///
/// A group has one configuration. If two descriptions have the same name, a group is in one folder of the project. The
/// doctor does not read the targets in a project file.
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
