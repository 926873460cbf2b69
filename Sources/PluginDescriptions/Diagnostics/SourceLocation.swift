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
