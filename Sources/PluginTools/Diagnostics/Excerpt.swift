import PluginCore

/// The line that a range begins in, and the marks that underline the range.
struct Excerpt {
    let line: Int
    let text: String
    let underline: String

    /// Creates the excerpt at a place; nil if that line is empty.
    init?(of place: SourcePlace) {
        let file = place.file
        let whole = file.lineRange(around: place.range.lowerBound)
        guard whole.lowerBound < whole.upperBound else { return nil }
        let lower = min(place.range.lowerBound, whole.upperBound)
        let upper = max(lower, min(place.range.upperBound, whole.upperBound))
        let before = file.excerpt(of: SourceRange(whole.lowerBound, lower), keepingEnd: true)
        let marked = file.excerpt(of: SourceRange(lower, upper))
        let after = file.excerpt(of: SourceRange(upper, whole.upperBound))

        line = place.location.line
        text = before + marked + after
        underline =
            String(repeating: " ", count: displayWidth(of: before))
            + "^" + String(repeating: "~", count: max(0, displayWidth(of: marked) - 1))
    }

    func text(color: String, palette: Palette) -> String {
        let gutter = String(repeating: " ", count: String(line).count)
        return "\(line) | \(text)\n\(gutter) | \(color)\(underline)\(palette.reset)\n"
    }
}

extension SourceFile {
    /// Returns the text in a part of a line, for display: with four spaces for a tab, and at most
    /// 80 characters, with `…` in place of the rest.
    ///
    /// - Parameter keepingEnd: Whether to keep the end of a long text, not its start.
    fileprivate func excerpt(of range: SourceRange, keepingEnd: Bool = false) -> String {
        let limit = 80
        // A character can have any number of bytes, and reading a very long line takes time.
        let byteLimit = 16 * limit
        var kept = range
        if range.offsets.count > byteLimit {
            kept =
                keepingEnd
                ? SourceRange(scalarStart(from: range.upperBound - byteLimit), range.upperBound)
                : SourceRange(range.lowerBound, scalarStart(from: range.lowerBound + byteLimit))
        }
        let characters = Array(text(in: kept))
        let isWhole = kept == range && characters.count <= limit
        let shown = keepingEnd ? characters.suffix(limit) : characters.prefix(limit)
        let text = shown.map { $0 == "\t" ? "    " : $0.visible }.joined()
        if isWhole { return text }
        return keepingEnd ? "…" + text : text + "…"
    }

    /// Returns the offset of the first scalar that begins at `offset` or after it.
    private func scalarStart(from offset: Int) -> Int {
        (offset..<min(offset + 4, bytes.count)).first { bytes[$0] & 0xC0 != 0x80 } ?? offset
    }
}
