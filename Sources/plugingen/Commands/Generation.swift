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

    /// Compares, and writes what differs, unless something is wrong.
    @MainActor
    init(_ arguments: ParsedArguments) throws(ArgumentError) {
        isDryRun = arguments.hasFlag("--dry-run")
        let prune = arguments.hasFlag("--prune")
        let run = try GenerationRun(arguments, isToPrune: prune)
        diagnostics = run.diagnostics
        reportRefusals(
            run.files, force: arguments.hasFlag("--force"), prune: prune, reporting: &diagnostics)
        if diagnostics.hasErrors { return }

        unchanged = run.files.count { $0.state == .upToDate }
        changed = run.files.filter { $0.state != .upToDate && $0.state != .orphaned }
        removed = prune ? run.files.filter { $0.state == .orphaned } : []
        if isDryRun { return }
        for directory in directories(of: run.files.map(\.path)) {
            FileIO.removeAbandonedFiles(in: directory)
        }
        write()
    }

    private mutating func write() {
        let files = changed.compactMap { file in
            file.expected.map { RenderedFile(path: file.path, bytes: $0) }
        }
        let unwritten = writeFiles(files, reporting: &diagnostics)
        changed.removeAll { unwritten.contains($0.path) }
        removed = removed.filter { file in
            do throws(FileSystemError) {
                try FileIO.remove(file.path)
                return true
            } catch {
                diagnostics.error(.fileAccess, error)
                return false
            }
        }
    }

    /// What became of each file, and how many were not touched.
    var summary: String {
        if changed.isEmpty, removed.isEmpty, unchanged == 0 { return "" }
        let lines =
            changed.map { file in
                let action =
                    !isDryRun ? "wrote" : file.present == nil ? "would write" : "would change"
                return "\(action) \(file.path)\n"
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
