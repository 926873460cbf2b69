import Testing

@testable import Everywhere

#if canImport(UIKit)
import UIKit

/// What only the headless frameworks can show of labels between which an input decides.
@MainActor
@Suite("Pairs of labels", .serialized)
struct PairGuaranteeTests {
    private let window = HostWindow()
    private let plugin = ABCPlaybackViewController()

    init() {
        HeadlessUIKit.reset()
        HeadlessUIKit.isVoiceOverRunning = true
    }

    /// The views that VoiceOver was asked to read, each time.
    private var readViews: [UIView?] {
        HeadlessUIKit.postedNotifications.filter { $0.notification == .layoutChanged }
            .map { $0.argument as? UIView }
    }

    @Test("VoiceOver reads a label that changes under its focus, which stays")
    func readsAgain() {
        window.host.add(plugin)
        HeadlessUIKit.focusedAccessibilityElement = plugin.toggleButton
        HeadlessUIKit.clearPostedNotifications()
        plugin.isPlaying = true
        #expect(readViews == [plugin.toggleButton])
        #expect(HeadlessUIKit.focusedAccessibilityElement === plugin.toggleButton)
        plugin.isPlaying = true
        #expect(readViews.count == 1)
        plugin.isPlaying = false
        #expect(readViews == [plugin.toggleButton, plugin.toggleButton])
    }

    @Test("VoiceOver reads a title that changes under its focus")
    func readsTitle() {
        window.host.add(plugin)
        HeadlessUIKit.focusedAccessibilityElement = plugin.themeButton
        HeadlessUIKit.clearPostedNotifications()
        plugin.isMuted = true
        #expect(readViews == [plugin.themeButton])
    }

    @Test("the focus of VoiceOver does not move to a label that changes elsewhere")
    func keepsFocus() {
        plugin.isPlaying = true
        window.host.add(plugin)
        HeadlessUIKit.focusedAccessibilityElement = plugin.themeButton
        HeadlessUIKit.clearPostedNotifications()
        plugin.isPlaying = false
        #expect(readViews.isEmpty)
        #expect(HeadlessUIKit.focusedAccessibilityElement === plugin.themeButton)
    }
}
#elseif canImport(AppKit)
import AppKit

/// What only the headless frameworks can show of labels between which an input decides.
@MainActor
@Suite("Pairs of labels", .serialized)
struct PairGuaranteeTests {
    private let plugin = ABCPlaybackViewController()

    init() {
        HeadlessAppKit.reset()
    }

    /// The views whose new labels assistive technologies were told about, each time.
    private var changedViews: [NSView?] {
        HeadlessAppKit.postedNotifications.filter { $0.notification == .titleChanged }
            .map { $0.element as? NSView }
    }

    @Test("each label that changes is posted once, and only if it changes")
    func posts() {
        plugin.isPlaying = true
        #expect(changedViews.isEmpty)
        _ = plugin.view
        HeadlessAppKit.clearPostedNotifications()
        plugin.isPlaying = false
        #expect(changedViews == [plugin.stateView, plugin.toggleButton, plugin.muteButton])
        plugin.isPlaying = false
        #expect(changedViews.count == 3)
    }
}
#endif
