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
                    edges: [edge, .leading, .trailing], insets: insets, height: 50, isBehind: edge == .top)
                let push = PluginPush(from: edge, distance: edge == .top ? insets.top : insets.bottom)
                let plugin = StubPlugin(PluginPresentation(placement: placement, delay: 1, parts: [push]))
                host.add(plugin)
                window.layoutIfNeeded()
                expect(window.pushedInsets, equals: [0, 0, 0, 0], "it pushes while it is hidden")
                clock.advance(by: 1)
                let pushed: [CGFloat] = edge == .top ? [62, 0, 0, 0] : [0, 0, 58, 0]
                expect(window.pushedInsets, equals: pushed, "it does not push what it covers")
                window.layoutIfNeeded()
                let own = plugin.view.safeAreaInsets
                expect(own.top + own.bottom, equals: 0, "it pushes its own content")
                plugin.remove(animated: false)
                expect(window.pushedInsets, equals: [0, 0, 0, 0], "it does not take back its push")
                let kept = plugin.addedInsets
                expect(kept.top + kept.bottom, equals: 0, "it keeps a push of its own")
            }
        }
    }

    @Test("a plugin pushes content as soon as its host is in a window, and not before")
    func pushesInWindow() {
        clock.run {
            for followsLayout in [true, false] {
                let host = HostWindow.makeController()
                host.view.frame.size = CGSize(width: 320, height: 640)
                let placement = ChildPlacement(edges: [.top, .leading, .trailing], height: 50)
                let plugin = StubPlugin(PluginPresentation(placement: placement, parts: [PluginPush(from: .top)]))
                plugin.followsLayout = followsLayout
                host.add(plugin)
                host.view.layoutIfNeeded()
                expect(host.addedInsets.top, equals: 0, "it pushes what it has not measured")
                let window = HostWindow(host: host)
                window.layoutIfNeeded()
                expect(window.pushedInsets, equals: [50, 0, 0, 0], "it does not push what it covers")
            }
        }
    }

    @Test("a plugin pushes content before its transition begins")
    func pushesBeforeTransition() {
        clock.run(animated: true) {
            let window = HostWindow()
            var pushed: [CGFloat] = []
            let motion = PluginTransition.Motion { _, _ in
                MainActor.assumeIsolated { pushed = window.pushedInsets }
            }
            window.host.add(
                StubPlugin(
                    PluginPresentation(
                        placement: ChildPlacement(edges: [.top, .leading, .trailing], height: 50),
                        transition: PluginTransition(moveIn: motion), parts: [PluginPush(from: .top)])))
            expect(pushed, equals: [50, 0, 0, 0], "it pushes while it moves in")
        }
    }

    @Test("a plugin that is added again pushes content again")
    func pushesAgain() {
        clock.run {
            let window = HostWindow()
            let plugin = StubPlugin(
                PluginPresentation(
                    placement: ChildPlacement(edges: [.top, .leading, .trailing], height: 50),
                    parts: [PluginPush(from: .top)]))
            for isLaidOut in [false, false, true, true] {
                window.host.add(plugin)
                if isLaidOut { window.layoutIfNeeded() }
                expect(window.pushedInsets, equals: [50, 0, 0, 0], "it does not push")
                plugin.remove(animated: false)
                expect(window.pushedInsets, equals: [0, 0, 0, 0], "it still pushes")
            }
        }
    }

    @Test("a plugin that returns while it moves out pushes content again, also if the host has assigned its insets")
    func pushesWhenItReturns() {
        clock.run(animated: true) {
            let window = HostWindow()
            let plugin = StubPlugin(
                PluginPresentation(
                    placement: ChildPlacement(edges: [.top, .leading, .trailing], height: 50),
                    transition: PluginTransition(moveIn: .fade, moveOut: .fade), parts: [PluginPush(from: .top)]))
            window.host.add(plugin)
            HostWindow.advanceAnimations()
            plugin.remove()
            window.host.addedInsets.top = 0
            window.host.add(plugin)
            expect(window.pushedInsets, equals: [50, 0, 0, 0], "it does not push")
        }
    }

    @Test("a plugin that other code has removed does not push its former host any more")
    func changesHost() {
        clock.run {
            let (window, other) = (HostWindow(), HostWindow())
            let plugin = StubPlugin(
                PluginPresentation(
                    placement: ChildPlacement(edges: [.top, .leading, .trailing], height: 50),
                    parts: [PluginPush(from: .top)]))
            window.host.add(plugin)
            plugin.view.removeFromSuperview()
            plugin.removeFromParent()
            other.host.add(plugin)
            expect(window.pushedInsets, equals: [0, 0, 0, 0], "it still pushes")
            expect(other.pushedInsets, equals: [50, 0, 0, 0], "it does not push its host")
        }
    }

    @Test("plugins at the same edge push as far as the highest one")
    func pushesOnce() {
        clock.run {
            let window = HostWindow()
            let plugins = [80.0, 50, 30].map { height in
                StubPlugin(
                    PluginPresentation(
                        placement: ChildPlacement(edges: [.bottom, .leading, .trailing], height: height),
                        parts: [PluginPush(from: .bottom)]))
            }
            for plugin in plugins { window.host.add(plugin) }
            for _ in 0..<2 { window.layoutIfNeeded() }
            expect(window.pushedInsets, equals: [0, 0, 80, 0], "the highest one does not push alone")
            for (plugin, rest) in zip(plugins, [50, 30, 0] as [CGFloat]) {
                plugin.remove(animated: false)
                expect(window.pushedInsets, equals: [0, 0, rest, 0], "the next one does not push yet")
                for _ in 0..<2 { window.layoutIfNeeded() }
                expect(window.pushedInsets, equals: [0, 0, rest, 0], "it does not take back its push")
                let own = plugin.addedInsets
                expect(own.top + own.bottom, equals: 0, "it keeps a push of its own")
            }
        }
    }

    @Test("a host can assign its insets, to which plugins add the covered area")
    func survivesAssignment() {
        clock.run {
            let window = HostWindow()
            let plugins = [80.0, 50].map { height in
                StubPlugin(
                    PluginPresentation(
                        placement: ChildPlacement(edges: [.bottom, .leading, .trailing], height: height),
                        parts: [PluginPush(from: .bottom)]))
            }
            let top = StubPlugin(
                PluginPresentation(
                    placement: ChildPlacement(edges: [.top, .leading, .trailing], height: 30),
                    parts: [PluginPush(from: .top)]))
            for plugin in plugins + [top] { window.host.add(plugin) }
            for assigned in [0, 20, 100, 0] as [CGFloat] {
                window.host.addedInsets.bottom = assigned
                for _ in 0..<3 { window.layoutIfNeeded() }
                expect(
                    window.pushedInsets, equals: [30, 0, max(assigned, 80), 0],
                    "it does not push from \(assigned) points")
            }
            window.host.addedInsets.bottom = 20
            plugins[0].remove()
            for _ in 0..<3 { window.layoutIfNeeded() }
            expect(window.pushedInsets, equals: [30, 0, 50, 0], "the other one does not push")
            window.host.addedInsets.bottom = 10
            plugins[1].remove()
            top.remove()
            expect(window.pushedInsets, equals: [0, 0, 10, 0], "the value of the host is lost")
        }
    }

    @Test("a plugin that moves to another host does not take back the push of others there")
    func movesToOtherHost() {
        clock.run {
            let (window, other) = (HostWindow(), HostWindow())
            let plugins = (0..<3).map { _ in
                StubPlugin(
                    PluginPresentation(
                        placement: ChildPlacement(edges: [.bottom, .leading, .trailing], height: 64),
                        parts: [PluginPush(from: .bottom)]))
            }
            other.host.addedInsets.bottom = 10
            window.host.add(plugins[0])
            window.host.add(plugins[1])
            other.host.add(plugins[2])
            for window in [window, other] { for _ in 0..<2 { window.layoutIfNeeded() } }
            other.host.add(plugins[1])
            for plugin in plugins { plugin.remove() }
            expect(window.pushedInsets, equals: [0, 0, 0, 0], "it still pushes")
            expect(other.pushedInsets, equals: [0, 0, 10, 0], "it still pushes the other host")
        }
    }

    @Test("a plugin that is shown on another host later leaves the push of others there alone")
    func isShownOnOtherHost() {
        clock.run {
            let (window, other) = (HostWindow(), HostWindow())
            let plugins = [50.0, 30].map { height in
                StubPlugin(
                    PluginPresentation(
                        placement: ChildPlacement(edges: [.bottom, .leading, .trailing], height: height),
                        parts: [PluginPush(from: .bottom)]))
            }
            window.host.add(plugins[1])
            plugins[1].remove()
            other.host.add(plugins[0])
            other.host.add(plugins[1])
            for _ in 0..<2 { other.layoutIfNeeded() }
            expect(other.pushedInsets, equals: [0, 0, 50, 0], "the highest one does not push alone")
            for plugin in plugins { plugin.remove() }
            expect(other.pushedInsets, equals: [0, 0, 0, 0], "a plugin still pushes")
        }
    }

    #if !UIKIT
    @Test("a plugin that its parent removes stops pushing content")
    func isTakenAwayByItsParent() {
        clock.run {
            let window = HostWindow()
            let plugin = StubPlugin(
                PluginPresentation(
                    placement: ChildPlacement(edges: [.top, .leading, .trailing]), parts: [PluginPush(from: .top)]))
            plugin.view = PluginView()
            plugin.view.heightAnchor.constraint(equalToConstant: 40).isActive = true
            window.host.add(plugin)
            expect(window.pushedInsets, equals: [40, 0, 0, 0], "it does not push")
            plugin.view.removeFromSuperview()
            window.host.removeChild(at: 0)
            expect(window.pushedInsets, equals: [0, 0, 0, 0], "it still pushes")
            expect(clock.isIdle, "it still waits for something")
        }
    }
    #endif
}
