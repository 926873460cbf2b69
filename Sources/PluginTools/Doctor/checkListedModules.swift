import PluginCore
import SystemCalls

/// Reports listed modules without a folder, or with the build plugin besides an `output`.
///
/// - Parameter builtFolders: the folders of the targets that have the build plugin.
func checkListedModules(
    of list: Project, builtIn builtFolders: [String],
    reporting diagnostics: inout DiagnosticCollector
) {
    let places = ListPlaces(of: list)
    for (index, module) in list.modules.enumerated() {
        let folder = FileIO.absolutePath(list.path(module.descriptions))
        if !FileIO.isDirectory(folder) {
            diagnostics.error(
                .missingSources,
                "the folder '\(module.descriptions)' of the module '\(module.name)' does not exist",
                at: places.place(of: "descriptions", at: index),
                note: "write the path from the folder of this file")
        } else if module.output != nil, builtFolders.contains(where: { isWithin(folder, $0) }) {
            diagnostics.error(
                .bothModes,
                "the target of '\(module.name)' has the build plugin, which generates the files of 'output' too",
                at: places.place(of: "output", at: index),
                note: "remove 'output' here, or the build plugin from the target")
        }
    }
}

/// Returns the runs of listed modules whose files are committed, and reports mistakes in the configurations of engines,
/// which have no descriptions.
///
/// - Parameter builtFolders: the folders of the targets that have the build plugin.
func listedRuns(
    of list: Project, builtIn builtFolders: [String],
    reporting diagnostics: inout DiagnosticCollector
) -> [CommittedRun] {
    list.modules.compactMap { module in
        let path = list.path(module.descriptions)
        let folder = FileIO.absolutePath(path)
        guard FileIO.isDirectory(folder), !builtFolders.contains(where: { isWithin(folder, $0) }),
            var options = list.generationOptions(of: module)
        else { return nil }
        var found = DiagnosticCollector()
        let paths = findDescriptions(at: [path], reporting: &found)
        // A listed module may have no descriptions yet.
        found.remove { $0.identifier == .noDescription }
        let hasAllDescriptions = !found.hasErrors
        let read = readModule(
            ModuleFiles(for: paths, near: path), named: module.name, in: path, reporting: &found)
        if paths.isEmpty { diagnostics.addOnce(contentsOf: found) }
        options.tests?.framework = read.configuration.tests
        return CommittedRun(
            module: read, options: options, listed: module, hasAllDescriptions: hasAllDescriptions)
    }
}

/// Reports once each listed module that has no generated files yet, and removes other problems that this explains.
///
/// - Returns: the runs whose files are compared one by one.
func reportMissingModules(
    of list: Project, among runs: [ComparedRun], reporting diagnostics: inout DiagnosticCollector
) -> [ComparedRun] {
    let places = ListPlaces(of: list)
    return runs.map { run in
        guard run.canGenerate, let module = run.run.listed,
            let index = list.modules.firstIndex(where: { $0.name == module.name })
        else { return run }
        let missing = run.files.filter { $0.state == .missing }.map(\.path)
        if !missing.isEmpty || run.problems.hasErrors {
            diagnostics.removeUnusedDescriptions(in: FileIO.absolutePath(run.run.module.folder))
        }
        let emptyFolders = directories(of: missing).filter { folder in
            FolderContents(of: FileIO.absolutePath(folder)).generated.isEmpty
        }
        if emptyFolders.isEmpty { return run }
        diagnostics.error(
            .outOfDate, "the generated files of the module '\(module.name)' are missing",
            at: places.place(of: "output", at: index),
            note: "generate them: plugingen generate")
        var compared = run
        compared.files.removeAll {
            $0.state == .missing && emptyFolders.contains(String(directory(of: $0.path)))
        }
        return compared
    }
}

/// The places of the modules in the configuration that lists them.
private struct ListPlaces {
    private let file: SourceFile
    private let nodes: [JSONNode]

    init(of list: Project) {
        file = SourceFile(
            path: list.configuration, bytes: (try? FileIO.read(list.configuration)) ?? [])
        var ignored = DiagnosticCollector()
        nodes = readJSON(file, reporting: &ignored)?.member("modules")?.elements ?? []
    }

    /// Returns the place of a key of a module, or else that of the module.
    func place(of key: String, at index: Int) -> SourcePlace {
        guard nodes.indices.contains(index) else { return SourcePlace(ofFile: file.path) }
        return SourcePlace(file, nodes[index].member(key)?.range ?? nodes[index].range)
    }
}

extension DiagnosticCollector {
    /// Removes the problems of descriptions in a folder for which nothing seems to be generated.
    fileprivate mutating func removeUnusedDescriptions(in folder: String) {
        remove { problem in
            [.noBuildPlugin, .descriptionOutsideTargets].contains(problem.identifier)
                && isWithin(FileIO.absolutePath(problem.place.file.path), folder)
        }
    }
}
