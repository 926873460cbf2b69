import Testing
import UIKit

extension AllTests {
    /// The recognizers for drags, and haptic feedback.
    @MainActor
    @Suite struct PanGestureTests {
        init() { HeadlessUIKit.reset() }

        /// A recognizer that records its states, and decides whether it begins.
        private final class Recording: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
            var states: [UIGestureRecognizer.State] = []
            var begins = true

            func record(_ recognizer: UIGestureRecognizer) {
                states.append(recognizer.state)
            }

            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                begins
            }
        }

        private final class TouchedView: UIView {
            var isCancelled = false

            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                isCancelled = true
            }
        }

        private func recording(on view: UIView) -> Recording {
            let pan = Recording()
            pan.addTarget(
                pan,
                action: Selector { (pan: Recording, sender: UIGestureRecognizer) in
                    pan.record(sender)
                })
            pan.delegate = pan
            view.addGestureRecognizer(pan)
            return pan
        }

        private func window(with view: UIView) -> UIWindow {
            let host = UIViewController()
            let window = show(host)
            view.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
            host.view.addSubview(view)
            return window
        }

        @Test func aDragBeginsAfterTenPointsAndTakesTheTouch() throws {
            let view = TouchedView()
            let window = window(with: view)
            let pan = recording(on: view)
            let finger = try #require(
                HeadlessUIKit.press(at: CGPoint(x: 60, y: 60), in: window))
            finger.move(to: CGPoint(x: 65, y: 60))
            expect(pan.states == [] && !view.isCancelled)
            finger.move(to: CGPoint(x: 65, y: 80), in: 0.1)
            expect(pan.states == [.began] && view.isCancelled)
            expect(pan.translation(in: view.superview), equals: CGPoint(x: 5, y: 20))
            expect(pan.velocity(in: nil), equals: CGPoint(x: 0, y: 200))
            expect(pan.location(in: view), equals: CGPoint(x: 15, y: 30))
            finger.move(to: CGPoint(x: 65, y: 90))
            finger.lift()
            expect(pan.states, equals: [.began, .changed, .ended])
            expect(pan.state == .possible && pan.translation(in: nil) == .zero)
        }

        @Test func aDragCanFailAndBeCanceled() throws {
            let view = TouchedView()
            let window = window(with: view)
            let pan = recording(on: view)
            pan.begins = false
            let start = CGPoint(x: 60, y: 60)
            let finger = try #require(HeadlessUIKit.press(at: start, in: window))
            finger.move(to: CGPoint(x: 60, y: 90))
            finger.lift()
            expect(pan.states == [] && !view.isCancelled)
            pan.begins = true
            let other = try #require(HeadlessUIKit.press(at: start, in: window))
            other.move(to: CGPoint(x: 60, y: 90))
            other.cancel()
            expect(pan.states, equals: [.began, .cancelled])
        }

        @Test func theInnermostDragPreventsOthersAndTapsFail() throws {
            let (view, inner) = (UIView(), UIView())
            let window = window(with: view)
            inner.frame = view.bounds
            view.addSubview(inner)
            let pans = [recording(on: view), recording(on: inner)]
            let tap = UITapGestureRecognizer()
            inner.addGestureRecognizer(tap)
            let finger = try #require(
                HeadlessUIKit.press(at: CGPoint(x: 60, y: 60), in: window))
            finger.move(to: CGPoint(x: 90, y: 60))
            finger.lift()
            expect(pans.map(\.states), equals: [[], [.began, .ended]])
            expect(HeadlessUIKit.recognizedGestures, equals: [pans[1]])
        }

        @Test func feedbackIsRecorded() {
            let generator = UINotificationFeedbackGenerator()
            generator.prepare()
            generator.notificationOccurred(.warning)
            expect(HeadlessUIKit.givenFeedback, equals: [.warning])
            HeadlessUIKit.reset()
            expect(HeadlessUIKit.givenFeedback, equals: [])
        }
    }
}
