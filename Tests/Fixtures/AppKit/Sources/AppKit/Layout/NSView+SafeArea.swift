import Foundation

extension NSView {
    /// Recalculates the safe area, and passes a change on to the subviews.
    func updateSafeArea() {
        let insets = computedSafeArea()
        guard !NSEdgeInsetsEqual(insets, safeArea) else { return }
        safeArea = insets
        if layoutState.safeAreaGuide != nil || layoutState.loadedMarginsGuide != nil {
            layoutState.engineChanged()
        }
        layoutState.markNeedsLayout()
        for view in storedSubviews { view.updateSafeArea() }
    }

    /// Recalculates the safe areas of all views below too, which have none outside of windows.
    func updateSafeAreasBelow() {
        updateSafeArea()
        for view in storedSubviews { view.updateSafeAreasBelow() }
    }

    private func computedSafeArea() -> NSEdgeInsets {
        // Outside of windows, nothing has a safe area.
        if window == nil { return NSEdgeInsets() }
        let added = additionalSafeAreaInsets
        guard let parent = storedSuperview else {
            let bars = (self as? WindowFrameView)?.bars ?? NSEdgeInsets()
            return bars + added
        }
        let outer = parent.safeArea
        // Bars do not cover a view outside of its superview.
        if NSEdgeInsetsEqual(outer, NSEdgeInsets()) { return added }
        let frame = storedFrame
        let room = parent.bounds
        let below = frame.minY - room.minY
        let above = room.maxY - frame.maxY
        let isFlipped = parent.isFlipped
        let own = NSEdgeInsets(
            top: max(0, outer.top - (isFlipped ? below : above)),
            left: max(0, outer.left - (frame.minX - room.minX)),
            bottom: max(0, outer.bottom - (isFlipped ? above : below)),
            right: max(0, outer.right - (room.maxX - frame.maxX)))
        return own + added
    }

    /// The margins: the safe area, and within it the standard margin of a window or the standard
    /// spacing.
    var layoutMargins: NSEdgeInsets {
        let margin: CGFloat = window?.contentView === self ? 20 : 8
        return safeArea + NSEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
    }
}

extension NSEdgeInsets {
    static func + (first: NSEdgeInsets, second: NSEdgeInsets) -> NSEdgeInsets {
        NSEdgeInsets(
            top: first.top + second.top, left: first.left + second.left,
            bottom: first.bottom + second.bottom, right: first.right + second.right)
    }
}
