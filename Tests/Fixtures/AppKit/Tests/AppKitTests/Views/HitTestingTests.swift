import AppKit
import Testing

extension AllTests {
    @MainActor
    @Suite struct HitTestingTests {
        let window: NSWindow
        let host = HostController()

        init() {
            HeadlessAppKit.reset()
            window = show(host)
        }

        private final class Flipped: NSView {
            override var isFlipped: Bool { true }
        }

        @Test func thePointIsOneOfTheSuperview() {
            let view = NSView(frame: NSRect(x: 100, y: 100, width: 50, height: 50))
            host.view.addSubview(view)
            expect(view.hitTest(NSPoint(x: 110, y: 110)) === view)
            expect(view.hitTest(NSPoint(x: 10, y: 10)) == nil)
        }

        @Test func theFrontmostDeepestViewIsHit() {
            let back = NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
            let front = NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
            let inner = NSView(frame: NSRect(x: 40, y: 40, width: 10, height: 10))
            host.view.addSubview(back)
            host.view.addSubview(front)
            front.addSubview(inner)
            expect(host.view.hitTest(NSPoint(x: 5, y: 5)) === front)
            expect(host.view.hitTest(NSPoint(x: 45, y: 45)) === inner)
            expect(host.view.hitTest(NSPoint(x: 60, y: 60)) === host.view)
        }

        @Test func aRightClickShowsTheMenuOfTheDeepestViewThatHasOne() {
            let view = NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
            let inner = NSView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
            host.view.addSubview(view)
            view.addSubview(inner)
            func rightClick() {
                let point = inner.convert(NSPoint(x: 5, y: 5), to: nil)
                NSEvent.mouseEvent(
                    with: .rightMouseDown, location: point, modifierFlags: [], timestamp: 0,
                    windowNumber: window.windowNumber, context: nil, eventNumber: 0, clickCount: 1,
                    pressure: 1
                ).map(window.sendEvent)
            }
            rightClick()
            expect(HeadlessAppKit.shownMenus.isEmpty)
            view.menu = NSMenu(title: "Outer")
            rightClick()
            inner.menu = NSMenu(title: "Inner")
            rightClick()
            expect(HeadlessAppKit.shownMenus.map(\.menu.title), equals: ["Outer", "Inner"])
            expect(HeadlessAppKit.shownMenus.map(\.view), equals: [view, inner])
        }

        @Test func hiddenViewsAreNotHit() {
            let view = NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
            host.view.addSubview(view)
            view.isHidden = true
            expect(host.view.hitTest(NSPoint(x: 5, y: 5)) === host.view)
        }

        @Test func transparentViewsAreHit() {
            let view = NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
            host.view.addSubview(view)
            view.alphaValue = 0
            expect(host.view.hitTest(NSPoint(x: 5, y: 5)) === view)
        }

        @Test func whatStandsOutOfItsSuperviewIsNotHit() {
            let box = NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
            let view = NSView(frame: NSRect(x: 40, y: 40, width: 50, height: 50))
            host.view.addSubview(box)
            box.addSubview(view)
            expect(host.view.hitTest(NSPoint(x: 45, y: 45)) === view)
            expect(host.view.hitTest(NSPoint(x: 60, y: 60)) === host.view)
        }

        @Test func flippedViewsAreHitInTheirOwnCoordinates() {
            let flipped = Flipped(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
            let top = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 10))
            host.view.addSubview(flipped)
            flipped.addSubview(top)
            expect(host.view.hitTest(NSPoint(x: 5, y: 95)) === top)
            expect(host.view.hitTest(NSPoint(x: 5, y: 5)) === flipped)
        }

        @Test func edgesBelongToOneOfTwoNeighbors() {
            let lower = NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
            let upper = NSView(frame: NSRect(x: 0, y: 50, width: 50, height: 50))
            host.view.addSubview(lower)
            host.view.addSubview(upper)
            // In unflipped views, the lower edge is outside of a rectangle, and the upper edge
            // inside.
            expect(host.view.hitTest(NSPoint(x: 5, y: 50)) === lower)
            expect(
                host.view.isMousePoint(.zero, in: NSRect(x: 0, y: 0, width: 1, height: 1)),
                equals: false)
        }

        @Test func clicksGoThroughTheWindow() {
            final class Clicked: NSView {
                var log: [String] = []
                override func mouseDown(with event: NSEvent) { log.append("down") }
                override func mouseUp(with event: NSEvent) {
                    log.append("up \(convert(event.locationInWindow, from: nil))")
                }
            }
            let view = Clicked(frame: NSRect(x: 100, y: 100, width: 50, height: 50))
            host.view.addSubview(view)
            expect(HeadlessAppKit.click(at: NSPoint(x: 101, y: 102), in: window) === view)
            expect(view.log, equals: ["down", "up \(NSPoint(x: 1, y: 2))"])
            expect(window.mouseLocationOutsideOfEventStream, equals: NSPoint(x: 101, y: 102))
        }

        @Test func eventsThatAViewDoesNotHandleGoUpTheChain() {
            final class Handling: PlainController {
                var downs = 0
                override func mouseDown(with event: NSEvent) { downs += 1 }
            }
            let child = Handling()
            host.add(child)
            let view = NSView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
            child.view.addSubview(view)
            expect(HeadlessAppKit.click(view))
            expect(child.downs, equals: 1)
        }

        @Test func aDragGoesToTheViewThatWasPressed() {
            final class Dragged: NSView {
                var ups = 0
                override func mouseDown(with event: NSEvent) {}
                override func mouseUp(with event: NSEvent) { ups += 1 }
            }
            let view = Dragged(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
            host.view.addSubview(view)
            HeadlessAppKit.press(at: NSPoint(x: 5, y: 5), in: window)
            HeadlessAppKit.release(at: NSPoint(x: 300, y: 200), in: window)
            expect(view.ups, equals: 1)
        }

        @Test func aHiddenWindowIsNotClicked() {
            window.orderOut(nil)
            expect(HeadlessAppKit.click(at: NSPoint(x: 5, y: 5), in: window) == nil)
        }

        @Test func escapeCancelsTheOperationOfTheFirstResponder() {
            final class Cancelling: NSView {
                var cancelled = 0
                override var acceptsFirstResponder: Bool { true }
                override func keyDown(with event: NSEvent) { interpretKeyEvents([event]) }
                override func cancelOperation(_ sender: Any?) { cancelled += 1 }
            }
            let view = Cancelling()
            host.view.addSubview(view)
            window.makeFirstResponder(view)
            HeadlessAppKit.pressKey("\u{1b}", code: 53, in: window)
            expect(view.cancelled, equals: 1)
        }
    }
}
