import Testing
import UIKit

extension AllTests {
    @MainActor
    @Suite struct TransitionTests {
        init() { HeadlessUIKit.reset() }

        private func hostWithTwoChildren() -> (
            UIWindow, UIViewController, ChildController, GrandchildController
        ) {
            let host = UIViewController()
            let window = show(host)
            let old = ChildController()
            let new = GrandchildController()
            host.add(old)
            host.addChild(new)
            HeadlessUIKit.turnRunLoop()
            return (window, host, old, new)
        }

        @Test func transitionExchangesTheViewsItself() {
            let (window, host, old, new) = hostWithTwoChildren()
            var finished: Bool?
            old.willMove(toParent: nil)
            host.transition(
                from: old, to: new, duration: 0.4, options: [.transitionCrossDissolve],
                animations: nil
            ) { finished = $0 }
            expect(new.view.superview === host.view)
            expect(old.view.superview === host.view)
            expect(finished == nil)
            HeadlessUIKit.advanceAnimations(by: 0.4)
            expect(finished, equals: true)
            expect(old.view.superview == nil)
            expect(new.view.superview === host.view)
            expect(window.rootViewController === host)
        }

        @Test func transitionSendsAppearanceCallbacksAroundTheAnimation() {
            let (window, host, old, new) = hostWithTwoChildren()
            let kept: Set = [
                "viewWillAppear", "viewWillDisappear", "viewDidAppear", "viewDidDisappear",
            ]
            let calls = HeadlessUIKit.recordCalls {
                host.transition(
                    from: old, to: new, duration: 0.4, options: [.transitionCrossDissolve],
                    animations: nil)
                HeadlessUIKit.turnRunLoop()
            }
            expect(
                sequence(calls, kept),
                equals: [
                    "GrandchildController.viewWillAppear", "ChildController.viewWillDisappear",
                ])
            let ending = HeadlessUIKit.recordCalls { HeadlessUIKit.advanceAnimations(by: 1) }
            expect(
                sequence(ending, kept),
                equals: [
                    "ChildController.viewDidDisappear", "GrandchildController.viewDidAppear",
                ])
            expect(!window.isHidden)
        }

        @Test func transitionNeedsTheReceiverAsCommonParent() {
            let host = UIViewController()
            let child = UIViewController()
            let stranger = UIViewController()
            host.addChild(child)
            let raised = HeadlessUIKit.captureExceptions {
                host.transition(from: child, to: stranger, duration: 0, animations: nil)
            }
            expect(raised.map(\.name), equals: ["NSInvalidArgumentException"])
            expect(raised.first?.reason.contains("common parent view controller"), equals: true)
        }
    }
}
