extension DescriptionValidator {
    /// Reports a focus on a view that does not exist, or that VoiceOver does not see.
    mutating func reportFocus() {
        guard let focus = description.accessibility.focus else { return }
        reportUnknownReference(focus, to: "view")
        for case .image(let image) in views
        where image.isDecorative && image.name.value == focus.value {
            report(
                .contradiction,
                "the focus cannot move to '\(focus.value)', because it is "
                    + "'decorative'",
                at: focus.range)
        }
    }
}
