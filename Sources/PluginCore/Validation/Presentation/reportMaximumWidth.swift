extension DescriptionValidator {
    /// Reports a greatest width of a plugin that has a fixed width, or that would be too small for the content.
    mutating func reportMaximumWidth() {
        let placement = description.placement
        guard let limit = placement.maximumWidth else { return }
        if placement.width != nil {
            report(
                .contradiction,
                "a plugin with a 'width' always has this width, and cannot have a 'maximumWidth'",
                at: limit.range,
                note: "leave out \"width\", so that the plugin is narrower if its host is")
        } else {
            reportLength(along: .horizontal, limit.value, at: limit.range, isLimit: true)
        }
    }
}
