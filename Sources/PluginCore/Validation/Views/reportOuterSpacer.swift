extension DescriptionValidator {
    /// Reports a spacer that is the outermost view.
    mutating func reportOuterSpacer() {
        guard case .spacer(let spacer)? = views.first else { return }
        report(
            .contradiction, "a spacer has no effect outside a stack", at: spacer.range)
    }
}
