extension DescriptionValidator {
    /// Reports labels and buttons with a font and with a key that the font replaces.
    mutating func reportFonts() {
        for view in views {
            switch view {
            case .button(let button): reportFont(button.font, replacing: button.replacedFontKey)
            default: break
            }
        }
    }

    mutating func reportFont(
        _ font: Located<String>?, replacing key: Located<String>?
    ) {
        guard let font, let key else { return }
        report(
            .contradiction, "'font' replaces 'textStyle' and 'weight'", at: font.range,
            note: "remove this value", noteRange: key.range)
    }
}
