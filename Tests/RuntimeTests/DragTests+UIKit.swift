#if UIKIT && os(Linux)
import Testing
import UIKit

@testable import Runtime

/// Only the headless UIKit has a finger.
@MainActor
@Suite("Drags")
struct DragTests {
    private let clock = ManualClock()
    private let window = HostWindow()
    private let view = PluginSwipeView(toward: .top)

    @Test("a finger moves a plugin, and swipes it away")
    func isSwiped() throws {
        try clock.run {
            let plugin = addPlugin()
            let finger = try drag(by: CGSize(width: 0, height: -40))
            expect(HostWindow.displacement(of: view).height, equals: -40, "it does not follow the finger")
            expect(view.isInUse, "it is not in use")
            finger.cancel()
            expect(HostWindow.displacement(of: view), equals: .zero, "it does not return")
            expect(!view.isInUse, "it is still in use")
            try drag(by: CGSize(width: 0, height: -12), in: 0.01).lift()
            expect(plugin.parent == nil, "a fast finger does not swipe it away")
        }
    }

    @Test("a drag to the side, or on content that scrolls, is not a swipe")
    func ignoresOtherDrags() throws {
        try clock.run {
            let plugin = addPlugin()
            try drag(by: CGSize(width: 40, height: -10)).lift()
            let list = UIScrollView(frame: view.bounds)
            list.contentSize.height = 900
            view.addSubview(list)
            try drag(by: CGSize(width: 0, height: -40)).lift()
            expect(HostWindow.displacement(of: view), equals: .zero, "it moves")
            expect(plugin.parent === window.host, "it is swiped away")
        }
    }

    private func addPlugin() -> StubPlugin {
        let placement = ChildPlacement(edges: [.top, .leading, .trailing], height: 60)
        let plugin = StubPlugin(PluginPresentation(placement: placement), view: view)
        window.host.add(plugin)
        window.layoutIfNeeded()
        return plugin
    }

    /// Presses a finger on the plugin and moves it.
    private func drag(by distance: CGSize, in seconds: Double = 1) throws -> HeadlessUIKit.Finger {
        let start = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
        let finger = try #require(HeadlessUIKit.press(at: start, in: window))
        let end = CGPoint(x: start.x + distance.width, y: start.y + distance.height)
        finger.move(to: end, in: seconds)
        return finger
    }
}
#endif
