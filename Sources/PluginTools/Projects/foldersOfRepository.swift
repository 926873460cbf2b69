import PluginCore
import SystemCalls

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
