import PluginCore
import SystemCalls

/// A project: the modules that a configuration lists.
package struct Project {
    /// The path of the configuration.
    package let configuration: String
    package let modules: [ProjectModule]

    /// Reads the nearest configuration that lists modules, in a folder or in those around it, and reports mistakes in
    /// it.
    ///
    /// - Parameter folder: an absolute path.
    /// - Returns: nil if there is none, or if it has mistakes.
    package init?(around folder: String, reporting diagnostics: inout DiagnosticCollector) {
        guard let path = Self.configurationPath(around: folder) else { return nil }
        var found = DiagnosticCollector()
        modules = readConfiguration(at: path, reporting: &found).modules
        configuration = path
        diagnostics.add(contentsOf: found)
        if modules.isEmpty { return nil }
    }

    /// Returns the nearest configuration that lists modules, in a folder or in those around it; nil if there is none.
    ///
    /// - Parameter folder: an absolute path.
    package static func configurationPath(around folder: String) -> String? {
        enclosingFolders(of: folder).lazy
            .map { joinPath($0, ModuleConfiguration.fileName) }
            .first(where: mayListModules)
            .map { pathWithParents(to: $0, from: FileIO.currentDirectory) }
    }

    /// Returns whether a configuration lists modules; true for one that cannot be read, which reading it reports.
    private static func mayListModules(_ path: String) -> Bool {
        if !FileIO.exists(path) { return false }
        guard let bytes = try? FileIO.read(path, limit: FileIO.descriptionLimit) else {
            return true
        }
        return String(decoding: bytes, as: UTF8.self).contains("\"modules\"")
    }

    /// Returns whether it lists a module, perhaps with other folders or with another name.
    package func lists(_ proposed: ProposedModule) -> Bool {
        modules.contains {
            $0.name == proposed.name
                || FileIO.absolutePath($0.descriptions, from: "/")
                    == FileIO.absolutePath(proposed.descriptions.path, from: "/")
        }
    }

    /// Returns a path from the current folder.
    ///
    /// - Parameter path: a path from the folder of the configuration.
    package func path(_ path: String) -> String {
        let folder = String(directory(of: FileIO.absolutePath(configuration)))
        return pathWithParents(
            to: FileIO.absolutePath(joinPath(folder, path)), from: FileIO.currentDirectory)
    }

    /// The folders of all descriptions, as paths from the current folder.
    package var descriptionFolders: [String] { modules.map { path($0.descriptions) } }

    /// The folders with descriptions; all folders if no module has any. Commands that need descriptions report this.
    package var describedFolders: [String] {
        let folders = descriptionFolders
        let described = folders.filter { folder in
            var diagnostics = DiagnosticCollector()
            _ = findDescriptions(at: [folder], reporting: &diagnostics)
            return !diagnostics.diagnostics.contains { $0.identifier == .noDescription }
        }
        return described.isEmpty ? folders : described
    }

    /// Returns the folders to generate a module's files into; nil if it has no committed files.
    package func generationOptions(of module: ProjectModule) -> GenerationOptions? {
        if module.outputs.isEmpty { return nil }
        return GenerationOptions(
            sourcesDirectory: module.output.map(path),
            tests: module.tests.map { tests in
                GenerationOptions.Tests(
                    directory: path(tests.output), module: module.name, prefix: tests.prefix)
            })
    }

    /// Returns the modules with descriptions at some paths; all modules if there are no paths.
    package func modules(at paths: [String]) -> [ProjectModule] {
        if paths.isEmpty { return modules }
        let named = paths.map(FileIO.absolutePath)
        return modules.filter { module in
            let folder = FileIO.absolutePath(path(module.descriptions))
            return named.contains { isWithin($0, folder) || isWithin(folder, $0) }
        }
    }
}
