/// A part of a source file, as offsets in bytes of its UTF-8 text.
package struct SourceRange: Hashable, Sendable {
    package let lowerBound: Int
    package let upperBound: Int

    /// The range from `lowerBound` up to, not including, `upperBound`.
    package init(_ lowerBound: Int, _ upperBound: Int) {
        self.lowerBound = lowerBound
        self.upperBound = max(lowerBound, upperBound)
    }

    /// The start of a file: where problems of the file as a whole are reported.
    package static let start = SourceRange(0, 0)

    package var offsets: Range<Int> { lowerBound..<upperBound }

    /// The part of the range that lies within a file of `count` bytes.
    package func clamped(to count: Int) -> SourceRange {
        SourceRange(min(lowerBound, count), min(upperBound, count))
    }
}
