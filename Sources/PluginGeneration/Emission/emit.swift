import PluginDescriptions
import SystemCalls

/// Writes the files whose contents differ from what is there, and makes the folders that they need.
///
/// What cannot be written is reported, and the rest is written all the same.
package func emit(
    _ files: [RenderedFile], reporting diagnostics: inout DiagnosticCollector
) -> [Emission] {
    let unusable = directories(of: files.map(\.path)).filter { directory in
        do throws(FileSystemError) {
            try FileIO.makeDirectory(directory)
            FileIO.removeAbandonedFiles(in: directory)
            return false
        } catch {
            diagnostics.error(.file, error, notes: [.unwritten])
            return true
        }
    }
    let files = files.filter { !unusable.contains(String(directory(of: $0.path))) }
    let results = mapInParallel(files) { file in
        Result { () throws(FileSystemError) in try emit(file) }
    }
    var emissions: [Emission] = []
    for result in results {
        switch result {
        case .success(let emission): emissions.append(emission)
        case .failure(let error): diagnostics.error(.file, error, notes: [.unwritten])
        }
    }
    return emissions
}

/// The folders of files, each once.
package func directories(of paths: [String]) -> [String] {
    var found: [Substring] = []
    for path in paths {
        let directory = directory(of: path)
        // Most files are in the folder of the one before.
        if found.last != directory, !found.contains(directory) { found.append(directory) }
    }
    return found.map(String.init)
}

/// What a path has before its last part, without the slash.
package func directory(of path: String) -> Substring {
    lastSlash(of: path).map { path[..<$0] } ?? ""
}

private func emit(_ file: RenderedFile) throws(FileSystemError) -> Emission {
    if let present = try? FileIO.read(file.path, limit: file.bytes.count, followsLink: false),
        areSame(present, file.bytes)
    {
        return Emission(path: file.path, outcome: .unchanged)
    }
    try FileIO.replace(file.path, with: file.bytes)
    return Emission(path: file.path, outcome: .written)
}

extension Diagnostic.Note {
    package static let unwritten = Diagnostic.Note(
        "what was there is as it was; run again when this is put right")
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
