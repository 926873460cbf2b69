import PluginCore
import PluginTools
import SystemCalls

/// Returns the files that a command line generates, compared with those on disk: the files of each module, followed by
/// its orphaned files; none if there are errors in descriptions.
///
/// - Parameter acceptsNoDescriptions: whether a folder without descriptions is accepted if there are orphaned files.
@MainActor
func compareRuns(
    of arguments: ParsedArguments, acceptsNoDescriptions: Bool = true, reporting diagnostics: inout DiagnosticCollector
) throws(ArgumentError) -> [FileComparison] {
    var compared: [FileComparison] = []
    let runs = try arguments.moduleRuns(reporting: &diagnostics)
    if runs.isEmpty, !diagnostics.hasErrors, !arguments.hasFlag("--quiet") {
        Console.writeError(
            "no module in plugingen.json has an 'output': builds generate its Swift, and no files are committed\n")
    }
    for run in runs {
        var found = DiagnosticCollector()
        compared +=
            run.compare(
                acceptsNoDescriptions: acceptsNoDescriptions, reporting: &found,
                progress: { Console.show("reading descriptions: \($0) of \($1)") }
            ).files
        // Several modules can have one configuration.
        diagnostics.addOnce(contentsOf: found)
    }
    if compared.isEmpty, !runs.isEmpty, runs.allSatisfy(\.isListed), !diagnostics.hasErrors {
        diagnostics.error(
            .noDescription, "no listed module has a description (*.plugin.json)",
            at: SourcePlace(ofFile: Project.configurationPath(around: FileIO.currentDirectory) ?? ""),
            note: "'\(programInvocation) new Loading' writes one")
    }
    arguments.applyStrictness(to: &diagnostics)
    // Without descriptions, all files are orphaned.
    let isComplete = diagnostics.diagnostics.allSatisfy { $0.severity != .error || $0.identifier == .noDescription }
    return isComplete ? compared : []
}

/// Returns the command that brings all files up to date.
///
/// - Parameters:
///   - arguments: those of the check; nil for the listed modules.
func fixCommand(for files: [FileComparison], checkedBy arguments: ParsedArguments? = nil) -> String {
    var flags: [String] = []
    if files.contains(where: \.isEdited) { flags.append("--force") }
    if files.contains(where: { $0.state == .orphaned }) { flags.append("--prune") }
    let words =
        arguments?.words(of: CheckCommand.syntax, besides: ["--diagnostics", "--quiet", "--diff"], adding: flags)
        ?? flags
    return (["plugingen", "generate"] + words).map(shellQuoted).joined(separator: " ")
}
