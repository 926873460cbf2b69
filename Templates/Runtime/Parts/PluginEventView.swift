#if UIKIT
/// The view of a plugin that leaves some touches to the views behind, or that stays while it is used.
@MainActor
package class PluginEventView: PluginView {
    /// Whether touches beside the content reach the views behind.
    package var passesTouches = false

    /// Whether drags that do not begin on a control scroll the view behind.
    package var scrollsHost = false

    override var leavesEvents: Bool { passesTouches || scrollsHost }

    #if TIMERS
    /// Whether the view itself is touched.
    var isTouched = false

    /// Whether the view or a control in it is touched, or text is edited.
    var isInUse: Bool { isTouched || hasViewInUse(in: self) }
    #endif

    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        if holdsEvents { return view }  // if HOLDS
        guard let view, view === self || view.isLayout(of: self) else { return view }
        // Within a scroll view, only drags are for that view. Views beside this one get all touches.
        if scrollsHost { return superview is UIScrollView ? self : nil }
        return passesTouches && !isOpaque(view: self, at: point) ? nil : self
    }

    /// Whether a background, a label or an image is visible at a point. These do not receive touches themselves.
    private func isOpaque(view: UIView, at point: CGPoint) -> Bool {
        let isInside = view.point(inside: point, with: nil)
        if view.clipsToBounds && !isInside { return false }
        let isFilled = (view.backgroundColor?.cgColor.alpha ?? 0) > 0 || (view as? UIVisualEffectView)?.effect != nil
        if isInside && (isFilled || view is UILabel || view is UIImageView) { return true }
        return view.subviews.contains { subview in
            !subview.isHidden && isOpaque(view: subview, at: subview.convert(point, from: view))
        }
    }

    package override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        let pan = (superview as? UIScrollView)?.panGestureRecognizer
        if scrollsHost, other === pan { return true }
        return super.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: other)
    }

    #if TIMERS
    package override func touchesBegan(_ touches: Swift.Set<UITouch>, with event: UIEvent?) { isTouched = true }

    package override func touchesEnded(_ touches: Swift.Set<UITouch>, with event: UIEvent?) { isTouched = false }

    package override func touchesCancelled(_ touches: Swift.Set<UITouch>, with event: UIEvent?) { isTouched = false }

    private func hasViewInUse(in view: UIView) -> Bool {
        view.subviews.contains { subview in
            subview.isFirstResponder || (subview as? UIControl)?.isTracking == true
                || (subview as? UIScrollView)?.isTracking == true || hasViewInUse(in: subview)
        }
    }
    #endif
}
#else
/// The view of a plugin that leaves some clicks to the views behind, or that stays while it is used.
@MainActor
package class PluginEventView: PluginView {
    /// Whether clicks beside the content reach the views behind.
    package var passesClicks = false

    /// Whether scrolling moves the scroll view around this view, or behind it.
    package var scrollsHost = false

    override var leavesEvents: Bool { passesClicks || scrollsHost }

    #if TIMERS
    /// Whether the pointer is inside, or text is edited.
    var isInUse: Bool {
        guard let window else { return false }
        if let text = window.firstResponder as? NSText {
            let edited = text.isFieldEditor ? text.delegate as? NSView : text
            if edited?.isDescendant(of: self) == true { return true }
        }
        let pointer = convert(window.mouseLocationOutsideOfEventStream, from: nil)
        return isMousePoint(pointer, in: bounds)
    }
    #endif

    package override func hitTest(_ point: NSPoint) -> NSView? {
        let view = super.hitTest(point)
        if holdsEvents { return view }  // if HOLDS
        guard passesClicks, !isFilled, let view, view === self || isLayoutOnly(view) else { return view }
        return nil
    }

    /// Whether a background is visible beside the content.
    private var isFilled: Bool { (backgroundColor?.alphaComponent ?? 0) > 0 }

    /// Whether a view is a stack, or a spacer in a stack. These show nothing.
    private func isLayoutOnly(_ view: NSView) -> Bool {
        let isStack = type(of: view) == NSStackView.self
        let isSpace = type(of: view) == NSView.self && view.subviews.isEmpty
        guard isStack || isSpace, !view.wantsLayer, view.gestureRecognizers.isEmpty,
            let outer = view.superview
        else { return false }
        return isStack && outer === self || isLayoutOnly(outer)
    }

    package override func scrollWheel(with event: NSEvent) {
        if scrollsHost { scrollView(at: event.locationInWindow)?.scrollWheel(with: event) }
    }

    /// Returns the scroll view around this view, or else the one behind it at a point in the window.
    private func scrollView(at point: NSPoint) -> NSScrollView? {
        if let enclosingScrollView { return enclosingScrollView }
        let behind = superview?.subviews.prefix { $0 !== self } ?? []
        return behind.reversed().compactMap { $0 as? NSScrollView }.first { view in
            !view.isHidden && view.bounds.contains(view.convert(point, from: nil))
        }
    }
}
#endif
