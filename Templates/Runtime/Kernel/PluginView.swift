#if UIKIT
/// The view of a plugin. It keeps touches from the views behind.
@MainActor
package class PluginView: UIView, UIGestureRecognizerDelegate {
    package override init(frame: CGRect) {
        super.init(frame: frame)
        // Begins with each touch, and prevents the gestures of views behind.
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0
        press.allowedPressTypes = []
        press.cancelsTouchesInView = false
        press.delegate = self
        addGestureRecognizer(press)
    }

    @available(*, unavailable) package required init?(coder: NSCoder) { nil }

    /// Whether some touches reach the views behind.  // if PASSES
    var leavesEvents: Bool { false }  // if PASSES

    /// Whether the view keeps touches from its content too.  // if HOLDS
    var holdsEvents = false  // if HOLDS

    #if PRESENTATIONS
    weak var presentation: PluginPresentation?

    package override func didMoveToSuperview() {
        super.didMoveToSuperview()
        presentation?.viewDidMove()
    }

    package override func didMoveToWindow() {
        super.didMoveToWindow()
        presentation?.viewDidMove()
    }
    #endif

    #if HOLDS
    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return holdsEvents && hit != nil ? self : hit
    }
    #endif

    /// Allows all gestures but those of views behind, for example of a scroll view.
    package func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        for view in sequence(first: self as UIView, next: \.superview).dropFirst() {
            if view === other.view { return false }
            // The content of a cell scrolls with the list.
            if view.next is UIViewController || view is any UIContentView { break }
        }
        return true
    }

    // Unhandled events end here instead of reaching the host's view.
    package override func touchesBegan(_ touches: Swift.Set<UITouch>, with event: UIEvent?) {}
    package override func touchesMoved(_ touches: Swift.Set<UITouch>, with event: UIEvent?) {}
    package override func touchesEnded(_ touches: Swift.Set<UITouch>, with event: UIEvent?) {}
    package override func touchesCancelled(_ touches: Swift.Set<UITouch>, with event: UIEvent?) {}
}
#else
/// The view of a plugin. It keeps clicks from the views behind.
@MainActor
package class PluginView: NSView {
    /// Whether some clicks reach the views behind.  // if PASSES
    var leavesEvents: Bool { false }  // if PASSES

    /// The color behind the content.
    package var backgroundColor: NSColor? {
        didSet {
            wantsLayer = true
            needsDisplay = true
        }
    }

    #if MATERIALS
    /// Whether the background is transparent for a transition.
    var isBackgroundHidden = false { didSet { effectiveAppearance.performAsCurrentDrawingAppearance(updateLayer) } }
    #endif

    #if IGNORES
    /// Whether all clicks reach the views behind, and key equivalents are ignored.
    var ignoresEvents = false { didSet { if ignoresEvents { giveUpKeyboard() } } }

    /// Whether the view keeps clicks from its content too, and ignores key equivalents.  // if HOLDS
    var holdsEvents = false { didSet { if holdsEvents { giveUpKeyboard() } } }  // if HOLDS

    private func giveUpKeyboard() {
        guard let focus = window?.firstResponder as? NSView, focus.isDescendant(of: self) else { return }
        window?.makeFirstResponder(nil)
    }

    package override func hitTest(_ point: NSPoint) -> NSView? {
        guard !ignoresEvents, let hit = super.hitTest(point) else { return nil }
        if holdsEvents { return self }  // if HOLDS
        return hit
    }

    package override func performKeyEquivalent(with event: NSEvent) -> Bool {
        if holdsEvents { return false }  // if HOLDS
        return !ignoresEvents && super.performKeyEquivalent(with: event)
    }
    #endif

    #if PRESENTATIONS
    weak var presentation: PluginPresentation?

    #if SLOTS
    package override func viewWillMove(toSuperview newSuperview: NSView?) {
        super.viewWillMove(toSuperview: newSuperview)
        if newSuperview == nil { PluginSlot.remove(of: self) }
    }
    #endif

    package override func viewDidMoveToSuperview() {
        super.viewDidMoveToSuperview()
        presentation?.viewDidMove()
    }

    package override func viewDidMoveToWindow() {
        super.viewDidMoveToWindow()
        presentation?.viewDidMove()
    }
    #endif

    package override var wantsUpdateLayer: Bool { true }

    // AppKit also calls this method when the appearance changes.
    package override func updateLayer() {
        layer?.backgroundColor = backgroundColor?.cgColor
        #if MATERIALS
        if isBackgroundHidden { layer?.backgroundColor = backgroundColor?.withAlphaComponent(0).cgColor }
        #endif
    }

    // Unhandled events end here instead of reaching the host's view.
    package override func mouseDown(with event: NSEvent) {}
    package override func mouseDragged(with event: NSEvent) {}
    package override func mouseUp(with event: NSEvent) {}
    package override func rightMouseDown(with event: NSEvent) {
        if let menu = menu(for: event) { NSMenu.popUpContextMenu(menu, with: event, for: self) }
    }
    package override func rightMouseDragged(with event: NSEvent) {}
    package override func rightMouseUp(with event: NSEvent) {}
    package override func otherMouseDown(with event: NSEvent) {}
    package override func otherMouseDragged(with event: NSEvent) {}
    package override func otherMouseUp(with event: NSEvent) {}
    package override func scrollWheel(with event: NSEvent) {}
    package override func magnify(with event: NSEvent) {}
    package override func rotate(with event: NSEvent) {}
    package override func smartMagnify(with event: NSEvent) {}
    package override func swipe(with event: NSEvent) {}
}
#endif
