import Foundation

/// The gesture recognizers of the views below a finger. Long presses begin when the finger has stayed
/// for their minimum duration, and single taps end with the touch, unless the finger moves by 10
/// points. Pans begin then. Nothing else is simulated.
///
/// A recognizer that recognizes a gesture prevents the others, except those that a delegate allows
/// at the same time.
@MainActor
final class TouchGestures {
    private static var records: [UIGestureRecognizer] = []
    static var recognized: [UIGestureRecognizer] { records }

    private let hitView: UIView
    private let all: [UIGestureRecognizer]
    /// The recognizers that can still recognize the touch, the innermost first.
    private var open: [UIGestureRecognizer]
    /// The recognizers whose actions are not sent yet.
    private var waiting: [UIGestureRecognizer] = []
    /// The seconds for which the finger has stayed in place.
    private var heldSeconds: TimeInterval = 0
    /// Whether a recognizer has taken the touch from the view.
    private(set) var cancelsTouch = false

    init(_ touch: UITouch) {
        hitView = touch.hitView
        var found: [UIGestureRecognizer] = []
        var current: UIView? = hitView
        while let view = current {
            found += (view.gestureRecognizers ?? []).filter { recognizer in
                // One that follows a finger keeps to it.
                recognizer.isEnabled && recognizer.state == .possible
                    && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch)
                        ?? true
            }
            current = view.superview
        }
        all = found
        open = found
    }

    func touchBegan() {
        touchHeld(for: 0)
    }

    /// Keeps the finger in place for some seconds.
    func touchHeld(for seconds: TimeInterval) {
        heldSeconds += seconds
        for recognizer in open {
            guard let press = recognizer as? UILongPressGestureRecognizer,
                press.state == .possible, press.minimumPressDuration <= heldSeconds,
                press.numberOfTouchesRequired == 1, press.numberOfTapsRequired == 0
            else { continue }
            recognize(press, as: .began)
        }
    }

    /// Moves the finger to a point in its window.
    func touchMoved(_ touch: UITouch, from start: CGPoint, velocity: CGPoint) {
        let end = touch.windowLocation
        let isFar = abs(end.x - start.x) >= 10 || abs(end.y - start.y) >= 10
        for recognizer in open {
            guard open.contains(where: { $0 === recognizer }) else { continue }
            if let pan = recognizer as? UIPanGestureRecognizer, let window = touch.window {
                pan.path = UIPanGestureRecognizer.Path(
                    window: window, start: start, end: end, velocity: velocity)
                if pan.state != .possible {
                    pan.state = .changed
                    waiting.append(pan)
                } else if isFar, pan.minimumNumberOfTouches <= 1 {
                    recognize(pan, as: .began)
                }
            } else if recognizer is UILongPressGestureRecognizer, recognizer.state != .possible {
                recognizer.state = .changed
                waiting.append(recognizer)
            } else if isFar, !(recognizer is UIPanGestureRecognizer) {
                fail(recognizer)
            }
        }
    }

    /// Ends the pans and the presses that have begun.
    func endPans(as state: UIGestureRecognizer.State) {
        for recognizer in open where recognizer.state != .possible {
            guard recognizer is UIPanGestureRecognizer || recognizer is UILongPressGestureRecognizer
            else { continue }
            recognizer.state = state
            waiting.append(recognizer)
        }
    }

    func touchEnded() {
        endPans(as: .ended)
        for recognizer in open {
            guard let tap = recognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1,
                tap.numberOfTouchesRequired == 1
            else { continue }
            recognize(tap, as: .ended)
        }
    }

    /// Sends the actions of the gestures that were recognized. UIKit cancels the touches of the view
    /// before.
    func sendActions() {
        let recognizers = waiting
        waiting = []
        for recognizer in recognizers { recognizer.sendActions() }
    }

    func reset() {
        for recognizer in all {
            recognizer.state = .possible
            (recognizer as? UIPanGestureRecognizer)?.path = nil
        }
        open = []
    }

    static func discard() {
        records = []
    }

    private func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
        guard open.contains(where: { $0 === recognizer }) else { return }
        // The view is asked only if the recognizer would take the touch from it.
        guard
            !recognizer.cancelsTouchesInView || hitView.gestureRecognizerShouldBegin(recognizer),
            recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
        else { return fail(recognizer) }
        recognizer.state = state
        Self.records.append(recognizer)
        if recognizer.cancelsTouchesInView { cancelsTouch = true }
        for other in open where other !== recognizer && !areAllowed(recognizer, other) {
            fail(other)
        }
        waiting.append(recognizer)
    }

    private func areAllowed(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) == true
            || second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first)
                == true
    }

    private func fail(_ recognizer: UIGestureRecognizer) {
        recognizer.state = .failed
        open.removeAll { $0 === recognizer }
    }
}

extension HeadlessUIKit {
    /// The recognizers that have recognized a gesture, in order.
    public static var recognizedGestures: [UIGestureRecognizer] { TouchGestures.recognized }
}
