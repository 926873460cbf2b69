import PluginCore
import SystemCalls

extension Module {
    /// Returns the generated files in the output folders whose descriptions do not exist any more.
    ///
    /// A file is recognized by its header and by its name. The name must be that of a generated file for the plugin in
    /// the header. It can also be a name that a custom template made before the template was removed. Links and inner
    /// folders are ignored. Reports folders that cannot be read.
    ///
    /// - Parameters:
    ///   - options: the folders that a run generates into.
    ///   - plan: the files that it generates.
    package func orphanedFiles(
        in options: GenerationOptions, besides plan: [PlannedFile],
        reporting diagnostics: inout DiagnosticCollector
    ) -> [FileComparison] {
        lazy var paths = Set(plan.map(\.path))
        let plugins = Set(pluginNames)
        // Some file systems ignore the case of letters, so two names can mean one file.
        lazy var planned = plan.compactMap { FileIO.stamp(of: $0.path) }
        let folders: [(path: String?, tests: GenerationOptions.Tests?)] = [
            (options.sourcesDirectory, nil), (options.tests?.directory, options.tests),
        ]
        return folders.flatMap { folder, tests -> [FileComparison] in
            guard let folder, FileIO.isDirectory(folder) else { return [] }
            let names: [String]
            do throws(FileSystemError) {
                names = try FileIO.contents(ofDirectory: folder)
            } catch {
                diagnostics.error(.fileAccess, error)
                return []
            }
            return names.sorted().compactMap { name in
                let path = joinPath(folder, name)
                guard name.hasSuffix(".swift"), !paths.contains(path), !FileIO.isLink(path),
                    let stamp = FileIO.stamp(of: path),
                    !planned.contains(where: stamp.isOfSameFile),
                    let bytes = try? FileIO.read(path),
                    let text = GeneratedText(bytes),
                    // A module whose shared code is in an engine has no such file any more.
                    let plugin = text.plugin
                        ?? (plugins.isEmpty || tests == nil || text.module == tests?.module
                            ? "" : nil),
                    generatedFileNames(ofPlugin: plugin, tests, templates: templates)
                        .contains(name)
                        || text.fileName == name && text.plugin != nil && !plugins.contains(plugin)
                            && (tests.map { isCustomTest(name, of: plugin, prefix: $0.prefix) }
                                ?? true)
                else { return nil }
                paths.insert(path)
                let file = SourceFile(path: path, bytes: bytes)
                return FileComparison(
                    path: path, state: .orphaned, isEdited: text.isEdited, fileOnDisk: file,
                    expected: nil, place: SourcePlace(file),
                    isOfDescribedModule: text.plugin == nil && !plugins.isEmpty)
            }
        }
    }
}

/// Whether a custom template may have made a file for the tests of a plugin. Modules that share a folder of tests have
/// different prefixes.
private func isCustomTest(_ name: String, of plugin: String, prefix: String) -> Bool {
    name.hasPrefix(prefix + plugin)
        && !name.hasSuffix(GeneratedName.controller(ofPlugin: "") + "Tests.swift")
}
