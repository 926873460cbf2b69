import AppKit
import Testing

extension AllTests {
    @MainActor
    @Suite struct TabViewControllerTests {
        init() { HeadlessAppKit.reset() }

        @Test func eachChildHasATab() {
            let tabs = NSTabViewController()
            let (first, second) = (ChildController(), ChildController())
            first.title = "First"
            tabs.addChild(first)
            tabs.addTabViewItem(NSTabViewItem(viewController: second))
            expect(tabs.children, equals: [first, second])
            expect(tabs.tabViewItems.map(\.viewController), equals: [first, second])
            expect(tabs.tabViewItem(for: first)?.label, equals: "First")
            expect(tabs.selectedTabViewItemIndex, equals: 0)
            expect(tabs.title, equals: "First")
            first.removeFromParent()
            expect(tabs.tabViewItems.map(\.viewController), equals: [second])
        }

        @Test func onlyTheSelectedChildIsLoadedAndShown() {
            let tabs = NSTabViewController()
            let (first, second) = (ChildController(), ChildController())
            tabs.children = [first, second]
            let window = show(tabs)
            expect(first.view.isDescendant(of: tabs.tabView))
            expect(!second.isViewLoaded)
            tabs.selectedTabViewItemIndex = 1
            expect(second.view.isDescendant(of: tabs.tabView))
            HeadlessAppKit.advanceAnimations(by: 0.3)
            expect(first.view.superview == nil)
            expect(window.isVisible)
        }

        @Test func theChildrenAppearWithTheirTabs() {
            let tabs = NSTabViewController()
            tabs.transitionOptions = []
            let (first, second) = (ChildController(), GrandchildController())
            tabs.children = [first, second]
            let window = show(tabs)
            let calls = HeadlessAppKit.recordCalls {
                tabs.selectedTabViewItemIndex = 1
                HeadlessAppKit.turnRunLoop()
            }
            expect(names(calls, of: first), equals: ["viewWillDisappear", "viewDidDisappear"])
            expect(names(calls, of: second).last, equals: "viewDidAppear")
            expect(window.isVisible)
        }

        @Test func theNextTabTakesThePlaceOfARemovedOne() {
            let tabs = NSTabViewController()
            let children = (0..<3).map { _ in ChildController() }
            tabs.children = children
            tabs.selectedTabViewItemIndex = 1
            children[1].removeFromParent()
            expect(tabs.selectedTabViewItemIndex, equals: 1)
            expect(tabs.tabView.selectedTabViewItem?.viewController === children[2])
            children[2].removeFromParent()
            expect(tabs.selectedTabViewItemIndex, equals: 0)
            children[0].removeFromParent()
            expect(tabs.selectedTabViewItemIndex, equals: -1)
        }

        @Test func tabsInsertedBeforeTheSelectedOneMoveTheSelection() {
            let tabs = NSTabViewController()
            let selected = ChildController()
            tabs.addChild(selected)
            tabs.insertChild(ChildController(), at: 0)
            expect(tabs.selectedTabViewItemIndex, equals: 1)
            expect(tabs.tabView.selectedTabViewItem?.viewController === selected)
        }

        @Test func strangersRaise() {
            let raised = HeadlessAppKit.captureExceptions {
                NSTabViewController().removeTabViewItem(NSTabViewItem(identifier: nil))
                NSTabViewController().addTabViewItem(NSTabViewItem(identifier: nil))
            }
            expect(raised.count, equals: 2)
        }
    }
}
