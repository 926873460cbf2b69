import Testing

@testable import Everywhere

#if canImport(UIKit)
import UIKit

/// What only the headless frameworks can show of busy buttons.
@MainActor
@Suite("Busy buttons", .serialized)
struct BusyGuaranteeTests {
    private let window = HostWindow()
    private let plugin = ABCSendViewController()

    init() {
        HeadlessUIKit.reset()
    }

    private var announcements: [String?] {
        HeadlessUIKit.postedNotifications.filter { $0.notification == .announcement }.map(\.text)
    }

    @Test("a visible button announces that it is busy, and each change of its label")
    func announces() {
        window.host.add(plugin)
        HeadlessUIKit.clearPostedNotifications()
        plugin.isSending = true
        #expect(announcements == ["Sending"])
        plugin.progress = "Saving 1 of 2"
        plugin.progress = "Saving 1 of 2"
        plugin.progress = "Saving 2 of 2"
        #expect(announcements == ["Sending", "Saving 1 of 2", "Saving 2 of 2"])
        plugin.isSending = false
        plugin.progress = "Saved"
        #expect(announcements.count == 3)
    }

    @Test("a button that is not visible announces nothing")
    func silence() {
        plugin.loadViewIfNeeded()
        HeadlessUIKit.clearPostedNotifications()
        plugin.isSending = true
        plugin.isSending = false
        window.host.add(plugin)
        HeadlessUIKit.clearPostedNotifications()
        plugin.contentStack.isHidden = true
        plugin.isSending = true
        #expect(announcements.isEmpty)
    }

    @Test("the title of a button follows the user's text size")
    func textSize() {
        window.host.add(plugin)
        defer { HeadlessUIKit.contentSizeCategory = .large }
        for button in [plugin.sendButton, plugin.cancelButton, plugin.moreButton] {
            let size = button.titleFont?.pointSize ?? 0
            HeadlessUIKit.contentSizeCategory = .accessibilityExtraExtraExtraLarge
            #expect(button.titleFont?.pointSize ?? 0 > size * 1.5)
            HeadlessUIKit.contentSizeCategory = .large
            #expect(button.titleFont?.pointSize == size)
        }
        let width = plugin.moreButton.intrinsicContentSize.width
        HeadlessUIKit.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        #expect(plugin.moreButton.intrinsicContentSize.width > width * 1.2)
    }
}
#elseif canImport(AppKit)
import AppKit

/// What only the headless frameworks can show of busy buttons.
@MainActor
@Suite("Busy buttons", .serialized)
struct BusyGuaranteeTests {
    private let window = HostWindow()
    private let plugin = ABCSendViewController()

    init() {
        HeadlessAppKit.reset()
        window.window.orderFront(nil)
        HeadlessAppKit.turnRunLoop()
    }

    private var announcements: [String?] {
        HeadlessAppKit.postedNotifications.filter { $0.notification == .announcementRequested }
            .map(\.text)
    }

    @Test("a visible button announces that it is busy, and each change of its label")
    func announces() {
        window.host.add(plugin)
        HeadlessAppKit.clearPostedNotifications()
        plugin.isSending = true
        #expect(announcements == ["Sending"])
        #expect(HeadlessAppKit.postedNotifications.map(\.priority) == [.high])
        plugin.progress = "Saving 1 of 2"
        plugin.progress = "Saving 1 of 2"
        plugin.progress = "Saving 2 of 2"
        #expect(announcements == ["Sending", "Saving 1 of 2", "Saving 2 of 2"])
        plugin.isSending = false
        plugin.progress = "Saved"
        #expect(announcements.count == 3)
    }

    @Test("a button that is not visible announces nothing")
    func silence() {
        _ = plugin.view
        HeadlessAppKit.clearPostedNotifications()
        plugin.isSending = true
        plugin.isSending = false
        window.host.add(plugin)
        HeadlessAppKit.clearPostedNotifications()
        plugin.contentStack.isHidden = true
        plugin.isSending = true
        #expect(announcements.isEmpty)
    }

    @Test("a busy button ignores the mouse and keeps the keyboard")
    func mouse() {
        var calls = 0
        plugin.sendHandler = { calls += 1 }
        window.host.add(plugin)
        HeadlessAppKit.turnRunLoop()
        window.layoutIfNeeded()
        let button = plugin.sendButton
        window.window.makeFirstResponder(button)
        plugin.isSending = true
        #expect(window.window.firstResponder === button)
        #expect(HeadlessAppKit.click(button))
        #expect(!button.isHighlighted && calls == 0)
        plugin.isSending = false
        #expect(HeadlessAppKit.click(button))
        #expect(calls == 1)
    }
}
#endif
