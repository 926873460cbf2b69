// MARK: - Shimmer

/// A highlight that moves across views while their content loads. It stays still while Reduce Motion is on.
@MainActor
final class PluginShimmer {
    private static let key = "PluginShimmer"

    /// The mask of the views, which are less visible beside the highlight.
    let mask = CAGradientLayer()

    private var isInWindow = false
    private var observer: PluginObserver?

    init() {
        let dim = PlatformColor(white: 0, alpha: 0.4).cgColor
        let bright = PlatformColor(white: 0, alpha: 1).cgColor
        mask.colors = [dim, bright, dim]
        mask.startPoint = CGPoint(x: 0, y: 0.5)
        mask.endPoint = CGPoint(x: 1, y: 0.5)
        // The mask follows the size of the views without an animation.
        mask.actions = ["bounds": NSNull(), "position": NSNull()]
        #if UIKIT
        let name = UIAccessibility.reduceMotionStatusDidChangeNotification
        observer = PluginObserver(of: name) { [weak self] in self?.update() }
        #else
        let name = NSWorkspace.accessibilityDisplayOptionsDidChangeNotification
        let center = NSWorkspace.shared.notificationCenter
        observer = PluginObserver(of: name, in: center) { [weak self] in self?.update() }
        #endif
    }

    /// Moves the highlight while the views are in a window.
    func update(isInWindow: Bool) {
        self.isInWindow = isInWindow
        update()
    }

    private func update() {
        mask.removeAnimation(forKey: Self.key)
        guard isInWindow, !PluginTransition.isMotionReduced else { return }
        let animation = CABasicAnimation(keyPath: "locations")
        animation.fromValue = [-1, -0.5, 0]
        animation.toValue = [1, 1.5, 2]
        animation.duration = 1.5
        animation.repeatCount = .infinity
        // An app in the background keeps it.
        animation.isRemovedOnCompletion = false
        mask.add(animation, forKey: Self.key)
    }
}

#if UIKIT
/// A stack that a highlight moves across.
@MainActor
package final class PluginShimmerStack: UIStackView {
    let shimmer = PluginShimmer()

    package override func layoutSubviews() {
        super.layoutSubviews()
        shimmer.mask.frame = bounds
    }

    package override func didMoveToWindow() {
        super.didMoveToWindow()
        layer.mask = shimmer.mask
        shimmer.update(isInWindow: window != nil)
    }
}
#else
/// A stack that a highlight moves across.
@MainActor
package final class PluginShimmerStack: NSStackView {
    let shimmer = PluginShimmer()

    package override func accessibilityRole() -> NSAccessibility.Role? { .busyIndicator }

    /// VoiceOver reads the label of the stack in place of the views.
    package override func accessibilityChildren() -> [Any]? { [] }

    package override func layout() {
        super.layout()
        shimmer.mask.frame = bounds
    }

    package override func viewDidMoveToWindow() {
        super.viewDidMoveToWindow()
        wantsLayer = true
        layer?.mask = shimmer.mask
        shimmer.update(isInWindow: window != nil)
    }
}
#endif
