import AppKit
import Testing

extension AllTests {
    @MainActor
    @Suite struct PopoverTests {
        private final class Content: NSViewController, NSPopoverDelegate {
            var closes = true
            var calls: [String] = []

            override func loadView() { view = NSView() }
            func popoverShouldClose(_ popover: NSPopover) -> Bool { closes }
            func popoverWillShow(_ notification: Notification) { calls.append("willShow") }
            func popoverDidShow(_ notification: Notification) { calls.append("didShow") }
            func popoverWillClose(_ notification: Notification) { calls.append("willClose") }
            func popoverDidClose(_ notification: Notification) { calls.append("didClose") }
        }

        private let host = HostController()
        private let content = Content()
        private let source = NSView(frame: NSRect(x: 100, y: 300, width: 100, height: 40))

        init() {
            HeadlessAppKit.reset()
            content.preferredContentSize = NSSize(width: 200, height: 80)
            host.view.addSubview(source)
        }

        private func present(_ edge: NSRectEdge = .minY) -> NSWindow {
            let window = show(host)
            window.setFrameOrigin(NSPoint(x: 500, y: 300))
            host.present(
                content, asPopoverRelativeTo: source.bounds, of: source, preferredEdge: edge,
                behavior: .transient)
            HeadlessAppKit.turnRunLoop()
            return window
        }

        @Test func aPopoverIsAWindowAtAnEdgeAsLargeAsItsControllerPrefers() {
            _ = present()
            let frame = content.view.window?.frame
            expect(frame, equals: NSRect(x: 550, y: 507, width: 200, height: 80))
            content.preferredContentSize.height = 100
            expect(content.view.window?.frame.minY, equals: 487)
            expect(host.presentedViewControllers, equals: [content])
            expect(content.calls, equals: ["willShow", "didShow"])
        }

        @Test func aPopoverWithoutRoomIsAtTheOppositeEdge() {
            content.preferredContentSize = NSSize(width: 200, height: 400)
            _ = present(.maxY)
            expect(content.view.window?.frame.maxY, equals: 587)
        }

        @Test func aClickOutsideClosesAPopoverIfItsDelegateAgrees() {
            _ = present()
            content.closes = false
            HeadlessAppKit.clickOutside(of: content)
            expect(host.presentedViewControllers, equals: [content])
            content.closes = true
            HeadlessAppKit.clickOutside(of: content)
            expect(host.presentedViewControllers == nil && content.view.window == nil)
            expect(content.calls.suffix(2), equals: ["willClose", "didClose"])
        }
    }
}
