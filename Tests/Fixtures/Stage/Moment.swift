import UIKit

/// The state of a plugin at a time.
struct Moment: Encodable {
    let time: TimeInterval
    let phase: String
    /// Whether the plugin's view is in the window and not hidden.
    let isShown: Bool
    let opacity: Double
    /// The way from the plugin's place to that which it moves to, in parts of what takes it out of
    /// its host.
    let offset: Double
    let isPushing: Bool
    /// Whether a view in front of the host's takes all touches.
    let blocksTouches: Bool

    @MainActor
    init(of plugin: any PluginViewController, on stage: Stage, at time: TimeInterval) {
        self.time = time
        phase = Self.phase(of: plugin.presentation)
        let view: UIView = plugin.view
        isShown = !view.isHidden && view.window != nil
        opacity = isShown ? HeadlessUIKit.seenAlpha(of: view) : 0
        let area = stage.host.view.bounds
        // A transform does not change bounds and center.
        let top = view.center.y - view.bounds.midY
        let bottom = top + view.bounds.height
        let way = view.transform.ty
        offset = way == 0 ? 0 : way > 0 ? way / (area.maxY - top) : way / (bottom - area.minY)
        let added = stage.host.additionalSafeAreaInsets
        isPushing = added.top > 0 || added.bottom > 0
        let corner = stage.host.view.hitTest(CGPoint(x: 4, y: 400), with: nil)
        blocksTouches = corner !== stage.host.view
    }

    /// Returns the name of the private state's case.
    @MainActor
    private static func phase(of presentation: PluginPresentation) -> String {
        let state = Mirror(reflecting: presentation).children.first { $0.label == "phase" }
        let text = state.map { String(describing: $0.value) } ?? ""
        return String(text.prefix { $0 != "(" })
    }
}
