#if !UIKIT
import AppKit
import Testing

@testable import Runtime

@MainActor
@Suite("Plugins in windows", .serialized)
struct WindowTests {
    private let clock = ManualClock()
    private let window = HostWindow()

    @Test("a window has one host at a time, which follows its size")
    func isShared() throws {
        try clock.run {
            expect(PluginSceneHost.shown(in: window.window).isEmpty, "it is shown without a plugin")
            let host = try #require(PluginSceneHost.opened(in: window.window))
            let plugin = StubPlugin(PluginPresentation())
            host.add(plugin)
            expect(PluginSceneHost.opened(in: window.window) === host)
            expect(PluginSceneHost.shown(in: window.window), equals: [host])
            expect(PluginSceneHost.shown(in: nil), equals: [host], "it is not found without its window")
            window.resize(to: CGSize(width: 640, height: 320))
            window.layoutIfNeeded()
            expect(plugin.view.frame.size, equals: CGSize(width: 640, height: 320))
            plugin.remove()
            clock.advance(by: 0)
            expect(PluginSceneHost.shown(in: window.window).isEmpty, "it stays")
        }
    }

    @Test("a window that closes takes its plugins along")
    func closes() async throws {
        weak var released: StubPlugin?
        try clock.run {
            let host = try #require(PluginSceneHost.opened(in: window.window))
            let plugin = StubPlugin(PluginPresentation())
            host.add(plugin)
            released = plugin
        }
        window.window.close()
        await HostWindow.wait { released == nil }
        expect(released == nil, "something keeps it")
        expect(window.host.view.subviews.isEmpty, "its host stays")
    }

    @Test("a window that closes removes its plugins at once")
    func removesAtOnce() async throws {
        let host = try clock.run {
            let host = try #require(PluginSceneHost.opened(in: window.window))
            host.add(StubPlugin(PluginPresentation(minimumDuration: 9)))
            return host
        }
        window.window.close()
        await HostWindow.wait { host.children.isEmpty }
        expect(host.children.isEmpty, "a plugin stays")
    }

    @Test("a window that is released without closing takes its host along")
    func isReleased() async {
        weak var released: NSWindow?
        weak var host: PluginSceneHost?
        clock.run {
            let window = HostWindow()
            host = PluginSceneHost.opened(in: window.window)
            host?.add(StubPlugin(PluginPresentation()))
            released = window.window
        }
        await HostWindow.wait { released == nil }
        expect(released == nil, "the host keeps its window")
        clock.run {
            let other = PluginSceneHost.opened(in: window.window)
            let plugin = StubPlugin(PluginPresentation())
            other?.add(plugin)
            plugin.remove()
            clock.advance(by: 0)
        }
        await HostWindow.wait { host == nil }
        expect(host == nil, "a host is kept without a window")
    }

    @Test("each window has its own host, which stays when another window closes")
    func areSeveral() async throws {
        let other = HostWindow()
        let hosts = try clock.run {
            try [window, other].map { window in
                let host = try #require(PluginSceneHost.opened(in: window.window))
                host.add(StubPlugin(PluginPresentation()))
                return host
            }
        }
        // Other suites may have hosts too.
        var shown: [PluginSceneHost] { PluginSceneHost.shown(in: nil).filter(hosts.contains) }
        expect(Set(shown), equals: Set(hosts), "a host is lost")
        other.window.close()
        await HostWindow.wait { shown.count == 1 }
        expect(shown, equals: [hosts[0]], "the wrong host stays")
        clock.run {
            for child in hosts[0].children { child.remove() }
            clock.advance(by: 0)
        }
    }

    @Test("a plugin is over the last pane of a split view")
    func isInPane() throws {
        try clock.run {
            let splitView = NSSplitView()
            splitView.isVertical = true
            let panes = [NSView(), NSView()]
            for pane in panes { splitView.addArrangedSubview(pane) }
            window.window.contentView = splitView
            let host = try #require(PluginSceneHost.opened(in: window.window))
            let plugin = StubPlugin(PluginPresentation())
            host.add(plugin)
            expect(splitView.arrangedSubviews, equals: panes, "it is a pane")
            expect(plugin.view.isDescendant(of: panes[1]), "it is elsewhere")
            plugin.remove()
            clock.advance(by: 0)

            splitView.arrangesAllSubviews = false
            let other = try #require(PluginSceneHost.opened(in: window.window))
            other.add(plugin)
            expect(other.view.superview === splitView, "it is in a pane, but need not be")
            plugin.remove()
            clock.advance(by: 0)
        }
    }
}
#endif
