extension DescriptionValidator {
    /// Warns of 'whenAlreadyShown' if no host helper shows the plugin.
    mutating func reportUnneededWhenAlreadyShown() {
        let host = description.host
        guard isComplete, host.show == nil, host.whileShown == nil, host.recovery == nil,
            let range = description.presentation.whenAlreadyShownRange
        else { return }
        report(
            .contradiction, "no host helper shows the plugin again", at: range,
            note: "it is for the host helpers 'show' and 'while'", as: .warning)
    }
}
