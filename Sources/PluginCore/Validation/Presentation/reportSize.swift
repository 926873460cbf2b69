extension DescriptionValidator {
    /// Reports a fixed size that is too small for the content or its margins, as far as their lengths are
    /// known.
    mutating func reportSize() {
        let placement = description.placement
        reportLength(along: .horizontal, placement.width, at: placement.widthRange)
        reportLength(along: .vertical, placement.height, at: placement.heightRange)
    }

    /// - Parameter isLimit: whether the plugin can also be smaller.
    mutating func reportLength(
        along axis: StackView.Axis, _ length: Double?, at range: SourceRange?, isLimit: Bool = false
    ) {
        guard isComplete, let content = description.content, let length, let range else { return }
        let least = content.leastLength(along: axis)
        let margins = axis == .horizontal ? 2 * sideMargin(of: content) : 0
        guard length < least + margins else { return }
        let word = axis == .horizontal ? "wide" : "high"
        let limit = isLimit ? "at most " : ""
        if length < least {
            report(
                .contradiction,
                "the content is at least \(points(least)) points \(word), but the plugin is "
                    + (isLimit ? limit : "only ") + points(length),
                at: range)
        } else {
            report(
                .contradiction,
                "the plugin is \(limit)\(points(length)) points \(word), but the margins of its view "
                    + "take \(points(margins)) points",
                at: range,
                note: "add \"layout\": { \"to\": \"bounds\" } to the content, to leave out "
                    + "these margins")
        }
    }

    /// Returns the margin at each side of the content, if it is placed in the margins of the plugin's view.
    private func sideMargin(of content: PluginContent) -> Double {
        switch content.layout.area {
        case .margins, .readable: description.controller.kits.map(\.sideMargin).max() ?? 0
        case .safeArea, .bounds: 0
        }
    }

    /// Returns a length without a fraction if it has none: `8`, not `8.0`.
    private func points(_ length: Double) -> String {
        length == length.rounded() ? String(Int(length)) : String(length)
    }
}

extension PluginContent {
    /// Returns the length that the content needs along an axis, without the margins of the view around it.
    package func leastLength(along axis: StackView.Axis) -> Double {
        let length = root.minimumLength(along: axis)
        return switch axis {
        case .horizontal: length + layout.insets.leading + layout.insets.trailing
        case .vertical: length + layout.insets.top + layout.insets.bottom
        }
    }
}
