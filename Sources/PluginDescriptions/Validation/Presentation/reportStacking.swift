extension DescriptionValidator {
    /// Reports plugins that cannot be put on top of one that is already shown, as "whenShown": "stack" asks.
    mutating func reportStacking() {
        let presentation = description.presentation
        guard presentation.whenShown == .stack else { return }
        if let range = presentation.groupRange {
            report(
                .contradiction,
                "a plugin of a group replaces one that is shown, and cannot be put on top of it",
                at: range,
                note: "leave out \"group\", or make \"whenShown\" another than \"stack\"")
        }
        if description.placement.order == .back, let range = description.placement.orderRange {
            report(
                .contradiction,
                "a plugin behind all others cannot be put on top of one of its kind", at: range,
                note: "leave out \"order\", or make \"whenShown\" another than \"stack\"")
        }
    }
}
