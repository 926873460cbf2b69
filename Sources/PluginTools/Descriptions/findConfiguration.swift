import PluginDescriptions
import PluginGeneration
import SystemCalls

/// The configuration that is nearest to a description, or to a folder that holds some; nil where
/// there is none up to the folder of the package or of the Xcode project, or without either up to the
/// current folder.
package func findConfiguration(near path: String) -> String? {
    let current = FileIO.currentDirectory
    var start = FileIO.absolutePath(path)
    if !FileIO.isDirectory(start) { start = parent(of: start) }
    let package = findPackage(around: start)
    var folder = start
    while !FileIO.exists(joinPath(folder, ModuleConfiguration.fileName)) {
        if folder == package || folder == "/" { return nil }
        folder = parent(of: folder)
    }
    // Folders are searched for projects where it matters alone: a run is made again when one changes.
    let outermost =
        package ?? findProjectFolder(around: start) ?? (isWithin(start, current) ? current : start)
    return isWithin(folder, outermost)
        ? spelled(joinPath(folder, ModuleConfiguration.fileName), like: path) : nil
}

private func isWithin(_ folder: String, _ outer: String) -> Bool {
    folder == outer || folder.hasPrefix(outer == "/" ? outer : outer + "/")
}

/// The nearest folder that holds an Xcode project; nil where there is none.
package func findProjectFolder(around folder: String) -> String? {
    var current = folder
    while findProjects(in: current).isEmpty {
        if current == "/" { return nil }
        current = parent(of: current)
    }
    return current
}

private func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
}

/// An absolute path for messages: relative to the current folder if the given path is relative, too.
func spelled(_ path: String, like named: String) -> String {
    let current = FileIO.currentDirectory
    if named.hasPrefix("/") || path.hasPrefix(current + "/") {
        return relativePath(path, to: current)
    }
    var (parts, base) = (path.split(separator: "/")[...], current.split(separator: "/")[...])
    while let first = parts.first, first == base.first {
        parts.removeFirst()
        base.removeFirst()
    }
    return (base.map { _ in ".." } + parts).joined(separator: "/")
}

/// The path from a folder, for what is in it; other paths as they are.
package func relativePath(_ path: String, to folder: String) -> String {
    if path == folder { return "." }
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
}

/// Warns of configurations that descriptions of one run have beside the one that holds for all.
package func reportOtherConfigurations(
    than path: String?, of descriptions: [String], reporting diagnostics: inout DiagnosticCollector
) {
    let used = path.map(FileIO.absolutePath)
    var folders: Set<Substring> = []
    var others: Set<String> = []
    for description in descriptions {
        guard folders.insert(directory(of: description)).inserted else { continue }
        if let other = findConfiguration(near: description), FileIO.absolutePath(other) != used {
            others.insert(other)
        }
    }
    for other in others.sorted() {
        diagnostics.warning(
            .unreadConfiguration,
            "this file is not read: all descriptions of a run have one configuration",
            at: SourcePlace(SourceFile(path: other, bytes: [])),
            notes: [
                Diagnostic.Note(
                    path.map { "'\($0)' holds for all; name the descriptions of one module" }
                        ?? "name the descriptions of one module")
            ])
    }
}
