extension DescriptionValidator {
    /// Reports plugins that cannot be swiped away, although they should be.
    mutating func reportSwipe() {
        guard description.presentation.swipeToDismiss,
            let range = description.presentation.swipeToDismissRange
        else { return }
        if description.edgeOfOrigin == nil {
            let position = description.placement.position.value.rawValue
            report(
                .contradiction,
                "a plugin with the placement '\(position)' does not come from an edge that it can be swiped away to",
                at: range,
                note:
                    "let it slide in, as in \"transition\": \"slideFromBottom\", or place it at an edge, as in "
                    + "\"placement\": \"top\"")
        }
        if description.presentation.touches == .scroll {
            report(
                .contradiction,
                "drags scroll the host, as 'touches' says, so they cannot swipe the plugin away",
                at: range, note: "leave out \"touches\" or \"swipeToDismiss\"")
        }
    }
}
