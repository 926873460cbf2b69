import UIKit

/// The state of a plugin at a time.
struct Moment: Encodable {
    /// The state of the plugin that replaces the first one.
    struct Next: Encodable {
        let phase: String
        let opacity: Double
        let backdropOpacity: Double
    }

    let time: TimeInterval
    let phase: String
    /// Whether the plugin's view is in the window and not hidden.
    let isShown: Bool
    let opacity: Double
    let backdropOpacity: Double
    /// Where the plugin moves to: 0 for its place, -1 for above the host, and 1 for below.
    let destination: Double
    let isPushing: Bool
    let ignoresTouches: Bool
    /// Whether touches on the host do not reach its view, also beside a plugin that does not cover it.
    let blocksTouches: Bool
    let next: Next?

    @MainActor
    init(
        of plugin: any PluginViewController, next: (any PluginViewController)?, on stage: Stage,
        at time: TimeInterval
    ) {
        self.time = time
        phase = Self.phase(of: plugin.presentation)
        let view: UIView = plugin.view
        isShown = !view.isHidden && view.window != nil
        opacity = Self.textOpacity(of: view)
        backdropOpacity = Self.backdrop(of: plugin).map(Self.opacity) ?? 0
        let distance = view.transform.ty
        destination = distance == 0 ? 0 : distance > 0 ? 1 : -1
        let added = stage.host.additionalSafeAreaInsets
        isPushing = added.top > 0 || added.bottom > 0
        ignoresTouches = isShown && !view.isUserInteractionEnabled
        let touched = stage.host.view.hitTest(CGPoint(x: 4, y: 400), with: nil)
        blocksTouches = touched !== stage.host.view
        self.next = next.map { next in
            Next(
                phase: Self.phase(of: next.presentation),
                opacity: Self.textOpacity(of: next.view),
                backdropOpacity: Self.backdrop(of: next).map(Self.opacity) ?? 0)
        }
    }

    @MainActor
    private static func opacity(of view: UIView) -> Double {
        !view.isHidden && view.window != nil ? HeadlessUIKit.seenAlpha(of: view) : 0
    }

    /// Returns how much is seen of a plugin, by its text: views around a material stay opaque.
    @MainActor
    private static func textOpacity(of view: UIView) -> Double {
        let text = firstLabel(in: view) ?? view
        let views = sequence(first: text) { $0 === view ? nil : $0.superview }
        return views.reduce(opacity(of: view)) { opacity, part in
            part === view ? opacity : opacity * HeadlessUIKit.seenAlpha(of: part)
        }
    }

    @MainActor
    private static func firstLabel(in view: UIView) -> UIView? {
        view is UILabel ? view : view.subviews.lazy.compactMap(firstLabel).first
    }

    @MainActor
    private static func backdrop(of plugin: any PluginViewController) -> UIView? {
        plugin.presentation.parts.lazy.compactMap { $0 as? PluginBackdrop }.first
    }

    /// Returns the name of the private state's case.
    @MainActor
    private static func phase(of presentation: PluginPresentation) -> String {
        let state = Mirror(reflecting: presentation).children.first { $0.label == "phase" }
        let text = state.map { String(describing: $0.value) } ?? ""
        return String(text.prefix { $0 != "(" })
    }
}
