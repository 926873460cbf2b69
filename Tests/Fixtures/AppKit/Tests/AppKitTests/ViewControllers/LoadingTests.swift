import AppKit
import Testing

extension AllTests {
    @MainActor
    @Suite struct LoadingTests {
        init() { HeadlessAppKit.reset() }

        @Test func withoutANibLoadViewRaises() {
            let controller = NSViewController()
            let raised = HeadlessAppKit.captureExceptions { _ = controller.view }
            expect(raised.map(\.name), equals: ["NSInternalInconsistencyException"])
            expect(!controller.isViewLoaded)
        }

        @Test func readingTheViewLoadsItOnce() {
            let controller = HostController()
            expect(!controller.isViewLoaded)
            let calls = HeadlessAppKit.recordCalls {
                _ = controller.view
                _ = controller.view
            }
            expect(calls.map(\.call), equals: [.loadView, .viewDidLoad])
            expect(controller.isViewLoaded)
        }

        @Test func aViewThatIsSetIsNotLoaded() {
            let controller = NSViewController()
            let view = NSView()
            let calls = HeadlessAppKit.recordCalls { controller.view = view }
            expect(calls.isEmpty)
            expect(controller.view === view)
            expect(controller.isViewLoaded)
        }

        @Test func viewIfLoadedLoadsNothing() {
            let controller = HostController()
            guard #available(macOS 14, *) else { return }
            expect(controller.viewIfLoaded == nil)
            controller.loadViewIfNeeded()
            expect(controller.viewIfLoaded === controller.view)
        }

        @Test func aControllerFollowsItsViewInTheResponderChain() {
            let controller = HostController()
            let root = NSView()
            expect(controller.view.nextResponder === controller)
            root.addSubview(controller.view)
            expect(controller.view.nextResponder === controller)
            expect(controller.nextResponder === root)
            controller.view.removeFromSuperview()
            expect(controller.nextResponder == nil)
        }

        @Test func theWindowEndsTheChainOfItsViews() {
            let host = HostController()
            let window = show(host)
            var chain: [NSResponder] = []
            var next: NSResponder? = host.view
            while let responder = next {
                chain.append(responder)
                next = responder.nextResponder
            }
            expect(chain.first === host.view)
            expect(chain.dropFirst().first === host)
            expect(chain.last === window)
        }
    }
}
