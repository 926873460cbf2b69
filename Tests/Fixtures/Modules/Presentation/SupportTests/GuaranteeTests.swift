import Testing
import UIKit

@testable import Presentation

/// One test for each thing that generated code guarantees of adding and removing children.
@MainActor
@Suite("Guarantees", .serialized)
struct GuaranteeTests {
    private let clock = ManualClock()
    private let window = HostWindow()

    init() {
        HeadlessUIKit.reset()
    }

    @Test("children are added and removed in UIKit's order")
    func order() {
        clock.run {
            let hint = HintViewController()
            #expect(
                calls(of: hint) { window.host.add(hint) } == [
                    "willMove(parent)", "loadView", "viewDidLoad", "didMove(parent)",
                ])
            #expect(
                calls(of: hint) { hint.remove() } == [
                    "willMove(nil)", "removeFromParent", "didMove(nil)",
                ])
        }
    }

    @Test("in a row, a label takes the room that is left, and a button keeps its width")
    func row() {
        let banner = window.host.showBanner(message: "Saved")
        HeadlessUIKit.advanceAnimations(by: 1)
        banner.view.layoutIfNeeded()
        let button = banner.moreButton
        #expect(banner.view.bounds.width > 300)
        #expect(button.bounds.width == button.intrinsicContentSize.width)
        #expect(banner.messageLabel.bounds.width > banner.messageLabel.intrinsicContentSize.width)
    }

    @Test("in rows, fields and bars take the room that is left, or are as wide as described")
    func rowsOfControls() {
        let finder = FinderViewController()
        let filter = FilterViewController()
        for plugin in [finder, filter] {
            window.host.add(plugin)
            plugin.view.layoutIfNeeded()
        }
        #expect(finder.placeView.bounds.width == finder.placeView.intrinsicContentSize.width)
        #expect(finder.placeField.bounds.width > 240)
        #expect(finder.stepLabel.bounds.width == finder.stepLabel.intrinsicContentSize.width)
        #expect(finder.stepBar.bounds.width > 200)
        #expect(filter.queryField.bounds.width == 160)
        let button = filter.searchButton
        #expect(button.bounds.width == button.intrinsicContentSize.width)
    }

    @Test("in an animated swap, the old plugin leaves when the new one has come in")
    func animatedSwap() {
        clock.animate {
            let first = window.host.showBanner(message: "First")
            HeadlessUIKit.advanceAnimations(by: 1)
            clock.advance(by: 2)
            let second = BannerViewController(message: "Second")
            let swap = HeadlessUIKit.recordCalls { window.host.add(second) }
            #expect(moves(swap, of: first).isEmpty)
            #expect(first.parent === window.host)
            let ended = HeadlessUIKit.recordCalls { HeadlessUIKit.advanceAnimations(by: 1) }
            #expect(
                moves(ended, of: first) == ["willMove(nil)", "removeFromParent", "didMove(nil)"])
            #expect(moves(ended, of: second) == ["didMove(parent)"])
        }
    }

    @Test("a plugin that leaves while it comes in is not told of its parent any more")
    func interruptedSwap() {
        clock.animate {
            let paywall = window.host.showPaywall()
            clock.advance(by: 0.25)
            let calls = HeadlessUIKit.recordCalls {
                paywall.remove()
                HeadlessUIKit.advanceAnimations(by: 1)
            }
            #expect(
                moves(calls, of: paywall) == ["willMove(nil)", "removeFromParent", "didMove(nil)"])
        }
    }

    @Test("the view is loaded by a child, with the width of its container")
    func frame() {
        clock.run {
            let container = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
            window.host.view.addSubview(container)
            let badge = BadgeViewController()
            window.host.add(badge, in: container)
            // Layout gives the plugin its height. Before, it must not have margins for both bars.
            #expect(badge.view.frame == CGRect(x: 0, y: 0, width: 100, height: 0))
            #expect(!badge.view.translatesAutoresizingMaskIntoConstraints)
        }
    }

    @Test("adding again and removing twice do nothing; another parent is left first")
    func repetition() {
        clock.run {
            let hint = window.host.showHint()
            #expect(calls(of: hint) { window.host.add(hint) } == [])
            let other = UIViewController()
            #expect(
                calls(of: hint) { other.add(hint) } == [
                    "willMove(nil)", "removeFromParent", "didMove(nil)", "willMove(parent)",
                    "didMove(parent)",
                ])
            hint.remove()
            #expect(calls(of: hint) { hint.remove() } == [])
        }
    }

    @Test("a child that was removed can be laid out in another way")
    func removalRestoresLayout() {
        let child = UIViewController()
        window.host.add(child)
        #expect(!child.view.translatesAutoresizingMaskIntoConstraints)
        child.remove()
        #expect(child.view.translatesAutoresizingMaskIntoConstraints)
        let plugin = SizedPlugin([.top, .leading])
        window.host.add(plugin)
        #expect(plugin.view.constraints.count == 2)
        plugin.remove()
        #expect(plugin.view.constraints.isEmpty)
    }

    @Test("a size is given up where the container is smaller")
    func sizesGiveWay() {
        for edges in [NSDirectionalRectEdge.all, [], [.top, .leading], [.bottom, .trailing]] {
            let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
            window.host.view.addSubview(container)
            window.host.add(SizedPlugin(edges), in: container)
            container.layoutIfNeeded()
            #expect(container.subviews.first?.frame == container.bounds)
        }
        #expect(HeadlessUIKit.unsatisfiableConstraints.isEmpty)
    }

    @Test("removing loads no view")
    func removalLoadsNoView() {
        let hint = UIViewController()
        let host = UIViewController()
        host.addChild(hint)
        hint.remove()
        #expect(hint.parent == nil)
        #expect(!hint.isViewLoaded && !host.isViewLoaded)
    }

    @Test("a plugin stays in place while the content of its host scrolls", arguments: Host.allCases)
    func scrolling(host kind: Host) throws {
        try clock.run {
            let host = kind.makeHost()
            let window = HostWindow(host: host)
            let scrollView = try #require(kind.scrollView(of: host))
            let hint = host.showHint()
            let banner = host.showBanner(message: "Hello")
            window.layoutIfNeeded()
            let frames = [hint, banner].map { frame(of: $0.view, in: window) }
            HeadlessUIKit.scroll(scrollView, by: CGPoint(x: 0, y: 120))
            #expect(scrollView.contentOffset.y == 120)
            #expect([hint, banner].map { frame(of: $0.view, in: window) } == frames)
        }
    }

    @Test("what is put into a view that scrolls goes with it")
    func scrolledContainer() {
        clock.run {
            let host = UIViewController()
            let window = HostWindow(host: host)
            let scrollView = UIScrollView(frame: window.bounds)
            let container = UIView(frame: CGRect(x: 0, y: 200, width: 320, height: 100))
            host.view.addSubview(scrollView)
            scrollView.addSubview(container)
            let badge = host.showBadge(in: container)
            window.layoutIfNeeded()
            let frame = badge.view.convert(badge.view.bounds, to: window)
            HeadlessUIKit.scroll(scrollView, by: CGPoint(x: 0, y: 120))
            #expect(
                badge.view.convert(badge.view.bounds, to: window)
                    == frame.offsetBy(dx: 0, dy: -120))
        }
    }

    @Test("a host hides the plugin of one view, or else the newest one")
    func hidesInContainer() {
        clock.run {
            let views = [UIView(), UIView()]
            for view in views { window.host.view.addSubview(view) }
            let badges = views.map { view in
                let badge = BadgeViewController()
                window.host.add(badge, in: view)
                return badge
            }
            window.host.hideBadge(in: UIView())
            #expect(window.host.children == badges)
            window.host.hideBadge(in: views[0])
            #expect(window.host.children == [badges[1]])
            window.host.hideBadge()
            #expect(window.host.children.isEmpty)

            // One without a presentation.
            window.host.showTag(in: views[0])
            window.host.hideTag(in: views[1])
            #expect(window.host.children.count == 1)
            window.host.hideTag(in: views[0])
            #expect(window.host.children.isEmpty)
        }
    }

    /// Where a view is in a window, in whole points.
    private func frame(of view: UIView, in window: UIWindow) -> [Int] {
        let frame = view.convert(view.bounds, to: window)
        return [frame.minX, frame.minY, frame.width, frame.height].map { Int($0.rounded()) }
    }

    /// The calls of one controller that an action leads to, but for appearance and layout.
    private func calls(of controller: UIViewController, _ action: () -> Void) -> [String] {
        moves(HeadlessUIKit.recordCalls(action), of: controller)
    }

    private func moves(
        _ calls: [HeadlessUIKit.RecordedCall], of controller: UIViewController
    ) -> [String] {
        calls.filter { $0.controller == ObjectIdentifier(controller) }.map(\.call.name)
            .filter {
                !$0.contains("Appear") && !$0.contains("Disappear") && !$0.contains("Layout")
            }
    }

    /// Hosts whose content scrolls.
    enum Host: CaseIterable {
        case table, collection, scrollView, subview

        @MainActor
        func makeHost() -> UIViewController {
            switch self {
            case .table: UITableViewController(style: .plain)
            case .collection:
                UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
            case .scrollView: ScrollingViewController()
            case .subview: UIViewController()
            }
        }

        @MainActor
        func scrollView(of host: UIViewController) -> UIScrollView? {
            if let collection = host as? UICollectionViewController {
                return collection.collectionView
            }
            guard self == .subview else { return host.view as? UIScrollView }
            let scrollView = UIScrollView(frame: host.view.bounds)
            host.view.addSubview(scrollView)
            return scrollView
        }
    }
}

/// A host whose view scrolls.
private final class ScrollingViewController: UIViewController {
    override func loadView() {
        view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    }
}

/// A plugin of a size that is larger than most containers.
private final class SizedPlugin: UIViewController, PluginViewController {
    let presentation: PluginPresentation

    init(_ edges: NSDirectionalRectEdge) {
        presentation = PluginPresentation(
            placement: ChildPlacement(edges: edges, width: 1000, height: 1000))
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }
}
