extension DescriptionValidator {
    /// Reports plugins that cannot be put on top of one that is already shown, as "whenAlreadyShown": "stack" asks.
    mutating func reportStacking() {
        let presentation = description.presentation
        guard presentation.whenAlreadyShown == .stack else { return }
        if let range = presentation.groupRange {
            report(
                .contradiction,
                "plugins of a group replace each other, so they cannot be stacked",
                at: range,
                note: "leave out \"group\", or change \"whenAlreadyShown\" to \"reuse\" or "
                    + "\"replace\"")
        }
        if description.placement.order == .back, let range = description.placement.orderRange {
            report(
                .contradiction,
                "a plugin behind other views cannot be stacked on top of another one", at: range,
                note: "leave out \"order\", or change \"whenAlreadyShown\" to \"reuse\" or "
                    + "\"replace\"")
        }
    }
}
