extension PluginPresentation {
    /// The view that covers the container behind a plugin.
    package struct Backdrop: Sendable {
        package enum Style: String, CaseIterable, PlainValue {
            case dim
            case blur
            case clear
        }

        package let style: Style
        /// Whether a tap on the backdrop removes the plugin.
        package let dismissesOnTap: Bool

        /// Decodes the style, or an object.
        init(_ node: JSONNode) {
            style = node.choice(Style.self) ?? node[Vocabulary.backdropStyle]
            dismissesOnTap = node[Vocabulary.dismissesOnTap]
        }
    }
}

extension Vocabulary {
    fileprivate static let backdropStyle = Key(
        "style", default: PluginPresentation.Backdrop.Style.dim)

    fileprivate static let dismissesOnTap = Key("dismissesOnTap", default: false)

    package static let backdrop = ObjectShape(
        "backdrop",
        "What covers the container behind a plugin.",
        [
            backdropStyle.shape,
            dismissesOnTap.shape,
        ])
}

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
