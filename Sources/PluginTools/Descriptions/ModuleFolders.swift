import PluginCore
import SystemCalls

/// The folders of modules, without asking SwiftPM.
struct ModuleFolders {
    private let project: Project?
    private let named: [String]

    /// - Parameter paths: descriptions, and folders that contain one module each.
    init(around paths: [String] = []) {
        // Commands that use the list report its mistakes.
        var ignored = DiagnosticCollector()
        project = Project(around: FileIO.currentDirectory, reporting: &ignored)
        named = paths.filter { !isDescription($0) }.map(FileIO.absolutePath)
    }

    func isNamed(_ folder: String) -> Bool { named.contains(folder) }

    /// Returns the absolute path of the folder of a description's module, and the path of its configuration.
    func key(of description: String) -> [String] {
        [folder(of: description).path, findConfiguration(near: description) ?? ""]
    }

    /// Returns the absolute path of the folder of a description's module: that of a listed module or a named folder, or else
    /// `Sources/App` in a package, or else the description's own folder, in which other folders can belong to other modules.
    func folder(of description: String) -> (path: String, isWhole: Bool) {
        let full = FileIO.absolutePath(description)
        let listed = project.flatMap { project in
            project.module(around: full).map(project.folder)
        }
        let around = (named + [listed].compactMap(\.self)).filter { isWithin(full, $0) }
        if let innermost = around.max(by: { $0.utf8.count < $1.utf8.count }) {
            return (innermost, true)
        }
        let folder = parent(of: full)
        let package = findPackage(around: folder) ?? folder
        let parts = folder.dropFirst(package.count).split(separator: "/")
        return parts.count > 1 && parts[0] == "Sources"
            ? ("\(package)/Sources/\(parts[1])", true) : (folder, false)
    }

    /// Returns the Swift files of a description's module.
    func swiftFiles(of description: String) -> [String] {
        let (folder, isWhole) = folder(of: description)
        let shown = spelled(folder, like: description)
        let paths =
            isWhole
            ? files(below: shown)
            : ((try? FileIO.contents(ofDirectory: folder)) ?? []).filter(isVisible).sorted()
                .map { joinPath(shown, $0) }.filter { !FileIO.isDirectory($0) }
        return paths.filter { $0.hasSuffix(".swift") }
    }
}
