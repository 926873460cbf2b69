extension DescriptionValidator {
    /// Reports 'while' if a plugin that is already shown is not reused: operations that run at the same time
    /// share one plugin.
    mutating func reportUnsharedOperations() {
        let whenShown = description.presentation.whenShown
        guard let helper = description.host.whileShown, whenShown != .reuse else { return }
        report(
            .contradiction,
            "operations share the plugin that is shown, and showing it is to "
                + "\(whenShown.rawValue) it",
            at: helper.range, note: "leave out \"whenShown\", or make it \"reuse\"")
    }
}
