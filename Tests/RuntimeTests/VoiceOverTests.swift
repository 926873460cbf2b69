import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

@MainActor
@Suite("VoiceOver and the keyboard focus")
struct VoiceOverTests {
    private let clock = ManualClock()

    @Test("VoiceOver announces a plugin once, when it is visible in a window")
    func isAnnouncedWhenSeen() {
        clock.run {
            let host = HostWindow.makeController()
            let plugin = StubPlugin(PluginPresentation())
            let later = StubPlugin(PluginPresentation(delay: 1))
            host.add(plugin)
            #if UIKIT
            plugin.view.didMoveToWindow()
            #else
            plugin.view.viewDidMoveToWindow()
            #endif
            expect(plugin.count(of: "announcement"), equals: 0, "it is announced too early")
            let window = HostWindow(host: host)
            window.host.add(later)
            clock.advance(by: 2)
            for plugin in [plugin, later] {
                expect(plugin.count(of: "early focus"), equals: 0, "the focus moves too early")
                expect(plugin.count(of: "focus"), equals: 1, "the focus does not move to it once")
                let early = plugin.count(of: "early announcement")
                expect(early, equals: 0, "it is announced too early")
                expect(plugin.count(of: "announcement"), equals: 1, "it is not announced once")
                expect(window.contains(plugin.view), "it is in another window")
            }
        }
    }

    @Test("VoiceOver announces a change once per turn, while the plugin is visible")
    func announcesChanges() {
        clock.run {
            let window = HostWindow()
            let plugin = StubPlugin(PluginPresentation(delay: 1))
            window.host.add(plugin)
            plugin.presentation.announceChange()
            StubPlugin(PluginPresentation()).presentation.announceChange()
            expect(clock.timerCount, equals: 1, "it waits to be announced although it is not visible")
            clock.advance(by: 0.5)
            expect(plugin.count(of: "early announcement"), equals: 0, "it is announced early")
            clock.advance(by: 1)
            plugin.calls = []
            plugin.presentation.announceChange()
            plugin.presentation.announceChange()
            expect(plugin.count(of: "announcement"), equals: 0, "it does not wait for other changes")
            clock.advance(by: 0)
            expect(plugin.count(of: "announcement"), equals: 1, "it is not announced once")
            plugin.presentation.announceChange()
            clock.advance(by: 0)
            expect(plugin.count(of: "announcement"), equals: 2, "it is not announced again")
            plugin.presentation.announceChange()
            plugin.remove(animated: false)
            expect(clock.isIdle, "it is announced after its removal")
            window.host.add(plugin)
            clock.advance(by: 1)
            plugin.calls = []
            plugin.presentation.announceChange()
            clock.advance(by: 0)
            expect(plugin.count(of: "announcement"), equals: 1, "it is not announced any more")
        }
    }

    #if os(Linux)
    @Test("at most one announcement waits, with the last text")
    func announcesLastChange() {
        clock.run {
            let window = HostWindow()
            let plugin = StubPlugin(PluginPresentation())
            plugin.text = "0 percent"
            window.host.add(plugin)
            _ = Announcements.take()
            for index in 1...50 {
                plugin.text = "\(index * 2) percent"
                plugin.presentation.announceChange()
                clock.advance(by: 0.1)
            }
            clock.advance(by: 10)
            let texts = Announcements.take()
            expect(texts.count < 6, "it announces too much: \(texts)")
            expect(texts.last, equals: "100 percent", "it does not announce the last text")
            expect(clock.isIdle, "it waits without a change")
        }
    }
    #endif

    @Test("a visible modal plugin blocks touches beside it")
    func coversContainerWhenModal() {
        clock.run(animated: true) {
            let window = HostWindow()
            let plugin = StubPlugin(
                PluginPresentation(
                    placement: ChildPlacement(edges: [], width: 100, height: 40), delay: 1,
                    transition: PluginTransition(moveOut: .fade)))
            plugin.view.makeModal()
            let (beside, center) = (CGPoint(x: 20, y: 20), CGPoint(x: 160, y: 320))
            window.host.add(plugin)
            window.layoutIfNeeded()
            expect(window.view(at: beside) === window.host.view, "it covers its host too early")
            clock.advance(by: 1)
            window.layoutIfNeeded()
            expect(window.view(at: beside) !== window.host.view, "its host takes touches")
            expect(window.view(at: center) === plugin.view, "it takes no touches itself")
            plugin.remove()
            expect(window.view(at: beside) === window.host.view, "it still covers its host")
            expect(window.host.view.subviews, equals: [plugin.view], "what covers the host stays")
            plugin.remove(animated: false)
            expect(window.host.view.subviews.isEmpty, "what covers the host stays")
            window.host.add(plugin)
            clock.advance(by: 1)
            window.layoutIfNeeded()
            expect(window.view(at: beside) !== window.host.view, "its host takes touches again")
        }
    }

    #if !UIKIT
    @Test("the keyboard focus moves into a plugin, and is restored")
    func movesKeyboard() {
        clock.run {
            let window = HostWindow()
            let plugin = StubPlugin(PluginPresentation())
            let focus = TopLeftView()
            plugin.view.addSubview(focus)
            plugin.focus = focus
            for former in [TopLeftView(), TopLeftView(), NSTextView()] {
                window.host.view.addSubview(former)
                window.window.makeFirstResponder(former)
                window.host.add(plugin)
                expect(window.window.firstResponder === focus, "the keyboard is elsewhere")
                plugin.remove()
                expect(window.window.firstResponder === former, "the keyboard does not come back")
            }
        }
    }

    @Test(
        "the keyboard focus is restored when no view has it, but not to a view that cannot take it")
    func restoresKeyboard() {
        clock.run {
            let window = HostWindow()
            let plugin = StubPlugin(PluginPresentation())
            let focus = TopLeftView()
            plugin.view.addSubview(focus)
            plugin.focus = focus
            let changes: [(change: (FocusView) -> Void, isRestored: Bool)] = [
                ({ _ in }, true), ({ $0.isHidden = true }, false),
                ({ $0.canHaveFocus = false }, false), ({ $0.removeFromSuperview() }, false),
            ]
            for (change, isRestored) in changes {
                let former = FocusView()
                window.host.view.addSubview(former)
                window.window.makeFirstResponder(former)
                window.host.add(plugin)
                window.window.makeFirstResponder(nil)
                change(former)
                #if os(Linux)
                HeadlessAppKit.clearPostedNotifications()
                #endif
                plugin.remove()
                let isFocused = window.window.firstResponder === former
                expect(isFocused, equals: isRestored, "the keyboard is elsewhere")
                #if os(Linux)
                let isReported = !HeadlessAppKit.postedNotifications.isEmpty
                expect(isReported, equals: isRestored, "VoiceOver follows to another view")
                #endif
            }
        }
    }

    /// A view that can have the keyboard focus.
    private final class FocusView: NSView {
        var canHaveFocus = true
        override var acceptsFirstResponder: Bool { canHaveFocus }
    }

    @Test("a plugin without a focus does not take the focus over from the one that it replaces")
    func handsKeyboardBack() {
        clock.run {
            let window = HostWindow()
            let former = TopLeftView()
            window.host.view.addSubview(former)
            let plugins = [0, 0.5].map {
                StubPlugin(PluginPresentation(delay: $0, group: "state"))
            }
            let focus = TopLeftView()
            plugins[0].view.addSubview(focus)
            plugins[0].focus = focus
            window.window.makeFirstResponder(former)
            for plugin in plugins { window.host.add(plugin) }
            clock.advance(by: 1)
            expect(window.window.firstResponder === former, "the keyboard does not come back")
        }
    }

    @Test("the keyboard focus is not restored if the user has moved it")
    func leavesKeyboardAlone() {
        for isTakenAway in [false, true] {
            clock.run {
                let window = HostWindow()
                let plugin = StubPlugin(PluginPresentation())
                let focus = TopLeftView()
                let (former, other) = (TopLeftView(), TopLeftView())
                for view in [former, other] { window.host.view.addSubview(view) }
                plugin.view.addSubview(focus)
                plugin.focus = focus
                window.window.makeFirstResponder(former)
                window.host.add(plugin)
                window.window.makeFirstResponder(other)
                if isTakenAway {
                    plugin.view.removeFromSuperview()
                    plugin.removeFromParent()
                } else {
                    plugin.remove()
                }
                expect(window.window.firstResponder === other, "it takes the keyboard away")
            }
        }
    }
    #endif
}
