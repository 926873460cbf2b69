import PluginCore
import SystemCalls

/// Returns the advice to collapse generated files in reviews; empty if no folder is in a repository.
///
/// - Parameter folders: the folders that had no generated files before, as their files are named.
func adviceOnGitAttributes(for folders: [String]) -> String {
    let lines = folders.compactMap { folder -> String? in
        let path = FileIO.absolutePath(folder)
        guard let repository = foldersOfRepository(around: path).last, FileIO.exists(joinPath(repository, ".git"))
        else { return nil }
        let place = relativePath(path, to: repository)
        return "\(place == "." ? "" : place.visible + "/")*.swift linguist-generated=true\n"
    }
    if lines.isEmpty { return "" }
    return "to collapse these files in reviews, add this to .gitattributes:\n" + lines.joined()
}
