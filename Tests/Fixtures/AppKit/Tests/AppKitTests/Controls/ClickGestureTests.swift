import AppKit
import Testing

extension AllTests {
    /// The recognizers for clicks, and custom actions.
    @MainActor
    @Suite struct ClickGestureTests {
        let window: NSWindow
        let host = HostController()

        init() {
            HeadlessAppKit.reset()
            window = show(host)
        }

        private final class Recording: NSView {
            var calls: [String] = []

            override func mouseDown(with event: NSEvent) { calls.append("down") }
            override func mouseUp(with event: NSEvent) { calls.append("up") }
            override func accessibilityPerformPress() -> Bool {
                calls.append("pressed")
                return true
            }
        }

        private final class Refusing: NSObject, NSGestureRecognizerDelegate {
            var (attempts, begins) = (true, true)

            func gestureRecognizer(
                _ gestureRecognizer: NSGestureRecognizer,
                shouldAttemptToRecognizeWith event: NSEvent
            ) -> Bool { attempts }

            func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool {
                begins
            }
        }

        private func recording(in view: NSView) -> (Recording, NSClickGestureRecognizer) {
            let inner = Recording(frame: NSRect(x: 10, y: 10, width: 50, height: 20))
            view.addSubview(inner)
            let recognizer = NSClickGestureRecognizer(
                target: inner, action: Selector("accessibilityPerformPress"))
            inner.addGestureRecognizer(recognizer)
            return (inner, recognizer)
        }

        @Test func aPressIsRecognizedInPlaceOfAClick() {
            let (view, click) = recording(in: host.view)
            let press = NSPressGestureRecognizer(target: view, action: click.action)
            view.addGestureRecognizer(press)
            let point = view.convert(NSPoint(x: 10, y: 10), to: nil)
            HeadlessAppKit.press(at: point, in: window)
            HeadlessAppKit.hold(for: 0.4, in: window)
            expect(view.calls.isEmpty)
            HeadlessAppKit.hold(for: 0.2, in: window)
            expect(view.calls == ["pressed"] && press.state == .began)
            HeadlessAppKit.release(at: point, in: window)
            // The action is sent again when the press ends.
            expect(view.calls == ["pressed", "pressed"] && press.state == .possible)
        }

        @Test func aClickIsNoPress() {
            let (view, click) = recording(in: host.view)
            click.isEnabled = false
            view.addGestureRecognizer(
                NSPressGestureRecognizer(target: view, action: click.action))
            expect(HeadlessAppKit.click(view))
            expect(view.calls, equals: ["down", "up"])
        }

        @Test func aClickIsRecognizedInPlaceOfTheEventsOfTheView() {
            let (view, recognizer) = recording(in: host.view)
            expect(recognizer.delaysPrimaryMouseButtonEvents)
            HeadlessAppKit.click(view)
            expect(view.calls, equals: ["pressed"])
            expect(HeadlessAppKit.sentActions.map(\.action), equals: ["accessibilityPerformPress"])
            recognizer.delaysPrimaryMouseButtonEvents = false
            HeadlessAppKit.click(view)
            expect(view.calls, equals: ["pressed", "down", "pressed", "up"])
            recognizer.isEnabled = false
            HeadlessAppKit.click(view)
            expect(view.calls.suffix(2), equals: ["down", "up"])
        }

        @Test func aMouseThatMovesDoesNotClick() {
            let (view, _) = recording(in: host.view)
            HeadlessAppKit.press(at: NSPoint(x: 20, y: 20), in: window)
            expect(view.calls.isEmpty)
            HeadlessAppKit.release(at: NSPoint(x: 40, y: 25), in: window)
            expect(view.calls, equals: ["down", "up"])
        }

        @Test func aDelegateCanRefuse() {
            let (view, recognizer) = recording(in: host.view)
            let delegate = Refusing()
            recognizer.delegate = delegate
            delegate.attempts = false
            HeadlessAppKit.click(view)
            expect(view.calls, equals: ["down", "up"])
            (delegate.attempts, delegate.begins) = (true, false)
            HeadlessAppKit.click(view)
            expect(view.calls, equals: ["down", "up", "down", "up"])
        }

        @Test func theInnermostClickIsRecognized() {
            let (outer, _) = recording(in: host.view)
            let (inner, recognizer) = recording(in: outer)
            inner.frame = outer.bounds
            HeadlessAppKit.click(inner)
            expect(outer.calls.isEmpty && inner.calls == ["pressed"])
            inner.removeGestureRecognizer(recognizer)
            HeadlessAppKit.click(inner)
            expect(outer.calls == ["pressed"] && inner.calls == ["pressed"])
        }

        @Test func aViewHasCustomActions() {
            let view = NSView()
            expect(view.accessibilityCustomActions() == nil)
            let action = NSAccessibilityCustomAction(name: "Open") { true }
            view.setAccessibilityCustomActions([action])
            expect(view.accessibilityCustomActions(), equals: [action])
            expect(action.name == "Open" && action.handler?() == true)
        }
    }
}
