import PluginCore
import PluginTools
import SystemCalls

/// `plugingen check`: compares generated files with their descriptions, and writes nothing.
enum CheckCommand: Command {
    static let syntax = CommandSyntax(
        name: "check",
        summary: "Checks that generated files are up to date.",
        operands: [.descriptions],
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
            (.failure, "A description has errors, or a file cannot be read."),
            (.outOfDate, "A file is out of date, missing, or orphaned (its description is gone)."),
            (.editedByHand, "A file was edited by hand."),
            (.usage, "The arguments are invalid."),
        ],
        page: "CommittedMode.md")

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        var diagnostics = DiagnosticCollector()
        let files = try compareOutputs(of: arguments, reporting: &diagnostics)
        let status = diagnostics.hasErrors ? .failure : status(of: files)
        reportDifferences(files, reporting: &diagnostics)
        let isWrong = status != .success && status != .failure
        let command = isWrong ? fixCommand(for: files, checkedBy: arguments) : nil
        let isJSON = arguments.diagnosticFormat == .json
        let showsDifferences = arguments.hasFlag("--diff")
        if isJSON, !arguments.hasFlag("--quiet") {
            let report = report(
                on: files, status: status, command: command, showsDifferences: showsDifferences)
            Console.writeExactly(report.text() + "\n")
        } else if !isJSON {
            if !arguments.hasFlag("--quiet") { Console.write(lines(for: files)) }
            if showsDifferences {
                writeDifferences(of: files, isFirst: arguments.hasFlag("--quiet"))
            }
        }
        if !files.isEmpty, !diagnostics.diagnostics.isEmpty, !arguments.hasFlag("--quiet") {
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

    /// Returns the state of each file, with the numbers of different lines.
    private static func lines(for files: [FileComparison]) -> String {
        let width = FileState.allCases.map(\.rawValue.count).max() ?? 0
        return files.map { file in
            let state = file.state.rawValue
            let padding = String(repeating: " ", count: width - state.count)
            let counts = file.lineCounts.text
            return "\(state)\(padding)  \(file.path.visible)"
                + (counts.isEmpty ? "" : "  \(counts)") + "\n"
        }.joined()
    }

    /// - Parameter isFirst: whether nothing was written before.
    @MainActor
    private static func writeDifferences(of files: [FileComparison], isFirst: Bool) {
        let folder = FileIO.currentDirectory
        let differences = files.flatMap { $0.difference(in: folder) }
        if !differences.isEmpty, !isFirst { Console.write("\n") }
        Console.writePatch(differences)
    }

    /// Returns the last lines of a check that failed: how to see the differences, and how to remove them.
    private static func advice(
        for files: [FileComparison], checkedBy arguments: ParsedArguments, command: String
    ) -> String {
        var lines: [String] = []
        let isEdited = files.contains(where: \.isEdited)
        if !arguments.hasFlag("--diff") {
            let words = arguments.words(
                of: syntax, besides: ["--diagnostics", "--quiet"], adding: ["--diff"])
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

    /// Returns the states as JSON.
    private static func report(
        on files: [FileComparison], status: ExitStatus, command: String?, showsDifferences: Bool
    ) -> JSONText {
        let folder = FileIO.currentDirectory
        return .object([
            ("status", .integer(Int(status.rawValue))),
            (
                "files",
                .array(
                    files.map { file in
                        let counts = file.lineCounts
                        let difference = String(
                            decoding: file.difference(in: folder), as: UTF8.self)
                        return .object([
                            ("path", .string(file.path)), ("state", .string(file.state.rawValue)),
                            ("isEdited", .boolean(file.isEdited)),
                            ("line", .integer(file.place.location.line)),
                            ("addedLines", .integer(counts.added)),
                            ("removedLines", .integer(counts.removed)),
                            ("difference", showsDifferences ? .string(difference) : .null),
                        ])
                    })
            ),
            ("command", command.map(JSONText.string) ?? .null),
        ])
    }

    /// Returns the command that brings all files up to date.
    private static func fixCommand(
        for files: [FileComparison], checkedBy arguments: ParsedArguments
    ) -> String {
        var flags: [String] = []
        if files.contains(where: \.isEdited) { flags.append("--force") }
        if files.contains(where: { $0.state == .orphaned }) { flags.append("--prune") }
        let words = arguments.words(
            of: syntax, besides: ["--diagnostics", "--quiet", "--diff"], adding: flags)
        return (["plugingen", "generate"] + words).map(shellQuoted).joined(separator: " ")
    }
}
