import PluginCore
import SystemCalls

/// The lines of a shell script, or of another file with commands.
struct ScriptText {
    let file: SourceFile

    /// - Parameter shown: the path in problems.
    /// - Returns: nil for a file that cannot be read, or is too large for a script.
    init?(at path: String, shown: String) {
        guard let bytes = try? FileIO.read(path, limit: 200_000) else { return nil }
        file = SourceFile(path: shown, bytes: bytes)
    }

    /// A line, as bytes and as text.
    struct Line {
        let bytes: ArraySlice<UInt8>
        let text: String
    }

    /// The lines that are not comments.
    var commands: [Line] {
        lines.filter { !$0.text.drop { $0 == " " || $0 == "\t" }.hasPrefix("#") }
    }

    private var lines: [Line] {
        file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { Line(bytes: $0, text: String(decoding: $0, as: UTF8.self)) }
    }

    /// Returns the place of the first occurrence of a text outside of comments.
    func place(of text: String) -> SourcePlace? {
        commands.lazy.compactMap { place(of: text, in: $0) }.first
    }

    /// Returns the place of a text in a line.
    func place(of text: String, in line: Line) -> SourcePlace? {
        line.bytes.firstRange(of: Array(text.utf8)).map {
            SourcePlace(file, SourceRange($0.lowerBound, $0.upperBound))
        }
    }
}
