#if os(Linux)
import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

/// Only the headless frameworks tell what VoiceOver reads.
@MainActor
@Suite("What VoiceOver reads")
struct ReadingTests {
    private let window = HostWindow()

    @Test("a visible button announces that it is busy, and each change of its label")
    func announcesBusyButton() {
        let button = makeButton()
        window.host.view.addSubview(button)
        _ = Announcements.take()
        button.busyLabel = "Sending"
        expect(Announcements.take(), equals: [], "it is not busy")
        button.isBusy = true
        button.isBusy = true
        expect(Announcements.take(), equals: ["Sending"])
        for label in ["Saving 1 of 2", "Saving 1 of 2", "Saving 2 of 2"] {
            button.busyLabel = label
        }
        expect(Announcements.take(), equals: ["Saving 1 of 2", "Saving 2 of 2"])
        button.isBusy = false
        button.busyLabel = "Saved"
        expect(Announcements.take(), equals: [], "it is not busy any more")
    }

    @Test("a button that is not visible announces nothing")
    func keepsSilent() {
        let (container, button) = (PlatformView(), makeButton())
        container.addSubview(button)
        _ = Announcements.take()
        button.busyLabel = "Sending"
        button.isBusy = true
        expect(Announcements.take(), equals: [], "it is announced without a window")
        button.isBusy = false
        container.isHidden = true
        window.host.view.addSubview(container)
        button.isBusy = true
        expect(Announcements.take(), equals: [], "it is announced in a hidden view")
    }

    #if UIKIT
    @Test("VoiceOver reads a label that changes, if the focus is on it")
    func readsAgain() {
        HeadlessUIKit.isVoiceOverRunning = true
        defer {
            HeadlessUIKit.focusedAccessibilityElement = nil
            HeadlessUIKit.isVoiceOverRunning = false
        }
        let (label, other) = (UILabel(), UILabel())
        for view in [label, other] { window.host.view.addSubview(view) }
        HeadlessUIKit.focusedAccessibilityElement = label
        HeadlessUIKit.clearPostedNotifications()
        PluginVoiceOver.readAgain(other)
        expect(HeadlessUIKit.postedNotifications.isEmpty, "the focus moves to another label")
        PluginVoiceOver.readAgain(label)
        let posted = HeadlessUIKit.postedNotifications
        expect(posted.map(\.notification), equals: [.layoutChanged], "it is not read again")
        expect(posted.first?.argument as? UIView === label, "another label is read")
    }

    private func makeButton() -> PluginButton { PluginButton(configuration: .filled()) }
    #else
    @Test("VoiceOver reads a label that changes")
    func readsAgain() {
        let label = NSTextField(labelWithString: "")
        HeadlessAppKit.clearPostedNotifications()
        PluginVoiceOver.readAgain(label)
        let posted = HeadlessAppKit.postedNotifications
        expect(posted.map(\.notification), equals: [.titleChanged], "it is not read again")
        expect(posted.first?.element as? NSView === label, "another label is read")
    }

    private func makeButton() -> PluginBusyButton { PluginBusyButton() }
    #endif
}
#endif
