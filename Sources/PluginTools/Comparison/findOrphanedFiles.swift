import PluginCore
import SystemCalls

extension Module {
    /// Returns the generated files in the output folders that nothing generates any more.
    ///
    /// A file is recognized by its header and by its name. The name must be that of a generated file for the plugin in
    /// the header. It can also be a name that a custom template made before the template was removed. Links and inner
    /// folders are ignored. Reports folders that cannot be read.
    ///
    /// - Parameters:
    ///   - options: the folders that a run generates into.
    ///   - plan: the files that it generates.
    func orphanedFiles(
        in options: GenerationOptions, besides plan: [PlannedFile], reporting diagnostics: inout DiagnosticCollector
    ) -> [FileComparison] {
        var search = OrphanSearch(of: self, besides: plan)
        var orphans: [FileComparison] = []
        if let folder = options.sourcesDirectory { orphans += search.files(in: folder, nil, reporting: &diagnostics) }
        if let tests = options.tests { orphans += search.files(in: tests.directory, tests, reporting: &diagnostics) }
        return orphans
    }
}

/// A search for the orphaned files of a module.
private struct OrphanSearch {
    private let module: Module
    private let plugins: Set<String>
    /// The paths of the files that are not orphaned, and of those that are found.
    private var known: Set<String>
    /// Some file systems ignore the case of letters, so two names can mean one file.
    private let planned: [FileStamp]

    init(of module: Module, besides plan: [PlannedFile]) {
        self.module = module
        plugins = Set(module.pluginNames)
        known = Set(plan.map(\.path))
        planned = plan.compactMap { FileIO.stamp(of: $0.path) }
    }

    /// - Parameter tests: the options of tests; nil for a folder of controllers.
    mutating func files(
        in folder: String, _ tests: GenerationOptions.Tests?, reporting diagnostics: inout DiagnosticCollector
    ) -> [FileComparison] {
        if !FileIO.isDirectory(folder) { return [] }
        do throws(FileSystemError) {
            return try FileIO.contents(ofDirectory: folder).sorted().compactMap { name in
                orphan(named: name, in: folder, tests)
            }
        } catch {
            diagnostics.error(.fileAccess, error)
            return []
        }
    }

    private mutating func orphan(
        named name: String, in folder: String, _ tests: GenerationOptions.Tests?
    ) -> FileComparison? {
        let path = joinPath(folder, name)
        guard name.hasSuffix(".swift"), !known.contains(path), !FileIO.isLink(path),
            let stamp = FileIO.stamp(of: path), !planned.contains(where: stamp.isOfSameFile),
            let bytes = try? FileIO.read(path), let text = GeneratedText(bytes),
            isOfModule(text, named: name, tests)
        else { return nil }
        known.insert(path)
        let file = SourceFile(path: path, bytes: bytes)
        return FileComparison(
            path: path, plugin: text.plugin, state: .orphaned, isEdited: text.isEdited,
            fileOnDisk: file, expected: nil, place: SourcePlace(file),
            orphanage: orphanage(of: text))
    }

    /// Returns why the module does not generate a file.
    private func orphanage(of text: GeneratedText) -> Orphanage {
        if let plugin = text.plugin { return plugins.contains(plugin) ? .notInModule : .noDescription }
        return plugins.isEmpty ? .noDescription : .replaced
    }

    /// Returns whether a run for the module has probably generated a file.
    private func isOfModule(_ text: GeneratedText, named name: String, _ tests: GenerationOptions.Tests?) -> Bool {
        // A module whose shared code is in an engine has no such file any more.
        let isShared = text.plugin == nil && (plugins.isEmpty || tests == nil || text.module == tests?.module)
        guard let plugin = text.plugin ?? (isShared ? "" : nil) else { return false }
        let names = generatedFileNames(ofPlugin: plugin, tests, templates: module.templates)
        if names.contains(name) { return true }
        return text.fileName == name && text.plugin != nil && !plugins.contains(plugin)
            && (tests.map { isCustomTest(name, of: plugin, prefix: $0.prefix) } ?? true)
    }
}

/// Returns whether a custom template may have made a file for the tests of a plugin. Modules that share a folder of tests
/// have different prefixes.
private func isCustomTest(_ name: String, of plugin: String, prefix: String) -> Bool {
    name.hasPrefix(prefix + plugin) && !name.hasSuffix(GeneratedName.controller(ofPlugin: "") + "Tests.swift")
}

/// Returns the names of the files that a plugin can need, including the shared ones.
///
/// - Parameter tests: the options of tests; nil for the files of the module.
func generatedFileNames(
    ofPlugin name: String, _ tests: GenerationOptions.Tests?, templates: CustomTemplates
) -> [String] {
    FileKind.all(with: templates).filter { $0.isForTests == (tests != nil) }
        .map { $0.fileName(ofPlugin: name, prefix: tests?.prefix ?? "") }
}
