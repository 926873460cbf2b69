extension DescriptionValidator {
    /// Reports a font together with a key that the font replaces.
    mutating func reportFont(_ font: Located<String>?, replacing key: Located<String>?) {
        guard let font, let key else { return }
        report(
            .contradiction, "'font' replaces 'textStyle' and 'weight'", at: font.range,
            note: "remove this value", noteRange: key.range)
    }
}
