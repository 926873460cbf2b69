/// The view of a plugin that the user can swipe away to an edge.
@MainActor
package final class PluginSwipeView: PluginEventView {
    /// The edge that the plugin is swiped away to.
    private let edge: NSDirectionalRectEdge
    /// The distance of the plugin from its place when the swipe began; nil without a swipe.
    private var start: CGFloat?
    #if UIKIT
    /// Moves the plugin back to its place. A swipe can stop it.
    private var returning: UIViewPropertyAnimator?

    private var plugin: (any PluginViewController)? { next as? any PluginViewController }
    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    #else
    /// A swipe with two fingers on a trackpad: its movement, its velocity, and the time of its last event.
    private var scroll = (movement: CGSize.zero, velocity: CGSize.zero, time: Double(0))

    private var plugin: (any PluginViewController)? { nextResponder as? any PluginViewController }
    private var isRightToLeft: Bool { userInterfaceLayoutDirection == .rightToLeft }
    #endif
    private var isVertical: Bool { edge == .top || edge == .bottom }

    package init(toward edge: NSDirectionalRectEdge) {
        self.edge = edge
        super.init(frame: .zero)
        #if !UIKIT
        // VoiceOver offers to cancel only elements.
        setAccessibilityElement(true)
        setAccessibilityRole(.group)
        #endif
        #if !UIKIT || !os(tvOS)
        let recognizer = PluginSwipeRecognizer(target: nil, action: nil)
        #if UIKIT
        recognizer.addTarget(recognizer, action: PluginSwipeRecognizer.dragAction)
        #endif
        recognizer.delegate = recognizer
        addGestureRecognizer(recognizer)
        #endif
    }

    @available(*, unavailable) package required init?(coder: NSCoder) { nil }

    /// Whether the plugin is swiped, or in use otherwise.
    override var isInUse: Bool { start != nil || super.isInUse }  // if TIMERS

    // MARK: Swiping

    // Movements are to the right, and down.

    /// Returns whether a movement can begin a swipe: toward the edge or away from it, while the plugin is visible.
    func canBeSwiped(by movement: CGSize) -> Bool {
        let (along, across) = isVertical ? (movement.height, movement.width) : (movement.width, movement.height)
        return abs(along) > abs(across) && plugin?.presentation.isVisible == true
    }

    /// Moves the plugin with a swipe, by the distance since it began, and less in the direction away from the edge.
    func swipe(by movement: CGSize) {
        guard plugin?.presentation.isVisible == true else { return start = nil }
        let start = self.start ?? caughtDistance()
        self.start = start
        let distance = start + length(of: movement)
        let moved = distance < 0 ? distance / 4 : distance
        displacement = CGSize(width: direction.width * moved, height: direction.height * moved)
    }

    /// Ends a swipe. The plugin leaves if it would soon be moved by more than half of its size, and returns otherwise.
    func endSwipe(velocity: CGSize) {
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
        start = nil
        if plugin?.presentation.isVisible == true { moveBack() }
    }

    /// The direction to the edge.
    private var direction: CGSize {
        if isVertical { return CGSize(width: 0, height: edge == .top ? -1 : 1) }
        return CGSize(width: (edge == .leading) == isRightToLeft ? 1 : -1, height: 0)
    }

    /// Returns the length of a movement toward the edge.
    private func length(of movement: CGSize) -> CGFloat {
        movement.width * direction.width + movement.height * direction.height
    }

    #if UIKIT
    /// The distance of the plugin from its place.
    private var displacement: CGSize {
        get { CGSize(width: transform.tx, height: transform.ty) }
        set { transform = CGAffineTransform(translationX: newValue.width, y: newValue.height) }
    }

    /// Stops a return to the plugin's place, and returns how far the plugin is from it.
    private func caughtDistance() -> CGFloat {
        returning?.stopAnimation(true)
        returning = nil
        return length(of: displacement)
    }

    private func moveBack() {
        returning = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.8) { [weak self] in
            self?.transform = .identity
        }
        returning?.startAnimation()
    }

    /// Returns whether a view in the plugin can scroll along the axis of the swipe at a point.
    func canScroll(at point: CGPoint) -> Bool {
        let views = sequence(first: hitTest(point, with: nil) ?? self, next: \.superview).prefix { $0 !== self }
        return views.lazy.compactMap { $0 as? UIScrollView }.contains { scrollView in
            let (content, visible) = (scrollView.contentSize, scrollView.bounds.size)
            let isTooLarge = isVertical ? content.height > visible.height : content.width > visible.width
            return scrollView.isScrollEnabled && isTooLarge
        }
    }
    #else
    /// The distance of the plugin from its place.
    private var displacement: CGSize {
        get { PluginSlot(of: self)?.offset ?? .zero }
        set {
            PluginSlot(of: self)?.offset = newValue
            superview?.layoutSubtreeIfNeeded()
        }
    }

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
        plugin.presentation.note(.escape)  // if REPORTS
        plugin.`remove`(animated: true)
        return true
    }

    /// Returns whether a view in the plugin handles drags that begin at a point in the window.
    func isControl(at point: CGPoint) -> Bool {
        let hit = hitTest(superview?.convert(point, from: nil) ?? point)
        return sequence(first: hit ?? self, next: \.superview).prefix { $0 !== self }.contains { view in
            if let field = view as? NSTextField { return field.isSelectable }
            return view is NSText || view is NSControl && !(view is NSImageView)
        }
    }
    #endif
}

#if UIKIT
/// Recognizes the drags that swipe a plugin.
@MainActor
private final class PluginSwipeRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    #if canImport(ObjectiveC)
    static let dragAction = #selector(handleDrag)

    @objc private func handleDrag(_ recognizer: UIGestureRecognizer) { swipe(with: recognizer) }
    #else
    static let dragAction = UIKit.Selector {
        (target: PluginSwipeRecognizer, recognizer: UIGestureRecognizer) in target.swipe(with: recognizer)
    }
    #endif

    private var swipeView: PluginSwipeView? { view as? PluginSwipeView }

    private func swipe(with recognizer: UIGestureRecognizer) {
        switch state {
        case .began, .changed: swipeView?.swipe(by: size(translation(in: view?.superview)))
        case .ended: swipeView?.endSwipe(velocity: size(velocity(in: view?.superview)))
        default: swipeView?.cancelSwipe()
        }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let swipeView else { return false }
        let (end, movement) = (location(in: swipeView), translation(in: swipeView))
        let start = CGPoint(x: end.x - movement.x, y: end.y - movement.y)
        return !swipeView.canScroll(at: start) && swipeView.canBeSwiped(by: size(velocity(in: swipeView.superview)))
    }

    private func size(_ point: CGPoint) -> CGSize { CGSize(width: point.x, height: point.y) }
}
#else
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
    ) -> Bool { swipeView?.isControl(at: event.locationInWindow) == false }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool {
        swipeView?.canBeSwiped(by: size(translation(in: view?.superview))) == true
    }

    /// Returns a distance to the right and down.
    private func size(_ point: CGPoint) -> CGSize {
        let isFlipped = view?.superview?.isFlipped == true
        return CGSize(width: point.x, height: isFlipped ? point.y : -point.y)
    }
}
#endif

extension PluginPresentation {
    /// Removes a visible plugin that is swiped away, without waiting for the end of its minimum duration.
    fileprivate func swipeOut(to edge: NSDirectionalRectEdge, in duration: Double) {
        let wasLeaving = isLeaving  // if WILL_LEAVE || OPERATIONS
        note(.swipe)  // if REPORTS
        moveOut(with: PluginTransition(moveOut: .slide(from: edge), duration: duration))
        if !wasLeaving { beginLeaving() }  // if WILL_LEAVE || OPERATIONS
    }
}
