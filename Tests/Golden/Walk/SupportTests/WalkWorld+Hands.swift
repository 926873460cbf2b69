import UIKit

@testable import Walk

/// What the user does.
extension WalkWorld {
    func button(of plugin: any PluginViewController) -> UIButton? {
        switch plugin {
        case let loading as LoadingViewController: loading.cancelButton
        case let error as ErrorViewController: error.reloadButton
        case let banner as BannerViewController: banner.moreButton
        default: nil
        }
    }

    func tap(_ plugin: any PluginViewController) {
        guard let button = button(of: plugin) else { return }
        tapped = plugin
        defer { tapped = nil }
        excuse { $0 === plugin && !(plugin is BannerViewController) }
        isHandled = false
        if HeadlessUIKit.tap(button), withHandler.contains(where: { $0.plugin === plugin }),
            !isHandled
        {
            fail("\(type(of: plugin)) had no handler when it was tapped")
        }
    }

    /// Performs what a tap would, wherever the button is.
    func perform(_ button: UIButton) {
        var actions: [UIAction] = []
        button.enumerateEventHandlers { action, _, event, _ in
            if let action, event.contains(.primaryActionTriggered) { actions.append(action) }
        }
        for action in actions { button.sendAction(action) }
    }

    func press(_ child: Int) {
        guard finger == nil, let plugin = plugin(child), let button = button(of: plugin),
            button.window === window
        else { return }
        window.layoutIfNeeded()
        let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
        finger = HeadlessUIKit.press(at: button.convert(middle, to: window), in: window)
        if finger?.view.isDescendant(of: button) == true { fingerPlugin = plugin }
    }

    func lift() {
        defer { (finger, fingerPlugin, tapped) = (nil, nil, nil) }
        if let plugin = fingerPlugin, plugin.parent != nil {
            tapped = plugin
            excuse { $0 === plugin && !(plugin is BannerViewController) }
        }
        finger?.lift()
    }

    /// A handler that may be called only while its plugin is tapped, and after that has gone if it
    /// is to go first. It shows and removes others.
    func handler() -> () -> Void {
        { [weak self] in
            guard let self else { return }
            isHandled = true
            guard let tapped else { return fail("a handler was called without a tap") }
            if !(tapped is BannerViewController), tapped.parent != nil {
                fail("\(type(of: tapped)) was there when its handler was called")
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
            (host.view as? UIScrollView)
            ?? host.view.subviews.compactMap { $0 as? UIScrollView }.first
        guard let scrollView, scrollView.window != nil else { return }
        settleLayout()
        let views = host.children.compactMap(\.viewIfLoaded).filter {
            $0.superview === host.view && $0.window != nil && !$0.isHidden
        }
        let frames = views.map { $0.convert($0.bounds, to: window) }
        HeadlessUIKit.scroll(scrollView, by: CGPoint(x: 0, y: 60))
        settleLayout()
        for (view, frame) in zip(views, frames) {
            let moved = view.convert(view.bounds, to: window)
            if abs(moved.minY - frame.minY) > 0.01 || abs(moved.height - frame.height) > 0.01 {
                fail("a plugin scrolled from \(frame) to \(moved)")
            }
        }
    }

    /// Lays out until what one pass has changed is laid out, too.
    private func settleLayout() {
        for _ in 0..<4 { window.layoutIfNeeded() }
    }

    func leave(animated: Bool) {
        guard let navigation = window.rootViewController as? UINavigationController else {
            window.rootViewController = otherHost
            return
        }
        if navigation.topViewController === host {
            navigation.pushViewController(otherHost, animated: animated)
        }
    }

    func comeBack(animated: Bool) {
        if let navigation = window.rootViewController as? UINavigationController {
            navigation.popViewController(animated: animated)
        } else {
            window.rootViewController = host
        }
    }

    func resizeWindow() {
        let isTall = window.frame.width < window.frame.height
        window.frame.size =
            isTall ? CGSize(width: 640, height: 320) : CGSize(width: 320, height: 640)
        HeadlessUIKit.setSafeAreaInsets(
            isTall ? UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0) : .zero, of: window)
    }

    /// Removes a plugin as code does that knows only UIKit.
    func takeAway(_ child: Int) {
        guard let plugin = plugin(child) else { return }
        lift()
        guard plugin.parent != nil else { return }
        excuse { $0 === plugin }
        looseTimersEnd = clock.now + 5
        plugin.willMove(toParent: nil)
        plugin.view.removeFromSuperview()
        plugin.removeFromParent()
    }
}
