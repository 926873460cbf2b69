import AppKit
import Testing

extension AllTests {
    @MainActor
    @Suite struct SplitViewControllerTests {
        init() { HeadlessAppKit.reset() }

        @Test func eachChildHasAPane() {
            let split = NSSplitViewController()
            let (first, second) = (ChildController(), ChildController())
            split.addChild(first)
            split.addSplitViewItem(NSSplitViewItem(viewController: second))
            expect(split.children, equals: [first, second])
            expect(split.splitViewItems.map(\.viewController), equals: [first, second])
            expect(split.splitViewItem(for: second)?.isCollapsed, equals: false)
            first.removeFromParent()
            expect(split.splitViewItems.map(\.viewController), equals: [second])
        }

        @Test func panesAreBesideEachOther() {
            let split = NSSplitViewController()
            let (first, second) = (ChildController(), ChildController())
            split.children = [first, second]
            let window = show(split)
            expect(split.splitView.isVertical)
            expect(first.view.frame.minX, equals: 0)
            expect(second.view.frame.minX > first.view.frame.maxX)
            expect(second.view.frame.maxX, equals: split.splitView.bounds.maxX)
            expect(window.isVisible)
        }

        @Test func aSubviewIsNoPaneWhereOnlyArrangedOnesAre() {
            let split = NSSplitView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
            split.isVertical = true
            let (pane, other) = (NSView(), NSView(frame: NSRect(x: 5, y: 6, width: 7, height: 8)))
            expect(split.arrangesAllSubviews)
            split.arrangesAllSubviews = false
            split.addArrangedSubview(pane)
            split.addSubview(other)
            split.adjustSubviews()
            expect(split.arrangedSubviews, equals: [pane])
            expect(pane.frame, equals: split.bounds)
            expect(other.frame, equals: NSRect(x: 5, y: 6, width: 7, height: 8))
            split.arrangesAllSubviews = true
            expect(split.arrangedSubviews, equals: [pane, other])
        }

        @Test func aCollapsedPaneIsNotLoaded() {
            let split = NSSplitViewController()
            let sidebar = ChildController()
            let item = NSSplitViewItem(sidebarWithViewController: sidebar)
            item.isCollapsed = true
            split.addSplitViewItem(item)
            split.addChild(GrandchildController())
            let window = show(split)
            expect(!sidebar.isViewLoaded)
            let calls = HeadlessAppKit.recordCalls {
                split.toggleSidebar(nil)
                HeadlessAppKit.turnRunLoop()
            }
            expect(names(calls, of: sidebar).contains("viewDidAppear"))
            expect(split.splitView.subviews.first === sidebar.view)
            let leaving = HeadlessAppKit.recordCalls { split.toggleSidebar(nil) }
            expect(names(leaving, of: sidebar), equals: ["viewWillDisappear", "viewDidDisappear"])
            expect(window.isVisible)
        }
    }
}
