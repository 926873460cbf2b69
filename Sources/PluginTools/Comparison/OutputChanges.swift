import PluginCore
import SystemCalls

/// The files that a run of `plugingen generate` writes and removes.
package struct OutputChanges {
    private var changed: [FileComparison] = []
    private var removed: [FileComparison] = []
    private var unchanged = 0
    /// The folders that had no generated files before.
    private var newFolders: [String] = []

    package init() {}

    /// - Parameter prune: whether orphaned files are removed.
    package init(of files: [FileComparison], prune: Bool) {
        unchanged = files.count { $0.state == .upToDate }
        changed = files.filter { $0.state != .upToDate && $0.state != .orphaned }
        removed = prune ? files.filter { $0.state == .orphaned } : []
        let old = directories(of: files.filter { $0.state != .missing }.map(\.path))
        newFolders = directories(of: files.map(\.path)).filter { !old.contains($0) }
    }

    /// Writes and removes the files, and keeps the changes that succeed.
    package mutating func write(reporting diagnostics: inout DiagnosticCollector) {
        let files = changed.compactMap { file in file.expected.map { RenderedFile(path: file.path, bytes: $0) } }
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

    /// Returns one line for each changed file, and the counts.
    ///
    /// - Parameter isDryRun: whether the changes are not made.
    package func summary(isDryRun: Bool) -> String {
        if changed.isEmpty, removed.isEmpty, unchanged == 0 { return "" }
        let lines =
            changed.map { file in
                let action = !isDryRun ? "wrote" : file.fileOnDisk == nil ? "would write" : "would change"
                return "\(action) \(file.path.visible)\n"
            } + removed.map { "\(isDryRun ? "would remove" : "removed") \($0.path.visible)\n" }
        let advice = isDryRun ? "" : adviceOnGitAttributes(for: newFolders)
        return lines.joined() + (isDryRun ? "would be: " : "") + counts + "\n" + advice
    }

    /// "2 written, 3 unchanged"
    package var counts: String {
        "\(changed.count) written, " + (removed.isEmpty ? "" : "\(removed.count) removed, ") + "\(unchanged) unchanged"
    }

    /// All changes as a patch for `patch -p1`.
    package var difference: [UInt8] { (changed + removed).difference(in: FileIO.currentDirectory) }
}
