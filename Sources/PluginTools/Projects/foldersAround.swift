import PluginCore
import SystemCalls

/// Returns the folder of the nearest package around a folder; nil if there is none.
package func findPackage(around folder: String) -> String? {
    enclosingFolders(of: folder).first { FileIO.exists(joinPath($0, "Package.swift")) }
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
