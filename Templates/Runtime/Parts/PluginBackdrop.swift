/// The backdrop of a plugin: it covers what is behind the visible plugin.
@MainActor
package final class PluginBackdrop: PluginView, PluginPart {
    package enum Style {
        case dim, blur
        /// Shows nothing, and keeps events from the views behind.
        case clear
    }

    let style: Style
    /// Whether the user removes the plugin by choosing the backdrop, or with the Escape key.
    let dismissesOnTap: Bool
    /// The visible backdrop of a plugin that this one replaces. This one takes its place without a fade.
    private var replaced: PluginBackdrop?
    private weak var plugin: (any PluginViewController)?

    package init(_ style: Style, dismissesOnTap: Bool = false) {
        self.style = style
        self.dismissesOnTap = dismissesOnTap
        super.init(frame: .zero)
        switch style {
        case .dim:
            #if UIKIT
            backgroundColor = UIColor { @Sendable traits in
                UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.5 : 0.25)
            }
            #else
            backgroundColor = NSColor(name: nil) { @Sendable appearance in
                let isDark = appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua
                return NSColor(white: 0, alpha: isDark ? 0.5 : 0.25)
            }
            #endif
        case .blur: addEffectView()
        case .clear: break
        }
    }

    @available(*, unavailable) package required init?(coder: NSCoder) { nil }

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

    #if UIKIT
    private let effectView = UIVisualEffectView(effect: nil)

    private func addEffectView() {
        effectView.isUserInteractionEnabled = false
        effectView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(effectView)
    }

    /// Whether the backdrop is visible, and events do not reach the views behind it.
    private(set) var isShown: Bool {
        get { isUserInteractionEnabled }
        set {
            isUserInteractionEnabled = newValue
            // A transparent view does not blur what is behind.
            effectView.effect = newValue && style == .blur ? UIBlurEffect(style: .regular) : nil
            if style != .blur { alpha = newValue ? 1 : 0 }
        }
    }

    package override func touchesEnded(_ touches: Swift.Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        let isTap = touches.allSatisfy { point(inside: $0.location(in: self), with: event) }
        guard dismissesOnTap, isTap, let plugin else { return }
        // A plugin presses its cancel button for this.
        let dismiss = { if !plugin.accessibilityPerformEscape() { plugin.`remove`(animated: true) } }
        #if REPORTS
        plugin.presentation.note(.backdrop, during: dismiss)
        #else
        dismiss()
        #endif
    }
    #else
    private var effectView: NSVisualEffectView?

    private func addEffectView() {
        let view = NSVisualEffectView(frame: bounds)
        view.blendingMode = .withinWindow
        view.material = .fullScreenUI
        view.autoresizingMask = [.width, .height]
        // Only views with a layer of their own fade reliably.
        view.wantsLayer = true
        addSubview(view)
        effectView = view
    }

    /// Whether the backdrop is visible, and events do not reach the views behind it.
    private(set) var isShown: Bool {
        get { !ignoresEvents }
        set {
            ignoresEvents = !newValue
            // A view within a transparent one does not blur what is behind.
            (effectView ?? self).alphaValue = newValue ? 1 : 0
        }
    }

    package override func mouseUp(with event: NSEvent) {
        let isInside = isMousePoint(convert(event.locationInWindow, from: nil), in: bounds)
        guard dismissesOnTap, isInside else { return }
        let escape = NSEvent.keyEvent(
            with: .keyDown, location: .zero, modifierFlags: [], timestamp: event.timestamp,
            windowNumber: event.windowNumber, context: nil, characters: "\u{1B}",
            charactersIgnoringModifiers: "\u{1B}", isARepeat: false, keyCode: 53)
        guard let escape else { return }
        #if REPORTS
        plugin?.presentation.note(.backdrop) { dismiss(with: escape) }
        #else
        dismiss(with: escape)
        #endif
    }

    package override func performKeyEquivalent(with event: NSEvent) -> Bool {
        let isFrontmost = superview?.subviews.last { ($0 as? PluginBackdrop)?.isShown == true } === self
        guard dismissesOnTap, isFrontmost, event.charactersIgnoringModifiers == "\u{1B}",
            event.modifierFlags.isDisjoint(with: [.command, .control, .option])
        else { return super.performKeyEquivalent(with: event) }
        #if REPORTS
        plugin?.presentation.note(.escape) { dismiss(with: event) }
        #else
        dismiss(with: event)
        #endif
        return true
    }

    /// Presses the button of the plugin that has the Escape key, or removes the plugin if it has no such button.
    private func dismiss(with escape: NSEvent) {
        guard let plugin, !plugin.view.performKeyEquivalent(with: escape) else { return }
        plugin.`remove`(animated: true)
    }
    #endif
}

extension PluginPresentation {
    /// The backdrop that covers the container while the plugin is visible.
    var backdrop: PluginBackdrop? { parts.lazy.compactMap { $0 as? PluginBackdrop }.first }
}
