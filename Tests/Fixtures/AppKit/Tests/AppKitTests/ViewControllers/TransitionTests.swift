import AppKit
import Testing

extension AllTests {
    @MainActor
    @Suite struct TransitionTests {
        init() { HeadlessAppKit.reset() }

        private func hostWithTwoChildren() -> (
            NSWindow, HostController, ChildController, GrandchildController
        ) {
            let host = HostController()
            let window = show(host)
            let (old, new) = (ChildController(), GrandchildController())
            host.add(old)
            host.addChild(new)
            HeadlessAppKit.turnRunLoop()
            return (window, host, old, new)
        }

        @Test func aCrossfadeTakesItsTime() {
            let (window, host, old, new) = hostWithTwoChildren()
            var done = false
            host.transition(from: old, to: new, options: .crossfade) { done = true }
            expect(new.view.superview === host.view)
            expect(old.view.superview === host.view)
            expect(!done)
            HeadlessAppKit.advanceAnimations(by: 0.3)
            expect(done)
            expect(old.view.superview == nil)
            expect(new.view.superview === host.view)
            expect(window.isVisible)
        }

        @Test func withoutAnAnimationItEndsAtOnce() {
            let (window, host, old, new) = hostWithTwoChildren()
            var done = false
            host.transition(from: old, to: new) { done = true }
            expect(done)
            expect(old.view.superview == nil)
            expect(window.isVisible)
        }

        @Test func theChildrenStayChildren() {
            let (window, host, old, new) = hostWithTwoChildren()
            host.transition(from: old, to: new)
            expect(host.children, equals: [old, new])
            expect(window.isVisible)
        }

        @Test func bothHaveToBeChildrenOfTheReceiver() {
            let (window, host, old, _) = hostWithTwoChildren()
            let raised = HeadlessAppKit.captureExceptions {
                host.transition(from: old, to: ChildController())
            }
            expect(raised.count, equals: 1)
            expect(old.view.superview === host.view)
            expect(window.isVisible)
        }

        @Test func theOldViewNeedsASuperview() {
            let (window, host, old, new) = hostWithTwoChildren()
            old.view.removeFromSuperview()
            let raised = HeadlessAppKit.captureExceptions { host.transition(from: old, to: new) }
            expect(raised.count, equals: 1)
            expect(new.view.superview == nil)
            expect(window.isVisible)
        }
    }
}
