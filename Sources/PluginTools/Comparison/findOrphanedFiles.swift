import PluginCore
import SystemCalls

/// Returns the generated files in the output folders whose descriptions do not exist any more.
///
/// A file is recognized by its header and by its name. The name must be that of a generated file for the plugin in the
/// header. It can also be a name that a custom template made before the template was removed. Links and inner folders
/// are ignored. Reports folders that cannot be read.
///
/// - Parameters:
///   - plan: the files that the run makes.
///   - plugins: the names of the described plugins. Without any, the files for all plugins are orphaned too.
///   - templates: custom templates, which can make more files.
package func findOrphanedFiles(
    of plan: [PlannedFile], for plugins: [String], options: GenerationOptions,
    templates: CustomTemplates, reporting diagnostics: inout DiagnosticCollector
) -> [FileComparison] {
    lazy var paths = Set(plan.map(\.path))
    let plugins = Set(plugins)
    // Some file systems ignore the case of letters, so two names can mean one file.
    lazy var planned = plan.compactMap { FileIO.stamp(of: $0.path) }
    let folders = [
        (options.sourcesDirectory, ""), (options.tests?.directory, options.tests?.prefix),
    ]
    return folders.enumerated().flatMap { index, folder -> [FileComparison] in
        guard let directory = folder.0, FileIO.isDirectory(directory) else { return [] }
        let names: [String]
        do throws(FileSystemError) {
            names = try FileIO.contents(ofDirectory: directory)
        } catch {
            diagnostics.error(.fileAccess, error)
            return []
        }
        return names.sorted().compactMap { name in
            let path = joinPath(directory, name)
            guard name.hasSuffix(".swift"), !paths.contains(path), !FileIO.isLink(path),
                let stamp = FileIO.stamp(of: path),
                !planned.contains(where: stamp.isOfSameFile),
                let bytes = try? FileIO.read(path),
                let text = GeneratedText(bytes),
                // A module whose shared code is in an engine has no such file any more.
                let plugin = text.plugin
                    ?? (plugins.isEmpty || index == 0 || text.module == options.tests?.module
                        ? "" : nil),
                (index == 0
                    ? generatedFileNames(ofPlugin: plugin, templates: templates)
                    : generatedTestFileNames(
                        ofPlugin: plugin, prefix: folder.1 ?? "", templates: templates))
                    .contains(name)
                    || text.fileName == name && text.plugin != nil && !plugins.contains(plugin)
                        && (index == 0 || isCustomTest(name, of: plugin, prefix: folder.1 ?? ""))
            else { return nil }
            paths.insert(path)
            let file = SourceFile(path: path, bytes: bytes)
            return FileComparison(
                path: path, state: .orphaned, isEdited: text.isEdited, fileOnDisk: file,
                expected: nil,
                place: SourcePlace(file),
                isOfDescribedModule: text.plugin == nil && !plugins.isEmpty)
        }
    }
}

/// Whether a custom template may have made a file for the tests of a plugin. Modules that share a folder of tests have
/// different prefixes.
private func isCustomTest(_ name: String, of plugin: String, prefix: String) -> Bool {
    name.hasPrefix(prefix + plugin)
        && !name.hasSuffix(GeneratedName.controller(ofPlugin: "") + "Tests.swift")
}
