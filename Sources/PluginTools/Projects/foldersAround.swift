import PluginCore
import SystemCalls

/// Returns the folder of the nearest package around a folder; nil if there is none.
package func findPackage(around folder: String) -> String? {
    enclosingFolders(of: folder).first { FileIO.exists(joinPath($0, "Package.swift")) }
}

/// Returns the folder of the nearest package around a folder, or else of the nearest Xcode project; nil if there is
/// neither.
package func findPackageOrProject(around folder: String) -> String? {
    findPackage(around: folder)
        ?? enclosingFolders(of: folder).first { !findProjects(in: $0).isEmpty }
}

/// Returns the Xcode projects in a folder.
func findProjects(in folder: String) -> [String] {
    let names = (try? FileIO.contents(ofDirectory: folder)) ?? []
    return names.filter { $0.hasSuffix(".xcodeproj") }.sorted().map { joinPath(folder, $0) }
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
