import SourceDiagnostics
import SystemCalls

/// Writes the files whose contents differ from what is there, and makes the folders that they need.
///
/// What cannot be written is reported, and the rest is written all the same.
package func emit(
    _ files: [RenderedFile], reporting diagnostics: inout DiagnosticCollector
) -> [Emission] {
    emit(files.map(\.path), reporting: &diagnostics) { index, _ in files[index].bytes }
}

/// Writes files that are made only now, so that few of them are in memory at a time.
///
/// - Parameter bytes: what the file at an index is to hold; nil where that cannot be told, which is
///   reported. It is called on several threads.
package func emit(
    _ paths: [String], reporting diagnostics: inout DiagnosticCollector,
    bytes: @escaping @Sendable (Int, inout DiagnosticCollector) -> [UInt8]?
) -> [Emission] {
    let note = Diagnostic.Note("what was there is as it was; run again when this is put right")
    var directories: [Substring: Bool] = [:]
    let indices = paths.indices.filter { index in
        let directory = directory(of: paths[index])
        if let isUsable = directories[directory] { return isUsable }
        do throws(FileSystemError) {
            try FileIO.makeDirectory(String(directory))
            FileIO.removeAbandonedFiles(in: String(directory))
            directories[directory] = true
            return true
        } catch {
            diagnostics.error(.file, error, notes: [note])
            directories[directory] = false
            return false
        }
    }
    return mapInParallel(indices) { index in
        var found = DiagnosticCollector()
        guard let bytes = bytes(index, &found) else { return (nil, found) }
        do throws(FileSystemError) {
            return (try emit(bytes, to: paths[index]), found)
        } catch {
            found.error(.file, error, notes: [note])
            return (nil, found)
        }
    }.compactMap { (emission: Emission?, found: DiagnosticCollector) in
        diagnostics.add(contentsOf: found)
        return emission
    }
}

/// What a path has before its last part, without the slash.
package func directory(of path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
}

private func emit(_ bytes: [UInt8], to path: String) throws(FileSystemError) -> Emission {
    if let present = try? FileIO.read(path, limit: bytes.count, followsLink: false),
        present == bytes
    {
        return Emission(path: path, outcome: .unchanged)
    }
    try FileIO.replace(path, with: bytes)
    return Emission(path: path, outcome: .written)
}

extension DiagnosticIdentifier {
    /// A file or folder that cannot be used.
    package static let file: Self = "file"
}

extension DiagnosticCollector {
    package mutating func error(
        _ identifier: DiagnosticIdentifier, _ error: FileSystemError, notes: [Diagnostic.Note] = []
    ) {
        self.error(
            identifier, error.message, at: SourcePlace(SourceFile(path: error.path, bytes: [])),
            notes: notes)
    }
}

/// What became of a rendered file.
package struct Emission: Sendable {
    package enum Outcome: Sendable {
        case written
        /// The file was there already, with the same contents; it keeps its time of modification.
        case unchanged
    }

    package let path: String
    package let outcome: Outcome
}
