import Foundation

/// A recognizer for fingers that stay in place.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    /// The seconds that the finger stays before the gesture begins.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The points that the finger may move during that time.
    open var allowableMovement: CGFloat = 10
}
