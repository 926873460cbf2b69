import PluginDescriptions
import PluginGeneration
import SystemCalls

/// The configuration that is nearest to a description, or to a folder that holds some; nil where
/// there is none up to the folder of the package, or without a package up to the current folder.
package func findConfiguration(near path: String) -> String? {
    let current = FileIO.currentDirectory
    var folder = FileIO.absolutePath(path)
    if !FileIO.isDirectory(folder) { folder = parent(of: folder) }
    let isInside = folder == current || folder.hasPrefix(current + "/")
    let outermost = findPackage(around: folder) ?? (isInside ? current : folder)
    while true {
        let candidate = joinPath(folder, ModuleConfiguration.fileName)
        if FileIO.exists(candidate) {
            return spelled(candidate, like: path)
        }
        if folder == outermost || folder == "/" { return nil }
        folder = parent(of: folder)
    }
}

private func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
}

/// An absolute path as it is told: from the current folder where what was named is told so, too.
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
    than path: String?, of descriptions: [String], to diagnostics: inout DiagnosticCollector
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
            .unreadConfiguration, "this is not read, since one run has one configuration",
            at: SourcePlace(SourceFile(path: other, bytes: [])),
            notes: [
                Diagnostic.Note(
                    path.map { "'\($0)' holds for all; name the descriptions of one module" }
                        ?? "name the descriptions of one module")
            ])
    }
}
