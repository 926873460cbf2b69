import PluginCore
import SystemCalls

/// The folders of modules: listed ones, named ones, and those of the targets of packages.
struct ModuleFolders {
    private let project: Project?
    private let named: [String]
    /// The folders of targets whose descriptions a named folder contains.
    private var targets: [String] = []

    /// - Parameters:
    ///   - paths: descriptions, and folders that contain a module or several targets.
    ///   - descriptions: the descriptions in these folders.
    init(around paths: [String] = [], of descriptions: [String] = []) {
        // Commands that use the list report its mistakes.
        var ignored = DiagnosticCollector()
        project = Project(around: FileIO.currentDirectory, reporting: &ignored)
        named = paths.filter { !isDescription($0) }.map(FileIO.absolutePath)
        let folders = Set(descriptions.compactMap(Self.folderInSources)).filter { folder in
            !named.contains { isWithin($0, folder) }
        }
        for (package, folders) in Dictionary(grouping: folders, by: findPackage(around:)) {
            // Asking takes time, and one of several folders in 'Sources' is usually a target.
            guard let package, folders.count > 1 else { continue }
            let answer = try? SwiftPackage(around: package)
            targets += answer?.targets.map(\.directory) ?? Array(folders)
        }
    }

    /// Returns the folder in `Sources` that a description of a package is in; nil for others.
    private static func folderInSources(_ description: String) -> String? {
        let folder = parent(of: FileIO.absolutePath(description))
        guard let package = findPackage(around: folder) else { return nil }
        let parts = folder.dropFirst(package.count).split(separator: "/")
        return parts.count > 1 && parts[0] == "Sources" ? "\(package)/Sources/\(parts[1])" : nil
    }

    func isNamed(_ folder: String) -> Bool { named.contains(folder) }

    /// Returns the absolute path of the folder of a description's module, and the path of its configuration.
    func key(of description: String) -> [String] {
        [folder(of: description).path, findConfiguration(near: description) ?? ""]
    }

    /// Returns the absolute path of the folder of a description's module: the innermost one that is listed, named or of a
    /// target, or else the one in `Sources` of a package, or else the description's own folder, in which other folders can
    /// belong to other modules.
    func folder(of description: String) -> (path: String, isWhole: Bool) {
        let full = FileIO.absolutePath(description)
        let listed = project.flatMap { project in project.module(around: full).map(project.folder) }
        let around = (named + targets + [listed].compactMap(\.self)).filter { isWithin(full, $0) }
        if let folder = around.max(by: { $0.utf8.count < $1.utf8.count }) ?? Self.folderInSources(description) {
            return (folder, true)
        }
        return (parent(of: full), false)
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
