extension DescriptionValidator {
    /// Reports a modal plugin that is behind others, or lets touches through.
    mutating func reportModality() {
        guard description.accessibility.isModal, let range = description.accessibility.modalRange
        else { return }
        if description.placement.order == .back {
            report(
                .contradiction,
                "a plugin behind other views cannot be 'modal', because VoiceOver would skip the views in front of it",
                at: range, note: "leave out \"modal\" or \"order\"")
        }
        if description.presentation.touches == .pass {
            report(
                .contradiction,
                "a 'modal' plugin blocks touches beside it, which 'pass' lets through", at: range,
                note: "leave out \"modal\" or \"touches\"")
        }
    }
}
