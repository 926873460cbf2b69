import PluginCore
import SystemCalls

/// Reports listed modules without a folder, without generated files, or with the build plugin besides an `output`.
///
/// - Parameters:
///   - examination: the packages and projects with the modules.
///   - diagnostics: the problems of these. Those that a missing generated file explains are removed.
/// - Returns: the missing generated files.
package func checkListedModules(
    of list: Project, in examination: Examination, from current: String,
    reporting diagnostics: inout DiagnosticCollector
) -> [FileFix] {
    let file = SourceFile(
        path: list.configuration, bytes: (try? FileIO.read(list.configuration)) ?? [])
    var ignored = DiagnosticCollector()
    let nodes = readJSON(file, reporting: &ignored)?.member("modules")?.elements ?? []
    let built = examination.builtFolders
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
                note: "write the path from the folder of this file")
            return []
        }
        if built.contains(where: { isWithin(folder, $0) }) {
            if module.output == nil { return [] }
            diagnostics.error(
                .bothModes,
                "the target of '\(module.name)' has the build plugin, which generates the files of 'output' too",
                at: place("output"),
                note: "remove 'output' here, or the build plugin from the target")
            return []
        }
        return missingFiles(
            of: module, in: list, at: place("output"), from: current, reporting: &diagnostics)
    }
}

/// Reports generated files of a module that are missing or cannot be read, and returns those that can be written.
private func missingFiles(
    of module: ProjectModule, in list: Project, at place: SourcePlace, from current: String,
    reporting diagnostics: inout DiagnosticCollector
) -> [FileFix] {
    var problems = DiagnosticCollector()
    let outputs = ModuleOutputs(module, of: list, reporting: &problems)
    guard let options = outputs.outputs.first, !outputs.module.paths.isEmpty else { return [] }
    problems = DiagnosticCollector()
    let files = outputs.module.files(options, reporting: &problems)
    guard outputs.module.isComplete, !problems.hasErrors, !files.isEmpty else { return [] }
    var unreadable = DiagnosticCollector()
    let comparisons = compareFiles(files, reporting: &unreadable)
    let missing = comparisons.filter { $0.state == .missing }
    if !missing.isEmpty || unreadable.hasErrors {
        diagnostics.removeUnusedDescriptions(in: FileIO.absolutePath(outputs.module.folder))
    }
    diagnostics.addUnreadableFiles(from: unreadable)
    diagnostics.addMissingFiles(missing.map(\.path), of: module, at: place)
    return comparisons.compactMap { FileFix($0) }
}

extension DiagnosticCollector {
    /// Adds one problem for the folders that have no generated files yet, and one for each file in other folders.
    fileprivate mutating func addMissingFiles(
        _ paths: [String], of module: ProjectModule, at place: SourcePlace
    ) {
        let emptyFolders = directories(of: paths).filter { folder in
            FolderContents(of: FileIO.absolutePath(folder)).generated.isEmpty
        }
        if !emptyFolders.isEmpty {
            error(
                .outOfDate, "the generated files of the module '\(module.name)' are missing",
                at: place, note: "generate them: plugingen generate")
        }
        for path in paths where !emptyFolders.contains(String(directory(of: path))) {
            addOnce(
                Diagnostic(
                    .error, .outOfDate, "this file is missing",
                    at: SourcePlace(ofFile: path),
                    notes: [Diagnostic.Note("generate it: plugingen generate")]))
        }
    }

    /// Removes the problems of descriptions in a folder for which nothing seems to be generated.
    fileprivate mutating func removeUnusedDescriptions(in folder: String) {
        remove { problem in
            [.noBuildPlugin, .descriptionOutsideTargets].contains(problem.identifier)
                && isWithin(FileIO.absolutePath(problem.place.file.path), folder)
        }
    }
}
