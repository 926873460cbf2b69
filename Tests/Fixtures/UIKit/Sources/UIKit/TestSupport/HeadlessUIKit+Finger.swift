import Foundation

extension HeadlessUIKit {
    /// A finger on the screen, until it is lifted or its touch is cancelled.
    @MainActor
    public final class Finger {
        /// The view that hit testing found below the finger.
        public let view: UIView
        private let touch: UITouch
        private let event: UIEvent
        private let control: UIControl?
        private let gestures: TouchGestures
        private let start: CGPoint
        private var isDown = true

        init(_ touch: UITouch) {
            self.touch = touch
            view = touch.hitView
            start = touch.windowLocation
            event = UIEvent(touches: [touch])
            gestures = TouchGestures(touch)
            let control = Self.enclosing(UIControl.self, of: view)
            self.control = control?.isEnabled == true ? control : nil
        }

        func begin() {
            view.touchesBegan([touch], with: event)
            control?.fingerDown()
            gestures.touchBegan()
            if gestures.cancelsTouch { cancelTouch() }
            gestures.sendActions()
        }

        /// Moves the finger without lifting it, within the control below it or out of it.
        public func drag(isInside: Bool) {
            guard isDown, !gestures.cancelsTouch else { return }
            touch.currentPhase = .moved
            view.touchesMoved([touch], with: event)
            control?.fingerMoved(isInside: isInside)
        }

        /// Moves the finger to a point of the window, at a speed for which it needs some seconds.
        public func move(to point: CGPoint, in seconds: TimeInterval = 1) {
            guard isDown else { return }
            let last = touch.windowLocation
            touch.windowLocation = point
            touch.currentPhase = .moved
            let wasCancelled = gestures.cancelsTouch
            gestures.touchMoved(
                touch, from: start,
                velocity: CGPoint(
                    x: (point.x - last.x) / seconds, y: (point.y - last.y) / seconds))
            if !gestures.cancelsTouch {
                view.touchesMoved([touch], with: event)
                control.map { control in
                    control.fingerMoved(
                        isInside: control.point(inside: touch.location(in: control), with: nil))
                }
            } else if !wasCancelled {
                cancelTouch()
            }
            gestures.sendActions()
        }

        /// Keeps the finger in place for some seconds.
        public func hold(for seconds: TimeInterval) {
            guard isDown else { return }
            let wasCancelled = gestures.cancelsTouch
            gestures.touchHeld(for: seconds)
            if gestures.cancelsTouch, !wasCancelled { cancelTouch() }
            gestures.sendActions()
        }

        /// Lifts the finger at its location: controls send their events, rows are selected.
        public func lift() {
            guard isDown else { return }
            isDown = false
            let wasCancelled = gestures.cancelsTouch
            gestures.touchEnded()
            if gestures.cancelsTouch, !wasCancelled { cancelTouch() }
            gestures.sendActions()
            gestures.reset()
            if gestures.cancelsTouch { return }
            touch.currentPhase = .ended
            view.touchesEnded([touch], with: event)
            if let control {
                control.fingerUp()
            } else if let cell = Self.enclosing(UITableViewCell.self, of: view) {
                Self.enclosing(UITableView.self, of: cell)?.tapped(cell)
            } else if let cell = Self.enclosing(UICollectionViewCell.self, of: view) {
                Self.enclosing(UICollectionView.self, of: cell)?.tapped(cell)
            }
        }

        /// Cancels the touch, as the system does when something else takes it.
        public func cancel() {
            guard isDown else { return }
            isDown = false
            gestures.endPans(as: .cancelled)
            gestures.sendActions()
            gestures.reset()
            if !gestures.cancelsTouch { cancelTouch() }
        }

        private func cancelTouch() {
            touch.currentPhase = .cancelled
            view.touchesCancelled([touch], with: event)
            control?.fingerCancelled()
        }

        private static func enclosing<Kind: UIView>(
            _ kind: Kind.Type, of view: UIView
        ) -> Kind? {
            var current: UIView? = view
            while let candidate = current {
                if let match = candidate as? Kind { return match }
                current = candidate.superview
            }
            return nil
        }
    }
}
