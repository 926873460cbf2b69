#if UIKIT
import UIKit

/// Returns whether a recognizer recognizes a tap, or a drag downwards if it is for drags.
@MainActor
func recognizes(
    _ recognizer: UIGestureRecognizer, in window: UIWindow, at point: CGPoint
) -> Bool {
    let count = HeadlessUIKit.recognizedGestures.count
    let finger = HeadlessUIKit.press(at: point, in: window)
    if recognizer is UIPanGestureRecognizer {
        finger?.move(to: CGPoint(x: point.x, y: point.y + 20))
    }
    finger?.lift()
    return HeadlessUIKit.recognizedGestures[count...].contains { $0 === recognizer }
}
#endif
