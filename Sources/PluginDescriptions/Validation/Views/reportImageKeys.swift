extension DescriptionValidator {
    /// Reports images that have two sizes, or a description although they are decorative.
    mutating func reportImageKeys() {
        for case .image(let image) in views {
            reportTextStyle(of: image)
            if image.isDecorative { reportDescription(of: image) }
        }
    }

    private mutating func reportTextStyle(of image: ImageView) {
        guard let size = image.size, image.textStyle.range != image.range else { return }
        report(
            .contradiction, "an image with a 'size' does not follow a 'textStyle'",
            at: size.range, note: "it is given here", noteRange: image.textStyle.range)
    }

    private mutating func reportDescription(of image: ImageView) {
        let accessibility = image.attributes.accessibility
        let described = [
            ("label", accessibility.label), ("hint", accessibility.hint),
            ("value", accessibility.value),
        ]
        for (key, text) in described where text != nil {
            report(
                .contradiction,
                "an image that is 'decorative' must not have a '\(key)', because VoiceOver skips it",
                at: image.name.range)
        }
    }
}
