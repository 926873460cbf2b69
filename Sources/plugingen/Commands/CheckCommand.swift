import DiagnosticPrinting
import PluginDescriptions
import PluginGeneration
import PluginTools
import SystemCalls

/// `plugingen check`: compares generated files with what would be generated, and writes nothing.
enum CheckCommand: Command {
    static let syntax = CommandSyntax(
        name: "check",
        summary: "Checks that generated files are up to date.",
        operands: [.descriptions],
        options: OptionSyntax.generation + [
            .flag("--quiet", "Print only problems."),
            .diagnostics,
        ],
        examples: [
            (
                "plugingen check Sources/App --output Sources/App/Generated",
                "The arguments are those of 'generate'."
            ),
            (
                "plugingen check Sources/App --output Sources/App/Generated | patch -p1",
                "Bring them up to date."
            ),
        ],
        exitStatuses: [
            (.success, "All files are up to date."),
            (.failure, "A description has errors, or a file cannot be read."),
            (.outOfDate, "A file is out of date, missing or orphaned."),
            (.editedByHand, "A file was edited by hand."),
            (.usage, "The arguments are invalid."),
        ])

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        let run = try GenerationRun(arguments)
        var diagnostics = run.diagnostics
        let status = diagnostics.hasErrors ? .failure : status(of: run.files)
        reportDifferences(run.files, reporting: &diagnostics)
        let command =
            status == .success || status == .failure
            ? nil : fixCommand(for: run.files, checkedBy: arguments)
        if !arguments.hasFlag("--quiet") {
            if arguments.diagnosticFormat == .json {
                Console.write(
                    report(on: run.files, status: status, command: command).written() + "\n")
            } else {
                writeText(on: run.files)
            }
        }
        Console.report(diagnostics, as: arguments.diagnosticFormat)
        if let command, arguments.diagnosticFormat != .json {
            Console.writeError("To fix this: \(command)\n")
        }
        return status
    }

    private static func status(of files: [FileComparison]) -> ExitStatus {
        if files.contains(where: \.isEdited) { return .editedByHand }
        return files.allSatisfy { $0.state == .upToDate } ? .success : .outOfDate
    }

    /// The state of each file, and then the differences.
    @MainActor
    private static func writeText(on files: [FileComparison]) {
        let width = FileState.allCases.map(\.rawValue.count).max() ?? 0
        for file in files {
            let state = file.state.rawValue
            let padding = String(repeating: " ", count: width - state.count)
            Console.write("\(state)\(padding)  \(file.path)\n")
        }
        let folder = FileIO.currentDirectory
        for file in files { Console.write(file.difference(in: folder)) }
    }

    /// The same as data.
    private static func report(
        on files: [FileComparison], status: ExitStatus, command: String?
    ) -> JSONText {
        let folder = FileIO.currentDirectory
        return .object([
            ("status", .integer(Int(status.rawValue))),
            (
                "files",
                .array(
                    files.map { file in
                        let difference = file.difference(in: folder)
                        return .object([
                            ("path", .string(file.path)), ("state", .string(file.state.rawValue)),
                            ("isEdited", .boolean(file.isEdited)),
                            ("line", .integer(file.place.location.line)),
                            ("difference", .string(String(decoding: difference, as: UTF8.self))),
                        ])
                    })
            ),
            ("command", command.map(JSONText.string) ?? .null),
        ])
    }

    /// The command line that makes all files as described.
    private static func fixCommand(
        for files: [FileComparison], checkedBy arguments: ParsedArguments
    ) -> String {
        var words = ["plugingen", "generate"]
        let isOdd = arguments.operands.contains { $0.hasPrefix("-") }
        if !isOdd { words += arguments.operands }
        for option in syntax.options where option.placeholder != nil {
            guard option.name != "--diagnostics", let value = arguments.value(of: option.name)
            else { continue }
            words += value.hasPrefix("--") ? ["\(option.name)=\(value)"] : [option.name, value]
        }
        if files.contains(where: \.isEdited) { words.append("--force") }
        if files.contains(where: { $0.state == .orphaned }) { words.append("--prune") }
        if isOdd { words += ["--"] + arguments.operands }
        return words.map(shellQuoted).joined(separator: " ")
    }
}
