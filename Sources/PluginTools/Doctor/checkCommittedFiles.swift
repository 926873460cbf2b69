import PluginCore
import SystemCalls

/// Reports committed files that are not up to date.
///
/// - Parameters:
///   - runs: the runs that the files come from.
///   - described: the names of the plugins that have a description.
///   - current: the folder in which the commands in notes run.
/// - Returns: the files that are out of date or missing, as generated now.
func checkCommittedFiles(
    _ files: [CommittedFile], of runs: [CommittedRun], described: Set<String>,
    from current: String, reporting diagnostics: inout DiagnosticCollector
) -> [FileFix] {
    var fixes: [FileFix] = []
    var comparisons: [String: FileComparison] = [:]
    var commands: [String: String] = [:]
    for run in runs {
        var problems = DiagnosticCollector()
        let rendered = run.module.files(run.options, reporting: &problems)
        for comparison in compareFiles(rendered, reporting: &problems) {
            comparisons[comparison.path] = comparison
            if run.module.isComplete, let fix = FileFix(comparison) { fixes.append(fix) }
            commands[comparison.path] = "plugingen generate \(run.arguments(from: current))"
        }
        diagnostics.addUnreadableFiles(from: problems)
    }
    for file in files {
        let place = SourcePlace(file.file)
        if file.isEdited {
            diagnostics.error(
                .editedByHand, "this file was edited by hand", at: place,
                notes: notesOnEdit(
                    of: file.file,
                    discarding: commands[file.file.path].map {
                        "to discard the edit: \($0) --force"
                    }
                        ?? "to discard the edit, remove the file"))
        } else if let plugin = file.plugin, !described.contains(plugin) {
            diagnostics.warning(
                .orphaned, "'\(descriptionFileName(ofPlugin: plugin))' is gone", at: place,
                note: "remove this file too")
        } else if comparisons[file.file.path]?.state == .outOfDate {
            diagnostics.error(
                .outOfDate, "out of date", at: place,
                note: "generate it again: \(commands[file.file.path] ?? "")")
        }
    }
    for path in comparisons.keys.sorted() where comparisons[path]?.state == .missing {
        diagnostics.error(
            .outOfDate, "this file is missing", at: SourcePlace(ofFile: path),
            note: "generate it: \(commands[path] ?? "")")
    }
    return fixes
}

extension DiagnosticCollector {
    /// Adds the problems of files that cannot be compared, such as a folder in the place of a file.
    mutating func addUnreadableFiles(from problems: DiagnosticCollector) {
        for problem in problems.diagnostics where problem.identifier == .fileAccess {
            addOnce(problem)
        }
    }
}

extension FileFix {
    /// Creates the fix of a file that is out of date or missing; nil for others, and for files with an edit.
    init?(_ comparison: FileComparison) {
        guard [.outOfDate, .missing].contains(comparison.state), let bytes = comparison.expected
        else { return nil }
        self.init(path: comparison.path, bytes: bytes, present: comparison.fileOnDisk?.bytes)
    }
}

/// A run of `plugingen generate` whose files are committed.
struct CommittedRun {
    let module: Module
    let options: GenerationOptions

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
        if let tested = file.testedModule {
            // The name of a file from a custom template does not show the prefix.
            let defaultName = testsFileName(ofPlugin: plugin)
            guard file.name.hasSuffix(defaultName) else { continue }
            let prefix = String(file.name.dropLast(defaultName.count))
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

/// Returns the module that a file was generated for: the nearest of those that have the plugin.
private func module(
    of file: CommittedFile, among modules: [Module]
) -> Module? {
    // Generated tests import a module.
    if file.testedModule == nil, file.name.hasSuffix("Tests.swift") { return nil }
    let candidates = modules.filter { module in
        module.descriptions.contains { $0.name == file.plugin }
            && (file.testedModule == nil || module.name == nil || module.name == file.testedModule)
    }
    let nearness = { (module: Module) in
        zip(module.paths[0].split(separator: "/"), file.file.path.split(separator: "/"))
            .prefix { $0 == $1 }.count
    }
    return candidates.max { nearness($0) < nearness($1) }
}

/// A file that `doctor --fix` writes. It solves a problem that has one solution, and loses nothing of the user's.
package struct FileFix {
    package let path: String
    let bytes: [UInt8]
    /// The bytes on disk that were examined; nil if the file is new.
    let present: [UInt8]?
    /// Whether the file is a program.
    var isExecutable = false

    /// Returns the change as a patch for `patch -p1`.
    ///
    /// - Parameter folder: the absolute path that the paths in it start from.
    package func difference(in folder: String) -> [UInt8] {
        unifiedDiff(
            from: present, to: bytes, path: patchPath(FileIO.absolutePath(path), in: folder))
    }

    /// Writes the file. Throws if it has changed since it was examined.
    package func write() throws(FileSystemError) {
        try FileIO.makeDirectory(String(directory(of: path)))
        guard let present else {
            return try FileIO.create(path, with: bytes, isExecutable: isExecutable)
        }
        let bytes = try FileIO.read(path, limit: FileIO.xcodeLimit, followsLink: false)
        guard bytes == present else {
            throw FileSystemError(
                path: path, attempt: "cannot write",
                reason: "it changed while the doctor was running; run again")
        }
        try FileIO.replace(path, with: self.bytes)
    }
}
