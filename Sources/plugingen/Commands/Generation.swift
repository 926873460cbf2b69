import PluginDescriptions
import PluginGeneration
import PluginTools
import SystemCalls

/// One run of `plugingen generate`: what was written and removed, or would be.
struct Generation {
    private(set) var diagnostics: DiagnosticCollector
    private let isDryRun: Bool
    private var changed: [FileComparison] = []
    private var removed: [FileComparison] = []
    private var unchanged = 0
    private let run: GenerationRun

    /// Compares, and writes what differs, unless something is wrong.
    @MainActor
    init(_ arguments: ParsedArguments) throws(ArgumentError) {
        isDryRun = arguments.hasFlag("--dry-run")
        let prune = arguments.hasFlag("--prune")
        run = try GenerationRun(arguments, isToWrite: !isDryRun, isToPrune: prune)
        diagnostics = run.diagnostics
        reportRefusals(
            run.files, force: arguments.hasFlag("--force"), prune: prune, reporting: &diagnostics)
        if diagnostics.hasErrors { return }

        unchanged = run.files.count { $0.state == .upToDate }
        let positions = run.files.indices.filter {
            run.files[$0].state != .upToDate && run.files[$0].state != .leftOver
        }
        changed = positions.map { run.files[$0] }
        removed = prune ? run.files.filter { $0.state == .leftOver } : []
        if isDryRun { return }
        removeAbandonedFiles(besides: run.files.map(\.path))
        write(filesAt: positions)
    }

    private mutating func write(filesAt positions: [Int]) {
        let written = writeFiles(changed.map(\.path), reporting: &diagnostics) {
            [run] index, found in
            run.bytes(at: positions[index], reporting: &found)
        }
        if written.count < changed.count { changed.removeAll { !written.contains($0.path) } }
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
