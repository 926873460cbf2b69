import Testing
import UIKit

extension AllTests {
    @MainActor
    @Suite struct ViewHierarchyTests {
        init() { HeadlessUIKit.reset() }

        private final class Logged: UIView {
            var log: [String] = []
            override func willMove(toSuperview newSuperview: UIView?) {
                log.append("willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
            }
            override func didMoveToSuperview() { log.append("didMoveToSuperview") }
            override func willMove(toWindow newWindow: UIWindow?) {
                log.append("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
            }
            override func didMoveToWindow() { log.append("didMoveToWindow") }
        }

        @Test func movesAreReported() {
            let window = PlainWindow(sceneless: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.isHidden = false
            let view = Logged()
            window.addSubview(view)
            expect(
                view.log,
                equals: [
                    "willMove(toWindow: window)", "willMove(toSuperview: view)", "didMoveToWindow",
                    "didMoveToSuperview",
                ])
            expect(view.window === window)
            view.log = []
            view.removeFromSuperview()
            expect(
                view.log,
                equals: [
                    "willMove(toWindow: nil)", "willMove(toSuperview: nil)", "didMoveToWindow",
                    "didMoveToSuperview",
                ])
            expect(view.window == nil)
        }

        @Test func subviewsKeepTheirOrder() {
            let root = UIView()
            let (a, b, c) = (UIView(), UIView(), UIView())
            root.addSubview(a)
            root.addSubview(b)
            root.insertSubview(c, at: 0)
            expect(root.subviews, equals: [c, a, b])
            root.insertSubview(c, aboveSubview: a)
            expect(root.subviews, equals: [a, c, b])
            root.insertSubview(b, belowSubview: a)
            expect(root.subviews, equals: [b, a, c])
            root.bringSubviewToFront(b)
            expect(root.subviews, equals: [a, c, b])
            root.sendSubviewToBack(c)
            expect(root.subviews, equals: [c, a, b])
            root.exchangeSubview(at: 0, withSubviewAt: 2)
            expect(root.subviews, equals: [b, a, c])
            root.addSubview(b)
            expect(root.subviews, equals: [a, c, b])
        }

        @Test func aViewHasOneSuperview() {
            let (first, second, view) = (UIView(), UIView(), UIView())
            first.addSubview(view)
            second.addSubview(view)
            expect(first.subviews.isEmpty)
            expect(view.superview === second)
            expect(view.isDescendant(of: second))
            expect(view.isDescendant(of: view))
            expect(!view.isDescendant(of: first))
        }

        @Test func aViewCannotContainItself() {
            let (outer, inner) = (UIView(), UIView())
            outer.addSubview(inner)
            let raised = HeadlessUIKit.captureExceptions {
                outer.addSubview(outer)
                inner.addSubview(outer)
            }
            expect(
                raised.map(\.name),
                equals: ["NSInvalidArgumentException", "NSInvalidArgumentException"])
            expect(raised.first?.reason, equals: "Can't add self as subview")
        }

        @Test func theResponderChainPassesControllers() {
            let host = UIViewController()
            let window = show(host)
            let child = UIViewController()
            host.add(child)
            let button = UIButton(type: .system)
            child.view.addSubview(button)
            expect(button.next === child.view)
            expect(child.view.next === child)
            expect(child.next === host.view)
            expect(host.view.next === host)
            expect(host.next === window)
        }

        @Test func aWeakReferenceToARemovedViewClears() {
            let root = UIView()
            weak var gone: UIView?
            do {
                let view = UIView()
                gone = view
                root.addSubview(view)
                view.removeFromSuperview()
            }
            expect(gone == nil)
        }

        @Test func layoutSubviewsRunsOncePerNeed() {
            final class Counting: UIView {
                var count = 0
                override func layoutSubviews() {
                    super.layoutSubviews()
                    count += 1
                }
            }
            let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.layoutIfNeeded()
            view.layoutIfNeeded()
            expect(view.count, equals: 1)
            view.setNeedsLayout()
            expect(view.count, equals: 1)
            view.layoutIfNeeded()
            view.frame.origin.x = 40
            view.layoutIfNeeded()
            expect(view.count, equals: 2)
            view.frame.size.width = 40
            view.layoutIfNeeded()
            expect(view.count, equals: 3)
        }

        @Test func tintIsInherited() {
            let (outer, inner) = (UIView(), UIView())
            outer.addSubview(inner)
            expect(inner.tintColor, equals: .systemBlue)
            outer.tintColor = .red
            expect(inner.tintColor, equals: .red)
        }
    }
}
