import PluginCore
import SystemCalls

/// Returns the folder of the nearest package around a folder; nil if there is none.
package func findPackage(around folder: String) -> String? {
    enclosingFolders(of: folder).first { FileIO.exists(joinPath($0, "Package.swift")) }
}

/// Returns the folder of the nearest package around a folder, or else the nearest folder with an Xcode project; nil if
/// there is neither.
func findPackageOrProject(around folder: String) -> String? {
    findPackage(around: folder)
        ?? enclosingFolders(of: folder).first { folder in
            let names = (try? FileIO.contents(ofDirectory: folder)) ?? []
            return names.contains { $0.hasSuffix(".xcodeproj") }
        }
}

/// Returns a folder and those around it, up to the one of the repository. Returns only the folder if it is not in a
/// repository.
func foldersOfRepository(around folder: String) -> [String] {
    var folders: [String] = []
    for current in enclosingFolders(of: folder) {
        folders.append(current)
        if FileIO.exists(joinPath(current, ".git")) { return folders }
    }
    return [folder]
}

/// Returns the paths of the files in a folder and below it, sorted. Skips links to folders, hidden folders, and those of
/// package managers and Xcode.
func files(below folder: String) -> [String] { unsortedFiles(below: folder).sorted() }

private func unsortedFiles(below folder: String) -> [String] {
    let skipped = ["Carthage", "DerivedData", "Pods", "node_modules"]
    let names = ((try? FileIO.contents(ofDirectory: folder)) ?? []).filter { isVisible($0) && !skipped.contains($0) }
    return names.flatMap { name in
        let path = joinPath(folder, name)
        if !FileIO.isDirectory(path) { return [path] }
        return FileIO.isLink(path) ? [] : unsortedFiles(below: path)
    }
}

/// Returns the outermost folders below a folder that contain Swift files, without packages, as paths from it; the folder itself
/// if it alone contains some.
package func foldersWithSwift(below root: String) -> [String] {
    let folders = files(below: root).filter {
        $0.hasSuffix(".swift") && fileName(ofPath: $0) != "Package.swift"
    }.map { relativePath(parent(of: $0), to: root) }
    let inner = outermost(folders.filter { $0 != "." })
    return inner.isEmpty ? folders.uniquePaths : inner
}

/// Returns the outermost folders below a folder that have a package or a list of modules, as paths from it.
package func innerProjects(below root: String) -> [String] {
    let folders = files(below: root).filter {
        fileName(ofPath: $0) == "Package.swift" || Project.mayListModules($0)
    }.map { relativePath(parent(of: $0), to: root) }
    return outermost(folders.filter { $0 != "." })
}

private func outermost(_ folders: [String]) -> [String] {
    Set(folders).sorted().reduce(into: []) { kept, folder in
        if !kept.contains(where: { isWithin(folder, $0) }) { kept.append(folder) }
    }
}
