import PluginCore
import SystemCalls

/// A run of `plugingen generate` whose files are committed.
struct CommittedRun {
    let module: Module
    let options: GenerationOptions
    /// The module in the list of the project, so that commands need no arguments; nil without a list.
    var listed: ProjectModule?
    /// Whether all folders of descriptions could be read, so that a description that was not found is gone.
    var hasAllDescriptions = true

    /// The folders that the run generates into, as absolute paths.
    var folders: [String] { options.folders.map(FileIO.absolutePath) }

    /// Returns the command that generates the files.
    func generateCommand(from folder: String) -> String {
        "plugingen generate" + (listed == nil ? " " + arguments(from: folder) : "")
    }

    /// Returns the words after `generate` and `check`.
    func arguments(from folder: String) -> String {
        let words =
            [module.folder]
            + (options.sourcesDirectory.map { ["--output", $0] } ?? [])
            + (options.tests.map { ["--tests-output", $0.directory, "--module", $0.module] } ?? [])
            + (options.tests.map { $0.prefix.isEmpty ? [] : ["--tests-prefix", $0.prefix] } ?? [])
        return words.map { shellQuoted(relativePath($0, to: folder)) }.joined(separator: " ")
    }
}

/// Returns the runs that files come from, inferred from their folders and headers.
func committedRuns(of files: [CommittedFile], for modules: [Module]) -> [CommittedRun] {
    var runs: [CommittedRun] = []
    var known: Set<[String]> = []
    for file in files {
        guard let plugin = file.plugin else { continue }
        var options = GenerationOptions(sourcesDirectory: file.directory)
        var run = [file.directory]
        if file.isTest {
            // The name of a file from a custom template does not show the prefix.
            let defaultName = testsFileName(ofPlugin: plugin)
            guard file.name.hasSuffix(defaultName) else { continue }
            let prefix = String(file.name.dropLast(defaultName.count))
            guard let module = module(of: file, among: modules),
                let tested = file.testedModule(of: module)
            else { continue }
            options = GenerationOptions(
                tests: GenerationOptions.Tests(
                    directory: file.directory, module: tested, prefix: prefix))
            run += [tested, prefix]
        }
        guard !known.contains(run), let module = module(of: file, among: modules) else { continue }
        known.insert(run)
        options.tests?.framework = module.configuration.tests
        runs.append(CommittedRun(module: module, options: options))
    }
    return runs
}

/// Returns the runs that have generated the shared code of an engine without descriptions, inferred from the folders of the
/// files.
///
/// - Parameter engines: modules without descriptions that provide an engine.
func engineRuns(of files: [CommittedFile], for engines: [Module]) -> [CommittedRun] {
    engines.flatMap { engine in
        let folder = FileIO.absolutePath(engine.folder)
        let shared = files.filter { file in
            file.plugin == nil && !file.isTest && sharedFileNames.contains(file.name)
                && isWithin(FileIO.absolutePath(file.directory), folder)
        }
        return directories(of: shared.map(\.file.path)).map {
            CommittedRun(module: engine, options: GenerationOptions(sourcesDirectory: $0))
        }
    }
}

/// Returns the module that a file was generated for: the nearest of those that have the plugin.
private func module(
    of file: CommittedFile, among modules: [Module]
) -> Module? {
    // Generated tests import a module.
    if !file.isTest, file.name.hasSuffix("Tests.swift") { return nil }
    let candidates = modules.filter { module in
        file.plugin.map(module.pluginNames.contains) == true
            && (!file.isTest || file.testedModule(of: module) != nil)
    }
    let nearness = { (module: Module) in
        zip(module.paths[0].split(separator: "/"), file.file.path.split(separator: "/"))
            .prefix { $0 == $1 }.count
    }
    return candidates.max { nearness($0) < nearness($1) }
}

extension CommittedFile {
    /// Returns the module that the file tests if it can be a given one; nil if it is another one. Tests also import the
    /// engine of the tested module.
    fileprivate func testedModule(of module: Module) -> String? {
        let engine = module.configuration.engine?.name
        guard let name = module.name else {
            return testedModules.first { $0 != engine } ?? testedModules.first
        }
        return testedModules.contains(name) && (name != engine) ? name : nil
    }
}

extension GenerationOptions {
    /// The folders that the run generates into.
    package var folders: [String] { [sourcesDirectory, tests?.directory].compactMap { $0 } }
}
