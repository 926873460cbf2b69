import PluginCore
import SystemCalls

/// The text of a manifest, in which problems are located.
///
/// SwiftPM reports the values of a manifest without their places.
struct ManifestText {
    let code: CodeLines
    private let reader: CallReader

    /// - Parameter shown: the path in problems.
    init(at path: String, shown: String) {
        let bytes = (try? FileIO.read(path, limit: 1_000_000)) ?? []
        code = CodeLines(of: SourceFile(path: shown, bytes: bytes), comment: "//")
        reader = CallReader(of: bytes)
    }

    /// The beginning of the file.
    var start: SourcePlace { SourcePlace(ofFile: code.file.path) }

    /// Returns the place of a string literal: the first one after the start of a target's declaration, or else the first
    /// one in the file, or else the beginning of the file.
    func place(of text: String, inTarget target: String) -> SourcePlace {
        let literals = reader.literals.filter { $0.text == text }
        let declaration = reader.calls.first {
            $0.name.hasSuffix("arget") && $0.role != "dependencies" && $0.text("name") == target
        }
        let literal = literals.first { $0.range.lowerBound >= declaration?.start ?? 0 }
        return (literal ?? literals.first).map { SourcePlace(code.file, $0.range) } ?? start
    }

    /// Returns the literal that is a path to a folder.
    func path(to folder: String, from root: String) -> (text: String, place: SourcePlace)? {
        let literal = reader.literals.first {
            FileIO.absolutePath($0.text, from: root) == folder
        }
        return literal.map { ($0.text, SourcePlace(code.file, $0.range)) }
    }
}
