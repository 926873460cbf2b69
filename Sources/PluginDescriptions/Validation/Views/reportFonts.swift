extension DescriptionValidator {
    /// Reports labels with a font and with a key that the font replaces.
    mutating func reportFonts() {
        for case .label(let label) in views {
            guard let font = label.font, let key = label.replacedFontKey else { continue }
            report(
                .contradiction, "'font' replaces 'textStyle' and 'weight'", at: font.range,
                note: "remove this value", noteRange: key.range)
        }
    }
}
