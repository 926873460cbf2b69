import PluginGeneration
import SystemCalls

/// Returns a folder and those around it, up to the one of the repository. Returns only the folder if it is not in a
/// repository.
func foldersOfRepository(around folder: String) -> [String] {
    var folders = [folder]
    while let last = folders.last, !FileIO.exists(joinPath(last, ".git")) {
        if last == "/" { return [folder] }
        folders.append(parent(of: last))
    }
    return folders
}
