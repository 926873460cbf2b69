import Foundation

/// A recognizer for fingers that rest where they are.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    /// Seconds for which the finger rests before the gesture begins.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Points that the finger may move meanwhile.
    open var allowableMovement: CGFloat = 10
}
