#if !UIKIT && os(Linux)
import AppKit
import Testing

@testable import Runtime

/// Only the headless AppKit tells what VoiceOver learns.
@MainActor
@Suite("VoiceOver and the keyboard")
struct FocusTests {
    private let clock = ManualClock()
    private let window = HostWindow()

    @Test("VoiceOver learns that the focus moves into a plugin and back")
    func tellsVoiceOver() {
        clock.run {
            let former = TopLeftView()
            window.host.view.addSubview(former)
            window.window.makeFirstResponder(former)
            let plugin = makePlugin()
            HeadlessAppKit.clearPostedNotifications()
            window.host.add(plugin)
            plugin.remove()
            let posted = HeadlessAppKit.postedNotifications
            expect(posted.map(\.notification), equals: [.layoutChanged, .layoutChanged])
            let elements = posted.map { $0.elements?.first as? NSView }
            expect(elements, equals: [plugin.focus, former], "VoiceOver is elsewhere")
        }
    }

    @Test("an announcement has a high priority, and is made again only if it has changed")
    func announcesChanges() {
        clock.run {
            let plugin = StubPlugin(PluginPresentation(delay: 1))
            HeadlessAppKit.clearPostedNotifications()
            plugin.text = "One"
            window.host.add(plugin)
            expect(HeadlessAppKit.postedNotifications.isEmpty, "VoiceOver learns of it early")
            clock.advance(by: 1)
            window.host.add(plugin)
            plugin.text = "Two"
            window.host.add(plugin)
            plugin.remove()
            window.host.add(plugin)
            clock.advance(by: 1)
            let posted = HeadlessAppKit.postedNotifications
            expect(posted.map(\.text), equals: ["One", "Two", "Two"], "it announces something else")
            expect(posted.allSatisfy { $0.priority == .high }, "it has another priority")
            let windows = posted.map { $0.element as? NSWindow }
            expect(windows.allSatisfy { $0 === window.window }, "another window announces it")
        }
    }

    @Test("the keyboard returns after all plugins of a group, or to where the user has moved it")
    func returnsAfterGroup() {
        clock.run {
            for isMoved in [false, true] {
                let (former, other) = (TopLeftView(), TopLeftView())
                for view in [former, other] { window.host.view.addSubview(view) }
                window.window.makeFirstResponder(former)
                let plugins = [0, 0.5].map { makePlugin(delay: $0, group: "state") }
                window.host.add(plugins[0])
                if isMoved { window.window.makeFirstResponder(other) }
                HeadlessAppKit.clearPostedNotifications()
                window.host.add(plugins[1])
                clock.advance(by: 1)
                let posted = HeadlessAppKit.postedNotifications.map {
                    $0.elements?.first as? NSView
                }
                expect(isMoved || !posted.contains(former), "the keyboard returns between them")
                expect(window.window.firstResponder === plugins[1].focus, "the second has no focus")
                plugins[1].remove()
                let focus = window.window.firstResponder
                expect(focus === (isMoved ? other : former), "the keyboard is elsewhere")
            }
        }
    }

    @Test("a text field that was edited is edited again after the plugin")
    func returnsToField() {
        clock.run {
            let field = NSTextField(string: "")
            window.host.view.addSubview(field)
            window.window.makeFirstResponder(field)
            let plugin = makePlugin()
            window.host.add(plugin)
            plugin.remove()
            let editor = window.window.firstResponder as? NSText
            expect(editor?.delegate === field, "the field is not edited")
        }
    }

    @Test(
        "a view that cannot take the keyboard any more does not get it back",
        arguments: ["removed", "moved", "disabled", "hidden"])
    func leavesOthersAlone(change: String) {
        clock.run {
            let field = NSTextField(string: "")
            window.host.view.addSubview(field)
            window.window.makeFirstResponder(field)
            let plugin = makePlugin()
            window.host.add(plugin)
            let other = HostWindow()
            switch change {
            case "removed": field.removeFromSuperview()
            case "moved": other.host.view.addSubview(field)
            case "disabled": field.isEnabled = false
            default: window.host.view.isHidden = true
            }
            plugin.remove()
            expect(window.window.firstResponder === window.window, "the field has the keyboard")
        }
    }

    @Test("a view that cannot take the keyboard does not get it, and VoiceOver moves to it")
    func leavesKeyboard() {
        clock.run {
            for isHidden in [true, false] {
                let plugin = makePlugin()
                if isHidden { plugin.focus?.isHidden = true } else { plugin.focus = NSView() }
                HeadlessAppKit.clearPostedNotifications()
                window.host.add(plugin)
                expect(window.window.firstResponder === window.window, "it has the keyboard")
                let element = HeadlessAppKit.postedNotifications.first?.elements?.first as? NSView
                expect(element === plugin.focus, "VoiceOver does not move to it")
                plugin.remove()
            }
        }
    }

    @Test("a plugin does not dismiss itself while VoiceOver or Switch Control runs")
    func waitsForAssistance() {
        clock.run {
            let plugin = StubPlugin(PluginPresentation(parts: [PluginTimer(seconds: 2)]))
            window.host.add(plugin)
            HeadlessAppKit.isVoiceOverEnabled = true
            clock.advance(by: 9)
            expect(plugin.parent === window.host, "it left while VoiceOver runs")
            HeadlessAppKit.isVoiceOverEnabled = false
            HeadlessAppKit.isSwitchControlEnabled = true
            clock.advance(by: 9)
            expect(plugin.parent === window.host, "it left while Switch Control runs")
            HeadlessAppKit.isSwitchControlEnabled = false
            clock.advance(by: 2)
            expect(plugin.parent == nil, "it stays")
        }
    }

    @Test("a right click in a plugin shows the plugin's own menu, and not the host's")
    func showsOwnMenu() throws {
        let plugin = StubPlugin(PluginPresentation())
        window.host.add(plugin)
        window.host.view.menu = NSMenu(title: "Host")
        let click = try #require(
            NSEvent.mouseEvent(
                with: .rightMouseDown, location: .zero, modifierFlags: [], timestamp: 0,
                windowNumber: window.window.windowNumber, context: nil, eventNumber: 0, clickCount: 1, pressure: 1))
        let former = HeadlessAppKit.shownMenus.count
        plugin.view.rightMouseDown(with: click)
        expect(HeadlessAppKit.shownMenus.count, equals: former, "it shows the host's menu")
        plugin.view.menu = NSMenu(title: "Plugin")
        plugin.view.rightMouseDown(with: click)
        expect(HeadlessAppKit.shownMenus.last?.menu.title, equals: "Plugin", "it shows no menu")
    }

    /// Creates a plugin with a view that gets the focus.
    private func makePlugin(delay: Double = 0, group: String? = nil) -> StubPlugin {
        let plugin = StubPlugin(PluginPresentation(delay: delay, group: group))
        let view = TopLeftView()
        plugin.view.addSubview(view)
        plugin.focus = view
        return plugin
    }
}
#endif
