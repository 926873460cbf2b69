import AppKit
import Testing

extension AllTests {
    @MainActor
    @Suite struct ContainmentTests {
        init() { HeadlessAppKit.reset() }

        @Test func addChildInsertsAtTheEnd() {
            let host = HostController()
            let (first, second) = (ChildController(), ChildController())
            host.addChild(first)
            let calls = HeadlessAppKit.recordCalls { host.addChild(second) }
            #expect(calls.map(\.call) == [.insertChild(ObjectIdentifier(second), at: 1)])
            #expect(host.children == [first, second])
            #expect(second.parent === host)
        }

        @Test func addChildIsAnInsertionThatSubclassesSee() {
            final class Watching: PlainController {
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
            let host = Watching()
            let child = ChildController()
            host.addChild(child)
            child.removeFromParent()
            #expect(host.log == ["insert 0", "remove 0"])
            #expect(child.parent == nil)
        }

        @Test func fullOrderOfAddingInAVisibleHost() {
            let host = HostController()
            let window = show(host)
            let child = ChildController()
            let calls = HeadlessAppKit.recordCalls {
                host.add(child)
                HeadlessAppKit.turnRunLoop()
            }
            #expect(
                names(calls, of: child) == [
                    "loadView", "viewDidLoad", "viewWillAppear", "viewWillLayout",
                    "viewDidLayout", "viewDidAppear",
                ])
            #expect(window.isVisible)
        }

        @Test func addChildTakesTheChildFromItsOldParent() {
            let old = HostController()
            let new = HostController()
            let child = ChildController()
            old.addChild(child)
            let calls = HeadlessAppKit.recordCalls { new.addChild(child) }
            #expect(calls.map(\.call.name) == ["removeFromParent", "removeChild", "insertChild"])
            #expect(old.children.isEmpty)
            #expect(child.parent === new)
        }
    }
}
