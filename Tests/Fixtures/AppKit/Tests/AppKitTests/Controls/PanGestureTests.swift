import AppKit
import Testing

extension AllTests {
    /// The recognizers for drags, and scrolling with two fingers.
    @MainActor
    @Suite struct PanGestureTests {
        let window: NSWindow
        let host = HostController()

        init() {
            HeadlessAppKit.reset()
            window = show(host)
        }

        private final class Recording: NSPanGestureRecognizer, NSGestureRecognizerDelegate {
            var calls: [String] = []
            var (attempts, begins) = (true, true)

            override func mouseDragged(with event: NSEvent) {
                super.mouseDragged(with: event)
                calls.append(state == .began ? "began" : state == .changed ? "changed" : "-")
            }

            override func mouseUp(with event: NSEvent) {
                super.mouseUp(with: event)
                calls.append(state == .ended ? "ended" : "failed")
            }

            override func reset() {
                super.reset()
                calls.append("reset")
            }

            func gestureRecognizer(
                _ gestureRecognizer: NSGestureRecognizer,
                shouldAttemptToRecognizeWith event: NSEvent
            ) -> Bool { attempts }

            func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool {
                begins
            }
        }

        private final class MouseView: NSView {
            var calls: [String] = []

            override func mouseDown(with event: NSEvent) { calls.append("down") }
            override func mouseDragged(with event: NSEvent) { calls.append("dragged") }
            override func mouseUp(with event: NSEvent) { calls.append("up") }
            override func scrollWheel(with event: NSEvent) {
                calls.append(
                    "\(event.scrollingDeltaX) \(event.scrollingDeltaY) \(event.phase == .began)")
            }
        }

        private func draggedView() -> (MouseView, Recording) {
            let view = MouseView(frame: NSRect(x: 10, y: 10, width: 100, height: 100))
            host.view.addSubview(view)
            let pan = Recording(target: nil, action: nil)
            pan.delegate = pan
            view.addGestureRecognizer(pan)
            return (view, pan)
        }

        private func point(_ x: CGFloat, _ y: CGFloat) -> NSPoint {
            host.view.convert(NSPoint(x: x, y: y), to: nil)
        }

        @Test func aDragTakesTheEventsOfTheView() {
            let (view, pan) = draggedView()
            HeadlessAppKit.press(at: point(20, 20), in: window)
            HeadlessAppKit.drag(to: point(21, 20), at: 0.1, in: window)
            HeadlessAppKit.drag(to: point(21, 40), at: 0.2, in: window)
            let moved = pan.translation(in: host.view)
            expect(abs(moved.x - 1) < 0.01 && abs(moved.y - 20) < 0.01)
            expect(abs(pan.velocity(in: host.view).y - 200) < 0.01)
            expect(abs(pan.location(in: host.view).y - 40) < 0.01)
            HeadlessAppKit.drag(to: point(21, 50), at: 0.3, in: window)
            HeadlessAppKit.release(at: point(21, 50), in: window)
            expect(pan.calls, equals: ["-", "began", "changed", "ended", "reset"])
            expect(pan.state == .possible && view.calls == [])
        }

        @Test func theViewGetsTheEventsIfNoDragIsRecognized() {
            let (view, pan) = draggedView()
            HeadlessAppKit.click(view)
            expect(view.calls == ["down", "up"] && pan.calls == ["failed", "reset"])
            pan.begins = false
            HeadlessAppKit.press(at: point(20, 20), in: window)
            HeadlessAppKit.drag(to: point(20, 40), at: 0.1, in: window)
            HeadlessAppKit.release(at: point(20, 40), in: window)
            expect(view.calls, equals: ["down", "up", "down", "up"])
            expect(pan.calls.suffix(2), equals: ["-", "reset"])
            pan.attempts = false
            HeadlessAppKit.press(at: point(20, 20), in: window)
            HeadlessAppKit.drag(to: point(20, 40), at: 0.1, in: window)
            expect(view.calls.suffix(2), equals: ["down", "dragged"])
        }

        @Test func aDragCanBeCanceled() {
            let (_, pan) = draggedView()
            HeadlessAppKit.press(at: point(20, 20), in: window)
            HeadlessAppKit.drag(to: point(20, 40), at: 0.1, in: window)
            HeadlessAppKit.cancelDrag(in: window)
            expect(pan.calls == ["began", "reset"] && pan.state == .possible)
        }

        @Test func theViewAtTheMouseIsScrolled() {
            let (view, _) = draggedView()
            HeadlessAppKit.scroll(
                by: CGSize(width: 1, height: 2), phase: .began, at: point(20, 20), in: window)
            HeadlessAppKit.scroll(
                by: CGSize(width: 3, height: 4), phase: [], at: point(20, 20), in: window)
            expect(view.calls, equals: ["1.0 2.0 true", "3.0 4.0 false"])
        }
    }
}
