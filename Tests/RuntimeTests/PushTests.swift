import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

@MainActor
@Suite("Plugins that push content")
struct PushTests {
    private let clock = ManualClock()

    @Test("a plugin that pushes adds the covered area to its host's safe area, not to its own")
    func pushesContent() {
        clock.run {
            for edge in [NSDirectionalRectEdge.top, .bottom] {
                let window = HostWindow()
                let host: PlatformViewController = window.host
                let insets = NSDirectionalEdgeInsets(top: 12, leading: 0, bottom: 8, trailing: 0)
                let placement = ChildPlacement(
                    edges: [edge, .leading, .trailing], insets: insets, height: 50,
                    isBehind: edge == .top)
                let push = PluginPush(
                    from: edge, distance: edge == .top ? insets.top : insets.bottom)
                let plugin = StubPlugin(
                    PluginPresentation(placement: placement, delay: 1, parts: [push]))
                host.add(plugin)
                window.layoutIfNeeded()
                #expect(window.pushedInsets == [0, 0, 0, 0], "it pushes while it is hidden")
                clock.advance(by: 1)
                let pushed: [CGFloat] = edge == .top ? [62, 0, 0, 0] : [0, 0, 58, 0]
                #expect(window.pushedInsets == pushed, "it does not push what it covers")
                window.layoutIfNeeded()
                let own = plugin.view.safeAreaInsets
                #expect(own.top + own.bottom == 0, "it pushes its own content")
                plugin.remove(animated: false)
                #expect(window.pushedInsets == [0, 0, 0, 0], "it does not take back its push")
                let kept = plugin.addedInsets
                #expect(kept.top + kept.bottom == 0, "it keeps a push of its own")
            }
        }
    }

    @Test("a plugin pushes content as soon as its host is in a window, and not before")
    func pushesInWindow() {
        clock.run {
            let host = HostWindow.makeController()
            host.view.frame.size = CGSize(width: 320, height: 640)
            let placement = ChildPlacement(
                edges: [.top, .leading, .trailing], height: 50)
            host.add(
                StubPlugin(
                    PluginPresentation(placement: placement, parts: [PluginPush(from: .top)])))
            host.view.layoutIfNeeded()
            #expect(host.addedInsets.top == 0, "it pushes what it has not measured")
            let window = HostWindow(host: host)
            window.layoutIfNeeded()
            #expect(window.pushedInsets == [50, 0, 0, 0], "it does not push what it covers")
        }
    }

    #if !UIKIT
    @Test("a plugin that its parent removes stops pushing content")
    func isTakenAwayByItsParent() {
        clock.run {
            let window = HostWindow()
            let plugin = StubPlugin(
                PluginPresentation(
                    placement: ChildPlacement(edges: [.top, .leading, .trailing]),
                    parts: [PluginPush(from: .top)]))
            plugin.view = PluginView()
            plugin.view.heightAnchor.constraint(equalToConstant: 40).isActive = true
            window.host.add(plugin)
            #expect(window.pushedInsets == [40, 0, 0, 0], "it does not push")
            plugin.view.removeFromSuperview()
            window.host.removeChild(at: 0)
            #expect(window.pushedInsets == [0, 0, 0, 0], "it still pushes")
            #expect(clock.isIdle, "it still waits for something")
        }
    }
    #endif
}
