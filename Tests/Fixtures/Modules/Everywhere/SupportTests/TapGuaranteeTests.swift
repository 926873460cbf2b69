import Testing

@testable import Everywhere

#if canImport(UIKit)
import UIKit

/// What only the headless frameworks can show of taps.
@MainActor
@Suite("Taps on stacks and plugins", .serialized)
struct TapGuaranteeTests {
    private let window: HostWindow

    init() {
        HeadlessUIKit.reset()
        window = HostWindow()
    }

    @Test("a tap anywhere on a plugin calls its handler, and removes it")
    func plugin() {
        let plugin = ABCMessageViewController(sender: "Ann")
        var senders: [String] = []
        plugin.openHandler = { senders.append($0) }
        window.host.add(plugin)
        window.layoutIfNeeded()
        let frame = plugin.view.frame
        let stack = plugin.contentStack
        let content = stack.convert(stack.bounds, to: plugin.view)
        #expect(!content.contains(CGPoint(x: 1, y: 1)))
        HeadlessUIKit.tap(at: CGPoint(x: frame.minX + 1, y: frame.minY + 1), in: window)
        #expect(senders == ["Ann"])
        #expect(plugin.parent == nil)
    }

    @Test("a tap on the text of a plugin is one on the plugin")
    func label() {
        let plugin = ABCMessageViewController(sender: "Ann", preview: "Hello")
        var count = 0
        plugin.openHandler = { _ in count += 1 }
        window.host.add(plugin)
        let label = plugin.previewLabel
        window.layoutIfNeeded()
        let point = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: window)
        HeadlessUIKit.tap(at: point, in: window)
        #expect(count == 1)
        #expect(plugin.contentStack.accessibilityLabel == "Ann, Hello")
    }

    @Test("buttons in a stack handle their own taps, and taps beside stacks pass")
    func stacks() {
        let plugin = ABCTrackViewController(track: "Song")
        var calls: [String] = []
        plugin.expandHandler = { calls.append("expand") }
        plugin.skipHandler = { calls.append("skip") }
        plugin.queueHandler = { calls.append("queue") }
        window.host.add(plugin)
        window.layoutIfNeeded()
        #expect(HeadlessUIKit.tap(plugin.skipButton))
        #expect(calls == ["skip"])
        HeadlessUIKit.tap(at: center(of: plugin.trackLabel), in: window)
        #expect(calls == ["skip", "expand"])
        HeadlessUIKit.tap(at: center(of: plugin.nextLabel), in: window)
        #expect(calls.count == 2)
        let frame = plugin.view.frame
        HeadlessUIKit.tap(at: CGPoint(x: frame.minX + 1, y: frame.midY), in: window)
        #expect(calls.count == 2)
    }

    @Test("a long press on a stack calls its handler once, and leaves the taps to nobody")
    func longPress() throws {
        let plugin = ABCTrackViewController(track: "Song")
        var count = 0
        plugin.queueHandler = { count += 1 }
        window.host.add(plugin)
        window.layoutIfNeeded()
        let point = center(of: plugin.nextLabel)
        let finger = try #require(HeadlessUIKit.press(at: point, in: window))
        finger.hold(for: 0.4)
        #expect(count == 0)
        finger.hold(for: 0.2)
        #expect(count == 1)
        finger.move(to: CGPoint(x: point.x + 2, y: point.y))
        finger.lift()
        #expect(count == 1)
        let other = try #require(HeadlessUIKit.press(at: point, in: window))
        other.move(to: CGPoint(x: point.x + 30, y: point.y))
        other.hold(for: 1)
        other.lift()
        #expect(count == 1)
    }

    private func center(of view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    }
}
#elseif canImport(AppKit)
import AppKit

/// What only the headless frameworks can show of clicks.
@MainActor
@Suite("Clicks on stacks and plugins", .serialized)
struct TapGuaranteeTests {
    private let window: HostWindow

    init() {
        HeadlessAppKit.reset()
        window = HostWindow()
    }

    @Test("a click anywhere on a plugin calls its handler, and removes it")
    func plugin() {
        let plugin = ABCMessageViewController(sender: "Ann")
        var senders: [String] = []
        plugin.openHandler = { senders.append($0) }
        window.host.add(plugin)
        window.layoutIfNeeded()
        let corner = plugin.view.convert(CGPoint(x: 1, y: 1), to: nil)
        HeadlessAppKit.click(at: corner, in: window.window)
        #expect(senders == ["Ann"])
        #expect(plugin.parent == nil)
    }

    @Test("buttons in a stack handle their own clicks")
    func stacks() {
        let plugin = ABCTrackViewController(track: "Song")
        var calls: [String] = []
        plugin.expandHandler = { calls.append("expand") }
        plugin.skipHandler = { calls.append("skip") }
        plugin.queueHandler = { calls.append("queue") }
        window.host.add(plugin)
        window.layoutIfNeeded()
        for view in [plugin.skipButton, plugin.trackLabel, plugin.nextLabel] as [NSView] {
            #expect(HeadlessAppKit.click(view))
        }
        #expect(calls == ["skip", "expand"])
        let label = plugin.nextLabel
        let middle = CGPoint(x: label.bounds.midX, y: label.bounds.midY)
        let point = label.convert(middle, to: nil)
        HeadlessAppKit.press(at: point, in: window.window)
        HeadlessAppKit.hold(for: 0.6, in: window.window)
        #expect(calls == ["skip", "expand", "queue"])
        HeadlessAppKit.release(at: point, in: window.window)
        #expect(calls.count == 3)
    }
}
#endif
