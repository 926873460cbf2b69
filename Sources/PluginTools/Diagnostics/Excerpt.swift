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

/// Returns the number of columns that a string takes up in a terminal.
func displayWidth(of text: String) -> Int { text.reduce(0) { $0 + displayWidth(of: $1) } }

/// Returns the number of columns that a character takes up in a terminal: 2 for wide characters
/// (East Asian Width W and F, and emoji), 0 for a combining mark without a base character, and 1
/// for all others.
///
/// Source: Unicode Standard Annex 11, for the blocks that it assigns as a whole.
func displayWidth(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.properties.generalCategory == .nonspacingMark { return 0 }
    if character.unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    if scalar.properties.isEmojiPresentation { return 2 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
        0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
        0x1B000...0x1B2FF, 0x20000...0x3FFFD:
        return 2
    default: return 1
    }
}
