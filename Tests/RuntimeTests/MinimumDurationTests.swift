import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

@MainActor
@Suite("Minimum durations")
struct MinimumDurationTests {
    private let clock = ManualClock()

    @Test("a plugin stays for its minimum duration, which begins when it becomes visible")
    func staysForMinimumDuration() {
        clock.run {
            let window = HostWindow()
            let plugin = StubPlugin(PluginPresentation(delay: 1, minimumDuration: 1))
            window.host.add(plugin)
            clock.advance(by: 1.5)
            plugin.remove()
            clock.advance(by: 0.4)
            expect(plugin.parent === window.host, "it left before its minimum duration")
            clock.advance(by: 0.2)
            expect(plugin.parent == nil, "it stays after its minimum duration")
            expect(plugin.view.superview == nil, "its view stays")
        }
    }

    @Test("the minimum duration begins when the transition has ended")
    func beginsAfterTransition() {
        clock.run(animated: true) {
            let window = HostWindow()
            let plugin = StubPlugin(
                PluginPresentation(minimumDuration: 0.3, transition: PluginTransition(moveIn: .fade)))
            window.host.add(plugin)
            clock.advance(by: 0.5)
            plugin.remove()
            expect(plugin.parent === window.host, "it is visible for less than its duration")
            clock.advance(by: 0.05)
            expect(plugin.parent == nil, "it stays")

            let brief = StubPlugin(PluginPresentation(transition: PluginTransition(moveIn: .fade)))
            window.host.add(brief)
            brief.remove()
            expect(brief.parent == nil, "it stays although it has no minimum duration")
        }
    }

    @Test("a plugin is removed immediately without animation, or if nobody can see it")
    func leavesAtOnce() {
        clock.run {
            let window = HostWindow()
            let plugin = StubPlugin(PluginPresentation(minimumDuration: 1))
            window.host.add(plugin)
            plugin.remove(animated: false)
            expect(plugin.parent == nil, "it waits for its minimum duration")
            expect(clock.isIdle, "it still waits for something")

            let unseen = HostWindow.makeController()
            unseen.add(plugin)
            plugin.remove()
            expect(unseen.children.isEmpty, "it stays although nobody sees it")
        }
    }

    @Test("a plugin leaves at once if its host has left the window")
    func leavesWithoutWindow() {
        clock.run {
            let window = HostWindow()
            let plugin = StubPlugin(PluginPresentation(minimumDuration: 1))
            window.host.add(plugin)
            window.host.view.removeFromSuperview()
            plugin.remove()
            expect(plugin.parent == nil, "it stays although nobody sees it")
        }
    }

    @Test("a plugin whose user has dismissed it does not stay, nor does one that nobody can see")
    func endsEarly() {
        clock.run {
            let window = HostWindow()
            let waiting = StubPlugin(PluginPresentation(delay: 1, minimumDuration: 1))
            window.host.add(waiting)
            expect(waiting.presentation.remainingDuration, equals: 0, "it stays before it is visible")
            let plugin = StubPlugin(PluginPresentation(minimumDuration: 1))
            window.host.add(plugin)
            expect(plugin.presentation.remainingDuration, equals: 1, "it can leave at once")
            plugin.presentation.skipMinimumDuration()
            expect(plugin.presentation.remainingDuration, equals: 0, "it stays after its dismissal")

            let unseen = HostWindow.makeController()
            let other = StubPlugin(PluginPresentation(minimumDuration: 1))
            unseen.add(other)
            expect(other.presentation.remainingDuration, equals: 0, "others wait for it")
        }
    }

    @Test("rounding does not prolong the minimum duration")
    func ignoresRounding() {
        clock.run {
            let window = HostWindow()
            for (delay, duration) in [(0.2, 0.5), (0.3, 0.4), (0.3, 0.6), (0.4, 1), (0.8, 2)] {
                let plugin = StubPlugin(PluginPresentation(delay: delay, minimumDuration: duration))
                window.host.add(plugin)
                clock.advance(by: delay)
                clock.advance(by: duration)
                plugin.remove()
                expect(plugin.parent == nil, "it stays, with \(delay) and \(duration) seconds")
            }
        }
    }

    @Test("adding a plugin again cancels its removal")
    func staysWhenAddedAgain() {
        clock.run {
            let window = HostWindow()
            let plugin = StubPlugin(PluginPresentation(minimumDuration: 1))
            window.host.add(plugin)
            plugin.remove()
            expect(plugin.presentation.isLeaving, "it does not wait for its minimum duration")
            window.host.add(plugin)
            expect(!plugin.presentation.isLeaving, "it is still about to leave")
            clock.advance(by: 10)
            expect(plugin.parent === window.host, "it left although it was added again")
        }
    }
}
