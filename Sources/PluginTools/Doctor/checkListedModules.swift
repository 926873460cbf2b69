import PluginDescriptions
import PluginGeneration
import SystemCalls

/// Reports listed modules without a folder, without generated files, or with the build plugin besides an `output`.
///
/// - Parameters:
///   - examinations: the packages and projects with the modules.
///   - diagnostics: the problems of these. Those that a missing generated file explains are removed.
/// - Returns: the missing generated files.
package func checkListedModules(
    of list: Project, in examinations: [Examination], from current: String,
    reporting diagnostics: inout DiagnosticCollector
) -> [FileFix] {
    let file = SourceFile(
        path: list.configuration, bytes: (try? FileIO.read(list.configuration)) ?? [])
    var ignored = DiagnosticCollector()
    let nodes = readJSON(file, reporting: &ignored)?.member("modules")?.elements ?? []
    let built = examinations.flatMap(\.builtFolders)
    return zip(list.modules, nodes).flatMap { module, node -> [FileFix] in
        let folder = FileIO.absolutePath(list.path(module.descriptions))
        let place = { (key: String) in
            SourcePlace(file, node.member(key)?.range ?? node.range)
        }
        if !FileIO.isDirectory(folder) {
            diagnostics.error(
                .missingSources,
                "the folder '\(module.descriptions)' of the module '\(module.name)' does not exist",
                at: place("descriptions"),
                notes: [Diagnostic.Note("write the path from the folder of this file")])
            return []
        }
        if built.contains(where: { isWithin(folder, $0) }) {
            if module.output == nil { return [] }
            diagnostics.error(
                .bothModes,
                "the target of '\(module.name)' has the build plugin, which generates the files of 'output' too",
                at: place("output"),
                notes: [
                    Diagnostic.Note("remove 'output' here, or the build plugin from the target")
                ])
            return []
        }
        return missingFiles(
            of: module, in: list, at: place("output"), from: current, reporting: &diagnostics)
    }
}

/// Returns the generated files of a module that has none yet.
private func missingFiles(
    of module: ProjectModule, in list: Project, at place: SourcePlace, from current: String,
    reporting diagnostics: inout DiagnosticCollector
) -> [FileFix] {
    // Folders with generated files are compared already.
    let isMissing = { (folder: String) in
        FolderContents(of: FileIO.absolutePath(folder), followsLinks: false).generated.isEmpty
    }
    let options = list.generationOptions(of: module)
    let output = options?.sourcesDirectory.flatMap { isMissing($0) ? $0 : nil }
    var tests = options?.tests.flatMap { isMissing($0.directory) ? $0 : nil }
    let folder = list.path(module.descriptions)
    var ignored = DiagnosticCollector()
    let paths = findDescriptions(at: [folder], reporting: &ignored)
    if output == nil && tests == nil || paths.isEmpty { return [] }
    let described = DescribedModule(
        name: module.name, directory: folder, paths: paths, reporting: &ignored)
    tests?.framework = described.configuration.tests
    let files = described.generatedFiles(
        GenerationOptions(sourcesDirectory: output, tests: tests), reporting: &ignored)
    guard described.isComplete, !ignored.hasErrors, !files.isEmpty else { return [] }
    let inside = FileIO.absolutePath(folder)
    diagnostics.remove { problem in
        [.noBuildPlugin, .descriptionOutsideTargets].contains(problem.identifier)
            && isWithin(FileIO.absolutePath(problem.place.file.path), inside)
    }
    diagnostics.error(
        .outOfDate, "the generated files of the module '\(module.name)' are missing", at: place,
        notes: [Diagnostic.Note("generate them: plugingen generate")])
    return compareFiles(files, reporting: &ignored).compactMap { FileFix($0) }
}
