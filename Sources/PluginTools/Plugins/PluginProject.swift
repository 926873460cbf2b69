import PluginCore
import SystemCalls

/// The modules that a command works with, and where their files are generated.
package struct PluginProject {
    package let outputs: [ModuleOutputs]
    /// The absolute path of the folder that holds the app's sources.
    let root: String
    /// The descriptions and folders that are named.
    let paths: [String]

    /// Finds the modules that a configuration lists, or else those of the descriptions at some paths, and reports all
    /// mistakes in the descriptions.
    ///
    /// - Parameter paths: descriptions, and folders with descriptions. Without any, all modules of the project are
    ///   meant, or the descriptions in the current folder.
    package init(at paths: [String], reporting diagnostics: inout DiagnosticCollector) {
        let current = FileIO.currentDirectory
        self.paths = paths
        if let project = Project(around: current, reporting: &diagnostics) {
            let listed = project.modules(at: paths)
            if !listed.isEmpty {
                root = String(directory(of: FileIO.absolutePath(project.configuration)))
                outputs = listed.map { module in
                    var found = DiagnosticCollector()
                    defer { diagnostics.addOnce(contentsOf: found) }
                    return ModuleOutputs(module, of: project, reporting: &found)
                }
                return
            }
        }
        if diagnostics.hasErrors {
            (root, outputs) = (current, [])
            return
        }
        let named = (paths.isEmpty ? ["."] : paths).map {
            pathWithParents(to: FileIO.absolutePath($0), from: current)
        }
        let descriptions = findDescriptions(at: named, reporting: &diagnostics)
        let hasAllDescriptions = !diagnostics.hasErrors
        let found = readModules(of: descriptions, at: named, reporting: &diagnostics)
        root = projectRoot(around: found.first?.paths.first ?? named[0])
        outputs =
            found.isEmpty
            ? []
            : committedOutputs(of: found, in: root, hasAllDescriptions: hasAllDescriptions)
    }

    /// Returns the modules that have a plugin with a name, each with the plugin's description.
    package func plugins(named name: String) -> [(outputs: ModuleOutputs, path: String)] {
        outputs.flatMap { outputs in
            outputs.descriptions(at: paths).filter { pluginName(ofPath: $0) == name }
                .map { (outputs, $0) }
        }
    }

    /// The names of the modules, as far as they are known.
    package var moduleNames: [String] { outputs.compactMap(\.module.name) }

    /// Returns the paths that a name of a module or of plugins stands for; empty if there are none.
    package func paths(named name: String) -> [String] {
        let folders = outputs.map(\.module).filter { $0.name == name }.map(\.folder)
        return folders.isEmpty ? plugins(named: name).map(\.path) : folders
    }

    /// The names of all plugins.
    package var pluginNames: [String] { Set(outputs.flatMap(\.module.pluginNames)).sorted() }

    /// Returns the names of the plugins at some paths, without reading their descriptions.
    ///
    /// Shells complete words with these names, so names that are not words are left out.
    package static func pluginNames(at paths: [String]) -> [String] {
        var ignored = DiagnosticCollector()
        let folders =
            paths.isEmpty
            ? Project(around: FileIO.currentDirectory, reporting: &ignored)?.descriptionFolders
                ?? ["."] : paths
        let found = findDescriptions(at: folders, reporting: &ignored)
        let names = found.map { pluginName(ofPath: $0) }.filter { name in
            name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        }
        return Set(names).sorted()
    }
}

/// Returns modules with the outputs that the headers and folders of committed files show.
///
/// - Parameters:
///   - root: the folder that holds the app's sources.
///   - hasAllDescriptions: whether all folders of descriptions could be read.
private func committedOutputs(
    of modules: [Module], in root: String, hasAllDescriptions: Bool
) -> [ModuleOutputs] {
    let committed = committedFiles(of: modules, in: root)
    let tested = Set(committed.flatMap(\.testedModules))
    let found = FoundProjects(in: FileListing(of: root))
    let named = modules.map { module in
        var module = module
        let target = found.certainTarget(of: FileIO.absolutePath(module.paths[0]))
        let folder = TargetFolder(around: module.paths[0])
        module.folder = folder.path.isEmpty ? "." : folder.path
        // Without a target, the module has the name of its folder, if tests import a module of this name.
        let name = fileName(ofPath: folder.wholePath)
        module.name = target?.moduleName ?? (tested.contains(name) ? name : nil)
        return module
    }
    let runs = committedRuns(of: committed, for: named)
    return named.map { module in
        let outputs = runs.filter { $0.module.paths == module.paths }.map(\.options)
        let usesBuildPlugin = found.usesBuildPlugin(
            for: FileIO.absolutePath(module.paths[0]))
        return ModuleOutputs(
            module, outputs: outputs,
            usesBuildPlugin: usesBuildPlugin && !outputs.contains { $0.sourcesDirectory != nil },
            hasAllDescriptions: hasAllDescriptions)
    }
}

/// Returns the committed files that were generated for some modules, with paths from the current folder.
///
/// If several modules have a plugin, each file belongs to the nearest description.
func committedFiles(of modules: [Module], in root: String) -> [CommittedFile] {
    let contents = FolderContents(of: root)
    let described = Set(modules.flatMap(\.paths).map(FileIO.absolutePath))
    return contents.generated.compactMap { file in
        let owners = contents.descriptions.filter { pluginName(ofPath: $0) == file.plugin }
        let best = owners.map { nearness(of: $0, to: file) }.max()
        let nearest = owners.filter { nearness(of: $0, to: file) == best }
        guard nearest.allSatisfy(described.contains) else { return nil }
        return file.moved(to: pathWithParents(to: file.file.path, from: FileIO.currentDirectory))
    }
}

/// Returns a number that is greater for a description that is nearer to a generated file, and greatest in the folder of
/// the module that the file tests.
private func nearness(of description: String, to file: CommittedFile) -> Int {
    let parts = description.split(separator: "/")
    let isTested = file.testedModules.contains { parts.contains($0[...]) }
    let common = zip(parts, file.file.path.split(separator: "/")).prefix { $0 == $1 }.count
    return common + (isTested ? 1000 : 0)
}

/// Returns the folder of the projects around a path, or else the current folder if it is around the path.
private func projectRoot(around path: String) -> String {
    let full = FileIO.absolutePath(path)
    let folder = FileIO.isDirectory(full) ? full : parent(of: full)
    let current = FileIO.currentDirectory
    return FoundProjects.root(around: folder) ?? (isWithin(folder, current) ? current : folder)
}
