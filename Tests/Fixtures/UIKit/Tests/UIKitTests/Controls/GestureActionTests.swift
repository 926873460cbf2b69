import Testing
import UIKit

extension AllTests {
    /// The actions of gesture recognizers.
    @MainActor
    @Suite struct GestureActionTests {
        init() { HeadlessUIKit.reset() }

        private func window(with view: UIView) -> UIWindow {
            let host = UIViewController()
            let window = show(host)
            view.frame = CGRect(x: 50, y: 50, width: 100, height: 44)
            host.view.addSubview(view)
            return window
        }

        /// A view that records in which order it is called.
        private final class Recording: UIView {
            var calls: [String] = []

            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                calls.append("cancelled")
            }

            override func accessibilityActivate() -> Bool {
                let recognizer = gestureRecognizers?.first
                calls.append(recognizer?.state == .ended ? "activated" : "activated early")
                return true
            }

            override func accessibilityPerformEscape() -> Bool {
                calls.append("escaped")
                return true
            }
        }

        @Test func aPressSendsItsActionWhenItBeginsMovesAndEnds() throws {
            let view = Recording()
            let window = window(with: view)
            let press = UILongPressGestureRecognizer(
                target: view, action: Selector("accessibilityActivate"))
            view.addGestureRecognizer(press)
            let finger = try #require(
                HeadlessUIKit.press(at: CGPoint(x: 60, y: 60), in: window))
            finger.hold(for: 0.3)
            expect(view.calls.isEmpty)
            finger.hold(for: 0.3)
            expect(press.state, equals: .began)
            finger.move(to: CGPoint(x: 90, y: 60))
            expect(press.state, equals: .changed)
            finger.lift()
            expect(
                view.calls,
                equals: ["cancelled", "activated early", "activated early", "activated"])
            expect(press.state, equals: .possible)
        }

        @Test func aFingerThatMovesDoesNotPress() throws {
            let view = Recording()
            let window = window(with: view)
            view.addGestureRecognizer(
                UILongPressGestureRecognizer(
                    target: view, action: Selector("accessibilityActivate")))
            let finger = try #require(
                HeadlessUIKit.press(at: CGPoint(x: 60, y: 60), in: window))
            finger.move(to: CGPoint(x: 90, y: 60))
            finger.hold(for: 1)
            finger.lift()
            expect(view.calls.isEmpty)
        }

        @Test func aTapSendsItsActionAfterItIsTakenFromTheView() {
            let view = Recording()
            let window = window(with: view)
            let tap = UITapGestureRecognizer(
                target: view, action: Selector("accessibilityActivate"))
            view.addGestureRecognizer(tap)
            expect(HeadlessUIKit.tap(view))
            expect(view.calls, equals: ["cancelled", "activated"])
            expect(tap.state, equals: .possible)
            tap.isEnabled = false
            HeadlessUIKit.tap(at: CGPoint(x: 60, y: 60), in: window)
            expect(view.calls.count, equals: 2)
        }

        @Test func targetsCanBeAddedAndRemoved() {
            let view = Recording()
            let window = window(with: view)
            let tap = UITapGestureRecognizer()
            view.addGestureRecognizer(tap)
            let actions: [Selector] = ["accessibilityPerformEscape", "accessibilityActivate"]
            for action in actions + actions { tap.addTarget(view, action: action) }
            HeadlessUIKit.tap(at: CGPoint(x: 60, y: 60), in: window)
            expect(view.calls, equals: ["cancelled", "escaped", "activated"])
            tap.removeTarget(view, action: actions[0])
            HeadlessUIKit.tap(at: CGPoint(x: 60, y: 60), in: window)
            expect(view.calls.suffix(2), equals: ["cancelled", "activated"])
            tap.removeTarget(UIView(), action: nil)
            HeadlessUIKit.tap(at: CGPoint(x: 60, y: 60), in: window)
            expect(view.calls.count, equals: 7)
            tap.removeTarget(nil, action: nil)
            HeadlessUIKit.tap(at: CGPoint(x: 60, y: 60), in: window)
            expect(view.calls.count, equals: 8)
        }

        @Test func aRecognizerDoesNotRetainItsTarget() {
            let view = UIView()
            let window = window(with: view)
            var target: Recording? = Recording()
            weak var weakTarget: Recording?
            weakTarget = target
            let tap = UITapGestureRecognizer(
                target: target, action: Selector("accessibilityActivate"))
            view.addGestureRecognizer(tap)
            target = nil
            expect(weakTarget == nil)
            HeadlessUIKit.tap(at: CGPoint(x: 60, y: 60), in: window)
            expect(HeadlessUIKit.recognizedGestures, equals: [tap])
        }
    }
}
