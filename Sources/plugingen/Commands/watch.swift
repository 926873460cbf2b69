import PluginCore
import PluginTools
import SystemCalls

/// Generates, and generates again whenever a description or the configuration has changed, until a
/// signal ends the program.
@MainActor
func watch(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
    var last = DiagnosticCollector()
    return try whileWatching({ watchedFiles(arguments) }) { () throws(ArgumentError) in
        let output = try GenerateCommand.generate(arguments, reporting: &last)
        Console.report(last, as: arguments.diagnosticFormat)
        if !arguments.hasFlag("--quiet") {
            Console.write(output.summary(isDryRun: false) + "watching; Ctrl-C ends it\n")
        }
    } then: { (changes) throws(ArgumentError) in
        var diagnostics = DiagnosticCollector()
        let output = try GenerateCommand.generate(arguments, reporting: &diagnostics)
        if !arguments.hasFlag("--quiet") { Console.write(changeLine(for: changes, with: output, diagnostics)) }
        // Unchanged warnings are printed once.
        if diagnostics.hasErrors || diagnostics.sorted.map(\.partsToCompare) != last.sorted.map(\.partsToCompare) {
            Console.report(diagnostics, as: arguments.diagnosticFormat)
        }
        last = diagnostics
    }
}

/// Returns a line such as "Loading.plugin.json changed: 2 written, 3 unchanged".
private func changeLine(
    for changes: [FileChange], with output: OutputChanges, _ diagnostics: DiagnosticCollector
) -> String {
    let errors = diagnostics.diagnostics.count { $0.severity == .error }
    let others = changes.count > 1 ? " and \(changes.count - 1) more" : ""
    let outcome = errors == 0 ? output.counts : counted(errors, "error")
    return "\(changes[0])\(others): \(outcome)\n"
}

@MainActor
private func watchedFiles(_ arguments: ParsedArguments) -> [String] {
    // The generation reports problems with the paths.
    var ignored = DiagnosticCollector()
    let runs = (try? arguments.moduleRuns(reporting: &ignored)) ?? []
    let project = Project.configurationPath(around: FileIO.currentDirectory)
    return runs.flatMap(watchedFiles) + [project].compactMap { $0 }
}

private func watchedFiles(_ run: ModuleRun) -> [String] {
    var ignored = DiagnosticCollector()
    let descriptions = findDescriptions(at: run.paths, reporting: &ignored)
    var files = run.files(for: descriptions)
    files.descriptions = []
    let module = Module(reading: files, reporting: &ignored)
    return descriptions + [module.configurationPath].compactMap { $0 }
        + module.templates.files.map(\.file.path).sorted()
}

extension Diagnostic {
    /// The parts that stay the same in a later run, in which lines may have moved.
    fileprivate var partsToCompare: [String] { [place.file.path, message] }
}

/// Calls a closure at first, and another one after every change of files, until a signal ends the program.
///
/// It looks at the files four times a second, which works on every platform and file system.
///
/// - Parameters:
///   - files: returns the current files.
///   - begin: called once. A file that changes meanwhile has changed.
///   - react: called with the changes.
@MainActor
func whileWatching(
    _ files: () -> [String], first begin: () throws(ArgumentError) -> Void,
    then react: ([FileChange]) throws(ArgumentError) -> Void
) throws(ArgumentError) -> ExitStatus {
    System.catchInterruptions()
    var watcher = FileWatcher(files())
    try begin()
    while System.wait(milliseconds: 250) {
        let changes = watcher.look(at: files())
        if changes.isEmpty { continue }
        do throws(ArgumentError) {
            try react(changes)
        } catch {
            // The configuration may list no modules for a moment, while somebody edits it.
            Console.writeError("error: \(error.message)\n")
        }
    }
    return .success
}
