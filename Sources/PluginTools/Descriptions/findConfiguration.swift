import PluginDescriptions
import PluginGeneration
import SystemCalls

/// The configuration that is nearest to a description, or to a folder that holds some; nil where
/// there is none up to the folder of the package, or without a package up to the current folder.
package func findConfiguration(near path: String) -> String? {
    let current = FileIO.currentDirectory
    var folder = path.hasPrefix("/") ? path : path == "." ? current : joinPath(current, path)
    while folder.hasSuffix("/"), folder != "/" { folder.removeLast() }
    if !FileIO.isDirectory(folder) { folder = parent(of: folder) }
    let isInside = folder == current || folder.hasPrefix(current + "/")
    let outermost = findPackage(around: folder) ?? (isInside ? current : folder)
    while true {
        let candidate = joinPath(folder, ModuleConfiguration.fileName)
        if FileIO.exists(candidate) {
            return relativePath(candidate, to: current)
        }
        if folder == outermost || folder == "/" { return nil }
        folder = parent(of: folder)
    }
}

private func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
}

/// The path from a folder, for what is in it; other paths as they are.
package func relativePath(_ path: String, to folder: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
}
