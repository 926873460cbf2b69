import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

@MainActor
@Suite("Delays")
struct DelayTests {
    private let clock = ManualClock()

    @Test("a plugin's view is not loaded during its delay, which begins again on another host")
    func waitsForDelay() {
        clock.run {
            let window = HostWindow()
            let other = HostWindow.makeController()
            let plugin = StubPlugin(PluginPresentation(delay: 1))
            other.add(plugin)
            clock.advance(by: 0.9)
            window.host.add(plugin)
            expect(other.children.isEmpty, "its former parent still has it")
            clock.advance(by: 0.9)
            expect(!plugin.isViewLoaded, "it does not wait for its delay")
            clock.advance(by: 0.2)
            expect(plugin.isInWindow, "it is not visible after its delay")
        }
    }

    @Test("a plugin that is removed during its delay never becomes visible")
    func isRemovedDuringDelay() {
        clock.run {
            let window = HostWindow()
            let plugin = StubPlugin(PluginPresentation(delay: 1, minimumDuration: 1))
            window.host.add(plugin)
            clock.advance(by: 0.9)
            plugin.remove()
            expect(plugin.parent == nil, "it has not left")
            expect(clock.isIdle, "its delay was not cancelled")
            clock.advance(by: 1)
            expect(plugin.count(of: "announcement"), equals: 0, "it became visible after it left")
            expect(!plugin.isViewLoaded, "its view was loaded")
        }
    }

    @Test("the delay begins again if other code has removed the plugin, and it is added again")
    func beginsAgain() {
        clock.run {
            let window = HostWindow()
            let plugin = StubPlugin(PluginPresentation(delay: 1))
            window.host.add(plugin)
            clock.advance(by: 0.6)
            plugin.removeFromParent()
            window.host.add(plugin)
            clock.advance(by: 0.6)
            expect(plugin.presentation.phase == .waiting, "it is visible early")
            clock.advance(by: 0.4)
            expect(plugin.presentation.phase == .visible, "it does not become visible")
        }
    }

    @Test("only the host keeps a plugin in memory during its delay")
    func isReleasedWithHost() async {
        weak var released: PlatformViewController?
        weak var presentation: PluginPresentation?
        clock.run {
            let host = HostWindow.makeController()
            let plugin = StubPlugin(PluginPresentation(delay: 1))
            released = plugin
            presentation = plugin.presentation
            host.add(plugin)
        }
        await HostWindow.wait { released == nil && presentation == nil }
        expect(released == nil && presentation == nil, "something else keeps it")
    }

    @Test("the delay of a plugin does not begin again if the plugin is added again")
    func isAddedAgain() {
        clock.run {
            let window = HostWindow()
            let plugin = StubPlugin(PluginPresentation(delay: 1))
            window.host.add(plugin)
            clock.advance(by: 0.9)
            window.host.add(plugin)
            clock.advance(by: 0.2)
            expect(plugin.isInWindow, "its delay begins again")
        }
    }

    @Test(
        "touches reach the host before a plugin is visible, unless it blocks them during its delay")
    func blocksEarly() {
        clock.run {
            for isBlocking in [true, false] {
                let window = HostWindow()
                let view: PlatformView = window.host.view
                let plugin = StubPlugin(PluginPresentation(delay: 1, blocksEarly: isBlocking))
                window.host.add(plugin)
                window.layoutIfNeeded()
                let corner = CGPoint(x: 9, y: 9)
                let isBlocked = window.view(at: corner) !== view
                expect(isBlocked, equals: isBlocking, "touches go another way during its delay")
                clock.advance(by: 1)
                let isTaken = window.view(at: corner) === plugin.view
                expect(isTaken, "it does not take touches while it is visible")
                expect(view.subviews, equals: [plugin.view], "something else is left in the host")
                plugin.remove(animated: false)
                expect(view.subviews.isEmpty, "something is left in the host")
            }
        }
    }

    @Test("the debug description says the phase, and what a plugin waits for")
    func describesWaiting() {
        clock.run {
            let window = HostWindow()
            let plugin = StubPlugin(PluginPresentation(delay: 0.5, minimumDuration: 1, group: "state"))
            let next = StubPlugin(PluginPresentation(delay: 0.5, group: "state"))
            func expectDescription(_ description: String) {
                expect(String(reflecting: plugin.presentation), equals: description)
            }
            expectDescription("absent")
            window.host.add(plugin)
            expectDescription("waiting for at least 0.5 s")
            clock.advance(by: 0.5)
            expectDescription("visible for at least 1.0 s")
            plugin.remove()
            expectDescription("staying for at least 1.0 s")
            window.host.add(next)
            expectDescription("staying until StubPlugin is visible")
            plugin.remove(animated: false)
            let unseen = HostWindow.makeController()
            unseen.add(plugin)
            clock.advance(by: 0.5)
            expectDescription("visible, without a window")
        }
    }
}
