import PluginDescriptions
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

    /// A line, with its first byte.
    struct Line {
        let start: Int
        let text: String
    }

    /// The lines that are not comments.
    var commands: [Line] {
        lines.filter { !$0.text.drop { $0 == " " || $0 == "\t" }.hasPrefix("#") }
    }

    private var lines: [Line] {
        file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { Line(start: $0.startIndex, text: String(decoding: $0, as: UTF8.self)) }
    }

    /// Returns the place of the first occurrence of a text outside of comments.
    func place(of text: String) -> SourcePlace? {
        commands.lazy.compactMap { place(of: text, in: $0) }.first
    }

    /// Returns the place of a text in a line.
    func place(of text: String, in line: Line) -> SourcePlace? {
        guard let range = line.text.firstRange(of: text) else { return nil }
        let start = line.start + line.text[..<range.lowerBound].utf8.count
        return SourcePlace(file, SourceRange(start, start + text.utf8.count))
    }
}
