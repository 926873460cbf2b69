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
            override func resignFirstResponder() -> Bool { resigns }
        }

        @Test func aNewWindowIsItsOwnFirstResponder() {
            let window = window()
            #expect(window.firstResponder === window)
            #expect(!window.isVisible)
            #expect(window.contentView?.window === window)
            #expect(window.isReleasedWhenClosed)
        }

        @Test func withoutABackgroundItIsTheStandardOne() {
            let window = window()
            window.backgroundColor = .red
            #expect(window.backgroundColor == .red)
            window.backgroundColor = nil
            #expect(window.backgroundColor == .windowBackgroundColor)
        }

        @Test func theFirstResponderHasToResign() {
            let window = window()
            let (first, second) = (Focusable(), Focusable())
            window.contentView?.subviews = [first, second]
            #expect(window.makeFirstResponder(first))
            first.resigns = false
            #expect(!window.makeFirstResponder(second))
            #expect(window.firstResponder === first)
            first.resigns = true
            #expect(window.makeFirstResponder(second))
            #expect(window.firstResponder === second)
        }

        @Test func whatDoesNotAcceptLeavesTheWindowFirst() {
            let window = window()
            let (first, second) = (Focusable(), Focusable())
            second.accepts = false
            window.contentView?.subviews = [first, second]
            window.makeFirstResponder(first)
            #expect(!window.makeFirstResponder(second))
            #expect(window.firstResponder === window)
        }

        @Test func onlyWindowsOnTheScreenBecomeKey() {
            let window = window()
            window.makeKey()
            #expect(!window.isKeyWindow)
            window.makeKeyAndOrderFront(nil)
            #expect(window.isKeyWindow)
            #expect(NSApp.keyWindow === window)
            window.orderOut(nil)
            #expect(!window.isKeyWindow)
            #expect(!self.window(.borderless).canBecomeKey)
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
            #expect(window.isVisible)
            delegate.allows = true
            window.performClose(nil)
            #expect(!window.isVisible)
            #expect(delegate.closed == 1)
        }

        @Test func sheetsBelongToTheirWindow() {
            let window = window()
            window.orderFront(nil)
            let sheet = self.window()
            var responses: [NSApplication.ModalResponse] = []
            window.beginSheet(sheet) { responses.append($0) }
            #expect(window.sheets == [sheet])
            #expect(sheet.sheetParent === window)
            #expect(sheet.isVisible)
            window.endSheet(sheet, returnCode: .OK)
            #expect(responses == [.OK])
            #expect(window.sheets.isEmpty)
            #expect(!sheet.isVisible)
        }

        @Test func windowControllersShowTheirWindows() {
            let window = window()
            let controller = NSWindowController(window: window)
            #expect(window.windowController === controller)
            controller.showWindow(nil)
            #expect(window.isVisible)
            controller.close()
            #expect(!window.isVisible)
        }

        @Test func eventsFindTheirWindowByItsNumber() {
            let window = window()
            window.orderFront(nil)
            let event = NSEvent.mouseEvent(
                with: .leftMouseDown, location: .zero, modifierFlags: .shift, timestamp: 0,
                windowNumber: window.windowNumber, context: nil, eventNumber: 0, clickCount: 1,
                pressure: 1)
            #expect(event?.window === window)
            #expect(event?.modifierFlags == .shift)
            #expect(NSApp.windows == [window])
        }
    }
}
