import PluginDescriptions
import PluginGeneration
import SystemCalls

/// Writes files that are made only now, so that few of them are in memory at a time, and makes the folders
/// that they need.
///
/// Reports files that cannot be written, and writes the others. Returns the paths that were written.
///
/// - Parameter bytes: returns the contents of the file at an index. If there is a problem, it reports that
///   and returns nil. It is called on several threads.
package func writeFiles(
    _ paths: [String], reporting diagnostics: inout DiagnosticCollector,
    bytes: @escaping @Sendable (Int, inout DiagnosticCollector) -> [UInt8]?
) -> [String] {
    return directories(of: paths).flatMap { directory -> [String] in
        let indices = paths.indices.filter {
            PluginGeneration.directory(of: paths[$0]) == directory
        }
        do throws(FileSystemError) {
            let folder = try OutputFolder(directory)
            let attempts = mapInParallel(indices) { index in
                WritingAttempt(paths[index], in: folder) { bytes(index, &$0) }
            }
            let lost = try folder.close()
            for attempt in attempts { diagnostics.add(contentsOf: attempt.problems) }
            for failure in attempts.compactMap(\.failure) + lost {
                diagnostics.error(.file, failure, notes: [.unwritten])
            }
            let written = attempts.filter(\.isWritten).map(\.path)
            return lost.isEmpty
                ? written : written.filter { path in !lost.contains { $0.path == path } }
        } catch {
            diagnostics.error(.file, error, notes: [.unwritten])
            return []
        }
    }
}

/// An attempt to make a file and to write it.
private struct WritingAttempt {
    let path: String
    private(set) var problems = DiagnosticCollector()
    private(set) var isWritten = false
    private(set) var failure: FileSystemError?

    init(
        _ path: String, in folder: OutputFolder, bytes: (inout DiagnosticCollector) -> [UInt8]?
    ) {
        self.path = path
        guard let bytes = bytes(&problems) else { return }
        do throws(FileSystemError) {
            try folder.write(bytes, to: fileName(ofPath: path))
            isWritten = true
        } catch {
            failure = error
        }
    }
}

/// Removes what runs that were ended have left beside files that they wrote.
package func removeAbandonedFiles(besides paths: [String]) {
    for directory in directories(of: paths) { OutputFolder.removeAbandoned(of: directory) }
}
