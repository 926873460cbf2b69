import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

@MainActor
@Suite("Groups")
struct GroupTests {
    private let clock = ManualClock()

    @Test("a plugin replaces the others of its group after their minimum durations")
    func replacesGroup() {
        clock.run {
            let window = HostWindow()
            let first = StubPlugin(PluginPresentation(minimumDuration: 1, group: "state"))
            let second = StubPlugin(PluginPresentation(group: "state"))
            window.host.add(first)
            clock.advance(by: 0.5)
            window.host.add(second)
            expect(first.parent === window.host, "the first one left before its time")
            expect(!second.isInWindow, "the second one is visible beside the first")
            clock.advance(by: 0.6)
            expect(window.host.children, equals: [second], "the first one has not left")
            expect(second.isInWindow, "the second one is not visible after the first")
        }
    }

    @Test("a plugin that is added again removes the plugin that was about to replace it")
    func staysInGroupWhenAddedAgain() {
        clock.run {
            let window = HostWindow()
            let first = StubPlugin(PluginPresentation(minimumDuration: 1, group: "state"))
            let second = StubPlugin(PluginPresentation(group: "state"))
            window.host.add(first)
            window.host.add(second)
            window.host.add(first)
            expect(window.host.children, equals: [first], "the one that waits has not left")
            clock.advance(by: 2)
            expect(window.host.children, equals: [first], "it left although it was added again")
        }
    }

    @Test("a plugin stays opaque behind the next one of its group until that has moved in")
    func staysBehindNext() {
        clock.run(animated: true) {
            for isOpaque in [true, false] {
                let (window, fade) = (HostWindow(), PluginTransition(moveIn: .fade, moveOut: .fade))
                let first = StubPlugin(PluginPresentation(transition: fade, group: "state"))
                let view = PluginView()
                view.backgroundColor = isOpaque ? .white : .white.withAlphaComponent(0.5)
                let second = OtherStubPlugin(PluginPresentation(transition: fade, group: "state"), view: view)
                window.host.add(first)
                HostWindow.advanceAnimations()
                window.host.add(second)
                expect(window.host.view.subviews, equals: [first.view, second.view])
                HostWindow.advanceAnimations(by: 0.24)
                expect(first.view.opacity, equals: 1, "the host shows through both")
                HostWindow.advanceAnimations(by: 0.02)
                let stays = first.parent != nil
                expect(stays, equals: !isOpaque, "it does not leave at once when it is covered")
                expect(isOpaque || first.view.opacity == 0, "it does not move out")
                HostWindow.advanceAnimations()
                expect(window.host.children, equals: [second], "it stays")
            }
        }
    }

    @Test("a plugin that leaves while the next one of its group moves in takes that along")
    func leavesBehindNext() {
        clock.run(animated: true) {
            let (window, fade) = (HostWindow(), PluginTransition(moveIn: .fade, moveOut: .fade))
            let first = StubPlugin(PluginPresentation(transition: fade, group: "state"))
            let second = OtherStubPlugin(PluginPresentation(transition: fade, group: "state"))
            for isAnimated in [true, false] {
                window.host.add(first)
                HostWindow.advanceAnimations()
                window.host.add(second)
                second.remove(animated: isAnimated)
                expect(first.view.opacity, equals: 0, "it stays behind a plugin that leaves")
                HostWindow.advanceAnimations()
                expect(window.host.children.isEmpty, "a plugin stays")
            }
        }
    }

    @Test("a plugin leaves although other code has removed the one that it waits for")
    func leavesWithoutNext() {
        clock.run {
            let window = HostWindow()
            let first = StubPlugin(PluginPresentation(group: "state"))
            window.host.add(first)
            window.host.add(OtherStubPlugin(PluginPresentation(delay: 1, group: "state")))
            first.remove()
            window.host.children.last?.removeFromParent()
            expect(window.host.children, equals: [first], "it does not wait")
            clock.advance(by: 1)
            expect(window.host.children.isEmpty, "it stays")
        }
    }

    @Test("a plugin that returns from behind the next one waits for its minimum duration")
    func returnsFromBehind() {
        clock.run(animated: true) {
            let (window, fade) = (HostWindow(), PluginTransition(moveIn: .fade, moveOut: .fade))
            let first = StubPlugin(PluginPresentation(delay: 2, transition: fade, group: "state"))
            let second = OtherStubPlugin(PluginPresentation(minimumDuration: 1, transition: fade, group: "state"))
            window.host.add(first)
            clock.advance(by: 2)
            HostWindow.advanceAnimations()
            window.host.add(second)
            window.host.add(first)
            expect(first.view.opacity == 1 && first.isInWindow, "the host shows through")
            HostWindow.advanceAnimations()
            expect(!first.isInWindow, "both are visible")
            expect(window.host.children, equals: [first, second], "one has left")
            first.calls = []
            clock.advance(by: 1.25)
            expect(first.isInWindow, "it does not return, or waits for its delay again")
            HostWindow.advanceAnimations()
            expect(window.host.children, equals: [first], "both are there")
            #if UIKIT
            expect(first.count(of: "didMove to host"), equals: 1, "it is not told once")
            #endif
        }
    }

    @Test("a plugin that returns from behind the next one stays for its minimum duration again")
    func staysAfterReturn() {
        clock.run(animated: true) {
            let (window, fade) = (HostWindow(), PluginTransition(moveIn: .fade, moveOut: .fade))
            let first = StubPlugin(PluginPresentation(minimumDuration: 1, transition: fade, group: "state"))
            let second = OtherStubPlugin(PluginPresentation(minimumDuration: 1, transition: fade, group: "state"))
            window.host.add(first)
            HostWindow.advanceAnimations()
            first.presentation.skipMinimumDuration()
            for plugin in [second, first] { window.host.add(plugin) }
            HostWindow.advanceAnimations()
            clock.advance(by: 1.25)
            first.remove()
            expect(first.presentation.phase == .staying, "it does not stay")
        }
    }

    #if UIKIT
    @Test("a plugin that waits behind the next one before it has moved in gets didMove once, when it returns")
    func movesInFromBehind() {
        clock.run(animated: true) {
            let (window, fade) = (HostWindow(), PluginTransition(moveIn: .fade, moveOut: .fade))
            let first = StubPlugin(PluginPresentation(transition: fade, group: "state"))
            let second = OtherStubPlugin(PluginPresentation(minimumDuration: 1, transition: fade, group: "state"))
            for plugin in [first, second, first] { window.host.add(plugin) }
            HostWindow.advanceAnimations()
            expect(first.count(of: "didMove to host"), equals: 0, "its former transition ends")
            clock.advance(by: 1.25)
            HostWindow.advanceAnimations()
            expect(first.count(of: "didMove to host"), equals: 1, "it does not get didMove once")
        }
    }
    #endif

    @Test("a plugin that has just begun to leave returns until the next one has moved in")
    func returnsForNext() {
        clock.run(animated: true) {
            let (window, fade) = (HostWindow(), PluginTransition(moveIn: .fade, moveOut: .fade))
            let first = StubPlugin(PluginPresentation(transition: fade, group: "state"))
            let second = OtherStubPlugin(PluginPresentation(transition: fade, group: "state"))
            window.host.add(first)
            HostWindow.advanceAnimations()
            first.remove()
            window.host.add(second)
            expect(first.view.opacity, equals: 1, "the host shows through both")
            HostWindow.advanceAnimations(by: 0.3)
            HostWindow.advanceAnimations()
            expect(window.host.children, equals: [second], "it stays")
        }
    }

    @Test("a host shows plugins of several groups, and finds the newest one")
    func keepsOtherGroups() {
        clock.run {
            let window = HostWindow()
            let others = ["state", "banner", nil].map { group in
                StubPlugin(PluginPresentation(group: group))
            }
            let newest = StubPlugin(PluginPresentation(minimumDuration: 1))
            for plugin in others + [newest] { window.host.add(plugin) }
            expect(window.host.children, equals: (others + [newest]), "one of another group has left")

            let type = StubPlugin.self
            let former = others[2]
            expect(window.host.children.shown(type) === newest, "it does not find the newest")
            newest.remove()
            expect(window.host.children.shown(type) === former, "it finds one that is leaving")
            expect(window.host.children.newest(type) === newest, "it forgets one that leaves")
        }
    }
}
