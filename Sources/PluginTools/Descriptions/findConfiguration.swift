import PluginCore
import SystemCalls

/// Returns the configuration that is nearest to a description or a folder of descriptions; nil if there is none.
///
/// The search goes outward, up to the folder of the package or of the Xcode project. If there is neither, it goes up to
/// the current folder.
package func findConfiguration(near path: String) -> String? {
    let current = FileIO.currentDirectory
    var start = FileIO.absolutePath(path)
    if !FileIO.isDirectory(start) { start = parent(of: start) }
    let folder = enclosingFolders(of: start).first { FileIO.exists(joinPath($0, ModuleConfiguration.fileName)) }
    guard let folder else { return nil }
    // Looking for projects reads many folders, so it waits until a configuration is found.
    let outermost = findPackageOrProject(around: start) ?? (isWithin(start, current) ? current : start)
    return isWithin(folder, outermost) ? spelled(joinPath(folder, ModuleConfiguration.fileName), like: path) : nil
}

package func isWithin(_ folder: String, _ outer: String) -> Bool {
    folder == outer || folder.hasPrefix(outer == "/" ? outer : outer + "/")
}

/// Returns a folder and those around it, the nearest first.
///
/// - Parameter folder: an absolute path.
func enclosingFolders(of folder: String) -> some Sequence<String> {
    sequence(first: folder) { $0 == "/" ? nil : parent(of: $0) }
}

func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
}

/// Returns an absolute path in the style of another one: relative to the current folder if that one is relative.
func spelled(_ path: String, like named: String) -> String {
    let current = FileIO.currentDirectory
    if named.hasPrefix("/") { return relativePath(path, to: current) }
    return path == current ? "" : pathWithParents(to: path, from: current)
}

/// Returns the path from a folder to an absolute path, with `..` for the folders around it.
package func pathWithParents(to path: String, from folder: String) -> String {
    var (parts, base) = (path.split(separator: "/")[...], folder.split(separator: "/")[...])
    while let first = parts.first, first == base.first {
        parts.removeFirst()
        base.removeFirst()
    }
    let relative = (base.map { _ in ".." } + parts).joined(separator: "/")
    return relative.isEmpty ? "." : relative
}

/// Returns the path from a folder to something in it; other paths are returned unchanged.
package func relativePath(_ path: String, to folder: String) -> String {
    if path == folder { return "." }
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
}

/// Warns of configurations that a run ignores, because it uses one configuration for all descriptions.
func reportOtherConfigurations(
    than path: String?, of descriptions: [String], reporting diagnostics: inout DiagnosticCollector
) {
    let used = path.map(FileIO.absolutePath)
    var folders: Set<Substring> = []
    var others: Set<String> = []
    for description in descriptions {
        guard folders.insert(directory(of: description)).inserted else { continue }
        if let other = findConfiguration(near: description), FileIO.absolutePath(other) != used { others.insert(other) }
    }
    for other in others.sorted() {
        diagnostics.warning(
            .unreadConfiguration,
            "this file is not read: a run uses one configuration for all descriptions",
            at: SourcePlace(ofFile: other),
            note: path.map {
                "'\($0)' applies to all of them; name the descriptions of one module"
            }
                ?? "name the descriptions of one module")
    }
}
