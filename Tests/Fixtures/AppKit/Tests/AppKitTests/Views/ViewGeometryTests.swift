import AppKit
import Testing

extension AllTests {
    @MainActor
    @Suite struct ViewGeometryTests {
        init() { HeadlessAppKit.reset() }

        private final class Flipped: NSView {
            override var isFlipped: Bool { true }
        }

        private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
            -> NSRect
        {
            NSRect(x: x, y: y, width: width, height: height)
        }

        @Test func coordinatesBeginAtTheLowerLeftCorner() {
            let view = NSView(frame: rect(10, 20, 100, 50))
            expect(!view.isFlipped)
            expect(view.bounds, equals: rect(0, 0, 100, 50))
            let child = NSView(frame: rect(5, 6, 10, 10))
            view.addSubview(child)
            expect(child.convert(NSPoint(x: 1, y: 2), to: view), equals: NSPoint(x: 6, y: 8))
            expect(view.convert(NSPoint(x: 6, y: 8), to: child), equals: NSPoint(x: 1, y: 2))
            expect(view.convert(NSPoint(x: 1, y: 2), from: child), equals: NSPoint(x: 6, y: 8))
        }

        @Test func aFlippedViewCountsFromTheTop() {
            let root = NSView(frame: rect(0, 0, 100, 100))
            let flipped = Flipped(frame: rect(10, 10, 50, 40))
            root.addSubview(flipped)
            // The upper left corner of the flipped view.
            expect(flipped.convert(NSPoint.zero, to: root), equals: NSPoint(x: 10, y: 50))
            expect(root.convert(NSPoint(x: 10, y: 50), to: flipped), equals: .zero)
            let inner = NSView(frame: rect(0, 0, 10, 10))
            flipped.addSubview(inner)
            expect(inner.convert(inner.bounds, to: root), equals: rect(10, 40, 10, 10))
            expect(root.convert(rect(10, 40, 10, 10), to: inner), equals: inner.bounds)
        }

        @Test func boundsOriginsMoveTheContent() {
            let view = NSView(frame: rect(0, 0, 50, 50))
            let child = NSView(frame: rect(0, 0, 10, 10))
            view.addSubview(child)
            view.setBoundsOrigin(NSPoint(x: 3, y: 4))
            expect(view.bounds.origin, equals: NSPoint(x: 3, y: 4))
            expect(child.convert(NSPoint.zero, to: nil), equals: NSPoint(x: -3, y: -4))
        }

        @Test func windowCoordinatesAreThoseOfTheFrameView() {
            let host = HostController()
            let window = show(host)
            let view = NSView(frame: rect(5, 7, 10, 10))
            host.view.addSubview(view)
            expect(view.convert(view.bounds, to: nil), equals: rect(5, 7, 10, 10))
            expect(view.convert(NSPoint(x: 6, y: 9), from: nil), equals: NSPoint(x: 1, y: 2))
            expect(
                window.convertToScreen(rect(1, 2, 3, 4)).origin,
                equals: NSPoint(x: window.frame.minX + 1, y: window.frame.minY + 2))
        }

        @Test func settingTheFrameSetsOriginAndSize() {
            final class Counting: NSView {
                var log: [String] = []
                override func setFrameOrigin(_ newOrigin: NSPoint) {
                    log.append("origin")
                    super.setFrameOrigin(newOrigin)
                }
                override func setFrameSize(_ newSize: NSSize) {
                    log.append("size")
                    super.setFrameSize(newSize)
                }
            }
            let view = Counting(frame: .zero)
            view.frame = rect(1, 2, 3, 4)
            expect(view.log, equals: ["origin", "size"])
            expect(view.frame, equals: rect(1, 2, 3, 4))
            view.setFrameSize(NSSize(width: 5, height: 6))
            expect(view.bounds.size, equals: NSSize(width: 5, height: 6))
        }

        @Test(
            arguments: [
                (NSView.AutoresizingMask.none, 10, 10), (.height, 10, 60), (.minYMargin, 60, 10),
                (.maxYMargin, 10, 10), ([.height, .minYMargin], 35, 35),
            ] as [(NSView.AutoresizingMask, CGFloat, CGFloat)])
        func masksCountFromBelow(
            _ mask: NSView.AutoresizingMask, _ y: CGFloat, _ height: CGFloat
        ) {
            let root = NSView(frame: rect(0, 0, 100, 100))
            let view = NSView(frame: rect(0, 10, 10, 10))
            view.autoresizingMask = mask
            root.addSubview(view)
            root.setFrameSize(NSSize(width: 100, height: 150))
            expect(view.frame, equals: rect(0, y, 10, height))
        }

        /// Frames that were measured on a Mac: both edges are rounded down to pixels.
        @Test(
            arguments: [
                ([.height, .minYMargin], (200, 150), (10, 22, 30, 68)),
                ([.height, .maxYMargin], (200, 150), (10, 10, 30, 46)),
                ([.width, .minXMargin], (200, 150), (35, 10, 105, 30)),
                ([.width, .maxXMargin], (200, 150), (10, 10, 63, 30)),
                ([.height, .minYMargin], (100, 154), (10, 23, 30, 71)),
                ([.width, .maxXMargin], (75, 100), (10, 10, 21, 30)),
                ([.height, .minYMargin], (100, 75), (10, 3, 30, 12)),
                ([.width, .minXMargin], (75, 100), (3, 10, 12, 30)),
            ]
                as [(
                    NSView.AutoresizingMask, (CGFloat, CGFloat),
                    (CGFloat, CGFloat, CGFloat, CGFloat)
                )], [false, true])
        func autoresizingRoundsDown(
            _ example: (
                mask: NSView.AutoresizingMask, size: (CGFloat, CGFloat),
                frame: (CGFloat, CGFloat, CGFloat, CGFloat)
            ), _ isFlipped: Bool
        ) {
            let root = isFlipped ? Flipped(frame: .zero) : NSView(frame: .zero)
            root.setFrameSize(NSSize(width: 100, height: 100))
            let view = NSView(frame: rect(10, 10, 30, 30))
            view.autoresizingMask = example.mask
            root.addSubview(view)
            root.setFrameSize(NSSize(width: example.size.0, height: example.size.1))
            let (x, y, width, height) = example.frame
            expect(view.frame, equals: rect(x, y, width, height))
        }

        @Test func noAutoresizingOfSubviewsIfTurnedOff() {
            let root = NSView(frame: rect(0, 0, 100, 100))
            let view = NSView(frame: rect(0, 0, 100, 100))
            view.autoresizingMask = [.width, .height]
            root.addSubview(view)
            root.autoresizesSubviews = false
            root.setFrameSize(NSSize(width: 10, height: 10))
            expect(view.frame.size, equals: NSSize(width: 100, height: 100))
        }

        @Test func windowsAreLargerThanTheirContentByTheTitleBar() {
            let window = NSWindow(
                contentRect: rect(10, 10, 200, 100), styleMask: [.titled], backing: .buffered,
                defer: true)
            expect(window.contentView?.frame, equals: rect(0, 0, 200, 100))
            expect(window.frame.height > 100)
            expect(window.contentRect(forFrameRect: window.frame), equals: rect(10, 10, 200, 100))
            let top = window.frame.maxY
            window.setContentSize(NSSize(width: 50, height: 60))
            expect(window.contentView?.frame.size, equals: NSSize(width: 50, height: 60))
            expect(window.frame.maxY, equals: top)
            let plain = NSWindow(
                contentRect: rect(0, 0, 200, 100), styleMask: .borderless, backing: .buffered,
                defer: true)
            expect(plain.frame, equals: rect(0, 0, 200, 100))
        }

        @Test func aWindowTakesTheSizeOfItsControllersView() {
            let host = HostController()
            let window = NSWindow(contentViewController: host)
            expect(window.contentView === host.view)
            expect(window.contentView?.frame.size, equals: NSSize(width: 400, height: 300))
        }

        @Test func aClipViewScrollsWithinItsDocument() {
            let scrollView = NSScrollView(frame: rect(0, 0, 100, 100))
            let document = Flipped(frame: rect(0, 0, 100, 300))
            scrollView.documentView = document
            expect(scrollView.contentView.documentView === document)
            expect(scrollView.documentVisibleRect, equals: rect(0, 0, 100, 100))
            scrollView.contentView.scroll(to: NSPoint(x: 0, y: 50))
            scrollView.reflectScrolledClipView(scrollView.contentView)
            expect(scrollView.documentVisibleRect, equals: rect(0, 50, 100, 100))
            expect(document.convert(NSPoint.zero, to: scrollView), equals: NSPoint(x: 0, y: -50))
            scrollView.contentView.scroll(to: NSPoint(x: 0, y: 500))
            expect(scrollView.contentView.bounds.origin.y, equals: 200)
            expect(document.enclosingScrollView === scrollView)
        }
    }
}
