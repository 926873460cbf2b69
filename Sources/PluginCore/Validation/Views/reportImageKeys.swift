extension DescriptionValidator {
    /// Reports images with both a size and a text style, and decorative images with text for VoiceOver.
    mutating func reportImageKeys() {
        for case .image(let image) in views {
            reportTextStyle(of: image)
            if image.isDecorative { reportAccessibilityText(of: image) }
        }
    }

    private mutating func reportTextStyle(of image: ImageView) {
        guard let size = image.size, image.textStyle.range != image.range else { return }
        report(
            .contradiction, "an image with a 'size' does not follow a 'textStyle'",
            at: size.range, note: "the 'textStyle' is here", noteRange: image.textStyle.range)
    }

    private mutating func reportAccessibilityText(of image: ImageView) {
        let accessibility = image.attributes.accessibility
        let texts = [
            ("label", accessibility.label), ("hint", accessibility.hint),
            ("value", accessibility.value),
        ]
        for (key, text) in texts where text != nil {
            report(
                .contradiction,
                "an image that is 'decorative' must not have a '\(key)', because VoiceOver skips it",
                at: image.name.range)
        }
    }
}
