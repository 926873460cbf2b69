import AppKit
import Testing

@testable import Mac

/// One test for each thing that generated code guarantees of adding and removing children on a Mac.
@MainActor
@Suite("Guarantees", .serialized)
struct MacGuaranteeTests {
    private let clock = ManualClock()
    private let window = HostWindow()

    init() {
        HeadlessAppKit.reset()
        window.window.orderFront(nil)
        HeadlessAppKit.turnRunLoop()
    }

    @Test("children are added and removed in AppKit's order")
    func order() {
        clock.run {
            let player = PlayerViewController(songTitle: "Song")
            #expect(
                calls { window.host.add(player) } == [
                    "insertChild", "loadView", "viewDidLoad", "viewWillAppear",
                ])
            HeadlessAppKit.turnRunLoop()
            #expect(
                calls { player.remove() } == [
                    "viewWillDisappear", "viewDidDisappear", "removeFromParent", "removeChild",
                ])
        }
    }

    @Test("in a row, a text takes the room that is left, and what is beside it keeps its width")
    func rows() {
        clock.run {
            let banner = window.host.showBanner(message: "Saved")
            let form = FormViewController()
            window.host.add(form)
            for plugin in [banner, form] { plugin.view.layoutSubtreeIfNeeded() }
            #expect(banner.view.frame.width > 300)
            let button = banner.moreButton
            let width = button.alignmentRect(forFrame: button.frame).width
            #expect(abs(width - button.intrinsicContentSize.width) < 0.5)
            let label = banner.messageLabel
            #expect(label.frame.width > label.intrinsicContentSize.width + 50)
            #expect(form.lockView.frame.width < form.noticeStack.frame.width / 2)
            for row in [form.contentStack2, form.contentStack3] {
                #expect(row.frame.width == form.nameField.frame.width)
            }
        }
    }

    @Test("a plugin that leaves while it comes in leaves once, and is as it was")
    func interruptedSwap() {
        clock.animate {
            let player = window.host.showPlayer(songTitle: "Song")
            HeadlessAppKit.advanceAnimations(by: 0.1)
            let calls = calls {
                player.remove()
                HeadlessAppKit.advanceAnimations(by: 1)
            }
            #expect(calls.filter { $0.hasPrefix("remove") } == ["removeFromParent", "removeChild"])
            window.host.add(player)
            window.layoutIfNeeded()
            #expect(HostWindow.displacement(of: player.view) == .zero)
        }
    }

    @Test(
        "the view is loaded by a child, with the bounds of its container", arguments: [true, false])
    func frame(isFlipped: Bool) {
        clock.run {
            let frame = CGRect(x: 10, y: 20, width: 100, height: 50)
            let container = isFlipped ? FlippedView(frame: frame) : NSView(frame: frame)
            window.host.view.addSubview(container)
            let banner = BannerViewController(message: "Hello")
            window.host.add(banner, in: container)
            #expect(banner.view.frame == container.bounds)
            #expect(!banner.view.translatesAutoresizingMaskIntoConstraints)
            window.layoutIfNeeded()
            #expect(HostWindow.frame(of: banner.view).minY == 8, "it is not at the top")
        }
    }

    @Test("adding again and removing twice do nothing; another parent is left first")
    func repetition() {
        clock.run {
            let player = window.host.showPlayer(songTitle: "Song")
            #expect(calls { window.host.add(player) } == [])
            let other = HostWindow.makeController()
            _ = other.view
            #expect(
                calls { other.add(player) }.filter { !$0.hasPrefix("view") } == [
                    "removeFromParent", "removeChild", "insertChild",
                ])
            player.remove()
            #expect(calls { player.remove() } == [])
        }
    }

    @Test("removing loads no view")
    func removalLoadsNoView() {
        let child = NSViewController()
        let host = NSViewController()
        host.addChild(child)
        child.remove()
        #expect(child.parent == nil)
        #expect(!child.isViewLoaded && !host.isViewLoaded)
    }

    @Test("a plugin stays in place while the content of its host scrolls", arguments: Host.allCases)
    func scrolling(host kind: Host) throws {
        try clock.run {
            let host = HostWindow.makeController()
            if kind != .subview { host.view = kind.makeScrollView() }
            let window = HostWindow(host: host)
            if kind == .subview { host.view.addSubview(kind.makeScrollView()) }
            let scrollView = try #require(
                host.view as? NSScrollView ?? host.view.subviews.first as? NSScrollView)
            let views = [
                host.showBanner(message: "Hello").view, host.showPlayer(songTitle: "Song").view,
            ]
            window.layoutIfNeeded()
            let frames = views.map { $0.convert($0.bounds, to: nil) }
            let top = scrollView.contentView.bounds.minY
            scrollView.contentView.scroll(to: CGPoint(x: 0, y: top + 120))
            window.layoutIfNeeded()
            #expect(scrollView.contentView.bounds.minY == top + 120)
            #expect(views.map { $0.convert($0.bounds, to: nil) } == frames)
        }
    }

    @Test("what is put into the document of a scroll view goes with it")
    func scrolledContainer() {
        clock.run {
            let scrollView = NSScrollView()
            scrollView.documentView = NSView(frame: CGRect(x: 0, y: 0, width: 320, height: 2000))
            let host = NSViewController()
            host.view = scrollView
            let window = HostWindow(host: host)
            let container = NSView(frame: CGRect(x: 0, y: 200, width: 320, height: 100))
            scrollView.documentView?.addSubview(container)
            let player = PlayerViewController(songTitle: "Song")
            host.add(player, in: container)
            window.layoutIfNeeded()
            let frame = player.view.convert(player.view.bounds, to: nil)
            let top = scrollView.contentView.bounds.minY
            scrollView.contentView.scroll(to: CGPoint(x: 0, y: top + 120))
            window.layoutIfNeeded()
            #expect(
                player.view.convert(player.view.bounds, to: nil) == frame.offsetBy(dx: 0, dy: -120))
        }
    }

    #if compiler(>=6.2)  // Older ones have no exit tests.
    @Test(
        "controllers that manage their children themselves are refused, and views of others",
        arguments: Refused.allCases)
    func refusal(host: Refused) async {
        switch host {
        case .tabs:
            await #expect(processExitsWith: .failure) {
                await MainActor.run { NSTabViewController().add(NSViewController()) }
            }
        case .split:
            await #expect(processExitsWith: .failure) {
                await MainActor.run { NSSplitViewController().add(NSViewController()) }
            }
        case .pages:
            await #expect(processExitsWith: .failure) {
                await MainActor.run { NSPageController().add(NSViewController()) }
            }
        case .splitView:
            await #expect(processExitsWith: .failure) {
                await MainActor.run {
                    Self.splitHost(arrangesAllSubviews: true).add(HostWindow.makeController())
                }
            }
        case .ownSplitView:
            await #expect(processExitsWith: .success) {
                await MainActor.run {
                    Self.splitHost(arrangesAllSubviews: false).add(HostWindow.makeController())
                }
            }
        case .foreignView:
            await #expect(processExitsWith: .failure) {
                await MainActor.run {
                    HostWindow.makeController().add(HostWindow.makeController(), in: NSView())
                }
            }
        case .none:
            await #expect(processExitsWith: .success) {
                await MainActor.run {
                    HostWindow.makeController().add(HostWindow.makeController())
                }
            }
        }
    }
    #endif

    enum Refused: CaseIterable {
        case tabs, split, pages, splitView, ownSplitView, foreignView, none
    }

    /// A host whose view is a split view.
    @MainActor
    private static func splitHost(arrangesAllSubviews: Bool) -> NSViewController {
        let view = NSSplitView()
        view.arrangesAllSubviews = arrangesAllSubviews
        let host = NSViewController()
        host.view = view
        return host
    }

    /// The calls of all controllers that an action leads to, but for layout.
    private func calls(_ action: () -> Void) -> [String] {
        HeadlessAppKit.recordCalls(action).map(\.call.name).filter { !$0.contains("Layout") }
    }

    /// What scrolls in a host.
    enum Host: CaseIterable {
        case scrollView, flippedDocument, table, subview

        @MainActor
        func makeScrollView() -> NSScrollView {
            let scrollView = NSScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
            let frame = CGRect(x: 0, y: 0, width: 320, height: 2000)
            switch self {
            case .scrollView, .subview: scrollView.documentView = NSView(frame: frame)
            case .flippedDocument: scrollView.documentView = FlippedView(frame: frame)
            case .table: scrollView.documentView = NSTableView(frame: frame)
            }
            return scrollView
        }
    }
}

/// A view whose coordinates begin at the upper left corner.
private final class FlippedView: NSView {
    override var isFlipped: Bool { true }
}
