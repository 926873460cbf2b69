import PluginCore
import PluginTools
import SystemCalls

/// The files that a run of `plugingen generate` wrote and removed, or would write and remove.
struct OutputChanges {
    private(set) var diagnostics: DiagnosticCollector
    private let isDryRun: Bool
    private var changed: [FileComparison] = []
    private var removed: [FileComparison] = []
    private var unchanged = 0

    /// Compares the files, and writes those that differ unless there are errors.
    @MainActor
    init(_ arguments: ParsedArguments) throws(ArgumentError) {
        isDryRun = arguments.isDryRun
        let prune = arguments.hasFlag("--prune")
        let comparison = try OutputComparison(arguments, acceptsNoDescriptions: prune)
        diagnostics = comparison.diagnostics
        reportRefusals(
            comparison.files, force: arguments.hasFlag("--force"), prune: prune,
            reporting: &diagnostics)
        if diagnostics.hasErrors { return }

        unchanged = comparison.files.count { $0.state == .upToDate }
        changed = comparison.files.filter { $0.state != .upToDate && $0.state != .orphaned }
        removed = prune ? comparison.files.filter { $0.state == .orphaned } : []
        if isDryRun { return }
        for directory in directories(of: comparison.files.map(\.path)) {
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

    /// One line for each changed file, and the counts.
    var summary: String {
        if changed.isEmpty, removed.isEmpty, unchanged == 0 { return "" }
        let lines =
            changed.map { file in
                let action =
                    !isDryRun ? "wrote" : file.fileOnDisk == nil ? "would write" : "would change"
                return "\(action) \(file.path.visible)\n"
            } + removed.map { "\(isDryRun ? "would remove" : "removed") \($0.path.visible)\n" }
        return lines.joined() + (isDryRun ? "would be: " : "") + counts + "\n"
    }

    /// "2 written, 3 unchanged"
    var counts: String {
        "\(changed.count) written, " + (removed.isEmpty ? "" : "\(removed.count) removed, ")
            + "\(unchanged) unchanged"
    }

    /// All changes as a patch for `patch -p1`.
    var difference: [UInt8] {
        let folder = FileIO.currentDirectory
        return (changed + removed).flatMap { $0.difference(in: folder) }
    }
}
