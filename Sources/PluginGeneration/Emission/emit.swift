import SourceDiagnostics
import SystemCalls

/// Writes the files whose contents differ from what is there, and makes the folders that they need.
///
/// What cannot be written is reported, and the rest is written all the same.
package func emit(
    _ files: [RenderedFile], reporting diagnostics: inout DiagnosticCollector
) -> [Emission] {
    let note = Diagnostic.Note("what was there is as it was; run again when this is put right")
    var directories: [Substring: Bool] = [:]
    let files = files.filter { file in
        let directory = directory(of: file.path)
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
    return mapInParallel(files) { file in
        Result { () throws(FileSystemError) in try emit(file) }
    }.compactMap { result in
        if case .failure(let error) = result { diagnostics.error(.file, error, notes: [note]) }
        return try? result.get()
    }
}

/// What a path has before its last part, without the slash.
package func directory(of path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
}

private func emit(_ file: RenderedFile) throws(FileSystemError) -> Emission {
    if let present = try? FileIO.read(file.path, limit: file.bytes.count, followsLink: false),
        present == file.bytes
    {
        return Emission(path: file.path, outcome: .unchanged)
    }
    try FileIO.replace(file.path, with: file.bytes)
    return Emission(path: file.path, outcome: .written)
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
