/// A text that problems can be found in, together with the path that its reader knows it by.
package struct SourceFile: Sendable {
    /// The path as diagnostics show it: as the user gave it, never made absolute.
    package let path: String

    /// The text as UTF-8, exactly as it was read.
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    package init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The text in `range`, with invalid UTF-8 replaced by U+FFFD.
    package func text(in range: SourceRange) -> String {
        String(decoding: bytes[range.clamped(to: bytes.count).offsets], as: UTF8.self)
    }
}

/// A part of a source file, as offsets in bytes of its UTF-8 text.
package struct SourceRange: Equatable, Sendable, BitwiseCopyable {
    package let lowerBound: Int
    package let upperBound: Int

    /// The range from `lowerBound` up to, not including, `upperBound`.
    package init(_ lowerBound: Int, _ upperBound: Int) {
        self.lowerBound = lowerBound
        self.upperBound = upperBound < lowerBound ? lowerBound : upperBound
    }

    /// The start of a file: where problems of the file as a whole are reported.
    package static let start = SourceRange(0, 0)

    package var offsets: Range<Int> { lowerBound..<upperBound }

    /// The part of the range that lies within a file of `count` bytes.
    package func clamped(to count: Int) -> SourceRange {
        SourceRange(min(lowerBound, count), min(upperBound, count))
    }
}

/// A range of a particular file.
package struct SourcePlace: Sendable {
    package let file: SourceFile
    package let range: SourceRange

    package init(_ file: SourceFile, _ range: SourceRange = .start) {
        self.file = file
        self.range = range
    }

    /// Where the range begins.
    package var location: SourceLocation { file.location(of: range.lowerBound) }
}

/// A line and a column, both counted from 1.
///
/// A column counts bytes of UTF-8, as the Swift compiler's diagnostics do, so that an editor that
/// follows the compiler's messages follows these to the same place.
package struct SourceLocation: Equatable, Sendable {
    package let line: Int
    package let column: Int
}

extension SourceFile {
    /// Where the byte at `offset` stands. A line ends at LF, CR or CRLF.
    package func location(of offset: Int) -> SourceLocation {
        let end = min(offset, bytes.count)
        var line = 1
        var lineStart = 0
        var index = 0
        while index < end {
            if let next = lineBreak(at: index) {
                if next > end { break }
                line += 1
                lineStart = next
                index = next
            } else {
                index += 1
            }
        }
        return SourceLocation(line: line, column: end - lineStart + 1)
    }

    /// The bytes of the line around `offset`, without its line break.
    package func lineRange(around offset: Int) -> SourceRange {
        var end = min(offset, bytes.count)
        // Between CR and LF, the line is the one that they end.
        if end > 0, end < bytes.count, lineBreak(at: end - 1) == end + 1 { end -= 1 }
        var start = end
        while start > 0, lineBreak(at: start - 1) == nil { start -= 1 }
        while end < bytes.count, lineBreak(at: end) == nil { end += 1 }
        return SourceRange(start, end)
    }

    /// The offset after the line break at `index`, or nil where there is none.
    private func lineBreak(at index: Int) -> Int? {
        switch bytes[index] {
        case UInt8(ascii: "\n"): index + 1
        case UInt8(ascii: "\r"):
            index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
                ? index + 2 : index + 1
        default: nil
        }
    }
}
