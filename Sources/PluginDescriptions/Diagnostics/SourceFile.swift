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
