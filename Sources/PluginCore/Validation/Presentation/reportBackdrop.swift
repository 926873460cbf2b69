extension DescriptionValidator {
    /// Reports a backdrop that nobody would see, or that contradicts the placement, the touches or the accessibility of
    /// its plugin.
    mutating func reportBackdrop() {
        guard let range = description.presentation.backdrop?.range else { return }
        let placement = description.placement
        if placement.fillsHost {
            report(
                .contradiction, "a plugin that fills its host hides its backdrop", at: range,
                note: "place the plugin, as in \"placement\": \"center\", or leave out \"backdrop\""
            )
        }
        if placement.mode.value == .push {
            report(
                .contradiction,
                "a plugin that pushes its host's content cannot cover it with a backdrop",
                at: range,
                note: "leave out \"backdrop\", or \"mode\" of the placement")
        }
        if placement.order == .back {
            report(
                .contradiction, "a plugin behind other views cannot cover them with a backdrop",
                at: range,
                note: "leave out \"backdrop\", or \"order\" of the placement")
        }
        if description.presentation.letsTouchesThrough {
            let touches = description.presentation.touches.rawValue
            report(
                .contradiction,
                "a backdrop blocks its container, where '\(touches)' lets touches through",
                at: range,
                note: "leave out \"backdrop\" or \"touches\"")
        }
        if !description.accessibility.isModal, let range = description.accessibility.modalRange {
            report(
                .contradiction,
                "a plugin with a backdrop is always modal, so that VoiceOver skips what is covered",
                at: range, note: "leave out \"modal\"")
        }
    }
}

extension PluginPlacement {
    /// Whether the plugin leaves nothing of its host uncovered.
    fileprivate var fillsHost: Bool {
        position.value == .fill && bounds.value == .bounds && insets == .zero && width == nil
            && height == nil
    }
}
