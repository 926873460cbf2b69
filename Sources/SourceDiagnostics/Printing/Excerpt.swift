/// The line of text that a range begins in, and the marks that underline the range.
struct Excerpt {
    let line: Int
    let text: String
    let underline: String

    /// Characters shown of a long line; the rest is cut off around the range.
    private static let limit = 160

    /// Nil where the file has no text to show.
    init?(of place: SourcePlace) {
        let file = place.file
        let lineRange = file.lineRange(around: place.range.lowerBound)
        guard lineRange.lowerBound < lineRange.upperBound else { return nil }
        let lower = place.range.lowerBound
        let upper = max(lower, min(place.range.upperBound, lineRange.upperBound))
        let limit = Self.limit
        // No character needs more than four bytes in each of the scalars that are shown.
        var before = Array(
            file.text(in: SourceRange(max(lineRange.lowerBound, lower - 4 * limit), lower)))
        var marked = Array(file.text(in: SourceRange(lower, min(upper, lower + 4 * limit))))
        var after = Array(
            file.text(in: SourceRange(upper, min(lineRange.upperBound, upper + 4 * limit))))
        if before.count > limit / 2 { before = ["…"] + before.suffix(limit / 2) }
        if marked.count > limit / 2 { marked = marked.prefix(limit / 2) + ["…"] }
        if after.count > limit / 2 { after = after.prefix(limit / 2) + ["…"] }

        line = place.location.line
        text = String(before + marked + after).replacingControlCharacters()
        let width = max(1, marked.reduce(0) { $0 + displayWidth(of: $1) })
        underline =
            String(
                before.flatMap {
                    $0 == "\t" ? "\t" : String(repeating: " ", count: displayWidth(of: $0))
                })
            + "^" + String(repeating: "~", count: width - 1)
    }

    func write(colour: String, palette: Palette) -> String {
        let gutter = String(repeating: " ", count: String(line).count)
        return "\(line) | \(text)\n\(gutter) | \(colour)\(underline)\(palette.reset)\n"
    }
}

extension String {
    /// The text with each control character but the tab shown as its picture (U+2400 onwards), so
    /// that an excerpt cannot change the terminal it is shown on.
    fileprivate func replacingControlCharacters() -> String {
        var scalars = UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x00..<0x20 where scalar != "\t":
                scalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
            case 0x7F: scalars.append("\u{2421}")
            case 0x80..<0xA0, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
                scalars.append("\u{FFFD}")
            default: scalars.append(scalar)
            }
        }
        return String(scalars)
    }
}
