#if !UIKIT
/// The view of a plugin that the user can swipe away to an edge.
@MainActor
package final class PluginSwipeView: PluginEventView {
    /// The edge that the plugin is swiped away to.
    private let edge: NSDirectionalRectEdge

    /// The distance of the plugin from its place when the swipe began; nil without a swipe.
    private var start: CGFloat?

    /// A swipe with two fingers on a trackpad: its movement, its velocity, and the time of its last event.
    private var scroll = (movement: CGSize.zero, velocity: CGSize.zero, time: Double(0))

    private var plugin: (any PluginViewController)? { nextResponder as? any PluginViewController }

    /// Whether the leading edge is at the right.
    private var isReversed: Bool { userInterfaceLayoutDirection == .rightToLeft }

    package init(toward edge: NSDirectionalRectEdge) {
        self.edge = edge
        super.init(frame: .zero)
        // VoiceOver offers to cancel only elements.
        setAccessibilityElement(true)
        setAccessibilityRole(.group)
        let recognizer = PluginSwipeRecognizer(target: nil, action: nil)
        recognizer.delegate = recognizer
        addGestureRecognizer(recognizer)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { nil }

    /// Whether the plugin is swiped, or in use otherwise.
    override var isInUse: Bool { start != nil || super.isInUse }  // if TIMERS

    private var isVertical: Bool { edge == .top || edge == .bottom }

    // MARK: Swiping

    /// Returns whether a movement can begin a swipe: it goes toward the edge or away from it, and the
    /// plugin is visible.
    ///
    /// - Parameter movement: The distance to the right, and down.
    func canBeSwiped(by movement: CGSize) -> Bool {
        let (along, across) = isVertical ? (movement.height, movement.width) : (movement.width, movement.height)
        return abs(along) > abs(across) && plugin?.presentation.isVisible == true
    }

    /// Moves the plugin with a swipe. It moves less in the direction away from the edge.
    ///
    /// - Parameter movement: The distance since the swipe began: to the right, and down.
    func swipe(by movement: CGSize) {
        guard plugin?.presentation.isVisible == true else { return start = nil }
        let start = self.start ?? caughtDistance()
        self.start = start
        let distance = start + length(of: movement)
        let moved = distance < 0 ? distance / 4 : distance
        displacement = CGSize(width: direction.width * moved, height: direction.height * moved)
    }

    /// Ends a swipe. The plugin leaves if it would soon be moved by more than half of its size,
    /// and returns to its place otherwise.
    ///
    /// - Parameter velocity: The points per second: to the right, and down.
    func endSwipe(velocity: CGSize) {
        guard start != nil else { return }
        start = nil
        guard let presentation = plugin?.presentation, presentation.isVisible else { return }
        let (distance, speed) = (length(of: displacement), length(of: velocity))
        let size = isVertical ? bounds.height : bounds.width
        guard distance > 0, distance + speed / 5 > size / 2 else { return moveBack() }
        let rest = max(0.1, (size - distance) / max(speed, 1))
        presentation.swipeOut(to: edge, in: min(rest, presentation.transition.duration))
    }

    /// Cancels a swipe: the plugin returns to its place.
    func cancelSwipe() {
        guard start != nil else { return }
        start = nil
        if plugin?.presentation.isVisible == true { moveBack() }
    }

    /// The direction to the edge: to the right, and down.
    private var direction: CGSize {
        switch edge {
        case .top: CGSize(width: 0, height: -1)
        case .bottom: CGSize(width: 0, height: 1)
        case .leading: CGSize(width: isReversed ? 1 : -1, height: 0)
        default: CGSize(width: isReversed ? -1 : 1, height: 0)
        }
    }

    /// Returns the length of a movement toward the edge.
    private func length(of movement: CGSize) -> CGFloat {
        movement.width * direction.width + movement.height * direction.height
    }

    /// The distance of the plugin from its place: to the right, and down.
    private var displacement: CGSize {
        get { PluginSlot(of: self)?.offset ?? .zero }
        set {
            PluginSlot(of: self)?.offset = newValue
            superview?.layoutSubtreeIfNeeded()
        }
    }

    /// Returns how far the plugin is from its place.
    private func caughtDistance() -> CGFloat { length(of: displacement) }

    private func moveBack() {
        // Only views with a layer of their own move reliably.
        wantsLayer = true
        NSAnimationContext.runAnimationGroup { context in
            context.duration = PluginTransition.areAnimationsEnabled ? 0.3 : 0
            context.allowsImplicitAnimation = true
            displacement = .zero
        }
    }

    /// Swipes the plugin with two fingers on a trackpad.
    package override func scrollWheel(with event: NSEvent) {
        let movement = CGSize(width: event.scrollingDeltaX, height: event.scrollingDeltaY)
        switch event.phase {
        case .began, .changed:
            guard start != nil || canBeSwiped(by: movement) else { return super.scrollWheel(with: event) }
            if start == nil { scroll.movement = .zero }
            scroll.movement.width += movement.width
            scroll.movement.height += movement.height
            let time = max(0.001, event.timestamp - scroll.time)
            scroll.velocity = CGSize(width: movement.width / time, height: movement.height / time)
            scroll.time = event.timestamp
            swipe(by: scroll.movement)
        case .ended: endSwipe(velocity: scroll.velocity)
        case .cancelled: cancelSwipe()
        default: super.scrollWheel(with: event)
        }
    }

    /// Removes the plugin when VoiceOver cancels it.
    package override func accessibilityPerformCancel() -> Bool {
        guard let plugin else { return false }
        #if !REPORTS
        plugin.`remove`(animated: true)
        #else
        plugin.presentation.dismiss(for: .escape)
        #endif
        return true
    }

    /// Returns whether a view in the plugin handles drags that begin at a point in the window.
    func isControl(at point: CGPoint) -> Bool {
        var current = hitTest(superview?.convert(point, from: nil) ?? point)
        while let view = current, view !== self {
            if let field = view as? NSTextField { return field.isSelectable }
            if view is NSText || view is NSControl && !(view is NSImageView) { return true }
            current = view.superview
        }
        return false
    }
}

/// Recognizes the drags with the mouse that swipe a plugin.
@MainActor
private final class PluginSwipeRecognizer: NSPanGestureRecognizer, NSGestureRecognizerDelegate {
    private var swipeView: PluginSwipeView? { view as? PluginSwipeView }

    override func mouseDragged(with event: NSEvent) {
        super.mouseDragged(with: event)
        guard state == .began || state == .changed else { return }
        swipeView?.swipe(by: size(translation(in: view?.superview)))
    }

    override func mouseUp(with event: NSEvent) {
        swipeView?.endSwipe(velocity: size(velocity(in: view?.superview)))
        super.mouseUp(with: event)
    }

    /// Called after each gesture, also after a canceled one.
    override func reset() {
        super.reset()
        swipeView?.cancelSwipe()
    }

    /// Leaves drags on controls and on selectable text to these views.
    func gestureRecognizer(
        _ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent
    ) -> Bool {
        swipeView?.isControl(at: event.locationInWindow) == false
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool {
        swipeView?.canBeSwiped(by: size(translation(in: view?.superview))) == true
    }

    /// Returns a distance to the right and down.
    private func size(_ point: CGPoint) -> CGSize {
        let isFlipped = view?.superview?.isFlipped == true
        return CGSize(width: point.x, height: isFlipped ? point.y : -point.y)
    }
}

extension PluginPresentation {
    /// Removes a visible plugin that is swiped away, without waiting for the end of its minimum duration.
    fileprivate func swipeOut(to edge: NSDirectionalRectEdge, in duration: Double) {
        let wasLeaving = isLeaving  // if WILL_LEAVE || OPERATIONS
        #if REPORTS
        note(.swipe)
        #endif
        moveOut(with: PluginTransition(moveOut: .slide(from: edge), duration: duration))
        if !wasLeaving { beginLeaving() }  // if WILL_LEAVE || OPERATIONS
    }
}
#endif
