import Foundation

@testable import Walk

/// The actions of the user.
extension WalkWorld {
    func button(of plugin: any PluginViewController) -> PlatformButton? {
        switch plugin {
        case let loading as LoadingViewController: loading.cancelButton
        case let error as ErrorViewController: error.reloadButton
        case let banner as BannerViewController: banner.moreButton
        default: nil
        }
    }

    /// Whether another finger is free. A mouse cannot click elsewhere while its button is down.
    private var canTap: Bool { hand == nil || Headless.hasSeveralFingers }

    func tap(_ plugin: any PluginViewController) {
        guard canTap, let button = button(of: plugin) else { return }
        tapped = plugin
        defer { tapped = nil }
        excuse { $0 === plugin && !(plugin is BannerViewController) }
        isHandled = false
        if button.tap(), withHandler.contains(where: { $0.plugin === plugin }), !isHandled {
            fail("\(type(of: plugin)) had no handler when it was tapped")
        }
    }

    /// Taps on the backdrop of a plugin, and expects that a plugin that is dismissed with a tap leaves.
    func tapBackdrop(_ child: Int) {
        guard canTap, let plugin = plugin(child),
            let backdrop = plugin.presentation.backdrop,
            backdrop.window === window
        else { return }
        window.layoutIfNeeded()
        guard window.tap(CGPoint(x: 4, y: window.frame.height / 2), on: backdrop) else { return }
        let isLeaving = plugin.parent == nil || plugin.presentation.isLeaving
        if backdrop.dismissesOnTap, !isLeaving { fail("a tap on a backdrop did nothing") }
    }

    func press(_ child: Int) {
        guard hand == nil, let plugin = plugin(child), let button = button(of: plugin),
            button.window === window
        else { return }
        window.layoutIfNeeded()
        touch(button)
    }

    /// Puts a finger or the mouse on a view.
    func touch(_ view: PlatformView) {
        hand = window.press(view)
        // Another plugin can be in front of the view, or in its place.
        touchedPlugin = plugins.first { other in
            button(of: other).map { hand?.view.isDescendant(of: $0) == true } ?? false
        }
    }

    func lift() {
        defer { (hand, touchedPlugin, tapped) = (nil, nil, nil) }
        if touchedPlugin is ToastViewController { excuse { $0 === touchedPlugin } }
        if let plugin = touchedPlugin, plugin.parent != nil, button(of: plugin) != nil {
            tapped = plugin
            excuse { $0 === plugin && !(plugin is BannerViewController) }
        }
        hand?.lift()
    }

    /// Returns a handler that may be called only while its plugin is tapped, and only when the plugin
    /// is leaving if it is dismissed. The handler shows and removes other plugins.
    func handler() -> @MainActor () -> Void {
        { [weak self] in
            guard let self else { return }
            isHandled = true
            guard let tapped else { return fail("a handler was called without a tap") }
            if !(tapped is BannerViewController) {
                // A plugin that was moved to another host under the finger is hidden there, and leaves at once.
                if !tapped.presentation.isLeaving, tapped.parent != nil {
                    fail("\(type(of: tapped)) was not dismissed when its handler was called")
                }
                withHandler.removeAll { $0.plugin === tapped }
            }
            if tapped is LoadingViewController {
                excuse { $0 is BannerViewController }
                host.showBanner(message: "Cancelled")
            }
            if tapped is BannerViewController { host.hideBanner() }
        }
    }

    func scroll() {
        let scrollView =
            (host.view as? PlatformScrollView)
            ?? host.view.subviews.compactMap { $0 as? PlatformScrollView }.first
        guard let scrollView, scrollView.window != nil else { return }
        settleLayout()
        let views = host.children.compactMap(\.viewIfLoaded).filter {
            $0.superview === host.view && $0.window != nil && !$0.isHidden
        }
        let frames = views.map(\.frameInWindow)
        Headless.scroll(scrollView)
        settleLayout()
        for (view, frame) in zip(views, frames) {
            let moved = view.frameInWindow
            if abs(moved.minY - frame.minY) > 0.01 || abs(moved.height - frame.height) > 0.01 {
                fail("a plugin scrolled from \(frame) to \(moved)")
            }
        }
    }

    /// Lays out until a pass changes nothing.
    func settleLayout() {
        for _ in 0..<4 { window.layoutIfNeeded() }
    }

    /// Removes a plugin as code does that knows only the framework.
    func takeAway(_ child: Int) {
        guard let plugin = plugin(child) else { return }
        lift()
        guard plugin.parent != nil else { return }
        // What covers the host during its delay would stay until that ends.
        if plugin is PaywallViewController, PluginRecord.isWaiting(plugin) { return }
        excuse { $0 === plugin }
        looseTimersEnd = max(looseTimersEnd, clock.now + 5)
        plugin.leaveByItself()
    }
}
