import AppKit
import Testing

@testable import Mac

/// One test for each thing that generated code guarantees of time, clicks and memory on a Mac.
@MainActor
@Suite("Guarantees of time", .serialized)
struct MacTimingGuaranteeTests {
    private let clock = ManualClock()
    private let window = HostWindow()

    init() {
        HeadlessAppKit.reset()
        window.window.orderFront(nil)
        HeadlessAppKit.turnRunLoop()
    }

    @Test("a plugin is hidden before its delay, and stays for its minimum duration")
    func time() {
        clock.run {
            let loading = window.host.showLoading()
            clock.advance(by: 0.49)
            #expect(loading.view.window == nil)
            clock.advance(by: 0.02)
            #expect(loading.view.window != nil)
            let banner = window.host.showBanner(message: "Hello")
            banner.remove()
            clock.advance(by: 0.99)
            #expect(banner.parent === window.host)
            clock.advance(by: 0.02)
            #expect(banner.parent == nil)
        }
    }

    @Test("only 'animated: false', or that nobody sees it, cuts the minimum duration short")
    func cuts() {
        clock.run {
            let first = window.host.showBanner(message: "First")
            first.remove(animated: false)
            #expect(first.parent == nil)
            let second = window.host.showBanner(message: "Second")
            window.window.contentViewController = HostWindow.makeController()
            second.remove()
            #expect(second.parent == nil)
        }
    }

    @Test("none back after a removal")
    func staleCallbacks() {
        clock.run {
            let loading = window.host.showLoading()
            loading.remove()
            let calls = HeadlessAppKit.recordCalls { clock.advance(by: 10) }
            #expect(calls.isEmpty)
            #expect(loading.view.superview == nil)
            #expect(HeadlessAppKit.postedNotifications.isEmpty)
        }
    }

    @Test("an old animation does not take away what is shown again")
    func staleAnimation() {
        clock.animate {
            let banner = window.host.showBanner(message: "Hello")
            HeadlessAppKit.advanceAnimations(by: 1)
            clock.advance(by: 1)
            banner.remove()
            HeadlessAppKit.advanceAnimations(by: 0.1)
            window.host.add(banner)
            HeadlessAppKit.advanceAnimations(by: 1)
            #expect(banner.parent === window.host)
            #expect(banner.view.superview === window.host.view)
            #expect(HostWindow.displacement(of: banner.view) == .zero)
        }
    }

    @Test("no click is blocked before a plugin is visible, but where its description says so")
    func clicks() {
        clock.run {
            let plugin = WaitingPlugin(PluginPresentation(delay: 0.5))
            window.host.add(plugin)
            window.layoutIfNeeded()
            let middle = CGPoint(x: 160, y: 320)
            #expect(window.view(at: middle) === window.host.view)
            clock.advance(by: 1)
            #expect(window.view(at: middle) === plugin.view)
            plugin.remove()
            let blocking = WaitingPlugin(PluginPresentation(delay: 0.5, blocksEarly: true))
            window.host.add(blocking)
            window.layoutIfNeeded()
            #expect(window.view(at: middle) !== window.host.view)
            blocking.remove()
            #expect(window.view(at: middle) === window.host.view)
        }
    }

    @Test("other code that removes a plugin leaves nothing of it in the host")
    func foreignRemoval() {
        clock.run {
            let player = window.host.showPlayer(songTitle: "Song")
            let loading = window.host.showLoading()
            for plugin in [player, loading] as [NSViewController] {
                plugin.view.removeFromSuperview()
                plugin.removeFromParent()
            }
            clock.advance(by: 1)
            #expect(window.pushedInsets == [0, 0, 0, 0])
            #expect(window.host.view.subviews.isEmpty)
            #expect(window.host.view.layoutGuides.allSatisfy { type(of: $0) == NSLayoutGuide.self })
        }
    }

    @Test("a plugin that other code took away moves from its new place when it is added again")
    func foreignRemovalAndBack() {
        clock.animate {
            let plugin = WaitingPlugin(
                PluginPresentation(transition: PluginTransition(moveOut: .slide(from: .top))))
            window.host.add(plugin)
            plugin.view.removeFromSuperview()
            plugin.removeFromParent()
            window.host.add(plugin)
            window.layoutIfNeeded()
            plugin.remove()
            window.layoutIfNeeded()
            #expect(HostWindow.frame(of: plugin.view).maxY == 0, "it does not move")
        }
    }

    @Test("a removed plugin is released, with handlers set and a delay pending")
    func release() async {
        weak var banner: BannerViewController?
        weak var loading: LoadingViewController?
        clock.run {
            let shown = window.host.showBanner(message: "Hello")
            shown.tapped = { [window] in _ = (shown, window) }
            banner = shown
            loading = window.host.showLoading()
            banner?.remove(animated: false)
            loading?.remove()
        }
        await Task.yield()
        #expect(banner == nil)
        #expect(loading == nil)
    }

    @Test("a host is released with the plugins that it shows, while they move in and wait")
    func releaseWithHost() async {
        weak var released: NSViewController?
        clock.animate {
            let host = HostWindow.makeController()
            let window = HostWindow(host: host)
            host.showBanner(message: "Hello")
            host.showLoading()
            window.window.orderOut(nil)
            released = host
        }
        HeadlessAppKit.clearPostedNotifications()
        HeadlessAppKit.advanceAnimations(by: 1)
        await Task.yield()
        #expect(released == nil)
    }
}

/// A plugin that was written by hand.
private final class WaitingPlugin: NSViewController, PluginViewController {
    let presentation: PluginPresentation

    init(_ presentation: PluginPresentation) {
        self.presentation = presentation
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = NSView()
    }
}
