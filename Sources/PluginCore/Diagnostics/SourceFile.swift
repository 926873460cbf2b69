/// The contents of a file, together with the path that the user knows.
package struct SourceFile: Sendable {
    /// The path that diagnostics show: as the user wrote it, never made absolute.
    package let path: String

    /// The bytes of the file, exactly as they were read. They should be UTF-8, but may be invalid.
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    package init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

    /// Returns the text in a range, with U+FFFD for invalid UTF-8.
    package func text(in range: SourceRange) -> String {
        String(decoding: bytes[range.clamped(to: bytes.count).offsets], as: UTF8.self)
    }
}

/// A part of a source file, as byte offsets.
package struct SourceRange: Equatable, Sendable, BitwiseCopyable {
    /// The offset of the first byte.
    package let lowerBound: Int
    /// The offset after the last byte.
    package let upperBound: Int

    /// Creates the range from `lowerBound` up to, but not including, `upperBound`.
    package init(_ lowerBound: Int, _ upperBound: Int) {
        self.lowerBound = lowerBound
        self.upperBound = upperBound < lowerBound ? lowerBound : upperBound
    }

    /// Returns whether another range is within this one.
    func contains(_ other: SourceRange) -> Bool { lowerBound <= other.lowerBound && other.upperBound <= upperBound }

    /// The empty range at the start of a file, for problems of the file as a whole.
    package static let start = SourceRange(0, 0)

    /// The offsets of the bytes in the range.
    package var offsets: Range<Int> { lowerBound..<upperBound }

    /// Returns the part of the range that lies within a file of `count` bytes.
    package func clamped(to count: Int) -> SourceRange { SourceRange(min(lowerBound, count), min(upperBound, count)) }
}

/// A range in a certain file.
package struct SourcePlace: Sendable {
    package let file: SourceFile
    package let range: SourceRange

    package init(_ file: SourceFile, _ range: SourceRange = .start) {
        self.file = file
        self.range = range
    }

    /// The beginning of a file whose text is not shown.
    package init(ofFile path: String) { self.init(SourceFile(path: path, bytes: [])) }

    /// The line and the column at which the range begins.
    package var location: SourceLocation { file.location(of: range.lowerBound) }
}

/// A line and a column, both counted from 1.
///
/// A column counts bytes of UTF-8, as in the Swift compiler's diagnostics, so that editors find the
/// right place for both.
package struct SourceLocation: Equatable, Sendable {
    package let line: Int
    package let column: Int
}

extension SourceFile {
    /// Returns the line and the column of the byte at `offset`. A line ends at LF, CR or CRLF.
    package func location(of offset: Int) -> SourceLocation { locations(of: [offset])[0] }

    /// Returns the lines and columns of the bytes at some offsets, which are sorted.
    package func locations(of offsets: [Int]) -> [SourceLocation] {
        var line = 1
        var lineStart = 0
        var index = 0
        return offsets.map { offset in
            let end = min(offset, bytes.count)
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
    }

    /// Returns the range of the line around `offset`, without its line break.
    package func lineRange(around offset: Int) -> SourceRange {
        var end = min(offset, bytes.count)
        // Between CR and LF, this is the line that they end.
        if end > 0, end < bytes.count, lineBreak(at: end - 1) == end + 1 { end -= 1 }
        var start = end
        while start > 0, lineBreak(at: start - 1) == nil { start -= 1 }
        while end < bytes.count, lineBreak(at: end) == nil { end += 1 }
        return SourceRange(start, end)
    }

    /// Returns the offset after the line break at `index`; nil if `index` is not at a line break.
    private func lineBreak(at index: Int) -> Int? {
        switch bytes[index] {
        case UInt8(ascii: "\n"): index + 1
        case UInt8(ascii: "\r"):
            index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n") ? index + 2 : index + 1
        default: nil
        }
    }
}
