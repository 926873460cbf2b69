import SourceDiagnostics
import SystemCalls

/// Writes the files whose contents differ from what is there, and makes the folders that they need.
///
/// What cannot be written is reported, and the rest is written all the same.
package func emit(
    _ files: [RenderedFile], reporting diagnostics: inout DiagnosticCollector
) -> [Emission] {
    var emissions: [Emission] = []
    var directories: Set<Substring> = []
    for file in files {
        do throws(FileSystemError) {
            let directory = file.path.lastIndex(of: "/").map { file.path[..<$0] } ?? ""
            if directories.insert(directory).inserted {
                try FileIO.makeDirectory(String(directory))
                FileIO.removeAbandonedFiles(in: String(directory))
            }
            let present = try? FileIO.read(
                file.path, limit: file.bytes.count, followsLink: false)
            if present == file.bytes {
                emissions.append(Emission(path: file.path, outcome: .unchanged))
            } else {
                try FileIO.replace(file.path, with: file.bytes)
                emissions.append(Emission(path: file.path, outcome: .written))
            }
        } catch {
            let note = "what was there is as it was; run again when this is put right"
            diagnostics.error(.file, error, notes: [Diagnostic.Note(note)])
        }
    }
    return emissions
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
