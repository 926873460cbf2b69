#if UIKIT
/// The backdrop of a plugin: it covers what is behind the visible plugin.
@MainActor
package final class PluginBackdrop: PluginView, PluginPart {
    package enum Style {
        case dim
        case blur
        /// Shows nothing, and keeps touches from the views behind.
        case clear
    }

    let style: Style
    /// Whether a tap removes the plugin.
    let dismissesOnTap: Bool

    /// The visible backdrop of a plugin that this one replaces. This one takes its place without a fade.
    private var replaced: PluginBackdrop?
    private weak var plugin: (any PluginViewController)?

    /// Whether the backdrop is visible, and events do not reach the views behind it.
    private(set) var isShown: Bool {
        get { isUserInteractionEnabled }
        set {
            isUserInteractionEnabled = newValue
            if style == .blur {
                // A transparent view does not blur what is behind.
                effectView.effect = newValue ? UIBlurEffect(style: .regular) : nil
            } else {
                alpha = newValue ? 1 : 0
            }
        }
    }

    private let effectView = UIVisualEffectView(effect: nil)

    package init(_ style: Style, dismissesOnTap: Bool = false) {
        self.style = style
        self.dismissesOnTap = dismissesOnTap
        super.init(frame: .zero)
        switch style {
        case .dim:
            backgroundColor = UIColor { @Sendable traits in
                UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.5 : 0.25)
            }
        case .blur:
            effectView.isUserInteractionEnabled = false
            effectView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(effectView)
        case .clear: break
        }
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { nil }

    package func handle(_ event: PluginEvent, of presentation: PluginPresentation) {
        switch event {
        case .willReplace(let other): if other.isVisible { replaced = other.backdrop }
        case .willMoveIn:
            plugin = presentation.plugin
            // A plugin that returns may still have its backdrop.
            if superview == nil {
                presentation.cover(with: self)
                isShown = true
            }
            replaced?.removeFromSuperview()
        case .move(let isShown): if replaced == nil { self.isShown = isShown }
        case .didAppear, .wasAddedAgain, .reset: replaced = nil
        default: break
        }
    }

    package override func touchesEnded(_ touches: Swift.Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        let isTap = touches.allSatisfy { point(inside: $0.location(in: self), with: event) }
        guard dismissesOnTap, isTap, let plugin else { return }
        // A plugin presses its cancel button for this.
        #if !REPORTS
        if !plugin.accessibilityPerformEscape() { plugin.`remove`(animated: true) }
        #else
        plugin.presentation.note(.backdrop) {
            if !plugin.accessibilityPerformEscape() { plugin.`remove`(animated: true) }
        }
        #endif
    }
}

extension PluginPresentation {
    /// The backdrop that covers the container while the plugin is visible.
    var backdrop: PluginBackdrop? { parts.lazy.compactMap { $0 as? PluginBackdrop }.first }
}
#endif
