import PluginCore
import SystemCalls

/// The lines of a source or a script that are not comments.
struct CodeLines {
    /// A line, as bytes and as text.
    struct Line {
        let bytes: ArraySlice<UInt8>
        let text: String
    }

    let file: SourceFile
    let lines: [Line]

    /// - Parameter mark: the beginning of a comment.
    init(of file: SourceFile, comment mark: String) {
        self.file = file
        lines = file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { Line(bytes: $0, text: String(decoding: $0, as: UTF8.self)) }
            .filter { !$0.text.drop { $0 == " " || $0 == "\t" }.hasPrefix(mark) }
    }

    /// Reads a file with commands.
    ///
    /// - Parameter shown: the path in problems.
    /// - Returns: nil for a file that cannot be read, or is too large for a script.
    init?(ofScript path: String, shown: String) {
        guard let bytes = try? FileIO.read(path, limit: 200_000) else { return nil }
        self.init(of: SourceFile(path: shown, bytes: bytes), comment: "#")
    }

    /// Returns the place of the first occurrence of a text.
    func place(of text: String) -> SourcePlace? {
        lines.lazy.compactMap { place(of: text, in: $0) }.first
    }

    /// Returns the place of a text in a line.
    func place(of text: String, in line: Line) -> SourcePlace? {
        line.bytes.firstRange(of: Array(text.utf8)).map {
            SourcePlace(file, SourceRange($0.lowerBound, $0.upperBound))
        }
    }
}
