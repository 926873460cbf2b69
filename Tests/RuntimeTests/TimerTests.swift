import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

@MainActor
@Suite("Plugins that dismiss themselves")
struct TimerTests {
    private let clock = ManualClock()

    @Test("a plugin dismisses itself, and restarts its timer whenever it is added")
    func dismissesItself() {
        clock.run {
            let window = HostWindow()
            let plugin = StubPlugin(PluginPresentation(minimumDuration: 1, parts: [PluginTimer(seconds: 3)]))
            window.host.add(plugin)
            clock.advance(by: 0.5)
            plugin.remove()
            window.host.add(plugin)
            clock.advance(by: 2.9)
            expect(plugin.parent === window.host, "it left before its time")
            clock.advance(by: 0.2)
            expect(plugin.parent == nil, "it does not dismiss itself after its removal was cancelled")

            window.host.add(plugin)
            clock.advance(by: 2)
            window.host.add(plugin)
            clock.advance(by: 2.9)
            expect(plugin.parent === window.host, "it left before its new time")
            clock.advance(by: 0.2)
            expect(plugin.parent == nil, "it does not leave after it was added twice")

            window.host.add(plugin)
            plugin.remove(animated: false)
            expect(clock.isIdle, "its timer was not cancelled")
        }
    }

    @Test("an app can give a plugin any time to dismiss itself")
    func takesAnyTime() {
        clock.run {
            let window = HostWindow()
            for (seconds, isEndless) in [(-1, false), (.nan, false), (.infinity, true), (1e300, true)]
                as [(Double, Bool)]
            {
                let plugin = StubPlugin(PluginPresentation(parts: [PluginTimer(seconds: 3)]))
                plugin.presentation.dismissesAfter = seconds
                expect((0...1_000_000_000).contains(plugin.presentation.dismissesAfter ?? -1), "the clock cannot wait")
                window.host.add(plugin)
                clock.advance(by: 0)
                expect((plugin.parent != nil), equals: isEndless, "\(seconds) seconds")
                clock.advance(by: 10)
                expect((plugin.parent != nil), equals: isEndless, "\(seconds) seconds")
            }
        }
    }

    @Test("a plugin that is shown again without a time does not dismiss itself any more")
    func stays() {
        clock.run {
            let window = HostWindow()
            let plugin = StubPlugin(PluginPresentation(parts: [PluginTimer(seconds: 3)]))
            window.host.add(plugin)
            plugin.presentation.dismissesAfter = nil
            window.host.add(plugin)
            expect(clock.isIdle, "its timer goes on")
        }
    }

    @Test("a plugin that moves out has no timer")
    func stopsWhenLeaving() {
        clock.run(animated: true) {
            let window = HostWindow()
            let plugin = StubPlugin(
                PluginPresentation(transition: PluginTransition(moveOut: .fade), parts: [PluginTimer(seconds: 3)]))
            window.host.add(plugin)
            expect(!clock.isIdle)
            plugin.remove()
            expect(plugin.parent === window.host && clock.isIdle, "its timer waits")
        }
    }

    @Test("the timers of a plugin start when its host enters a window")
    func beginsToCountWhenSeen() {
        clock.run {
            let host = HostWindow.makeController()
            let first = StubPlugin(PluginPresentation(parts: [PluginTimer(seconds: 3)]))
            let second = StubPlugin(PluginPresentation(minimumDuration: 1))
            host.add(first)
            host.add(second)
            clock.advance(by: 4)
            expect(first.parent === host, "it left before it was seen")
            host.add(first)
            clock.advance(by: 4)
            expect(first.parent === host, "it left before it was seen")
            let window = HostWindow(host: host)
            second.remove()
            clock.advance(by: 0.9)
            expect(second.parent === host, "it left before its minimum duration")
            clock.advance(by: 2)
            expect(window.host.children, equals: [first], "it left before its time")
            clock.advance(by: 0.2)
            expect(window.host.children.isEmpty, "it does not dismiss itself")
        }
    }

    @Test("the timer of a plugin that is added again out of sight starts when it is seen")
    func restartsWhenSeen() {
        clock.run {
            let window = HostWindow()
            let plugin = StubPlugin(PluginPresentation(parts: [PluginTimer(seconds: 3)]))
            window.host.add(plugin)
            clock.advance(by: 2)
            let superview: PlatformView? = window.host.view.superview
            window.host.view.removeFromSuperview()
            window.host.add(plugin)
            superview?.addSubview(window.host.view)
            clock.advance(by: 2.9)
            expect(plugin.parent === window.host, "its timer does not start again")
            clock.advance(by: 0.2)
            expect(plugin.parent == nil, "it does not dismiss itself")
        }
    }

    #if UIKIT
    @Test("a plugin does not dismiss itself while it is touched")
    func staysWhileTouched() {
        clock.run {
            let window = HostWindow()
            let plugin = StubPlugin(PluginPresentation(parts: [PluginTimer(seconds: 2)]), view: PluginEventView())
            window.host.add(plugin)
            plugin.view.touchesBegan([], with: nil)
            clock.advance(by: 5)
            expect(plugin.parent === window.host, "it left while it was touched")
            plugin.view.touchesEnded([], with: nil)
            clock.advance(by: 2)
            expect(plugin.parent == nil, "it stays after it was touched")

            window.host.add(plugin)
            plugin.view.touchesBegan([], with: nil)
            plugin.view.touchesCancelled([], with: nil)
            clock.advance(by: 2.1)
            expect(plugin.parent == nil, "it stays after a touch that was cancelled")
        }
    }

    @Test("a plugin does not dismiss itself while its text is edited")
    func staysWhileEdited() {
        clock.run {
            let window = HostWindow()
            let plugin = StubPlugin(PluginPresentation(parts: [PluginTimer(seconds: 2)]), view: PluginEventView())
            let (stack, field) = (UIStackView(), EditedView())
            stack.addArrangedSubview(field)
            plugin.view.addSubview(stack)
            window.host.add(plugin)
            clock.advance(by: 5)
            expect(plugin.parent === window.host, "it left while its text was edited")
            field.isEdited = false
            clock.advance(by: 2)
            expect(plugin.parent == nil, "it stays after its text was edited")
        }
    }
    #else
    @Test("a plugin does not dismiss itself while the pointer is inside")
    func staysWhilePointed() {
        clock.run {
            let window = HostWindow()
            let plugin = StubPlugin(PluginPresentation(parts: [PluginTimer(seconds: 2)]), view: PluginEventView())
            window.host.add(plugin)
            window.layoutIfNeeded()
            window.pointer = CGPoint(x: 9, y: 9)
            clock.advance(by: 5)
            expect(plugin.parent === window.host, "it left while the pointer was inside")
            window.pointer = CGPoint(x: -9, y: -9)
            clock.advance(by: 2)
            expect(plugin.parent == nil, "it stays after the pointer has left")
        }
    }

    @Test("a plugin does not dismiss itself after other code has moved it")
    func leavesMovedPluginAlone() {
        clock.run {
            let plugin = StubPlugin(PluginPresentation(parts: [PluginTimer(seconds: 1)]))
            HostWindow().host.add(plugin)
            plugin.view.removeFromSuperview()
            plugin.removeFromParent()
            let window = HostWindow()
            window.host.addChild(plugin)
            window.host.view.addSubview(plugin.view)
            clock.advance(by: 1)
            expect(plugin.parent === window.host, "it has left")
        }
    }
    #endif
}
