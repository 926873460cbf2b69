import PluginCore
import PluginTools
import SystemCalls

/// `plugingen generate`: generates Swift from descriptions.
enum GenerateCommand: Command {
    static let syntax = CommandSyntax(
        name: "generate",
        summary: "Generates Swift from descriptions.",
        operands: [.descriptions(orElse: "this folder, with --output or --tests-output")],
        options: OptionSyntax.generation + [
            .flag(
                "--force",
                "Overwrite files that were edited by hand, or that plugingen did not generate."),
            .flag("--prune", "Remove generated files whose descriptions are gone."),
            .flag("--dry-run", "Print what would be written without writing it."),
            .flag("--diff", "Print the changes as a patch for 'patch -p1' without writing them."),
            .flag("--watch", "Generate again whenever a description changes, until Ctrl-C."),
            .flag("--quiet", short: "-q", "Don't list files."),
            .strict, .diagnostics,
        ],
        examples: [
            (
                "plugingen generate Sources/App --output Sources/App/Generated",
                "Generates the controllers of all descriptions in a folder."
            ),
            (
                "plugingen generate Sources/App --tests-output Tests/AppTests/Generated --module App",
                "Generates their tests."
            ),
            (
                "plugingen generate Sources/App --output Sources/App/Generated --diff",
                "Shows what would change."
            ),
            (
                "plugingen generate Sources/App --output Sources/App/Generated --watch",
                "Generates again after every change."
            ),
        ],
        exitStatuses: ExitStatus.common(
            success: "All files are up to date, or Ctrl-C or SIGTERM ended --watch.",
            failure:
                "A description has errors, a file was edited by hand or no listed module has a description, and nothing "
                + "was written; or a file could not be written."), page: "CommandLine.md")

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        if arguments.hasFlag("--prune"), arguments.paths.contains(where: isDescription) {
            throw .other(
                "'--prune' needs the folder of the descriptions: with single descriptions, plugingen cannot know "
                    + "which files are orphaned")
        }
        if arguments.hasFlag("--watch") {
            for option in ["--dry-run", "--diff"] where arguments.hasFlag(option) {
                throw .other("'--watch' writes files, and '\(option)' does not; use one of them")
            }
            return try watch(arguments)
        }
        var diagnostics = DiagnosticCollector()
        let changes = try generate(arguments, reporting: &diagnostics)
        let difference = arguments.hasFlag("--diff") ? changes.difference : []
        Console.report(diagnostics, as: arguments.diagnosticFormat)
        let summary = changes.summary(isDryRun: arguments.isDryRun)
        if !arguments.hasFlag("--quiet"), !summary.isEmpty {
            if !diagnostics.diagnostics.isEmpty { Console.separate(as: arguments.diagnosticFormat) }
            Console.write(summary + (difference.isEmpty ? "" : "\n"))
        }
        Console.writePatch(difference)
        return diagnostics.hasErrors ? .failure : .success
    }

    /// Generates files, compares them with those on disk, and writes the changes, unless there are errors.
    @MainActor
    static func generate(
        _ arguments: ParsedArguments, reporting diagnostics: inout DiagnosticCollector
    ) throws(ArgumentError) -> OutputChanges {
        let prune = arguments.hasFlag("--prune")
        let files = try compareRuns(of: arguments, acceptsNoDescriptions: prune, reporting: &diagnostics)
        reportRefusals(files, force: arguments.hasFlag("--force"), prune: prune, reporting: &diagnostics)
        if diagnostics.hasErrors { return OutputChanges() }
        var changes = OutputChanges(of: files, prune: prune)
        if arguments.isDryRun { return changes }
        for directory in directories(of: files.map(\.path)) { FileIO.removeAbandonedFiles(in: directory) }
        changes.write(reporting: &diagnostics)
        return changes
    }
}
