import Testing
import UIKit

extension AllTests {
    @MainActor
    @Suite struct ContainerControllerTests {
        private let appearance: Set = [
            "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
        ]

        init() { HeadlessUIKit.reset() }

        @Test func pushAndPop() {
            let first = HostController()
            let navigation = UINavigationController(rootViewController: first)
            let window = show(navigation)
            expect(first.view.window === window)
            expect(first.navigationController === navigation)
            let second = ChildController()
            let calls = HeadlessUIKit.recordCalls {
                navigation.pushViewController(second, animated: true)
                HeadlessUIKit.advanceAnimations(by: 1)
            }
            expect(
                sequence(calls, appearance),
                equals: [
                    "HostController.viewWillDisappear", "ChildController.viewWillAppear",
                    "HostController.viewDidDisappear", "ChildController.viewDidAppear",
                ])
            expect(navigation.topViewController === second)
            expect(first.view.window == nil)
            let popped = navigation.popViewController(animated: false)
            HeadlessUIKit.turnRunLoop()
            expect(popped === second)
            expect(second.parent == nil)
            expect(navigation.viewControllers, equals: [first])
            expect(first.view.window === window)
        }

        @Test func tabsShowOneChildAtATime() {
            let first = HostController()
            let second = ChildController()
            let tabs = UITabBarController()
            tabs.viewControllers = [first, second]
            let window = show(tabs)
            expect(!second.isViewLoaded)
            let calls = HeadlessUIKit.recordCalls {
                tabs.selectedIndex = 1
                HeadlessUIKit.turnRunLoop()
            }
            expect(
                sequence(calls, appearance),
                equals: [
                    "ChildController.viewWillAppear", "HostController.viewWillDisappear",
                    "HostController.viewDidDisappear", "ChildController.viewDidAppear",
                ])
            expect(tabs.selectedViewController === second)
            expect(first.view.window == nil)
            expect(second.view.window === window)
            expect(second.tabBarController === tabs)
        }

        @Test func splitShowsThePrimaryWhereThereIsLittleWidth() {
            let primary = HostController()
            let secondary = ChildController()
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(primary, for: .primary)
            split.setViewController(secondary, for: .secondary)
            let window = show(split)
            expect(split.isCollapsed)
            expect(primary.view.window === window)
            expect(split.viewControllers, equals: [primary, secondary])
            expect(primary.splitViewController === split)
        }
    }
}
