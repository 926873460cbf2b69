import PluginDescriptions
import PluginGeneration
import SystemCalls

/// The files in the folders of a run that plugingen has made for descriptions which are gone.
///
/// A file counts by its header and its name: the name is the one that a file of this kind has in this
/// folder for the plugin that the header names, or that a custom template which is gone as well may have
/// given it. Links are passed over, and so are folders within. Folders that cannot be read are reported.
///
/// - Parameters:
///   - plan: the files that the run makes.
///   - plugins: those that are described. Where there are none, the files for all plugins are orphaned,
///     too.
///   - templates: the user's own, some of which make further files.
package func findOrphanedFiles(
    of plan: [PlannedFile], for plugins: [String], options: GenerationOptions,
    templates: CustomTemplates, reporting diagnostics: inout DiagnosticCollector
) -> [FileComparison] {
    lazy var paths = Set(plan.map(\.path))
    let plugins = Set(plugins)
    // Two names are of one file where a file system does not tell the case of letters.
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
                let bytes = try? FileIO.read(path, limit: 10_000_000),
                let text = GeneratedText(bytes),
                let plugin = text.plugin ?? (plugins.isEmpty ? "" : nil),
                (index == 0
                    ? generatedFileNames(ofPlugin: plugin, templates: templates)
                    : generatedTestFileNames(
                        ofPlugin: plugin, prefix: folder.1 ?? "", templates: templates))
                    .contains(name)
                    || text.fileName == name && text.plugin != nil && !plugins.contains(plugin)
                        && (index == 0 || isUserTest(name, of: plugin, prefix: folder.1 ?? ""))
            else { return nil }
            paths.insert(path)
            let file = SourceFile(path: path, bytes: bytes)
            return FileComparison(
                path: path, state: .orphaned, isEdited: text.isEdited, present: file, expected: nil,
                place: SourcePlace(file))
        }
    }
}

/// Whether a file may be what a custom template made for the tests of a plugin. Modules can share a folder of
/// tests, in which their prefixes keep their files apart.
private func isUserTest(_ name: String, of plugin: String, prefix: String) -> Bool {
    name.hasPrefix(prefix + plugin)
        && !name.hasSuffix(GeneratedName.controller(ofPlugin: "") + "Tests.swift")
}
