extension DescriptionValidator {
    /// Reports 'while' if a plugin that is already shown is not reused: operations that run at the same time
    /// share one plugin.
    mutating func reportUnsharedOperations() {
        let whenAlreadyShown = description.presentation.whenAlreadyShown
        guard let helper = description.host.whileShown, whenAlreadyShown != .reuse else { return }
        report(
            .contradiction,
            "operations share the plugin that is shown, but 'whenAlreadyShown' is to "
                + "\(whenAlreadyShown.rawValue) it",
            at: helper.range, note: "leave out \"whenAlreadyShown\", or make it \"reuse\"")
    }
}
