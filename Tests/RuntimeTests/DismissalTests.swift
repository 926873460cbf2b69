import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

/// Tests of plugins that the user dismisses with a button.
@MainActor
@Suite("Dismissal")
struct DismissalTests {
    private let clock = ManualClock()
    private let window = HostWindow()
    private let fade = PluginTransition(moveIn: .fade, moveOut: .fade)

    @Test("a dismissed plugin calls its handler at once, and moves out without events")
    func movesOut() {
        clock.run(animated: true) {
            let plugin = StubPlugin(PluginPresentation(minimumDuration: 5, transition: fade))
            window.host.add(plugin)
            plugin.calls = []
            var callCount = 0
            plugin.presentation.dismiss {
                callCount += 1
                expect(plugin.presentation.isLeaving, "it is not dismissed before the call")
                expect(plugin.calls, equals: ["releaseHandlers"], "it keeps its handlers")
            }
            expect(callCount, equals: 1, "the handler is not called once")
            expect(plugin.parent === window.host, "it skips its transition")
            expect(plugin.view.opacity, equals: 0, "it does not move out")
            window.layoutIfNeeded()
            #if UIKIT
            plugin.view.opacity = 1
            #endif
            let center = CGPoint(x: 160, y: 320)
            expect(window.view(at: center) === window.host.view, "it takes touches")
        }
    }

    @Test("a dismissed plugin stays until the one that its handler shows is visible or removed")
    func staysForNext() {
        clock.run {
            let passing = PluginEventView()
            #if UIKIT
            passing.passesTouches = true
            #else
            passing.passesClicks = true
            #endif
            for (isShown, view) in [(true, PluginView()), (false, passing)] {
                let plugin = StubPlugin(PluginPresentation(minimumDuration: 5, group: "state"), view: view)
                let next = StubPlugin(PluginPresentation(delay: 0.5, group: "state"))
                window.host.add(plugin)
                window.layoutIfNeeded()
                plugin.view.addSubview(PluginButton(frame: plugin.view.bounds))
                plugin.presentation.dismiss { window.host.add(next) }
                expect(plugin.parent === window.host, "there is a gap")
                let touched = window.view(at: CGPoint(x: 160, y: 320))
                expect(touched === plugin.view, "its content or the host behind it takes touches")
                if isShown { clock.advance(by: 0.5) } else { next.remove() }
                expect(window.host.children, equals: (isShown ? [next] : []), "it stays")
                next.remove()
                expect(window.host.view.subviews.isEmpty, "a view of it is left")
            }
        }
    }

    @Test(
        "a dismissed plugin beside its host's content takes no touches until the next one follows")
    func ignoresTouches() {
        clock.run {
            let recorder = EventCounter()
            let plugin = StubPlugin(
                PluginPresentation(
                    placement: ChildPlacement(edges: [.top, .leading, .trailing], height: 40),
                    group: "state", parts: [recorder]))
            window.host.add(plugin)
            window.layoutIfNeeded()
            let top = CGPoint(x: 160, y: 20)
            plugin.presentation.dismiss {
                let touched = window.view(at: top)
                expect(touched === window.host.view, "it takes touches while the handler runs")
                window.host.add(StubPlugin(PluginPresentation(delay: 0.5, group: "state")))
            }
            expect(window.view(at: top) === window.host.view, "it takes touches")
            clock.advance(by: 1)
            expect(plugin.parent == nil, "it stays")
            expect(recorder.departureCount, equals: 1, "its parts do not learn once that it leaves")
        }
    }

    @Test("a plugin that is dismissed while it stays for its minimum duration leaves at once")
    func endsStay() {
        clock.run(animated: true) {
            let plugin = StubPlugin(PluginPresentation(minimumDuration: 5, transition: fade))
            window.host.add(plugin)
            plugin.remove()
            expect(plugin.view.opacity, equals: 1, "it does not stay")
            plugin.presentation.dismiss {}
            plugin.presentation.dismiss {}
            expect(plugin.parent === window.host, "it does not move out")
            expect(plugin.view.opacity, equals: 0, "it stays")
            expect(clock.isIdle, "a timer is left")
            plugin.remove(animated: false)

            window.host.add(plugin)
            plugin.remove()
            expect(plugin.view.opacity, equals: 1, "it has no minimum duration any more")
            plugin.remove(animated: false)
        }
    }

    @Test("a dismissed plugin stays if its handler shows it again")
    func isShownAgain() {
        clock.run(animated: true) {
            let plugin = StubPlugin(PluginPresentation(minimumDuration: 5, transition: fade))
            window.host.add(plugin)
            plugin.presentation.dismiss { window.host.add(plugin) }
            expect(!plugin.presentation.isLeaving, "it leaves")
            window.layoutIfNeeded()
            let touched = window.view(at: CGPoint(x: 160, y: 320))
            expect(touched === plugin.view, "it takes no touches")
            plugin.remove()
            expect(plugin.view.opacity, equals: 1, "its minimum duration is over")
            plugin.remove(animated: false)
        }
    }

    @Test("a plugin that is dismissed during its delay never becomes visible")
    func isDismissedEarly() {
        clock.run {
            let plugin = StubPlugin(PluginPresentation(delay: 1))
            window.host.add(plugin)
            var callCount = 0
            plugin.presentation.dismiss { callCount += 1 }
            expect(plugin.parent == nil, "it stays")
            plugin.calls = []
            plugin.presentation.dismiss { callCount += 1 }
            expect(callCount, equals: 2, "a handler is not called")
            expect(plugin.calls.isEmpty, "the handlers of the next presentation are released")
        }
    }

    /// Counts how often a plugin leaves.
    @MainActor
    private final class EventCounter: PluginPart {
        private(set) var departureCount = 0

        func handle(_ event: PluginEvent, of presentation: PluginPresentation) {
            if case .willLeave = event { departureCount += 1 }
        }
    }
}
