#if UIKIT
/// The view of a plugin that the user can swipe away to an edge.
@MainActor
package final class PluginSwipeView: PluginEventView {
    /// The edge that the plugin is swiped away to.
    private let edge: NSDirectionalRectEdge

    /// The distance of the plugin from its place when the swipe began; nil without a swipe.
    private var start: CGFloat?

    /// Moves the plugin back to its place. A swipe can stop it.
    private var returning: UIViewPropertyAnimator?

    private var plugin: (any PluginViewController)? { next as? any PluginViewController }

    /// Whether the leading edge is at the right.
    private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    package init(toward edge: NSDirectionalRectEdge) {
        self.edge = edge
        super.init(frame: .zero)
        #if !os(tvOS)
        let recognizer = PluginSwipeRecognizer()
        recognizer.addTarget(recognizer, action: PluginSwipeRecognizer.dragAction)
        recognizer.delegate = recognizer
        addGestureRecognizer(recognizer)
        #endif
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
        let animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.8) { [weak self] in
            self?.transform = .identity
        }
        animator.startAnimation()
        returning = animator
    }

    /// Returns whether a view in the plugin can scroll along the axis of the swipe at a point.
    func canScroll(at point: CGPoint) -> Bool {
        var current = hitTest(point, with: nil)
        while let view = current, view !== self {
            if let scrollView = view as? UIScrollView, scrollView.isScrollEnabled {
                let (content, visible) = (scrollView.contentSize, scrollView.bounds.size)
                if isVertical ? content.height > visible.height : content.width > visible.width { return true }
            }
            current = view.superview
        }
        return false
    }
}

/// Recognizes the drags that swipe a plugin.
@MainActor
private final class PluginSwipeRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    #if canImport(ObjectiveC)
    static let dragAction = #selector(handleDrag)

    @objc private func handleDrag(_ recognizer: UIGestureRecognizer) {
        swipe(with: recognizer)
    }
    #else
    static let dragAction = UIKit.Selector {
        (target: PluginSwipeRecognizer, recognizer: UIGestureRecognizer) in
        target.swipe(with: recognizer)
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
