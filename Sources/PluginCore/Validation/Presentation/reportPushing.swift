extension DescriptionValidator {
    /// Reports plugins that push their host's content, but are not at the top or the bottom, or are in the
    /// safe area, which they push too, or above the keyboard in it.
    mutating func reportPushing() {
        let placement = description.placement
        guard placement.mode.value == .push else { return }
        if ![.top, .bottom].contains(placement.position.value) {
            report(
                .contradiction,
                "a plugin at '\(placement.position.value.rawValue)' cannot push its host's content",
                at: placement.mode.range, note: "place the plugin at 'top' or 'bottom'")
        }
        if placement.bounds.value == .bounds { return }
        let area = placement.bounds.value == .safeArea ? "it" : "the keyboard within it"
        report(
            .contradiction, "a plugin that pushes the safe area cannot be tied to \(area)",
            at: placement.bounds.range, note: "leave out \"within\"")
    }
}
