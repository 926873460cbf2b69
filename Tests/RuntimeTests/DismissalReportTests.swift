import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

/// Tests of plugins that report why they were dismissed.
@MainActor
@Suite("Reports of dismissals")
struct DismissalReportTests {
    private let clock = ManualClock()
    private let log = DismissalLog()

    private func makePlugin(
        delay: Double = 0, minimumDuration: Double = 0, group: String? = nil,
        parts: [any PluginPart] = [], view: PlatformView = PluginView()
    ) -> StubPlugin {
        let plugin = StubPlugin(
            PluginPresentation(
                delay: delay, minimumDuration: minimumDuration, group: group,
                parts: [PluginDismissalReport()] + parts), view: view)
        log.listen(to: plugin)
        return plugin
    }

    // MARK: Reasons

    @Test("a plugin reports its time after it has left, once")
    func time() {
        clock.run {
            let window = HostWindow()
            let plugin = makePlugin(minimumDuration: 1, parts: [PluginTimer(seconds: 2)])
            window.host.add(plugin)
            clock.advance(by: 1.9)
            expect(log.reasons, equals: [], "it reports early")
            clock.advance(by: 0.2)
            expect(plugin.parent == nil && log.reasons == [.time])
            clock.advance(by: 9)
            expect(log.reasons == [.time] && clock.isIdle, "it reports again")
        }
    }

    @Test("a plugin reports the app's code, at the end of the turn")
    func code() {
        clock.run {
            let window = HostWindow()
            let plugin = makePlugin()
            window.host.add(plugin)
            plugin.remove()
            expect(plugin.parent == nil && log.reasons == [], "the app's code has not returned")
            clock.advance(by: 0)
            expect(log.reasons, equals: [.code])
            plugin.remove()
            plugin.presentation.abandon()
            clock.advance(by: 0)
            expect(log.reasons, equals: [.code], "it reports a removal without a showing")
        }
    }

    @Test("a plugin reports during its delay too, and when other code has removed it")
    func codeDuringDelay() {
        clock.run {
            let window = HostWindow()
            let plugin = makePlugin(delay: 1)
            window.host.add(plugin)
            plugin.remove()
            clock.advance(by: 0)
            expect(log.reasons, equals: [.code])
            log.listen(to: plugin)
            window.host.add(plugin)
            plugin.view.removeFromSuperview()
            plugin.removeFromParent()
            clock.advance(by: 9)
            expect(log.reasons, equals: [.code, .code])
        }
    }

    @Test("a plugin reports a swipe, even if code removes it while it moves out")
    func swipe() {
        for isAnimated in [false, true] {
            clock.run(animated: isAnimated) {
                log.reasons = []
                let window = HostWindow()
                let view = PluginSwipeView(toward: .top)
                let plugin = makePlugin(minimumDuration: 5, view: view)
                window.host.add(plugin)
                window.layoutIfNeeded()
                view.swipe(by: CGSize(width: 0, height: -400))
                view.endSwipe(velocity: .zero)
                clock.advance(by: 0)
                expect(log.reasons, equals: (isAnimated ? [] : [.swipe]), "it has not left")
                plugin.remove(animated: false)
                clock.advance(by: 0)
                expect(log.reasons, equals: [.swipe])
            }
        }
    }

    @Test("a plugin reports a tap on its backdrop")
    func backdrop() {
        clock.run {
            let window = HostWindow()
            let backdrop = PluginBackdrop(.dim, dismissesOnTap: true)
            let plugin = makePlugin(parts: [backdrop])
            window.host.add(plugin)
            window.layoutIfNeeded()
            window.tap(backdrop)
            clock.advance(by: 0)
            expect(plugin.parent == nil && log.reasons == [.backdrop])
        }
    }

    @Test("a plugin reports the Escape key and the escape gesture")
    func escape() {
        clock.run {
            let window = HostWindow()
            #if UIKIT
            let plugin = makePlugin()
            window.host.add(plugin)
            plugin.presentation.dismiss(for: .escape)
            #else
            let view = PluginSwipeView(toward: .top)
            let plugin = makePlugin(view: view)
            window.host.add(plugin)
            expect(view.accessibilityPerformCancel())
            #endif
            clock.advance(by: 0)
            expect(plugin.parent == nil && log.reasons == [.escape])
            #if !UIKIT
            let other = makePlugin(parts: [PluginBackdrop(.dim, dismissesOnTap: true)])
            window.host.add(other)
            let key = NSEvent.keyEvent(
                with: .keyDown, location: .zero, modifierFlags: [], timestamp: 0,
                windowNumber: 0, context: nil, characters: "\u{1B}",
                charactersIgnoringModifiers: "\u{1B}", isARepeat: false, keyCode: 53)
            if let key { expect(window.host.view.performKeyEquivalent(with: key)) }
            clock.advance(by: 0)
            expect(other.parent == nil && log.reasons == [.escape, .escape])
            #endif
        }
    }

    @Test("a reason that no removal follows is forgotten")
    func forgetsReason() {
        clock.run {
            let window = HostWindow()
            let plugin = makePlugin()
            window.host.add(plugin)
            plugin.presentation.note(.backdrop) {}
            plugin.remove()
            clock.advance(by: 0)
            expect(log.reasons, equals: [.code])
        }
    }

    @Test("a plugin reports that another one of its group took its place")
    func replaced() {
        clock.run {
            let window = HostWindow()
            let plugins = [0.0, 0, 1, 1].map { makePlugin(delay: $0, group: "state") }
            for plugin in plugins { window.host.add(plugin) }
            clock.advance(by: 0)
            expect(log.reasons, equals: [.replaced, .replaced], "not the first, and the one that waits")
            let silent = StubPlugin(PluginPresentation(group: "state"))
            window.host.add(silent)
            clock.advance(by: 2)
            expect(window.host.children == [silent] && log.reasons.count == 4)
            expect(log.reasons.allSatisfy { $0 == .replaced })
        }
    }

    // MARK: Showings

    @Test("a button that dismisses the plugin calls its own handler only")
    func button() {
        for isAnimated in [false, true] {
            clock.run(animated: isAnimated) {
                let window = HostWindow()
                let plugin = makePlugin(minimumDuration: 1)
                window.host.add(plugin)
                var calls = 0
                plugin.presentation.dismiss { calls += 1 }
                clock.advance(by: 9)
                plugin.remove(animated: false)
                clock.advance(by: 0)
                expect(calls == 1 && log.reasons == [], "both are called")
            }
        }
    }

    @Test("a plugin that is shown again by the handler of its button begins another showing")
    func showsAgainInButton() {
        clock.run {
            let window = HostWindow()
            let plugin = makePlugin()
            window.host.add(plugin)
            plugin.presentation.dismiss {
                log.listen(to: plugin)
                window.host.add(plugin)
            }
            clock.advance(by: 0)
            expect(plugin.parent === window.host && log.reasons == [])
            plugin.remove()
            clock.advance(by: 0)
            expect(log.reasons, equals: [.code])
        }
    }

    @Test("a removal that is cancelled is not reported, and its reason is forgotten")
    func cancelledRemoval() {
        for isAnimated in [false, true] {
            clock.run(animated: isAnimated) {
                log.reasons = []
                let window = HostWindow()
                let fade = PluginTransition(moveIn: .fade, moveOut: .fade)
                let plugin = StubPlugin(
                    PluginPresentation(
                        minimumDuration: isAnimated ? 0 : 3, transition: fade,
                        parts: [PluginDismissalReport(), PluginTimer(seconds: 2)]))
                log.listen(to: plugin)
                window.host.add(plugin)
                clock.advance(by: 2.1)
                expect(plugin.presentation.isLeaving, "its removal has not begun")
                window.host.add(plugin)
                clock.advance(by: 0)
                expect(log.reasons, equals: [], "it reports a removal that was cancelled")
                plugin.remove(animated: false)
                clock.advance(by: 0)
                expect(log.reasons, equals: [.code], "it reports the reason of another removal")
            }
        }
    }

    @Test("a plugin that moves to another host continues its showing")
    func movesToOtherHost() {
        clock.run {
            let (window, other) = (HostWindow(), HostWindow())
            let plugin = makePlugin()
            window.host.add(plugin)
            window.host.add(plugin)
            other.host.add(plugin)
            clock.advance(by: 0)
            expect(log.reasons, equals: [])
            plugin.remove()
            clock.advance(by: 0)
            expect(log.reasons, equals: [.code])
        }
    }

    @Test("the handler can show the same plugin again, and another one")
    func showsAgainInReport() {
        clock.run {
            let window = HostWindow()
            let plugin = makePlugin(parts: [PluginTimer(seconds: 1)])
            var reasons: [PluginDismissal] = []
            plugin.presentation.dismissalHandler = { reason in
                reasons.append(reason)
                log.listen(to: plugin)
                window.host.add(plugin)
                window.host.add(makePlugin(parts: [PluginTimer(seconds: 1)]))
            }
            window.host.add(plugin)
            clock.advance(by: 1.1)
            expect(reasons == [.time] && log.reasons == [] && window.host.children.count == 2)
            clock.advance(by: 1.1)
            expect(reasons == [.time] && log.reasons == [.time, .time])
            expect(window.host.children.isEmpty && clock.isIdle)
        }
    }

    @Test("a plugin that is released with its host reports it, unless it has left before")
    func releasedWithHost() async {
        clock.run {
            let host = HostWindow.makeController()
            host.add(makePlugin())
            host.add(makePlugin(delay: 1))
            let removed = makePlugin()
            host.add(removed)
            removed.remove()
            clock.advance(by: 0)
            _ = makePlugin()
        }
        await HostWindow.wait { log.reasons.count > 2 }
        for _ in 0..<20 { await HostWindow.finishTurn() }
        expect(log.reasons, equals: [.code, .code, .code], "not each of the shown ones, once")
    }

    // MARK: Hosts

    @Test(
        "plugins report when they are dropped from a queue, are withdrawn, or lose their container")
    func queue() async {
        clock.run {
            let window = HostWindow()
            let plugins = (0..<5).map { _ in makePlugin(parts: [PluginTimer(seconds: 2)]) }
            for plugin in plugins.prefix(3) { window.host.enqueue(plugin, limit: 1) }
            clock.advance(by: 0)
            expect(log.reasons, equals: [.replaced], "the oldest one that waits is not dropped")
            plugins[2].remove()
            clock.advance(by: 0)
            expect(log.reasons, equals: [.replaced, .code], "it was withdrawn")
            do { window.host.enqueue(plugins[3], in: PlatformView(), limit: 9) }
            window.host.enqueue(plugins[4], limit: 9)
            clock.advance(by: 2.1)
            expect(window.host.children, equals: [plugins[4]])
            expect(
                log.reasons.suffix(2) == [.code, .time] || log.reasons.suffix(2) == [.time, .code],
                "its container is gone")
            clock.advance(by: 2)
            expect(log.reasons.count == 5 && log.reasons.last == .time)
        }
        log.reasons = []
        clock.run {
            let host = HostWindow.makeController()
            for _ in 0..<2 { host.enqueue(makePlugin(), limit: 9) }
        }
        await HostWindow.wait { log.reasons.count > 1 }
        expect(log.reasons, equals: [.code, .code], "its host is gone")
    }

    #if os(Linux)
    @Test("a plugin of a queue reports its time while VoiceOver runs too")
    func queueWithVoiceOver() {
        clock.run {
            Announcements.isSwitchControlRunning = true
            defer { Announcements.isSwitchControlRunning = false }
            let window = HostWindow()
            let plugins = (0..<2).map { _ in makePlugin(parts: [PluginTimer(seconds: 2)]) }
            for plugin in plugins { window.host.enqueue(plugin, limit: 3) }
            clock.advance(by: 12.1)
            expect(window.host.children == [plugins[1]] && log.reasons == [.time])
        }
    }
    #endif

    @Test("plugins in a scene report when they are removed")
    func scene() {
        clock.run {
            let scene = TestScene()
            let plugin = makePlugin(parts: [PluginTimer(seconds: 2)])
            scene.host.add(plugin)
            clock.advance(by: 2.1)
            expect(!scene.isOpen && log.reasons == [.time])
        }
    }

    @Test("plugins over SwiftUI views report when the view removes them")
    func presenter() {
        clock.run {
            let host = PluginHostController()
            let window = HostWindow(host: host)
            let presenter = PluginPresenter(host: host)
            var dismissals = 0
            let update = { (isPresented: Bool) in
                presenter.update([
                    .show(isPresented: isPresented) {
                        makePlugin(parts: [PluginTimer(seconds: 2)])
                    } dismissHandler: {
                        dismissals += 1
                    }
                ])
            }
            update(true)
            update(false)
            clock.advance(by: 0)
            expect(log.reasons == [.code] && dismissals == 0)
            update(true)
            clock.advance(by: 2.1)
            expect(log.reasons == [.code, .time] && dismissals == 1)
            update(false)
            update(true)
            presenter.stop()
            clock.advance(by: 0)
            expect(log.reasons == [.code, .time, .code] && dismissals == 1)
            expect(window.host.children.isEmpty)
        }
    }
}

/// Records why plugins were dismissed.
@MainActor
final class DismissalLog {
    var reasons: [PluginDismissal] = []

    func listen(to plugin: StubPlugin) {
        plugin.presentation.dismissalHandler = { self.reasons.append($0) }
    }
}
