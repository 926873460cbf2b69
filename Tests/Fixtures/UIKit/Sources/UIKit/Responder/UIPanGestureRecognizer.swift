import Foundation

/// A recognizer for drags.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max

    /// The path of the finger, in the coordinates of its window.
    struct Path {
        let window: UIWindow
        let start: CGPoint
        var end: CGPoint
        /// Points per second.
        var velocity: CGPoint
    }

    /// The path of the finger that the recognizer follows.
    var path: Path?

    open func translation(in view: UIView?) -> CGPoint {
        guard let path else { return .zero }
        let (start, end) = (point(path.start, in: view), point(path.end, in: view))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    open func velocity(in view: UIView?) -> CGPoint {
        guard let path else { return .zero }
        let (start, end) = (point(.zero, in: view), point(path.velocity, in: view))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    open override func location(in view: UIView?) -> CGPoint {
        path.map { point($0.end, in: view) } ?? .zero
    }

    private func point(_ point: CGPoint, in view: UIView?) -> CGPoint {
        view?.convert(point, from: path?.window) ?? point
    }
}
