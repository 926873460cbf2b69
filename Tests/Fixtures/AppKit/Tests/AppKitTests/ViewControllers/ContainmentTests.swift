import AppKit
import Testing

extension AllTests {
    @MainActor
    @Suite struct ContainmentTests {
        init() { HeadlessAppKit.reset() }

        /// A controller that records insertions and removals.
        private final class Watching: PlainController {
            var log: [String] = []
            override func insertChild(_ childViewController: NSViewController, at index: Int) {
                log.append("insert \(index)")
                super.insertChild(childViewController, at: index)
            }
            override func removeChild(at index: Int) {
                log.append("remove \(index)")
                super.removeChild(at: index)
            }
        }

        @Test func addChildInsertsAtTheEnd() {
            let host = HostController()
            let (first, second) = (ChildController(), ChildController())
            host.addChild(first)
            let calls = HeadlessAppKit.recordCalls { host.addChild(second) }
            expect(calls.map(\.call), equals: [.insertChild(ObjectIdentifier(second), at: 1)])
            expect(host.children, equals: [first, second])
            expect(second.parent === host)
        }

        @Test func additionsAndRemovalsGoThroughThePrimitives() {
            let host = Watching()
            let (first, second) = (ChildController(), ChildController())
            host.addChild(first)
            host.insertChild(second, at: 0)
            first.removeFromParent()
            expect(host.log, equals: ["insert 0", "insert 0", "remove 1"])
            expect(first.parent == nil)
            expect(host.children, equals: [second])
        }

        @Test func assigningChildrenGoesThroughThePrimitives() {
            let host = Watching()
            let children = (0..<3).map { _ in ChildController() }
            host.children = [children[0], children[1]]
            expect(host.log, equals: ["insert 0", "insert 1"])
            host.log = []
            host.children = [children[1], children[2]]
            expect(host.log, equals: ["remove 0", "insert 1"])
            expect(host.children, equals: [children[1], children[2]])
            expect(children[0].parent == nil)
            expect(children[2].parent === host)
        }

        @Test func removeFromParentAsksTheParent() {
            let host = HostController()
            let child = ChildController()
            host.addChild(child)
            let calls = HeadlessAppKit.recordCalls { child.removeFromParent() }
            expect(calls.map(\.call), equals: [.removeFromParent, .removeChild(at: 0)])
            expect(calls.last?.controller, equals: ObjectIdentifier(host))
        }

        @Test func removingWithoutAParentDoesNothing() {
            let calls = HeadlessAppKit.recordCalls { ChildController().removeFromParent() }
            expect(calls.isEmpty)
        }

        @Test func addChildTakesTheChildFromItsOldParent() {
            let old = HostController()
            let new = HostController()
            let child = ChildController()
            old.addChild(child)
            let calls = HeadlessAppKit.recordCalls { new.addChild(child) }
            expect(
                calls.map(\.call.name), equals: ["insertChild", "removeFromParent", "removeChild"])
            expect(old.children.isEmpty)
            expect(child.parent === new)
        }

        @Test func aChildWithoutAParentIsNotAskedToLeaveOne() {
            final class Leaving: PlainController {
                var count = 0
                override func removeFromParent() {
                    count += 1
                    super.removeFromParent()
                }
            }
            let host = HostController()
            let child = Leaving()
            host.addChild(child)
            expect(child.count, equals: 0)
            HostController().addChild(child)
            expect(child.count, equals: 1)
        }

        @Test func insertingAChildOfTheReceiverMovesIt() {
            let host = HostController()
            let children = (0..<3).map { _ in ChildController() }
            host.children = children
            host.insertChild(children[0], at: 2)
            expect(host.children, equals: [children[1], children[0], children[2]])
            expect(children[0].parent === host)
        }

        @Test func containmentMovesNoViews() {
            let host = HostController()
            let child = ChildController()
            host.addChild(child)
            expect(!child.isViewLoaded)
            host.view.addSubview(child.view)
            child.removeFromParent()
            expect(child.view.superview === host.view)
        }

        @Test func fullOrderOfAddingInAVisibleHost() {
            let host = HostController()
            let window = show(host)
            let child = ChildController()
            let calls = HeadlessAppKit.recordCalls {
                host.add(child)
                HeadlessAppKit.turnRunLoop()
            }
            expect(
                names(calls, of: child),
                equals: [
                    "loadView", "viewDidLoad", "viewWillAppear", "viewWillLayout",
                    "viewDidLayout", "viewDidAppear",
                ])
            expect(window.isVisible)
        }

        @Test func fullOrderOfRemovingFromAVisibleHost() {
            let host = HostController()
            let window = show(host)
            let child = ChildController()
            host.add(child)
            HeadlessAppKit.turnRunLoop()
            let calls = HeadlessAppKit.recordCalls { child.remove() }
            expect(
                names(calls, of: child),
                equals: [
                    "viewWillDisappear", "viewDidDisappear", "removeFromParent",
                ])
            expect(window.contentViewController === host)
        }

        @Test func indicesOutOfRangeRaise() {
            let host = HostController()
            let child = ChildController()
            let raised = HeadlessAppKit.captureExceptions {
                host.removeChild(at: 0)
                host.insertChild(child, at: 1)
            }
            expect(raised.map(\.name), equals: ["NSRangeException", "NSRangeException"])
            expect(child.parent == nil)
        }

        @Test func aControllerCannotContainItself() {
            let host = HostController()
            let child = ChildController()
            host.addChild(child)
            let raised = HeadlessAppKit.captureExceptions {
                host.addChild(host)
                child.addChild(host)
            }
            expect(raised.count, equals: 2)
            expect(host.children, equals: [child])
            expect(host.parent == nil)
        }

        @Test func aNewPreferredSizeIsToldToTheParent() {
            final class Sized: PlainController {
                var told: [NSViewController] = []
                override func preferredContentSizeDidChange(for viewController: NSViewController) {
                    told.append(viewController)
                }
            }
            let host = Sized()
            let child = ChildController()
            host.addChild(child)
            child.preferredContentSize = NSSize(width: 10, height: 10)
            child.preferredContentSize = NSSize(width: 10, height: 10)
            expect(host.told, equals: [child])
        }

        @Test func aParentIsHeldWeaklyAndChildrenStrongly() {
            var host: HostController? = HostController()
            weak var child: NSViewController?
            host?.addChild(ChildController())
            child = host?.children.first
            let kept = host?.children.first
            expect(child != nil)
            host = nil
            expect(kept?.parent == nil)
        }
    }
}
