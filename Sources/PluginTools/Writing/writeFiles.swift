import PluginDescriptions
import PluginGeneration
import SystemCalls

/// Writes files that are made only now, so that few of them are in memory at a time, and makes the folders
/// that they need.
///
/// What cannot be written is reported, and the rest is written all the same. Returns the paths that were
/// written, in no particular order.
///
/// - Parameter bytes: what the file at an index is to hold; nil where that cannot be told, which is
///   reported. It is called on several threads.
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
            let writer = FolderWriter(folder)
            let found = mapInParallel(indices) { index in
                var found = DiagnosticCollector()
                if let bytes = bytes(index, &found) { writer.write(bytes, to: paths[index]) }
                return found
            }
            let lost = try folder.close()
            for found in found { diagnostics.add(contentsOf: found) }
            for failure in writer.failures + lost {
                diagnostics.error(.file, failure, notes: [.unwritten])
            }
            return lost.isEmpty
                ? writer.written
                : writer.written.filter { path in !lost.contains { $0.path == path } }
        } catch {
            diagnostics.error(.file, error, notes: [.unwritten])
            return []
        }
    }
}

/// Removes what runs that were ended have left beside files that they wrote.
package func removeAbandonedFiles(besides paths: [String]) {
    for directory in directories(of: paths) { OutputFolder.removeAbandoned(of: directory) }
}
