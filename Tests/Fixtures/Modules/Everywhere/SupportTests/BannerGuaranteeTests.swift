import Testing

@testable import Everywhere

#if canImport(UIKit)
import UIKit

/// What only the headless frameworks can show of swipes and feedback.
@MainActor
@Suite("Swipes and feedback", .serialized)
struct BannerGuaranteeTests {
    private let window: HostWindow

    init() {
        HeadlessUIKit.reset()
        window = HostWindow()
    }

    private func swipe(
        _ plugin: UIViewController, by distance: CGSize, in seconds: TimeInterval = 1
    ) throws -> HeadlessUIKit.Finger {
        window.layoutIfNeeded()
        let view = try #require(plugin.view)
        let start = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
        let finger = try #require(HeadlessUIKit.press(at: start, in: window))
        finger.move(
            to: CGPoint(x: start.x + distance.width, y: start.y + distance.height), in: seconds)
        return finger
    }

    @Test("a finger moves a plugin, and swipes it away in place of tapping it")
    func finger() throws {
        let plugin = ABCMessageViewController(sender: "Ann", preview: "Hello")
        var isOpened = false
        plugin.openHandler = { _ in isOpened = true }
        window.host.add(plugin)
        let finger = try swipe(plugin, by: CGSize(width: 0, height: -40))
        #expect(plugin.view.transform.ty == -40)
        #expect((plugin.view as? PluginEventView)?.isInUse == true)
        finger.cancel()
        #expect(plugin.view.transform.ty == 0)
        #expect((plugin.view as? PluginEventView)?.isInUse == false)
        try swipe(plugin, by: CGSize(width: 0, height: -12), in: 0.01).lift()
        HeadlessUIKit.advanceAnimations(by: 1)
        #expect(plugin.parent == nil && !isOpened)
    }

    @Test("a drag to the side, or in a list in the plugin, is not a swipe")
    func otherDrags() throws {
        let plugin = ABCMessageViewController(sender: "Ann")
        window.host.add(plugin)
        let side = try swipe(plugin, by: CGSize(width: 40, height: -10))
        #expect(plugin.view.transform == .identity)
        side.lift()
        let list = UIScrollView(frame: plugin.view.bounds)
        list.contentSize.height = 900
        plugin.view.addSubview(list)
        let drag = try swipe(plugin, by: CGSize(width: 0, height: -40))
        #expect(plugin.view.transform == .identity)
        drag.lift()
        #expect(plugin.parent === window.host)
    }

    @Test("plugins give the feedback of their descriptions, once each")
    func feedback() {
        window.host.add(ABCMessageViewController(sender: "Ann"))
        window.host.add(ABCBulletinViewController(message: "Hello"))
        window.host.add(ABCNoticeViewController())
        #expect(HeadlessUIKit.givenFeedback == [.success, .warning, .error])
    }
}
#endif
