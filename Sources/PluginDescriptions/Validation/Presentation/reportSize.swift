extension DescriptionValidator {
    /// Reports a fixed size that is too small for the content or its margins, as far as their lengths are
    /// known.
    mutating func reportSize() {
        guard isComplete, let content = description.content else { return }
        let placement = description.placement
        let insets = content.layout.insets
        let sideMargin = description.controller.kits.map(\.sideMargin).max() ?? 0
        reportLength(
            placement.width, at: placement.widthRange, "wide",
            least: content.root.minimumLength(along: .horizontal) + insets.leading
                + insets.trailing,
            margins: content.layout.area == .margins ? 2 * sideMargin : 0)
        reportLength(
            placement.height, at: placement.heightRange, "high",
            least: content.root.minimumLength(along: .vertical) + insets.top + insets.bottom,
            margins: 0)
    }

    /// - Parameters:
    ///   - word: the direction in messages.
    ///   - least: the points that the content needs without the margins.
    private mutating func reportLength(
        _ length: Double?, at range: SourceRange?, _ word: String, least: Double, margins: Double
    ) {
        guard let length, let range, length < least + margins else { return }
        if length < least {
            report(
                .contradiction,
                "the content is at least \(points(least)) points \(word), but the plugin is only "
                    + points(length),
                at: range)
        } else {
            report(
                .contradiction,
                "the plugin is \(points(length)) points \(word), but the margins of its view take "
                    + "\(points(margins)) points",
                at: range,
                note: "add \"layout\": { \"to\": \"bounds\" } to the content, to leave out "
                    + "these margins")
        }
    }

    /// Returns a length without a fraction if it has none: `8`, not `8.0`.
    private func points(_ length: Double) -> String {
        length == length.rounded() ? String(Int(length)) : String(length)
    }
}
