extension DescriptionValidator {
    /// Warns of 'whenShown' if no host helper shows the plugin.
    mutating func reportUnneededWhenShown() {
        let host = description.host
        guard isComplete, host.show == nil, host.whileShown == nil, host.recovery == nil,
            let range = description.presentation.whenShownRange
        else { return }
        report(
            .contradiction, "nothing shows the plugin where it is shown already", at: range,
            note: "it is for the helpers 'show' and 'while' of hosts", as: .warning)
    }
}
