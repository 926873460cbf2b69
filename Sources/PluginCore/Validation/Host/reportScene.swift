extension DescriptionValidator {
    /// Reports plugins that cannot be shown in a scene, which has only a window for plugins.
    mutating func reportScene() {
        guard let scene = description.host.scene?.range else { return }
        let placement = description.placement
        if placement.needsContainer {
            report(
                .contradiction, "a scene has no container to show the plugin in", at: scene,
                note: "leave out \"container\" of its placement, or \"scene\"")
        }
        if placement.mode.value == .push {
            report(
                .contradiction, "a scene has no content that the plugin could push",
                at: placement.mode.range,
                note: "write \"mode\": \"overlay\", or leave out \"scene\"")
        }
        if placement.order == .back {
            report(
                .contradiction, "a scene shows the plugin in front of everything else",
                at: placement.orderRange ?? scene,
                note: "leave out \"order\" of its placement, or \"scene\"")
        }
        if description.presentation.touches == .scroll {
            report(
                .contradiction, "a scene has no content that the plugin could scroll",
                at: description.presentation.touchesRange ?? scene,
                note: "write \"touches\": \"pass\", or leave out \"scene\"")
        }
        if isComplete, description.host.show == nil {
            report(
                .contradiction, "a scene shows the plugin, but 'show' is false",
                at: scene, note: "leave out \"show\", or \"scene\"")
        }
    }
}
