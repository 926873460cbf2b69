import Foundation

extension HeadlessUIKit {
    /// Taps at a point of the window: finds the view by hit testing, sends it the touches, and
    /// makes the nearest enabled control around it send its events. Returns the view that was hit.
    @discardableResult
    public static func tap(at point: CGPoint, in window: UIWindow) -> UIView? {
        guard let finger = press(at: point, in: window) else { return nil }
        finger.lift()
        return finger.view
    }

    /// Puts a finger down at a point of the window and keeps it there. Returns nil if no view is
    /// there.
    public static func press(at point: CGPoint, in window: UIWindow) -> Finger? {
        guard !window.isHidden else { return nil }
        window.layoutIfNeeded()
        guard let hit = window.hitTest(point, with: nil) else { return nil }
        let finger = Finger(UITouch(view: hit, window: window, location: point, phase: .began))
        finger.begin()
        return finger
    }

    /// Taps the center of a view. Returns whether the tap hit the view or a view in it.
    @discardableResult
    public static func tap(_ view: UIView) -> Bool {
        guard let window = view.window else { return false }
        window.layoutIfNeeded()
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
        guard let hit = window.hitTest(middle, with: nil), hit.isDescendant(of: view) else {
            return false
        }
        return tap(at: middle, in: window) != nil
    }

    /// Scrolls by an offset as a finger would, with the delegate's callbacks for dragging.
    public static func scroll(_ scrollView: UIScrollView, by offset: CGPoint) {
        guard scrollView.isScrollEnabled else { return }
        scrollView.delegate?.scrollViewWillBeginDragging(scrollView)
        scrollView.contentOffset = CGPoint(
            x: scrollView.contentOffset.x + offset.x, y: scrollView.contentOffset.y + offset.y)
        scrollView.delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: false)
        scrollView.window?.layoutIfNeeded()
    }
}
