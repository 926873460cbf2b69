import PluginCore
import PluginTools
import SystemCalls

/// `plugingen check`: compares generated files with their descriptions, and writes nothing.
enum CheckCommand: Command {
    static let syntax = CommandSyntax(
        name: "check",
        summary: "Checks that generated files are up to date.",
        operands: [.descriptions(orElse: "this folder, with --output or --tests-output")],
        options: OptionSyntax.generation + [
            .flag("--diff", "Print the differences as a patch for 'patch -p1'."),
            .flag("--quiet", short: "-q", "Don't list the states of files."),
            .strict, .diagnostics,
        ],
        examples: [
            (
                "plugingen check Sources/App --output Sources/App/Generated",
                "Checks the files that 'generate' writes with these arguments."
            ),
            (
                "plugingen check Sources/App --output Sources/App/Generated --diff",
                "Shows what is different."
            ),
        ],
        exitStatuses: [
            (.success, "All files are up to date."),
            (
                .failure,
                "A description has errors, a file cannot be read, or no listed module has a description."
            ),
            (.outOfDate, "A file is out of date, missing, or orphaned (its description is gone)."),
            (.editedByHand, "A file was edited by hand."),
            (.usage, "The arguments are invalid."),
        ], page: "CommandLine.md")

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        var diagnostics = DiagnosticCollector()
        let files = try compareRuns(of: arguments, reporting: &diagnostics)
        let status = diagnostics.hasErrors ? .failure : status(of: files)
        reportDifferences(files, reporting: &diagnostics)
        let isQuiet = arguments.hasFlag("--quiet")
        let isJSON = arguments.diagnosticFormat == .json
        let isWrong = status != .success && status != .failure
        let command = isWrong ? fixCommand(for: files, checkedBy: arguments) : nil
        let folder = arguments.hasFlag("--diff") ? FileIO.currentDirectory : nil
        let differences = folder.map(files.difference) ?? []
        if isJSON, !isQuiet {
            let report = files.report(status: Int(status.rawValue), command: command, differencesIn: folder)
            Console.writeExactly(report.text() + "\n")
        } else if !isJSON {
            Console.write((isQuiet ? "" : files.states) + (isQuiet || differences.isEmpty ? "" : "\n"))
            Console.writePatch(differences)
        }
        if !files.isEmpty, !diagnostics.diagnostics.isEmpty, !isQuiet {
            Console.separate(as: arguments.diagnosticFormat)
        }
        Console.report(diagnostics, as: arguments.diagnosticFormat)
        if let command, !isJSON {
            Console.separate(as: arguments.diagnosticFormat)
            Console.writeError(advice(for: files, checkedBy: arguments, command: command))
        }
        return status
    }

    private static func status(of files: [FileComparison]) -> ExitStatus {
        if files.contains(where: \.isEdited) { return .editedByHand }
        return files.allSatisfy { $0.state == .upToDate } ? .success : .outOfDate
    }

    /// Returns the last lines of a check that failed: how to see the differences, and how to remove them.
    private static func advice(
        for files: [FileComparison], checkedBy arguments: ParsedArguments, command: String
    ) -> String {
        var lines: [String] = []
        let isEdited = files.contains(where: \.isEdited)
        if !arguments.hasFlag("--diff") {
            let words = arguments.words(of: syntax, besides: ["--diagnostics", "--quiet"], adding: ["--diff"])
            lines.append(
                "To see the \(isEdited ? "edits" : "differences"): plugingen check "
                    + words.map(shellQuoted).joined(separator: " "))
        }
        if isEdited {
            lines.append("To keep the edits, move them as the notes say.")
            lines.append("To discard the edits: \(command)")
        } else {
            lines.append("To fix this: \(command)")
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
