#if UIKIT && os(Linux)
import Testing
import UIKit

@testable import Runtime

/// Only the headless UIKit lets tests move the focus of VoiceOver.
@MainActor
@Suite("The focus of VoiceOver")
struct FocusTests {
    private let clock = ManualClock()
    private let window = HostWindow()
    private let former = UIButton()
    private let other = UIButton()

    init() {
        for view in [former, other] { window.host.view.addSubview(view) }
    }

    @Test("the focus moves into a plugin, and back unless the user has moved it")
    func returns() {
        runWithVoiceOver {
            let plugin = makePlugin()
            for (start, isMoved) in [(former, false), (former, true), (other, false)] {
                focus = start
                window.host.add(plugin)
                expect(focus === plugin.focus, "the focus is not in the plugin")
                if isMoved { focus = other }
                plugin.remove()
                expect(focus === (isMoved ? other : start), "the focus is elsewhere")
            }
        }
    }

    @Test("the focus moves back from an element within a view of the plugin")
    func returnsFromElements() {
        runWithVoiceOver {
            for isInside in [true, false] {
                focus = former
                let plugin = makePlugin()
                window.host.add(plugin)
                let container: UIView = isInside ? plugin.view : window.host.view
                let outer = UIAccessibilityElement(accessibilityContainer: container)
                let inner = UIAccessibilityElement(accessibilityContainer: outer)
                focus = inner
                withExtendedLifetime(outer) { plugin.remove() }
                expect(focus === (isInside ? former : inner), "the focus is elsewhere")
            }
        }
    }

    @Test("the focus moves back after all plugins of a group, or to where the user has moved it")
    func returnsAfterGroup() {
        runWithVoiceOver {
            for isMoved in [false, true] {
                focus = former
                let plugins = [0, 0.5].map { makePlugin(delay: $0, group: "state") }
                window.host.add(plugins[0])
                if isMoved { focus = other }
                HeadlessUIKit.clearPostedNotifications()
                window.host.add(plugins[1])
                clock.advance(by: 1)
                let posted = HeadlessUIKit.postedNotifications.map { $0.argument as? UIView }
                expect(isMoved || !posted.contains(former), "the focus returns between them")
                expect(focus === plugins[1].focus, "the focus is not in the second plugin")
                plugins[1].remove()
                expect(focus === (isMoved ? other : former), "the focus is elsewhere")
            }
        }
    }

    @Test("a plugin without a focus does not take the focus over from the one that it replaces")
    func returnsBeforeNext() {
        runWithVoiceOver {
            focus = former
            window.host.add(makePlugin(group: "state"))
            window.host.add(StubPlugin(PluginPresentation(delay: 0.5, group: "state")))
            clock.advance(by: 1)
            expect(focus === former, "the focus does not return")
        }
    }

    @Test("the focus moves back from nowhere, but not from something else than a view")
    func returnsFromNowhere() {
        runWithVoiceOver {
            let plugin = makePlugin()
            for (present, isMoved) in [(nil, true), (window.host, false)] as [(UIResponder?, Bool)] {
                focus = former
                window.host.add(plugin)
                focus = present
                plugin.remove()
                expect((focus === former), equals: isMoved, "the focus is elsewhere")
            }
        }
    }

    @Test("a plugin does not keep the view that gets the focus back")
    func releasesFormerView() async {
        weak var released: UIView?
        let plugin = makePlugin()
        runWithVoiceOver {
            let view = UIButton()
            released = view
            window.host.view.addSubview(view)
            focus = view
            window.host.add(plugin)
            view.removeFromSuperview()
        }
        HeadlessUIKit.clearPostedNotifications()
        await HostWindow.wait { released == nil }
        expect(released == nil, "it keeps the view")
        clock.run { plugin.remove() }
    }

    @Test("the focus moves back after a modal plugin that does not ask for it")
    func returnsAfterModalPlugin() {
        runWithVoiceOver {
            focus = former
            let plugin = StubPlugin(PluginPresentation())
            plugin.view.makeModal()
            window.host.add(plugin)
            focus = plugin.view
            plugin.remove()
            expect(focus === former, "the focus does not return")
        }
    }

    @Test("VoiceOver reads a text once: the focus moves to the label, or the text is announced")
    func readsTextOnce() {
        for shown in ["Loading", "Please wait"] {
            runWithVoiceOver {
                let plugin = StubPlugin(PluginPresentation())
                let (hidden, label) = (UILabel(), UILabel())
                for view in [hidden, label] { plugin.view.addSubview(view) }
                hidden.isHidden = true
                (hidden.text, label.text) = ("Loading", shown)
                plugin.text = "Loading"
                plugin.view.makeModal()
                HeadlessUIKit.clearPostedNotifications()
                window.host.add(plugin)
                let posted = HeadlessUIKit.postedNotifications
                let isRead = shown == "Loading"
                expect(posted.compactMap(\.text), equals: isRead ? [] : ["Loading"])
                expect((posted.first?.argument as? UIView === label), equals: isRead)
                plugin.remove()
            }
        }
    }

    @Test("the focus does not move for a plugin without one")
    func stays() {
        runWithVoiceOver {
            focus = former
            let plugin = StubPlugin(PluginPresentation())
            window.host.add(plugin)
            focus = plugin.view
            plugin.remove()
            expect(focus === plugin.view, "a plugin without a focus moves it")
        }
    }

    @Test("a plugin that fills its container is a new screen, and another one a new layout")
    func postsNotifications() {
        runWithVoiceOver {
            let corner = ChildPlacement(edges: [.top, .leading], width: 40, height: 40)
            for placement in [ChildPlacement.fill, corner] {
                HeadlessUIKit.clearPostedNotifications()
                let plugin = makePlugin(placement: placement, delay: 1)
                window.host.add(plugin)
                expect(HeadlessUIKit.postedNotifications.isEmpty, "VoiceOver learns of it early")
                clock.advance(by: 1)
                let posted = HeadlessUIKit.postedNotifications.map(\.notification)
                expect(posted, equals: [placement.fillsContainer ? .screenChanged : .layoutChanged])
                plugin.remove()
            }
        }
    }

    @Test("an announcement waits for the current speech, and is made again only if it has changed")
    func announcesChanges() throws {
        try runWithVoiceOver {
            HeadlessUIKit.clearPostedNotifications()
            let plugin = StubPlugin(PluginPresentation())
            plugin.text = "One"
            window.host.add(plugin)
            window.host.add(plugin)
            plugin.text = "Two"
            window.host.add(plugin)
            plugin.remove()
            window.host.add(plugin)
            let posted = HeadlessUIKit.postedNotifications
            expect(posted.map(\.text), equals: ["One", "Two", "Two"], "it announces something else")
            let text = try #require(posted.first?.argument as? NSAttributedString)
            let waits = text.attribute(.accessibilitySpeechQueueAnnouncement, at: 0, effectiveRange: nil)
            expect(waits as? Bool, equals: true, "it interrupts the current speech")
        }
    }

    @Test("a plugin that moves out ends the editing of its text")
    func endsEditing() {
        clock.run(animated: true) {
            let plugin = StubPlugin(PluginPresentation(transition: PluginTransition(moveOut: .fade)))
            let field = UITextField()
            let delegate = StubbornDelegate()
            field.delegate = delegate
            plugin.view.addSubview(field)
            window.host.add(plugin)
            expect(field.becomeFirstResponder(), "the field cannot be edited")
            plugin.remove()
            expect(plugin.parent === window.host, "it does not move out")
            expect(!field.isFirstResponder, "it keeps the keyboard while it moves out")
        }
    }

    @Test("a plugin does not dismiss itself while VoiceOver or Switch Control runs")
    func waitsForAssistance() {
        clock.run {
            let plugin = StubPlugin(PluginPresentation(parts: [PluginTimer(seconds: 2)]))
            window.host.add(plugin)
            HeadlessUIKit.isVoiceOverRunning = true
            clock.advance(by: 9)
            expect(plugin.parent === window.host, "it left while VoiceOver runs")
            HeadlessUIKit.isVoiceOverRunning = false
            HeadlessUIKit.isSwitchControlRunning = true
            clock.advance(by: 9)
            expect(plugin.parent === window.host, "it left while Switch Control runs")
            HeadlessUIKit.isSwitchControlRunning = false
            clock.advance(by: 2)
            expect(plugin.parent == nil, "it stays")
        }
    }

    private var focus: UIResponder? {
        get { HeadlessUIKit.focusedAccessibilityElement }
        nonmutating set { HeadlessUIKit.focusedAccessibilityElement = newValue }
    }

    private func runWithVoiceOver(_ test: () throws -> Void) rethrows {
        HeadlessUIKit.isVoiceOverRunning = true
        defer {
            focus = nil
            HeadlessUIKit.isVoiceOverRunning = false
        }
        try clock.run(test)
    }

    /// Creates a plugin with a view that gets the focus.
    private func makePlugin(placement: ChildPlacement = .fill, delay: Double = 0, group: String? = nil) -> StubPlugin {
        let plugin = StubPlugin(PluginPresentation(placement: placement, delay: delay, group: group))
        let view = UILabel()
        plugin.view.addSubview(view)
        plugin.focus = view
        return plugin
    }
}

/// A delegate that does not let the editing end.
@MainActor
final class StubbornDelegate: NSObject, UITextFieldDelegate {
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
}
#endif
