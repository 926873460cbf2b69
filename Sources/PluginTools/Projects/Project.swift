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
        configuration = path
        modules = readConfiguration(at: path, reporting: &diagnostics)?.modules ?? []
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

    /// Returns whether a file is a configuration that lists modules; true for one that cannot be read, which reading it
    /// reports.
    static func mayListModules(_ path: String) -> Bool {
        if fileName(ofPath: path) != ModuleConfiguration.fileName || !FileIO.exists(path) { return false }
        guard let bytes = try? FileIO.read(path, limit: FileIO.descriptionLimit) else { return true }
        var ignored = DiagnosticCollector()
        let node = readJSON(SourceFile(path: path, bytes: bytes), reporting: &ignored)
        guard case .object? = node?.value else { return true }
        return node?.member("modules") != nil
    }

    /// The absolute path of the folder of the configuration.
    package var folder: String { parent(of: FileIO.absolutePath(configuration)) }

    /// Returns a path from the current folder.
    ///
    /// - Parameter path: a path from the folder of the configuration.
    package func path(_ path: String) -> String {
        pathWithParents(to: FileIO.absolutePath(path, from: folder), from: FileIO.currentDirectory)
    }

    /// Returns the absolute path of the folder of a module's descriptions.
    package func folder(of module: ProjectModule) -> String { FileIO.absolutePath(module.descriptions, from: folder) }

    /// Returns the module that a file belongs to: the one with the innermost folder around it; nil if there is none.
    package func module(around path: String) -> ProjectModule? {
        let full = FileIO.absolutePath(path)
        return modules.filter { isWithin(full, folder(of: $0)) }.max {
            folder(of: $0).utf8.count < folder(of: $1).utf8.count
        }
    }

    /// Returns the modules with descriptions at some paths; all modules if there are no paths.
    package func modules(at paths: [String]) -> [ProjectModule] {
        if paths.isEmpty { return modules }
        let named = paths.map(FileIO.absolutePath)
        return modules.filter { module in
            named.contains { isWithin($0, folder(of: module)) || isWithin(folder(of: module), $0) }
        }
    }

    /// Reports the folders of modules that do not exist.
    package func reportMissingFolders(of modules: [ProjectModule], reporting diagnostics: inout DiagnosticCollector) {
        for module in modules where !FileIO.isDirectory(folder(of: module)) {
            diagnostics.error(
                .missingSources,
                "the folder '\(module.descriptions)' of the module '\(module.name)' does not exist",
                at: place(of: "descriptions", in: module), note: "write the path from the folder of this file")
        }
    }

    /// Returns the place of a key of a module in the configuration, or else that of the module.
    func place(of key: String, in module: ProjectModule) -> SourcePlace {
        var ignored = DiagnosticCollector()
        let file = SourceFile(path: configuration, bytes: (try? FileIO.read(configuration)) ?? [])
        let node = readJSON(file, reporting: &ignored)?.member("modules")?.elements.first {
            $0.member("name")?.string == module.name
        }
        return (node?.member(key) ?? node).map { SourcePlace(file, $0.range) } ?? SourcePlace(ofFile: configuration)
    }
}

extension DiagnosticIdentifier {
    fileprivate static let missingSources: Self = "missing-sources"
}
