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
