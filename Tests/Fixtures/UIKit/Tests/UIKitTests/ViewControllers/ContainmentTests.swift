import Testing
import UIKit

extension AllTests {
    @MainActor
    @Suite struct ContainmentTests {
        init() { HeadlessUIKit.reset() }

        @Test func addChildCallsWillMoveButNotDidMove() {
            let host = UIViewController()
            let child = UIViewController()
            let calls = HeadlessUIKit.recordCalls { host.addChild(child) }
            expect(names(calls, of: child), equals: ["willMove(parent)"])
            expect(child.parent === host)
            expect(host.children, equals: [child])
        }

        @Test func aChildHasNoParentYetWhenItIsToldOfTheMove() {
            final class Curious: UIViewController {
                var told: UIViewController?
                var had: UIViewController?
                override func willMove(toParent parent: UIViewController?) {
                    super.willMove(toParent: parent)
                    told = parent
                    had = self.parent
                }
            }
            let (former, host) = (UIViewController(), UIViewController())
            let child = Curious()
            former.addChild(child)
            host.addChild(child)
            expect(child.told === host)
            expect(child.had == nil)
            expect(child.parent === host && former.children.isEmpty)
        }

        @Test func theRootControllerOfAWindowCannotBeAChild() {
            let root = UIViewController()
            let window = show(root)
            let host = UIViewController()
            let raised = HeadlessUIKit.captureExceptions { host.addChild(root) }
            expect(raised.map(\.name), equals: ["UIViewControllerHierarchyInconsistency"])
            expect(root.parent == nil && window.rootViewController === root)
        }

        @Test func fullOrderOfAddingInAVisibleHost() {
            let host = UIViewController()
            let window = show(host)
            let child = UIViewController()
            let calls = HeadlessUIKit.recordCalls {
                host.add(child)
                HeadlessUIKit.turnRunLoop()
            }
            expect(
                names(calls, of: child),
                equals: [
                    "willMove(parent)", "loadView", "viewDidLoad", "viewWillAppear",
                    "didMove(parent)", "viewIsAppearing", "viewWillLayoutSubviews",
                    "viewDidLayoutSubviews", "viewDidAppear",
                ])
            expect(!window.isHidden)
        }

        @Test func removeFromParentSendsDidMoveButNotWillMove() {
            let host = UIViewController()
            let child = UIViewController()
            host.addChild(child)
            let calls = HeadlessUIKit.recordCalls { child.removeFromParent() }
            expect(names(calls, of: child), equals: ["removeFromParent", "didMove(nil)"])
            expect(child.parent == nil)
            expect(host.children.isEmpty)
        }

        @Test func removingWithoutAParentDoesNothing() {
            let child = UIViewController()
            let calls = HeadlessUIKit.recordCalls { child.removeFromParent() }
            expect(calls.isEmpty)
        }

        @Test func fullOrderOfRemovingFromAVisibleHost() {
            let host = UIViewController()
            let window = show(host)
            let child = UIViewController()
            host.add(child)
            HeadlessUIKit.turnRunLoop()
            let calls = HeadlessUIKit.recordCalls { child.remove() }
            expect(
                names(calls, of: child),
                equals: [
                    "willMove(nil)", "viewWillDisappear", "viewDidDisappear", "removeFromParent",
                    "didMove(nil)",
                ])
            expect(window.rootViewController === host)
        }

        @Test func addChildTakesTheChildFromItsOldParentThroughRemoveFromParent() {
            let old = HostController()
            let new = UIViewController()
            let child = ChildController()
            old.addChild(child)
            let calls = HeadlessUIKit.recordCalls { new.addChild(child) }
            expect(
                names(calls, of: child),
                equals: ["removeFromParent", "didMove(nil)", "willMove(parent)"])
            expect(old.children.isEmpty)
            expect(child.parent === new)
        }

        @Test func addingAChildViewToAForeignControllersViewRaises() {
            let parent = UIViewController()
            let other = UIViewController()
            let child = UIViewController()
            parent.addChild(child)
            let raised = HeadlessUIKit.captureExceptions { other.view.addSubview(child.view) }
            expect(raised.map(\.name), equals: ["UIViewControllerHierarchyInconsistency"])
            expect(
                raised.first?.reason.contains("should have parent view controller:"), equals: true)
            expect(raised.first?.reason.contains("but actual parent is:"), equals: true)
            expect(child.view.superview == nil)
        }

        @Test func aWrapperAroundAChildViewIsCheckedToo() {
            let parent = UIViewController()
            let other = UIViewController()
            let child = UIViewController()
            parent.addChild(child)
            let wrapper = UIView()
            wrapper.addSubview(child.view)
            let raised = HeadlessUIKit.captureExceptions { other.view.addSubview(wrapper) }
            expect(raised.count, equals: 1)
            expect(HeadlessUIKit.captureExceptions { parent.view.addSubview(wrapper) }.isEmpty)
        }

        @Test func addChildChecksWhereTheViewIs() {
            let first = UIViewController()
            let second = UIViewController()
            let child = UIViewController()
            first.view.addSubview(child.view)
            let raised = HeadlessUIKit.captureExceptions { second.addChild(child) }
            expect(raised.map(\.name), equals: ["UIViewControllerHierarchyInconsistency"])
            expect(raised.first?.reason.contains("but requested parent is:"), equals: true)
            expect(child.parent == nil)
            expect(second.children.isEmpty)
        }

        @Test func aControllerWithoutAParentMayAddItsViewFirst() {
            let host = UIViewController()
            let child = UIViewController()
            let raised = HeadlessUIKit.captureExceptions {
                host.view.addSubview(child.view)
                expect(child.view.superview === host.view)
                host.addChild(child)
            }
            expect(raised.isEmpty)
            expect(child.parent === host)
        }

        @Test func touchingTheViewBeforeAddChildLeavesNoParentInViewDidLoad() {
            final class Curious: UIViewController {
                var parentAtLoad: UIViewController?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    parentAtLoad = parent
                }
            }
            let host = UIViewController()
            let early = Curious()
            _ = early.view
            host.addChild(early)
            expect(early.parentAtLoad == nil)
            let late = Curious()
            host.addChild(late)
            _ = late.view
            expect(late.parentAtLoad === host)
        }

        @Test func aParentCannotBecomeAChildOfItsChild() {
            let host = UIViewController()
            let child = UIViewController()
            host.addChild(child)
            let raised = HeadlessUIKit.captureExceptions {
                child.addChild(host)
                host.addChild(host)
            }
            expect(raised.count, equals: 2)
            expect(host.parent == nil)
        }

        @Test func aChildLeavesMemoryAfterRemoval() {
            let host = UIViewController()
            let window = show(host)
            weak var gone: UIViewController?
            do {
                let child = UIViewController()
                gone = child
                host.add(child)
                child.remove()
            }
            HeadlessUIKit.turnRunLoop()
            expect(gone == nil)
            expect(!window.isHidden)
        }

        @Test func movingFlagsHoldDuringTheMoves() {
            final class Flags: UIViewController {
                var appearing: Bool?
                var disappearing: Bool?
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    appearing = isMovingToParent
                }
                override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)
                    disappearing = isMovingFromParent
                }
            }
            let host = UIViewController()
            let window = show(host)
            let child = Flags()
            host.add(child)
            HeadlessUIKit.turnRunLoop()
            expect(child.appearing, equals: true)
            expect(!child.isMovingToParent)
            child.remove()
            expect(child.disappearing, equals: true)
            expect(!child.isMovingFromParent)
            expect(!window.isHidden)
        }

        @Test func didMoveCanBeRepeatedOnRequest() {
            HeadlessUIKit.repeatsDidMoveAfterAppearance = true
            let host = UIViewController()
            let window = show(host)
            let child = UIViewController()
            let calls = HeadlessUIKit.recordCalls {
                host.add(child)
                HeadlessUIKit.turnRunLoop()
            }
            expect(names(calls, of: child).count { $0 == "didMove(parent)" }, equals: 2)
            expect(!window.isHidden)
        }
    }
}
