import PluginCore
import SystemCalls

extension ModuleConfiguration {
    /// Returns the line of `plugingen.json` that makes plugingen use the templates in a folder.
    ///
    /// - Parameter path: the path of the configuration; nil if there is none.
    package func useOfTemplates(in folder: String, at path: String?) -> String {
        let target = FileIO.absolutePath(folder)
        let path = path ?? Self.defaultPath
        let root = String(directory(of: FileIO.absolutePath(path)))
        if let named = templates?.path,
            FileIO.absolutePath(named.hasPrefix("/") ? named : joinPath(root, named)) == target
        {
            return "\(path) names this folder already.\n"
        }
        let value = JSONText.string(pathWithParents(to: target, from: root)).text()
        if !FileIO.exists(path) { return "To use them, create \(path) with:\n\n    { \"templates\": \(value) }\n" }
        let action = templates == nil ? "add this line to" : "change this line of"
        return "To use them, \(action) \(path):\n\n    \"templates\": \(value)\n"
    }

    /// The place for a configuration of all modules: the folder of the package or of the project.
    private static var defaultPath: String {
        let current = FileIO.currentDirectory
        let root = findPackageOrProject(around: current) ?? current
        return pathWithParents(to: joinPath(root, fileName), from: current)
    }
}
