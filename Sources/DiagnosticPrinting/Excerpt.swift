import PluginDescriptions

/// The line of text that a range begins in, and the marks that underline the range.
struct Excerpt {
    let line: Int
    let text: String
    let underline: String

    /// Nil where the file has no text to show.
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
    /// The text in a part of a line as it is shown: tabs as four spaces, and not more than 80
    /// characters, with `…` for those that are left out.
    ///
    /// - Parameter keepingEnd: whether the end is what is kept, rather than the start.
    fileprivate func excerpt(of range: SourceRange, keepingEnd: Bool = false) -> String {
        let limit = 80
        // A character can have any number of bytes; a line may have so many that reading them all
        // takes long.
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

    /// Where the first scalar begins that does not begin before `offset`.
    private func scalarStart(from offset: Int) -> Int {
        (offset..<min(offset + 4, bytes.count)).first { bytes[$0] & 0xC0 != 0x80 } ?? offset
    }
}
