import PluginDescriptions
import PluginGeneration

/// `plugingen generate`: generates Swift for descriptions.
enum GenerateCommand: Command {
    static let syntax = CommandSyntax(
        name: "generate",
        summary: "Generates Swift from descriptions.",
        operands: [.descriptions],
        options: OptionSyntax.generation + [
            .flag("--force", "Overwrite files that were edited by hand, or are not generated."),
            .flag("--prune", "Remove generated files whose descriptions are gone."),
            .flag("--dry-run", "Print what would be written without writing it."),
            .flag("--diff", "With --dry-run: print the changes as a patch for 'patch -p1'."),
            .flag("--watch", "Generate again whenever a description changes, until Ctrl-C."),
            .flag("--quiet", "Don't list files."),
            .diagnostics,
        ],
        examples: [
            (
                "plugingen generate Sources/App --output Sources/App/Generated",
                "Controllers of all descriptions in a folder."
            ),
            (
                "plugingen generate Sources/App --tests-output Tests/AppTests/Generated --module App",
                "Their tests."
            ),
            (
                "plugingen generate Sources/App --output Sources/App/Generated --dry-run --diff",
                "What would change."
            ),
            (
                "plugingen generate Sources/App --output Sources/App/Generated --watch",
                "Generates again after every change."
            ),
        ],
        exitStatuses: [
            (.success, "All files are up to date, or --watch was ended with Ctrl-C or SIGTERM."),
            (
                .failure,
                "A description has errors or a file was edited by hand, and nothing is written; or some "
                    + "files cannot be written; the others are."
            ),
            (.usage, "The arguments are invalid."),
        ])

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        let isDryRun = arguments.hasFlag("--dry-run")
        if arguments.hasFlag("--diff"), !isDryRun { throw .other("'--diff' needs '--dry-run'") }
        if arguments.hasFlag("--prune"), arguments.paths.contains(where: isDescription) {
            throw .other(
                "'--prune' needs the folder of the descriptions: with single descriptions, plugingen cannot know which files are "
                    + "gone")
        }
        if arguments.hasFlag("--watch") {
            if isDryRun { throw .other("'--watch' writes files, and '--dry-run' does not") }
            return try watch(arguments)
        }
        let generation = try Generation(arguments)
        Console.report(generation.diagnostics, as: arguments.diagnosticFormat)
        if !arguments.hasFlag("--quiet") { Console.write(generation.summary) }
        if arguments.hasFlag("--diff") { Console.write(generation.difference) }
        return generation.diagnostics.hasErrors ? .failure : .success
    }
}
