import SystemCalls

/// Writes the files whose contents differ from those on disk, and creates the folders that they
/// need.
///
/// Reports files that cannot be written, and still writes the others.
///
/// - Returns: the paths of the files that could not be written.
@discardableResult
package func writeFiles(
    _ files: [RenderedFile], reporting diagnostics: inout DiagnosticCollector
) -> Set<String> {
    var unusable: Set<String> = []
    for directory in directories(of: files.map(\.path)) {
        do throws(FileSystemError) {
            if !(try FileIO.makeDirectory(directory)) { FileIO.removeAbandonedFiles(in: directory) }
        } catch {
            diagnostics.error(.fileAccess, error, notes: [.unwritten])
            unusable.insert(directory)
        }
    }
    let isUnusable = { (file: RenderedFile) in unusable.contains(String(directory(of: file.path))) }
    let failures = mapInParallel(files.filter { !isUnusable($0) }, write).compactMap(\.self)
    for failure in failures { diagnostics.error(.fileAccess, failure, notes: [.unwritten]) }
    return Set(files.filter(isUnusable).map(\.path) + failures.map(\.path))
}

/// Writes a file, unless it is up to date. Returns the error if it could not be written.
private func write(_ file: RenderedFile) -> FileSystemError? {
    let present = try? FileIO.read(file.path, limit: file.bytes.count, followsLink: false)
    if present == file.bytes { return nil }
    do throws(FileSystemError) {
        try FileIO.replace(file.path, with: file.bytes)
        return nil
    } catch {
        return error
    }
}

/// Returns the folders of files, each once.
package func directories(of paths: [String]) -> [String] {
    var found: [String] = []
    for path in paths {
        let directory = String(directory(of: path))
        // Most files are in the same folder as the file before them.
        if found.last != directory, !found.contains(directory) { found.append(directory) }
    }
    return found
}

/// Returns the part of a path before its last slash.
package func directory(of path: String) -> Substring { lastSlash(of: path).map { path.prefix(upTo: $0) } ?? "" }

extension Diagnostic.Note {
    /// The note for a file that could not be written.
    package static let unwritten = Diagnostic.Note("nothing was written here; fix this and run again")
}

extension DiagnosticIdentifier {
    /// A file or folder that cannot be used.
    package static let fileAccess: Self = "file-access"
}

extension DiagnosticCollector {
    /// Adds an error of the file system, at the path that it is about.
    package mutating func error(
        _ identifier: DiagnosticIdentifier, _ error: FileSystemError, notes: [Diagnostic.Note] = []
    ) {
        self.error(
            identifier, error.message, at: SourcePlace(SourceFile(path: error.path, bytes: [])),
            notes: notes)
    }
}
