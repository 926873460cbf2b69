import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

@MainActor
@Suite("Transitions")
struct TransitionTests {
    private let clock = ManualClock()

    #if UIKIT
    @Test("a plugin gets didMove once, at the end of its transition in")
    func isToldAfterMotion() async {
        let window = HostWindow()
        clock.run(animated: true) {
            let transition = PluginTransition(moveIn: .fade)
            let plugin = StubPlugin(PluginPresentation(transition: transition))
            window.host.add(plugin)
            expect(plugin.count(of: "didMove to host"), equals: 0, "it gets didMove before it has arrived")
            plugin.remove(animated: false)
            expect(plugin.parent == nil, "it has not left")
            expect(plugin.view.alpha, equals: 1, "it is left transparent")
        }
        let plugin = StubPlugin(PluginPresentation(transition: PluginTransition(moveIn: .fade, duration: 0)))
        clock.run(animated: true) { window.host.add(plugin) }
        await HostWindow.wait { plugin.count(of: "didMove to host") > 0 }
        expect(plugin.count(of: "didMove to host"), equals: 1, "it does not get didMove once")
        expect(plugin.view.alpha, equals: 1, "it stays transparent")
    }
    #endif

    #if UIKIT && os(Linux)
    @Test("a plugin that returns, or leaves early, begins at what the user sees")
    func beginsFromWhatIsSeen() {
        clock.run(animated: true) {
            let window = HostWindow()
            HeadlessUIKit.turnRunLoop()
            let transition = PluginTransition(moveIn: .fade, moveOut: .fade, duration: 0.5)
            let plugin = StubPlugin(PluginPresentation(transition: transition))
            window.host.add(plugin)
            @MainActor func expectAlpha(_ alpha: CGFloat, _ comment: Comment) {
                expect(HeadlessUIKit.seenAlpha(of: plugin.view), equals: alpha, comment)
            }
            HeadlessUIKit.advanceAnimations(by: 0.25)
            plugin.remove()
            expectAlpha(0.5, "it jumps when it moves out early")
            HeadlessUIKit.advanceAnimations(by: 0.25)
            expectAlpha(0.25, "it does not fade out")
            window.host.add(plugin)
            expectAlpha(0.25, "it jumps when it returns")
            HeadlessUIKit.advanceAnimations(by: 1)
            expectAlpha(1, "it does not return")
        }
    }

    @Test("the end of a transition has no effect on a plugin that has left")
    func leavesDuringTransition() {
        clock.run(animated: true) {
            let window = HostWindow()
            HeadlessUIKit.turnRunLoop()
            let transition = PluginTransition(moveIn: .fade, moveOut: .fade, duration: 0.5)
            // A view of the framework does not report its removal to the plugin.
            let plugin = StubPlugin(PluginPresentation(transition: transition), view: UIView())
            window.host.add(plugin)
            plugin.willMove(toParent: nil)
            plugin.view.removeFromSuperview()
            plugin.removeFromParent()
            HeadlessUIKit.advanceAnimations(by: 1)
            expect(plugin.count(of: "didMove to host"), equals: 0, "it gets didMove after it has left")
            expect(plugin.count(of: "didMove to nil"), equals: 1, "it does not get didMove once")

            window.host.add(plugin)
            HeadlessUIKit.advanceAnimations(by: 1)
            plugin.remove()
            HeadlessUIKit.advanceAnimations(by: 0.25)
            window.host.add(plugin)
            plugin.remove(animated: false)
            HeadlessUIKit.advanceAnimations(by: 1)
            expect(plugin.count(of: "didMove to nil"), equals: 2, "it gets didMove after it has left")
        }
    }
    #endif

    @Test("a plugin does not receive touches during its transition out")
    func movesOut() {
        clock.run(animated: true) {
            let window = HostWindow()
            let transition = PluginTransition(moveOut: .fade)
            let plugin = StubPlugin(PluginPresentation(transition: transition))
            window.host.add(plugin)
            plugin.calls = []
            plugin.remove()
            expect(plugin.parent === window.host, "it does not move out")
            expect(plugin.presentation.isLeaving, "it does not leave")
            #if UIKIT
            expect(plugin.calls, equals: ["willMove to nil"], "it does not get willMove(nil)")
            #endif
            window.layoutIfNeeded()
            #if UIKIT
            // A transparent view does not receive any, in any case.
            plugin.view.opacity = 1
            #endif
            let center = CGPoint(x: 160, y: 320)
            expect(window.view(at: center) === window.host.view, "it takes touches")
            plugin.remove(animated: false)
            #if UIKIT
            expect(
                plugin.calls, equals: ["willMove to nil", "didMove to nil", "releaseHandlers"],
                "the order of the removal is another")
            #else
            expect(plugin.calls, equals: ["removal", "releaseHandlers"], "the order of the removal is another")
            expect(plugin.view.opacity, equals: 1, "it is left transparent")
            #endif
            window.host.add(plugin)
            window.layoutIfNeeded()
            expect(window.view(at: center) === plugin.view, "it takes no touches any more")
        }
    }

    @Test("a plugin that is added again during its transition out is restored, on any host")
    func returnsFromMovingOut() {
        clock.run(animated: true) {
            let (window, other) = (HostWindow(), HostWindow())
            let transition = PluginTransition(moveOut: .slide(from: .top))
            let plugin = StubPlugin(PluginPresentation(transition: transition))
            window.host.add(plugin)
            window.layoutIfNeeded()
            plugin.calls = []
            plugin.remove()
            window.host.add(plugin)
            expect(plugin.parent === window.host, "it left although it was added again")
            #if UIKIT
            let moves = plugin.calls.filter { $0.contains("Move") }
            expect(moves, equals: ["willMove to nil", "willMove to host"], "it has left")
            #else
            expect(plugin.count(of: "removal"), equals: 0, "it has left")
            #endif
            expect(!plugin.presentation.isLeaving, "it is still about to leave")
            window.layoutIfNeeded()
            expect(HostWindow.displacement(of: plugin.view), equals: .zero, "it stays displaced")
            let center = CGPoint(x: 160, y: 320)
            expect(window.view(at: center) === plugin.view, "it takes no touches any more")

            plugin.calls = []
            plugin.remove()
            other.host.add(plugin)
            other.layoutIfNeeded()
            expect(other.host.children, equals: [plugin], "the other host does not have it")
            expect(window.host.children.isEmpty, "its former host still has it")
            expect(plugin.view.frame, equals: other.host.view.bounds, "it stays displaced")
            expect(plugin.count(of: "releaseHandlers"), equals: 0, "it lets go of its handlers")
            #if UIKIT
            expect(plugin.count(of: "willMove to nil"), equals: 1, "it does not get willMove(nil) once")
            #endif
        }
    }

    @Test("a plugin that returns stays for its minimum duration again")
    func staysAgain() {
        clock.run(animated: true) {
            let window = HostWindow()
            let plugin = StubPlugin(
                PluginPresentation(minimumDuration: 1, transition: PluginTransition(moveOut: .fade)))
            window.host.add(plugin)
            plugin.remove()
            window.host.add(plugin)
            expect(clock.isIdle, "the timer of its removal is left")
            clock.advance(by: 2)
            plugin.remove()
            expect(plugin.view.opacity, equals: 0, "it does not move out")
            window.host.add(plugin)
            plugin.remove()
            clock.advance(by: 1)
            expect(plugin.view.opacity, equals: 1, "its minimum duration begins before it is back")
            clock.advance(by: 0.25)
            expect(plugin.view.opacity, equals: 0, "it stays")
            plugin.remove(animated: false)
        }
    }

    @Test("a modal plugin that returns blocks touches beside it, and another one does not")
    func blocksTouchesAgain() {
        clock.run(animated: true) {
            for isModal in [true, false] {
                let window = HostWindow()
                let plugin = StubPlugin(
                    PluginPresentation(
                        placement: ChildPlacement(edges: [], width: 100, height: 40),
                        transition: PluginTransition(moveOut: .fade)))
                if isModal { plugin.view.makeModal() }
                window.host.add(plugin)
                plugin.remove()
                window.host.add(plugin)
                window.layoutIfNeeded()
                let touched = window.view(at: CGPoint(x: 20, y: 20))
                expect((touched !== window.host.view), equals: isModal, "touches go another way")
                plugin.remove(animated: false)
                expect(window.host.view.subviews.isEmpty, "a view is left in the host")
            }
        }
    }

    #if os(Linux)
    @Test(
        "the end of a transition out does not remove a plugin that has returned, or is shown again")
    func staysAfterOldTransition() {
        clock.run(animated: true) {
            let window = HostWindow()
            let transition = PluginTransition(moveOut: .fade, duration: 0.5)
            let plugin = StubPlugin(PluginPresentation(transition: transition))
            for isAnimated in [true, false] {
                window.host.add(plugin)
                plugin.remove()
                advanceAnimations(by: 0.25)
                if !isAnimated { plugin.remove(animated: false) }
                window.host.add(plugin)
                advanceAnimations(by: 1)
                expect(plugin.parent === window.host, "the former transition removes it")
                plugin.remove(animated: false)
            }
        }
    }

    private func advanceAnimations(by seconds: Double) {
        #if UIKIT
        HeadlessUIKit.advanceAnimations(by: seconds)
        #else
        HeadlessAppKit.advanceAnimations(by: seconds)
        #endif
    }
    #endif

    @Test("a plugin that is removed during its transition in is gone after its transition out")
    func movesOutBeforeItHasMovedIn() async {
        let window = HostWindow()
        let plugin = StubPlugin(
            PluginPresentation(transition: PluginTransition(moveIn: .fade, moveOut: .fade, duration: 0)))
        clock.run(animated: true) {
            window.host.add(plugin)
            plugin.remove()
        }
        await HostWindow.wait { plugin.parent == nil }
        expect(plugin.parent == nil, "it does not leave when it has moved out")
        #if UIKIT
        expect(plugin.count(of: "didMove to host"), equals: 0, "it gets didMove")
        #endif
        expect(plugin.count(of: "releaseHandlers"), equals: 1, "it does not let go of its handlers")
    }

    @Test("a transition in begins once, away from a place that is laid out")
    func beginsAway() {
        for delay in [0, 1] as [Double] {
            clock.run(animated: true) {
                let recorder = MotionRecorder()
                let window = HostWindow()
                let transition = PluginTransition(
                    moveIn: PluginTransition.Motion { view, _ in
                        recorder.sizes.append(view.frame.size)
                    })
                let plugin = StubPlugin(
                    PluginPresentation(
                        placement: ChildPlacement(edges: [.top, .leading], width: 100, height: 40),
                        delay: delay, transition: transition))
                window.host.add(plugin)
                clock.advance(by: delay)
                let size = CGSize(width: 100, height: 40)
                expect(recorder.sizes, equals: [size], "it does not begin with a laid out view")
            }
        }
    }

    @MainActor
    private final class MotionRecorder {
        var sizes: [CGSize] = []
    }

    #if !UIKIT
    @Test("a slide begins beside the place of the plugin, and takes its time")
    func beginsBeside() {
        clock.run(animated: true) {
            let window = HostWindow()
            let recorder = SlideRecorder()
            let slide = PluginTransition.Motion.slide(from: .top)
            let plugin = StubPlugin(
                PluginPresentation(
                    placement: ChildPlacement(edges: [.top, .leading], width: 100, height: 40),
                    transition: PluginTransition(moveIn: slide, duration: 0.75), parts: [recorder]))
            window.host.add(plugin)
            expect(recorder.durations, equals: [0.75], "it takes another time")
            expect(recorder.frames.map(\.minY), equals: [640], "it begins in its place")
        }
    }

    @MainActor
    private final class SlideRecorder: PluginPart {
        private(set) var frames: [CGRect] = []
        private(set) var durations: [Double] = []

        func handle(_ event: PluginEvent, of presentation: PluginPresentation) {
            guard case .move(isShown: true) = event, let view = presentation.plugin?.view else { return }
            frames.append(view.frame)
            durations.append(NSAnimationContext.current.duration)
        }
    }
    #endif

    @Test("a plugin that appears where nobody sees it is in its place")
    func appearsUnseen() {
        clock.run(animated: true) {
            let host = HostWindow.makeController()
            let recorder = MotionRecorder()
            let motion = PluginTransition.Motion { view, fade in
                recorder.sizes.append(view.frame.size)
                fade.hide(view)
            }
            let plugin = StubPlugin(PluginPresentation(delay: 1, transition: PluginTransition(moveIn: motion)))
            host.add(plugin)
            clock.advance(by: 1)
            expect(plugin.view.opacity, equals: 1, "it is transparent")
            expect(recorder.sizes.isEmpty, "it moves where nobody sees it")
        }
    }

    @Test("an interrupted animation has no effect on a plugin that is shown again")
    func survivesOldAnimation() async {
        for isAnimated in [true, false] {
            let window = HostWindow()
            let plugin = StubPlugin(
                PluginPresentation(transition: PluginTransition(moveIn: .fade, moveOut: .fade, duration: 0)))
            clock.run(animated: true) {
                window.host.add(plugin)
                plugin.remove(animated: isAnimated)
                window.host.add(plugin)
            }
            await HostWindow.finishAnimations()
            expect(plugin.parent === window.host, "the end of a former transition removes it")
            #if UIKIT
            expect(plugin.count(of: "didMove to host"), equals: 1, "it does not get didMove once")
            #endif
        }
    }

    @Test("a plugin can be removed during its transition in, and is then restored")
    func movesIn() {
        clock.run(animated: true) {
            let window = HostWindow()
            let transition = PluginTransition(moveIn: .fade)
            let plugin = StubPlugin(PluginPresentation(transition: transition))
            window.host.add(plugin)
            expect(!plugin.view.isHidden, "it is hidden while it moves in")
            plugin.remove(animated: false)
            expect(plugin.parent == nil, "it has not left")
            expect(plugin.view.opacity, equals: 1, "it is left transparent")
        }
    }

    @Test("a plugin appears and disappears immediately if animations are disabled")
    func doesNotMove() {
        clock.run {
            let window = HostWindow()
            let plugin = StubPlugin(PluginPresentation(transition: PluginTransition(moveIn: .fade, moveOut: .fade)))
            window.host.add(plugin)
            plugin.remove()
            expect(plugin.parent == nil, "it moves out")
        }
    }
}
