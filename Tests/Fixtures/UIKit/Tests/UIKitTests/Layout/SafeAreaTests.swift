import Testing
import UIKit

extension AllTests {
    @MainActor
    @Suite struct SafeAreaTests {
        init() { HeadlessUIKit.reset() }

        @Test func insetsReachTheViewsThatTouchTheEdges() {
            let host = UIViewController()
            let window = show(host)
            HeadlessUIKit.setSafeAreaInsets(
                UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), of: window)
            expect(
                host.view.safeAreaInsets,
                equals: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
            let low = UIView(frame: CGRect(x: 0, y: 40, width: 393, height: 100))
            host.view.addSubview(low)
            expect(low.safeAreaInsets, equals: UIEdgeInsets(top: 19, left: 0, bottom: 0, right: 0))
        }

        @Test func additionalInsetsAddToTheChildren() {
            let host = UIViewController()
            let window = show(host)
            HeadlessUIKit.setSafeAreaInsets(
                UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), of: window)
            host.additionalSafeAreaInsets.bottom = 60
            let child = UIViewController()
            host.add(child)
            expect(host.view.safeAreaInsets.bottom, equals: 94)
            expect(child.view.safeAreaInsets.bottom, equals: 94)
            let pinned = UIView()
            pinned.translatesAutoresizingMaskIntoConstraints = false
            child.view.addSubview(pinned)
            NSLayoutConstraint.activate([
                pinned.bottomAnchor.constraint(
                    equalTo: child.view.safeAreaLayoutGuide.bottomAnchor),
                pinned.heightAnchor.constraint(equalToConstant: 10),
            ])
            window.layoutIfNeeded()
            expect(pinned.frame.maxY, equals: 758)
            host.additionalSafeAreaInsets.bottom = 0
            window.layoutIfNeeded()
            expect(pinned.frame.maxY, equals: 818)
        }

        @Test func additionalInsetsCountInWindows() {
            let host = UIViewController()
            let child = UIViewController()
            host.add(child)
            child.additionalSafeAreaInsets.bottom = 60
            expect(child.view.safeAreaInsets, equals: .zero)
            let window = show(host)
            expect(child.view.safeAreaInsets.bottom, equals: 60)
            window.rootViewController = nil
            expect(child.view.safeAreaInsets, equals: .zero)
        }

        @Test func windowsCanHaveAnotherSafeAreaThanTheirDevice() {
            let window = UncoveredWindow(sceneless: CGRect(x: 0, y: 0, width: 393, height: 852))
            let host = UIViewController()
            window.rootViewController = host
            window.isHidden = false
            HeadlessUIKit.setSafeAreaInsets(
                UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), of: window)
            expect(host.view.safeAreaInsets, equals: .zero)
        }

        @Test func marginsOfAControllersViewFollowItsWidth() {
            let host = UIViewController()
            let window = show(host)
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            host.view.addSubview(view)
            view.leadingAnchor.constraint(
                equalTo: host.view.layoutMarginsGuide.leadingAnchor
            ).isActive = true
            for (width, margin) in [(393.0, 16.0), (414, 20), (320, 16)] {
                window.frame.size.width = width
                window.layoutIfNeeded()
                expect(abs(view.frame.minX - margin) < 0.01)
            }
        }

        @Test func marginsIncludeTheSafeArea() {
            let host = UIViewController()
            let window = show(host)
            expect(
                host.view.layoutMargins,
                equals: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
            let view = UIView(frame: host.view.bounds)
            host.view.addSubview(view)
            expect(view.layoutMargins, equals: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
            HeadlessUIKit.setSafeAreaInsets(
                UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), of: window)
            expect(view.layoutMargins.top, equals: 28)
            view.directionalLayoutMargins.leading = 40
            expect(view.layoutMargins.left, equals: 40)
        }

        @Test func navigationAndTabBarsTakeTheirPartOfTheSafeArea() {
            let content = UIViewController()
            let navigation = UINavigationController(rootViewController: content)
            let window = show(navigation)
            expect(content.view.safeAreaInsets.top, equals: 44)
            let tab = UITabBarController()
            let second = UIViewController()
            tab.viewControllers = [second]
            window.rootViewController = tab
            HeadlessUIKit.turnRunLoop()
            expect(second.view.safeAreaInsets.bottom, equals: 49)
        }
    }
}

/// A window that no bars cover.
private final class UncoveredWindow: UIWindow, HeadlessUIKit.ScenelessWindow {
    override var safeAreaInsets: UIEdgeInsets { .zero }
}
