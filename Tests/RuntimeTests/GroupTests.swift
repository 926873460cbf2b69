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
            expect(second.view.isHidden, "the second one is visible beside the first")
            clock.advance(by: 0.6)
            expect(window.host.children, equals: [second], "the first one has not left")
            expect(!second.view.isHidden, "the second one is not visible after the first")
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

    @Test("a host shows plugins of several groups, and finds the newest one")
    func keepsOtherGroups() {
        clock.run {
            let window = HostWindow()
            let others = ["state", "banner", nil].map { group in
                StubPlugin(PluginPresentation(group: group))
            }
            let newest = StubPlugin(PluginPresentation(minimumDuration: 1))
            for plugin in others + [newest] { window.host.add(plugin) }
            expect(
                window.host.children, equals: (others + [newest]), "one of another group has left")

            let type = StubPlugin.self
            let former = others[2]
            expect(window.host.children.shown(type) === newest, "it does not find the newest")
            newest.remove()
            expect(window.host.children.shown(type) === former, "it finds one that is leaving")
            expect(window.host.children.newest(type) === newest, "it forgets one that leaves")
        }
    }
}
