#if !UIKIT && os(Linux)
import AppKit
import Testing

@testable import Runtime

/// Only the headless AppKit has a mouse and a trackpad.
@MainActor
@Suite("Drags")
struct DragTests {
    private let clock = ManualClock()
    private let window = HostWindow()
    private let view = PluginSwipeView(toward: .top)

    @Test("the mouse moves a plugin, and swipes it away")
    func isDragged() {
        clock.run {
            let plugin = addPlugin()
            press()
            drag(by: 10, at: 1)
            expect(displacement.height, equals: -10, "it does not follow the mouse")
            HeadlessAppKit.cancelDrag(in: window.window)
            expect(displacement, equals: .zero, "it does not return")
            expect(!view.isInUse, "it is still in use")
            press()
            drag(by: 10, at: 0.01)
            HeadlessAppKit.release(at: CGPoint(x: center.x, y: center.y + 10), in: window.window)
            expect(plugin.parent == nil, "a fast mouse does not swipe it away")
        }
    }

    @Test("a drag on a control, or to the side, is not a swipe")
    func ignoresOtherDrags() {
        clock.run {
            let plugin = addPlugin()
            press()
            HeadlessAppKit.drag(to: CGPoint(x: center.x + 30, y: center.y + 5), at: 1, in: window.window)
            HeadlessAppKit.release(at: CGPoint(x: center.x + 30, y: center.y + 5), in: window.window)
            view.addSubview(NSButton(frame: view.bounds))
            press()
            drag(by: 40, at: 1)
            expect(displacement, equals: .zero, "it moves")
            expect(plugin.parent === window.host, "it is swiped away")
        }
    }

    @Test("two fingers on a trackpad move a plugin, and swipe it away")
    func isScrolled() {
        clock.run {
            let plugin = addPlugin()
            scroll(9, 1, .began, 1)
            expect(displacement, equals: .zero, "it moves to the side")
            scroll(0, -2, .changed, 1.1)
            scroll(0, -3, .changed, 2)
            expect(displacement.height, equals: -5, "it does not follow the fingers")
            scroll(0, 0, .cancelled, 2)
            expect(displacement, equals: .zero, "it does not return")
            scroll(0, -5, .began, 2.1)
            expect(displacement.height, equals: -5, "it begins with the last swipe")
            scroll(0, 0, .ended, 9)
            expect(plugin.parent === window.host, "it leaves without a swipe")
            scroll(0, -2, .began, 10)
            scroll(0, -8, .changed, 10.01)
            scroll(0, 0, .ended, 10.02)
            expect(plugin.parent == nil, "fast fingers do not swipe it away")
        }
    }

    private var center: CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    private var displacement: CGSize {
        window.layoutIfNeeded()
        return HostWindow.displacement(of: view)
    }

    private func addPlugin() -> StubPlugin {
        let placement = ChildPlacement(edges: [.top, .leading, .trailing], height: 60)
        let plugin = StubPlugin(PluginPresentation(placement: placement), view: view)
        window.host.add(plugin)
        window.layoutIfNeeded()
        return plugin
    }

    private func press() {
        HeadlessAppKit.press(at: center, in: window.window)
    }

    /// Drags the plugin up with the pressed mouse.
    private func drag(by length: CGFloat, at time: Double) {
        HeadlessAppKit.drag(to: CGPoint(x: center.x, y: center.y + length), at: time, in: window.window)
    }

    private func scroll(_ width: CGFloat, _ height: CGFloat, _ phase: NSEvent.Phase, _ time: Double) {
        HeadlessAppKit.scroll(
            by: CGSize(width: width, height: height), phase: phase, at: center, time: time, in: window.window)
    }
}
#endif
