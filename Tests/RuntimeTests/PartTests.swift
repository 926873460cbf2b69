import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

@MainActor
@Suite("Parts of presentations")
struct PartTests {
    private let clock = ManualClock()
    private let window = HostWindow()
    private let recorder = EventRecorder()

    @Test("a part takes part in each step of a presentation, in order")
    func takesPart() {
        clock.run {
            let plugin = StubPlugin(PluginPresentation(delay: 1, minimumDuration: 1, parts: [recorder]))
            window.host.add(plugin)
            expect(recorder.takeEvents(), equals: ["willAdd"])
            clock.advance(by: 1)
            expect(recorder.takeEvents(), equals: ["willPlace", "willMoveIn", "didAppear"])
            window.host.add(plugin)
            expect(recorder.takeEvents(), equals: ["willAdd", "wasAddedAgain"])
            plugin.remove()
            expect(recorder.takeEvents(), equals: ["willRemove", "willLeave"])
            window.host.add(plugin)
            expect(recorder.takeEvents(), equals: ["willAdd", "wasAddedAgain"])
            plugin.remove()
            plugin.remove()
            expect(recorder.takeEvents(), equals: ["willRemove", "willLeave", "willRemove"])
            clock.advance(by: 1)
            expect(recorder.takeEvents(), equals: ["reset", "willReleaseHandlers", "didEnd"])
        }
    }

    @Test("a part takes part in the animations of a transition")
    func moves() {
        clock.run(animated: true) {
            let transition = PluginTransition(moveIn: .fade, moveOut: .fade)
            let plugin = StubPlugin(PluginPresentation(transition: transition, parts: [recorder]))
            window.host.add(plugin)
            let events = recorder.takeEvents()
            expect(events.dropFirst(2), equals: ["willMoveIn", "move out", "move in", "didAppear"])
            plugin.remove()
            expect(recorder.takeEvents(), equals: ["willRemove", "willLeave", "move out"])
            plugin.remove(animated: false)
            expect(recorder.takeEvents(), equals: ["willRemove", "reset", "willReleaseHandlers", "didEnd"])
        }
    }

    @Test("a part learns which plugins of the group its plugin replaces")
    func replaces() {
        clock.run {
            let first = StubPlugin(PluginPresentation(group: "state"))
            let second = StubPlugin(PluginPresentation(group: "state", parts: [recorder]))
            window.host.add(first)
            window.host.add(second)
            let events = recorder.takeEvents()
            expect(events, equals: ["willAdd", "willPlace", "willReplace", "willMoveIn", "didAppear"])
        }
    }

    @Test("the presentation of a plugin that other code has removed ends once")
    func isAbandoned() {
        clock.run {
            let plugin = StubPlugin(PluginPresentation(parts: [recorder]))
            window.host.add(plugin)
            _ = recorder.takeEvents()
            plugin.view.removeFromSuperview()
            plugin.removeFromParent()
            for _ in 0..<2 { plugin.presentation.abandon() }
            expect(recorder.takeEvents(), equals: ["reset", "willLeave", "didEnd"])
        }
    }

    @Test("a part can give the plugin another view than its container")
    func givesRoom() {
        clock.run {
            let room = Room()
            let plugin = StubPlugin(PluginPresentation(parts: [recorder, room]))
            window.host.view.addSubview(room.view)
            window.host.add(plugin)
            expect(plugin.view.superview === room.view, "it is in its container")
        }
    }

    @Test("a plugin appears once, when it enters a window")
    func entersWindow() {
        clock.run {
            let host = HostWindow.makeController()
            host.add(StubPlugin(PluginPresentation(parts: [recorder])))
            expect(!recorder.takeEvents().contains("didAppear"), "it appears without a window")
            for _ in 0..<2 {
                window.host.view.addSubview(host.view)
                host.view.removeFromSuperview()
            }
            expect(recorder.takeEvents(), equals: ["didAppear"], "it does not appear once")
        }
    }

    private final class Room: PluginPart {
        let view = PlatformView()

        func handle(_ event: PluginEvent, of presentation: PluginPresentation) {
            if case .willPlace = event { presentation.room = view }
        }
    }
}
