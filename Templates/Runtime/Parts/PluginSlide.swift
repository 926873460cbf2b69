extension PluginTransition.Motion {
    /// Slides a view from an edge of its container, or fades it if Reduce Motion is on.
    package static func slide(from edge: NSDirectionalRectEdge) -> Self {
        Self { view, presentation in
            if PluginTransition.isMotionReduced {
                presentation.hide(view)
            } else {
                slideAway(view, to: edge)
            }
        }
    }

    #if UIKIT
    @MainActor
    private static func slideAway(_ view: UIView, to edge: NSDirectionalRectEdge) {
        // A swipe may have moved the view.
        guard let area = view.superview?.bounds.applying(view.transform) else { return }
        let left = area.minX - view.frame.maxX
        let right = area.maxX - view.frame.minX
        let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (leading, trailing) = isReversed ? (right, left) : (left, right)
        view.transform = CGAffineTransform(
            translationX: edge == .leading ? leading : edge == .trailing ? trailing : 0,
            y: edge == .top ? area.minY - view.frame.maxY : edge == .bottom ? area.maxY - view.frame.minY : 0)
    }
    #else
    @MainActor
    private static func slideAway(_ view: NSView, to edge: NSDirectionalRectEdge) {
        guard let slot = PluginSlot(of: view), let container = view.superview else { return }
        // A swipe may have moved the view.
        let area = container.bounds.offsetBy(
            dx: slot.offset.width, dy: container.isFlipped ? slot.offset.height : -slot.offset.height)
        let left = area.minX - view.frame.maxX
        let right = area.maxX - view.frame.minX
        let isReversed = view.userInterfaceLayoutDirection == .rightToLeft
        let (leading, trailing) = isReversed ? (right, left) : (left, right)
        let upwards = area.minY - view.frame.maxY
        let downwards = area.maxY - view.frame.minY
        let (up, down) = container.isFlipped ? (upwards, downwards) : (-downwards, -upwards)
        slot.offset = CGSize(
            width: edge == .leading ? leading : edge == .trailing ? trailing : 0,
            height: edge == .top ? up : edge == .bottom ? down : 0)
    }
    #endif
}
