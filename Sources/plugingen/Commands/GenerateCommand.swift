import PluginGeneration
import PluginTools
import SourceDiagnostics
import SystemCalls

/// `plugingen generate`: emits Swift for descriptions.
enum GenerateCommand: Command {
    static let syntax = CommandSyntax(
        name: "generate",
        summary: "Generates the Swift of all plugins that are described.",
        operands: [.descriptions],
        options: OptionSyntax.generation + [
            .flag("--force", "Overwrite files that were edited by hand, or are not generated."),
            .flag("--prune", "Remove generated files whose descriptions are gone."),
            .flag("--dry-run", "Say what would be written, and write nothing."),
            .flag("--diff", "With --dry-run: show the changes, as 'patch -p1' reads them."),
            .flag("--watch", "Generate again whenever a description changes, until Ctrl-C."),
            .flag("--quiet", "Say nothing of files."),
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
                "At every change of a description."
            ),
        ],
        exitStatuses: [
            (.success, "All files are as described, or --watch was ended with Ctrl-C or SIGTERM."),
            (
                .failure,
                "A description or a file is wrong, or was edited by hand; nothing is written."
            ),
            (.usage, "The command line is wrong."),
        ])

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        let isDryRun = arguments.hasFlag("--dry-run")
        if arguments.hasFlag("--diff"), !isDryRun { throw .other("'--diff' needs '--dry-run'") }
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

/// One run of `plugingen generate`: what was written and removed, or would be.
struct Generation {
    private(set) var diagnostics: DiagnosticCollector
    private let isDryRun: Bool
    private var changed: [FileComparison] = []
    private var removed: [FileComparison] = []
    private var unchanged = 0

    /// Compares, and writes what differs, unless something is wrong.
    init(_ arguments: ParsedArguments) throws(ArgumentError) {
        let run = try GenerationRun(arguments)
        diagnostics = run.diagnostics
        isDryRun = arguments.hasFlag("--dry-run")
        let prune = arguments.hasFlag("--prune")
        reportRefusals(
            run.files, force: arguments.hasFlag("--force"), prune: prune, to: &diagnostics)
        if diagnostics.hasErrors { return }

        unchanged = run.files.count { $0.state == .upToDate }
        changed = run.files.filter { $0.state != .upToDate && $0.state != .leftOver }
        removed = prune ? run.files.filter { $0.state == .leftOver } : []
        if !isDryRun { write() }
    }

    private mutating func write() {
        let files = changed.map { RenderedFile(path: $0.path, bytes: $0.expected ?? []) }
        let written = Set(emit(files, reporting: &diagnostics).map(\.path))
        changed.removeAll { !written.contains($0.path) }
        var gone: [FileComparison] = []
        for file in removed {
            do throws(FileSystemError) {
                try FileIO.remove(file.path)
                gone.append(file)
            } catch {
                diagnostics.error(.file, error)
            }
        }
        removed = gone
    }

    /// What became of each file, and how many were not touched.
    var summary: String {
        if changed.isEmpty, removed.isEmpty, unchanged == 0 { return "" }
        let lines =
            changed.map { file in
                let deed =
                    !isDryRun ? "wrote" : file.present == nil ? "would write" : "would change"
                return "\(deed) \(file.path)\n"
            } + removed.map { "\(isDryRun ? "would remove" : "removed") \($0.path)\n" }
        return lines.joined() + (isDryRun ? "would be: " : "") + counts + "\n"
    }

    /// As in "2 written, 3 unchanged".
    var counts: String {
        "\(changed.count) written, " + (removed.isEmpty ? "" : "\(removed.count) removed, ")
            + "\(unchanged) unchanged"
    }

    /// All changes, as `patch -p1` reads them.
    var difference: [UInt8] {
        let folder = FileIO.currentDirectory
        return (changed + removed).flatMap { $0.difference(in: folder) }
    }
}
