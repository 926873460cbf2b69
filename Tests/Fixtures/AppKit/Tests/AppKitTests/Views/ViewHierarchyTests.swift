import AppKit
import Testing

extension AllTests {
    @MainActor
    @Suite struct ViewHierarchyTests {
        init() { HeadlessAppKit.reset() }

        private final class Telling: NSView {
            var log: [String] = []
            override func viewWillMove(toSuperview newSuperview: NSView?) {
                log.append("willMoveToSuperview \(newSuperview != nil)")
            }
            override func viewDidMoveToSuperview() { log.append("didMoveToSuperview") }
            override func viewWillMove(toWindow newWindow: NSWindow?) {
                log.append("willMoveToWindow \(newWindow != nil)")
            }
            override func viewDidMoveToWindow() { log.append("didMoveToWindow") }
            override func didAddSubview(_ subview: NSView) { log.append("didAdd") }
            override func willRemoveSubview(_ subview: NSView) { log.append("willRemove") }
            override func viewDidHide() { log.append("hide") }
            override func viewDidUnhide() { log.append("unhide") }
        }

        @Test func callbacksOfAddingAndRemoving() {
            let parent = Telling()
            let view = Telling()
            parent.addSubview(view)
            expect(view.log, equals: ["willMoveToSuperview true", "didMoveToSuperview"])
            expect(parent.log, equals: ["didAdd"])
            view.log = []
            view.removeFromSuperview()
            expect(view.log, equals: ["willMoveToSuperview false", "didMoveToSuperview"])
            expect(parent.log, equals: ["didAdd", "willRemove"])
        }

        @Test func callbacksOfEnteringAWindow() {
            let host = HostController()
            let window = show(host)
            let view = Telling()
            host.view.addSubview(view)
            expect(
                Set(view.log),
                equals: [
                    "willMoveToWindow true", "willMoveToSuperview true", "didMoveToWindow",
                    "didMoveToSuperview",
                ])
            expect(view.window === window)
            let box = NSView()
            host.view.addSubview(box)
            view.log = []
            box.addSubview(view)
            expect(view.log, equals: ["willMoveToSuperview true", "didMoveToSuperview"])
        }

        @Test func subviewsHearOfTheWindowToo() {
            let host = HostController()
            let window = show(host)
            let box = NSView()
            let view = Telling()
            box.addSubview(view)
            view.log = []
            host.view.addSubview(box)
            expect(view.log, equals: ["willMoveToWindow true", "didMoveToWindow"])
            box.removeFromSuperview()
            expect(view.log.suffix(2), equals: ["willMoveToWindow false", "didMoveToWindow"])
            expect(window.isVisible)
        }

        @Test func positionsRelativeToSiblings() {
            let parent = NSView()
            let (first, second, third) = (NSView(), NSView(), NSView())
            parent.addSubview(first)
            parent.addSubview(second)
            parent.addSubview(third, positioned: .below, relativeTo: second)
            expect(parent.subviews, equals: [first, third, second])
            parent.addSubview(third, positioned: .above, relativeTo: second)
            expect(parent.subviews, equals: [first, second, third])
            parent.addSubview(third, positioned: .below, relativeTo: nil)
            expect(parent.subviews, equals: [third, first, second])
            parent.addSubview(third, positioned: .above, relativeTo: nil)
            expect(parent.subviews, equals: [first, second, third])
        }

        @Test func replacingASubviewKeepsItsPlace() {
            let parent = NSView()
            let (first, second, third) = (NSView(), NSView(), NSView())
            parent.subviews = [first, second]
            parent.replaceSubview(first, with: third)
            expect(parent.subviews, equals: [third, second])
            expect(first.superview == nil)
        }

        @Test func assigningSubviewsAddsRemovesAndOrders() {
            let parent = Telling()
            let (first, second, third) = (NSView(), NSView(), NSView())
            parent.subviews = [first, second]
            parent.log = []
            parent.subviews = [third, second]
            expect(parent.subviews, equals: [third, second])
            expect(first.superview == nil)
            expect(Set(parent.log), equals: ["willRemove", "didAdd"])
        }

        @Test func aViewBelowItselfRaises() {
            let parent = NSView()
            let view = NSView()
            parent.addSubview(view)
            let raised = HeadlessAppKit.captureExceptions {
                view.addSubview(parent)
                view.addSubview(view)
            }
            expect(raised.count, equals: 2)
            expect(parent.superview == nil)
        }

        @Test func descendantsAndSharedAncestors() {
            let root = NSView()
            let (left, right) = (NSView(), NSView())
            root.addSubview(left)
            root.addSubview(right)
            expect(left.isDescendant(of: root))
            expect(left.isDescendant(of: left))
            expect(!root.isDescendant(of: left))
            expect(left.ancestorShared(with: right) === root)
            expect(left.ancestorShared(with: NSView()) == nil)
        }

        @Test func hiddenAncestorsCount() {
            let box = Telling()
            let view = Telling()
            box.addSubview(view)
            box.isHidden = true
            expect(view.isHiddenOrHasHiddenAncestor)
            expect(!view.isHidden)
            expect(view.log.last, equals: "hide")
            box.isHidden = false
            expect(!view.isHiddenOrHasHiddenAncestor)
            expect(view.log.last, equals: "unhide")
        }

        @Test func hidingIsToldWhereItCanBeSeen() {
            let parent = Telling()
            let (shown, hidden) = (Telling(), Telling())
            parent.subviews = [shown, hidden]
            hidden.isHidden = true
            for view in [parent, shown, hidden] { view.log = [] }
            parent.isHidden = true
            expect([parent, shown, hidden].map(\.log), equals: [["hide"], ["hide"], []])
            hidden.isHidden = false
            hidden.isHidden = true
            expect(hidden.log.isEmpty)
            parent.isHidden = false
            expect(parent.log, equals: ["hide", "unhide"])
            expect(shown.log, equals: ["hide", "unhide"])
            expect(hidden.log.isEmpty)
        }

        @Test func aRemovedFirstResponderIsReplacedByTheWindow() {
            final class Focusable: NSView {
                override var acceptsFirstResponder: Bool { true }
            }
            let host = HostController()
            let window = show(host)
            let view = Focusable()
            host.view.addSubview(view)
            expect(window.makeFirstResponder(view))
            expect(window.firstResponder === view)
            view.removeFromSuperview()
            expect(window.firstResponder === window)
        }

        @Test func aContentViewHasASuperviewOfTheWindow() {
            let host = HostController()
            let window = show(host)
            expect(host.view.superview != nil)
            expect(host.view.superview === window.contentView?.superview)
            expect(host.view.superview?.superview == nil)
        }
    }
}
