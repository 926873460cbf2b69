extension DescriptionValidator {
    /// Reports a spacer that is the outermost view.
    mutating func reportOuterSpacer() {
        guard case .spacer(let spacer)? = views.first else { return }
        report(
            .contradiction, "a spacer has nothing to keep apart outside a stack", at: spacer.range)
    }
}
