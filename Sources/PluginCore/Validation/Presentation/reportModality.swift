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
        if description.presentation.letsTouchesThrough {
            let touches = description.presentation.touches.rawValue
            report(
                .contradiction,
                "a 'modal' plugin blocks its container, where '\(touches)' lets touches through",
                at: range,
                note: "leave out \"modal\" or \"touches\"")
        }
    }
}
