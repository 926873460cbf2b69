import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

/// Tests of two plugins of a group, of which the second one waits.
@MainActor
@Suite("Plugins that wait for their turn in a group")
struct SuccessionTests {
    private let clock = ManualClock()
    private let window = HostWindow()
    private let fade = PluginTransition(moveIn: .fade, moveOut: .fade)
    private let center = CGPoint(x: 160, y: 320)

    private func makePlugin(
        delay: Double = 0, minimumDuration: Double = 0, transition: PluginTransition = PluginTransition(),
        group: String? = "state"
    ) -> StubPlugin {
        StubPlugin(
            PluginPresentation(delay: delay, minimumDuration: minimumDuration, transition: transition, group: group))
    }

    @Test("a plugin stays until the next one of its group is visible")
    func staysUntilNextIsVisible() {
        clock.run {
            let first = makePlugin()
            let second = makePlugin(delay: 0.5)
            window.host.add(first)
            window.host.add(second)
            expect(!first.presentation.isLeaving, "it leaves before the next one is visible")
            clock.advance(by: 0.4)
            expect(window.host.children, equals: [first, second], "there is a gap")
            clock.advance(by: 0.1)
            expect(window.host.children, equals: [second], "both are visible")
            expect(second.isInWindow, "the second one is not visible")
        }
    }

    @Test("a plugin stays if the next one of its group is removed during its delay")
    func staysIfNextLeaves() {
        clock.run {
            let first = makePlugin()
            let second = makePlugin(delay: 0.5)
            window.host.add(first)
            window.host.add(second)
            second.remove()
            clock.advance(by: 1)
            expect(window.host.children, equals: [first], "it has not stayed alone")
            expect(!first.presentation.isLeaving, "it leaves")
        }
    }

    @Test("the newest of several plugins that wait removes the others")
    func waitsAlone() {
        clock.run {
            let (first, third) = (makePlugin(), makePlugin(delay: 0.2))
            let second = makePlugin(delay: 0.5)
            for plugin in [first, second, third] { window.host.add(plugin) }
            expect(window.host.children, equals: [first, third], "two plugins wait")
            clock.advance(by: 0.2)
            expect(window.host.children, equals: [third], "it does not become visible")
        }
    }

    @Test(
        "a plugin that is removed while the next one waits leaves when that is visible or removed")
    func leavesWithNext() {
        clock.run {
            for isShown in [true, false] {
                let first = makePlugin()
                let second = makePlugin(delay: 0.5)
                window.host.add(first)
                window.host.add(second)
                first.remove()
                expect(first.parent != nil, "there is a gap")
                expect(first.presentation.isLeaving, "it does not leave")
                if isShown { clock.advance(by: 0.5) } else { second.remove() }
                expect(window.host.children, equals: (isShown ? [second] : []), "it stays")
                second.remove()
            }
        }
    }

    @Test(
        "a plugin leaves at the end of its minimum duration, but not before the next one is visible"
    )
    func staysForMinimumDuration() {
        clock.run {
            let first = makePlugin(minimumDuration: 1)
            let second = makePlugin(delay: 0.5)
            window.host.add(first)
            first.remove()
            first.remove()
            clock.advance(by: 0.8)
            window.host.add(second)
            clock.advance(by: 0.4)
            expect(window.host.children, equals: [first, second], "there is a gap")
            clock.advance(by: 0.1)
            expect(window.host.children, equals: [second], "it stays")
            expect(clock.isIdle, "a timer is left")
        }
    }

    @Test("a plugin returns if the next one of its group follows at once, and ignores events then")
    func returnsForNext() {
        clock.run(animated: true) {
            let first = makePlugin(transition: fade)
            let banner = ChildPlacement(edges: [.top, .leading, .trailing], height: 40)
            let second = StubPlugin(PluginPresentation(placement: banner, delay: 0.5, group: "state"))
            window.host.add(first)
            clock.advance(by: 1)
            window.layoutIfNeeded()
            let button = PluginButton(frame: first.view.bounds)
            first.view.addSubview(button)
            first.remove()
            expect(first.view.opacity, equals: 0, "it does not move out")
            clock.advance(by: 0.04)
            window.host.add(second)
            expect(first.view.opacity, equals: 1, "there is a gap")
            expect(first.presentation.isLeaving, "its removal is cancelled")
            window.layoutIfNeeded()
            expect(window.view(at: center) === first.view, "its content or the host behind it takes touches")
            clock.advance(by: 0.5)
            expect(first.view.opacity, equals: 0, "both are visible")

            window.host.add(first)
            first.remove()
            window.host.add(second)
            window.host.add(first)
            second.remove(animated: false)
            window.layoutIfNeeded()
            expect(window.host.view.subviews, equals: [first.view], "a view still covers it")
            expect(window.view(at: center) === button, "its content takes no touches any more")
        }
    }

    @Test("a plugin beside its host's content returns for the next one, and lets touches through")
    func returnsWithoutTouches() {
        clock.run(animated: true) {
            let banner = ChildPlacement(edges: [.top, .leading, .trailing], height: 40)
            let plugin = StubPlugin(PluginPresentation(placement: banner, transition: fade, group: "state"))
            window.host.add(plugin)
            plugin.remove()
            window.host.add(makePlugin(delay: 0.5))
            window.layoutIfNeeded()
            expect(plugin.view.opacity, equals: 1, "there is a gap")
            let touched = window.view(at: CGPoint(x: 160, y: 20))
            expect(touched === window.host.view, "it takes touches, or the host gets none")
        }
    }

    @Test("a plugin does not return beside a visible one of its group")
    func doesNotReturnBesideOther() {
        clock.run(animated: true) {
            let first = makePlugin(transition: fade)
            let banner = ChildPlacement(edges: [.top, .leading, .trailing], height: 40)
            let second = StubPlugin(PluginPresentation(placement: banner, group: "state"))
            window.host.add(first)
            window.host.add(second)
            window.host.add(makePlugin(delay: 0.5))
            expect(first.view.opacity, equals: 0, "two are visible")
            expect(second.parent != nil, "there is a gap")
        }
    }

    @Test("a plugin does not return if the next one of its group comes later")
    func doesNotReturn() {
        clock.run(animated: true) {
            let first = makePlugin(transition: fade)
            window.host.add(first)
            first.remove()
            clock.advance(by: 0.06)
            window.host.add(makePlugin(delay: 0.5))
            expect(first.view.opacity, equals: 0, "it returns")
        }
    }

    @Test("a plugin that is shown again removes the others of its group")
    func returnsInPlaceOfNext() {
        clock.run {
            let first = makePlugin()
            let second = makePlugin(delay: 0.5)
            window.host.add(first)
            window.host.add(second)
            window.host.add(first)
            expect(window.host.children, equals: [first], "another one waits")
            clock.advance(by: 1)
            expect(window.host.children, equals: [first], "it has left")
        }
    }

    @Test("a plugin that moves out does not return beside one that has to stay")
    func waitsForMinimumDuration() {
        clock.run(animated: true) {
            let first = makePlugin(transition: fade)
            let second = makePlugin(minimumDuration: 1)
            window.host.add(first)
            window.host.add(second)
            window.host.add(first)
            expect(!first.isInWindow, "both are visible")
            clock.advance(by: 1)
            expect(window.host.children, equals: [first], "it does not follow")
            expect(first.isInWindow, "it is not visible again")
        }
    }

    @Test("a plugin waits for one of its group that is seen only during the delay")
    func waitsForUnseenPlugin() {
        clock.run {
            let host = HostWindow.makeController()
            let (first, second) = (makePlugin(minimumDuration: 1), makePlugin(delay: 0.5))
            host.add(first)
            host.add(second)
            clock.advance(by: 0.4)
            let window = HostWindow(host: host)
            clock.advance(by: 0.9)
            expect(window.host.children, equals: [first, second], "it does not wait")
            clock.advance(by: 0.2)
            expect(window.host.children, equals: [second], "it still waits")
        }
    }

    @Test("a plugin takes the place of one of its type without a transition")
    func takesPlace() {
        clock.run(animated: true) {
            let banner = ChildPlacement(edges: [.top, .leading, .trailing], height: 40)
            let container = PlatformView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.host.view.addSubview(container)
            for (placement, place, isSwapped) in [
                (.fill, nil, true), (banner, nil, false), (.fill, container, false),
            ] as [(ChildPlacement, PlatformView?, Bool)] {
                var motionCount = 0
                let motion = PluginTransition.Motion { _, _ in
                    MainActor.assumeIsolated { motionCount += 1 }
                }
                let transition = PluginTransition(moveIn: motion, moveOut: .fade)
                let plugins = (0..<2).map { _ in
                    StubPlugin(PluginPresentation(placement: placement, transition: transition, group: "state"))
                }
                window.host.add(plugins[0])
                motionCount = 0
                window.host.add(plugins[1], in: place)
                expect((plugins[0].parent == nil), equals: isSwapped, "it moves out")
                expect(motionCount, equals: (isSwapped ? 0 : 1), "the next one moves in")
                for plugin in plugins { plugin.remove(animated: false) }
            }
        }
    }

    @Test("a plugin replaces one of another group when it is visible")
    func replacesOther() {
        clock.run {
            for delay in [0, 0.5] {
                let first = makePlugin(group: nil)
                let second = makePlugin(delay: delay)
                window.host.add(first)
                window.host.add(second)
                second.presentation.replace(first.presentation)
                expect((first.parent == nil), equals: (delay == 0), "it leaves too early, or too late")
                clock.advance(by: delay)
                expect(window.host.children, equals: [second], "it has not left")

                window.host.add(first)
                second.remove()
                window.host.add(second)
                clock.advance(by: delay)
                expect(window.host.children, equals: [first, second], "it is replaced once more")
                for plugin in [first, second] { plugin.remove() }
            }
        }
    }
}
