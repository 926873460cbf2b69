import PluginCore
import SystemCalls

/// The name of the file with the schema of descriptions, as the reference suggests it to editors.
let schemaFileName = "plugin.schema.json"

/// Returns the path from a folder to the nearest file with the schema of descriptions; nil if there is none.
///
/// The search goes outward, up to the folder of the repository. Without a repository, it goes up to the folder of the
/// package, of the Xcode project or of the list of modules.
///
/// - Parameter folder: an absolute path.
func findSchema(near folder: String) -> String? {
    var path = "./" + schemaFileName
    for (depth, current) in foldersOfProject(around: folder).enumerated() {
        if depth > 0 { path = String(repeating: "../", count: depth) + schemaFileName }
        let file = joinPath(current, schemaFileName)
        if FileIO.exists(file), !FileIO.isDirectory(file) { return path }
    }
    return nil
}

/// Returns a folder and those around it that belong to the same project.
private func foldersOfProject(around folder: String) -> [String] {
    let folders = foldersOfRepository(around: folder)
    if folders.count > 1 || FileIO.exists(joinPath(folder, ".git")) { return folders }
    let list = Project.configurationPath(around: folder).map { String(directory(of: FileIO.absolutePath($0))) }
    guard let outermost = findPackageOrProject(around: folder) ?? list else { return folders }
    return enclosingFolders(of: folder).prefix { $0 != outermost } + [outermost]
}
