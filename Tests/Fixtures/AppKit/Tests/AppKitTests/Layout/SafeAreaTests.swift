import AppKit
import Testing

extension AllTests {
    @MainActor
    @Suite struct SafeAreaTests {
        init() { HeadlessAppKit.reset() }

        @Test func thereIsNoneInAPlainView() {
            let view = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
            expect(NSEdgeInsetsEqual(view.safeAreaInsets, NSEdgeInsets()))
            expect(view.safeAreaRect, equals: view.bounds)
        }

        @Test func addedInsetsCountInWindows() {
            let view = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
            let child = NSView(frame: view.bounds)
            view.addSubview(child)
            child.additionalSafeAreaInsets.top = 20
            expect(child.safeAreaInsets.top, equals: 0)
            let window = window(of: view)
            expect(child.safeAreaInsets.top, equals: 20)
            view.removeFromSuperview()
            expect(child.safeAreaInsets.top, equals: 0)
            expect(window.contentView !== view)
        }

        @Test func addedInsetsPassOnToSubviewsThatReachThem() {
            let root = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
            let window = window(of: root)
            defer { withExtendedLifetime(window) {} }
            let view = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 95))
            root.addSubview(view)
            root.additionalSafeAreaInsets = NSEdgeInsets(top: 20, left: 0, bottom: 3, right: 0)
            expect(root.safeAreaRect, equals: NSRect(x: 0, y: 3, width: 100, height: 77))
            expect(view.safeAreaInsets.top, equals: 15)
            expect(view.safeAreaInsets.bottom, equals: 3)
            view.setFrameOrigin(NSPoint(x: 0, y: 5))
            expect(view.safeAreaInsets.top, equals: 20)
            expect(view.safeAreaInsets.bottom, equals: 0)
        }

        @Test func theGuideFollows() {
            let root = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
            let window = window(of: root)
            defer { withExtendedLifetime(window) {} }
            let view = NSView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            let guide = root.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: guide.topAnchor),
                view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            ])
            root.layoutSubtreeIfNeeded()
            expect(view.frame, equals: root.bounds)
            root.additionalSafeAreaInsets = NSEdgeInsets(top: 10, left: 1, bottom: 2, right: 3)
            root.layoutSubtreeIfNeeded()
            expect(view.frame, equals: NSRect(x: 1, y: 2, width: 96, height: 88))
        }

        @Test func contentBelowATitleBarIsInset() {
            let window = NSWindow(
                contentRect: NSRect(x: 0, y: 0, width: 100, height: 100),
                styleMask: [.titled, .fullSizeContentView], backing: .buffered, defer: true)
            expect(window.contentView?.frame.height, equals: 100)
            expect((window.contentView?.safeAreaInsets.top ?? 0) > 0)
            let plain = NSWindow(
                contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: [.titled],
                backing: .buffered, defer: true)
            expect(plain.contentView?.safeAreaInsets.top, equals: 0)
        }

        @Test func marginsAreWithinTheSafeArea() {
            let root = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
            let window = window(of: root)
            defer { withExtendedLifetime(window) {} }
            let plain = root.layoutMarginsGuide.frame
            expect(plain.minX > 0 && plain.maxX < 100 && plain.minY > 0 && plain.maxY < 100)
            root.additionalSafeAreaInsets = NSEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
            expect(root.layoutMarginsGuide.frame.maxY, equals: plain.maxY - 10)
        }

        @Test func contentViewsHaveTheMarginsOfTheWindow() {
            let host = HostController()
            let window = show(host)
            let child = NSView(frame: host.view.bounds)
            host.view.addSubview(child)
            expect(host.view.layoutMarginsGuide.frame.minX > child.layoutMarginsGuide.frame.minX)
            expect(window.contentView === host.view)
        }

        /// Returns a window without a title bar that contains a view of 100 points.
        private func window(of view: NSView) -> NSWindow {
            let window = NSWindow(
                contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: .borderless,
                backing: .buffered, defer: true)
            window.contentView?.addSubview(view)
            return window
        }
    }
}
