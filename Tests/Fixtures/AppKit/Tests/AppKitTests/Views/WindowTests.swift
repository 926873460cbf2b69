import AppKit
import Testing

extension AllTests {
    @MainActor
    @Suite struct WindowTests {
        init() { HeadlessAppKit.reset() }

        private func window(_ style: NSWindow.StyleMask = [.titled, .closable]) -> NSWindow {
            NSWindow(
                contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: style,
                backing: .buffered, defer: true)
        }

        private final class Focusable: NSView {
            var accepts = true
            var resigns = true
            override var acceptsFirstResponder: Bool { accepts }
            var becomes = true
            override func becomeFirstResponder() -> Bool { becomes }
            override func resignFirstResponder() -> Bool { resigns }
        }

        @Test func aNewWindowIsItsOwnFirstResponder() {
            let window = window()
            expect(window.firstResponder === window)
            expect(!window.isVisible)
            expect(window.contentView?.window === window)
            expect(window.isReleasedWhenClosed)
        }

        @Test func withoutABackgroundItIsTheStandardOne() {
            let window = window()
            window.backgroundColor = .red
            expect(window.backgroundColor, equals: .red)
            window.backgroundColor = nil
            expect(window.backgroundColor, equals: .windowBackgroundColor)
        }

        @Test func theFirstResponderHasToResign() {
            let window = window()
            let (first, second) = (Focusable(), Focusable())
            window.contentView?.subviews = [first, second]
            expect(window.makeFirstResponder(first))
            first.resigns = false
            expect(!window.makeFirstResponder(second))
            expect(window.firstResponder === first)
            first.resigns = true
            expect(window.makeFirstResponder(second))
            expect(window.firstResponder === second)
        }

        @Test func whatRefusesLeavesTheWindowFirst() {
            let window = window()
            let (first, second) = (Focusable(), Focusable())
            second.becomes = false
            window.contentView?.subviews = [first, second]
            window.makeFirstResponder(first)
            expect(window.makeFirstResponder(second))
            expect(window.firstResponder === window)
        }

        @Test func whetherAViewAcceptsIsForTheCallerToAsk() {
            let window = window()
            let view = Focusable()
            view.accepts = false
            window.contentView?.addSubview(view)
            expect(window.makeFirstResponder(view))
            expect(window.firstResponder === view)
        }

        @Test func aViewOfAnotherWindowLeavesTheWindowFirst() {
            let window = window()
            let (inside, outside) = (Focusable(), Focusable())
            window.contentView?.addSubview(inside)
            window.makeFirstResponder(inside)
            window.makeFirstResponder(outside)
            expect(window.firstResponder === window)
            expect(HeadlessAppKit.foreignFirstResponders.count, equals: 1)
        }

        private func constrained(_ width: CGFloat, _ priority: Float, in window: NSWindow) -> NSView {
            let view = NSView()
            view.translatesAutoresizingMaskIntoConstraints = false
            guard let content = window.contentView else { return view }
            content.addSubview(view)
            let size = view.widthAnchor.constraint(equalToConstant: width)
            size.priority = NSLayoutConstraint.Priority(priority)
            NSLayoutConstraint.activate([
                size, view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                view.topAnchor.constraint(equalTo: content.topAnchor),
                view.heightAnchor.constraint(greaterThanOrEqualToConstant: 130),
                view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            ])
            return view
        }

        @Test func contentThatAsksMoreStronglyThanTheWindowMakesItGrow() {
            let window = window()
            window.setFrameOrigin(NSPoint(x: 40, y: 500))
            let top = window.frame.maxY
            let view = constrained(300, 501, in: window)
            window.layoutIfNeeded()
            expect(window.contentView?.frame.size, equals: NSSize(width: 300, height: 130))
            expect(view.frame.size, equals: NSSize(width: 300, height: 130))
            expect(window.frame.minX, equals: 40)
            expect(window.frame.maxY, equals: top)
        }

        @Test func contentThatAsksLessStronglyLeavesTheWindowAsItIs() {
            let window = window()
            let view = constrained(300, 499, in: window)
            window.layoutIfNeeded()
            expect(window.contentView?.frame.width, equals: 100)
            expect(view.frame.width, equals: 100)
        }

        @Test func aWindowThatHasGrownStaysAsItIs() {
            let window = window()
            let view = constrained(300, 501, in: window)
            window.layoutIfNeeded()
            view.removeFromSuperview()
            window.layoutIfNeeded()
            expect(window.contentView?.frame.size, equals: NSSize(width: 300, height: 130))
        }

        @Test func aContentViewFillsItsWindowWhateverItsConstraintsAre() {
            let window = window()
            let content = NSView()
            content.translatesAutoresizingMaskIntoConstraints = false
            window.contentView = content
            let inner = NSView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                inner.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
                inner.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            ])
            window.layoutIfNeeded()
            expect(content.frame, equals: NSRect(x: 0, y: 0, width: 100, height: 100))
            expect(inner.frame, equals: NSRect(x: 0, y: 0, width: 100, height: 90))
        }

        @Test func onlyWindowsOnTheScreenBecomeKey() {
            let window = window()
            window.makeKey()
            expect(!window.isKeyWindow)
            window.makeKeyAndOrderFront(nil)
            expect(window.isKeyWindow)
            expect(NSApp.keyWindow === window)
            window.orderOut(nil)
            expect(!window.isKeyWindow)
            expect(!self.window(.borderless).canBecomeKey)
        }

        @Test func closingAsksTheDelegateAndTellsIt() {
            final class Delegate: NSObject, NSWindowDelegate {
                var allows = false
                var closed = 0
                func windowShouldClose(_ sender: NSWindow) -> Bool { allows }
                func windowWillClose(_ notification: Notification) { closed += 1 }
            }
            let window = window()
            let delegate = Delegate()
            window.delegate = delegate
            window.orderFront(nil)
            window.performClose(nil)
            expect(window.isVisible)
            delegate.allows = true
            window.performClose(nil)
            expect(!window.isVisible)
            expect(delegate.closed, equals: 1)
        }

        @Test func sheetsBelongToTheirWindow() {
            let window = window()
            window.orderFront(nil)
            let sheet = self.window()
            var responses: [NSApplication.ModalResponse] = []
            window.beginSheet(sheet) { responses.append($0) }
            expect(window.sheets, equals: [sheet])
            expect(sheet.sheetParent === window)
            expect(sheet.isVisible)
            window.endSheet(sheet, returnCode: .OK)
            expect(responses, equals: [.OK])
            expect(window.sheets.isEmpty)
            expect(!sheet.isVisible)
        }

        @Test func windowControllersShowTheirWindows() {
            let window = window()
            let controller = NSWindowController(window: window)
            expect(window.windowController === controller)
            controller.showWindow(nil)
            expect(window.isVisible)
            controller.close()
            expect(!window.isVisible)
        }

        @Test func eventsFindTheirWindowByItsNumber() {
            let window = window()
            window.orderFront(nil)
            let event = NSEvent.mouseEvent(
                with: .leftMouseDown, location: .zero, modifierFlags: .shift, timestamp: 0,
                windowNumber: window.windowNumber, context: nil, eventNumber: 0, clickCount: 1,
                pressure: 1)
            expect(event?.window === window)
            expect(event?.modifierFlags, equals: .shift)
            expect(NSApp.windows, equals: [window])
        }
    }
}
