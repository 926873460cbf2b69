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
        private var isDown = true

        init(_ touch: UITouch) {
            self.touch = touch
            view = touch.hitView
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
