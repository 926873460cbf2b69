import Testing
import UIKit

@testable import Presentation

/// Tests that need the headless UIKit: it controls animations, and records announcements of VoiceOver.
@MainActor
@Suite("Presentation", .serialized)
struct PresentationBehaviorTests {
    private let clock = ManualClock()
    private let window = HostWindow()

    init() {
        HeadlessUIKit.reset()
    }

    @Test("a transition in ends with didMove, and starts from outside")
    func slidesIn() {
        clock.animate {
            let banner = BannerViewController(message: "Hello")
            let calls = HeadlessUIKit.recordCalls { window.host.add(banner) }
            #expect(banner.view.transform == .identity)
            #expect(HeadlessUIKit.isAnimating)
            #expect(!calls.contains { "\($0)".contains("didMove") })
            let later = HeadlessUIKit.recordCalls { HeadlessUIKit.advanceAnimations(by: 0.31) }
            #expect(later.contains { "\($0)".contains("didMove") })
        }
    }

    @Test("a plugin gives the feedback that its input chooses")
    func choosesFeedback() {
        for isError in [false, true] {
            window.host.add(ResultViewController(isError: isError))
        }
        #expect(HeadlessUIKit.givenFeedback == [.success, .error])
    }

    @Test("a visible plugin crossfades to new content")
    func crossfades() {
        clock.animate {
            let result = ResultViewController()
            window.host.add(result)
            HeadlessUIKit.advanceAnimations(by: 1)
            #expect(!HeadlessUIKit.isAnimating)
            result.message = "Failed"
            #expect(result.messageLabel.text == "Failed")
            HeadlessUIKit.advanceAnimations(by: 0.2)
            #expect(HeadlessUIKit.isAnimating)
            HeadlessUIKit.advanceAnimations(by: 0.1)
            #expect(!HeadlessUIKit.isAnimating)
        }
    }

    @Test("a plugin scales in with a spring, and scales out")
    func scales() {
        clock.animate {
            let reward = RewardViewController()
            window.host.add(reward)
            HeadlessUIKit.advanceAnimations(by: 0.28)
            #expect(HeadlessUIKit.seenAlpha(of: reward.view) > 1)
            HeadlessUIKit.advanceAnimations(by: 1)
            reward.remove()
            #expect(reward.view.transform.a == 0.85)
        }
    }

    @Test("a transition in is seen also after a delay")
    func fadesInLater() {
        clock.animate {
            let paywall = window.host.showPaywall()
            HeadlessUIKit.advanceAnimations(by: 1)
            clock.advance(by: 0.25)
            #expect(HeadlessUIKit.seenAlpha(of: paywall.view) == 0)
            HeadlessUIKit.advanceAnimations(by: 0.125)
            #expect(HeadlessUIKit.seenAlpha(of: paywall.view) == 0.5)
        }
    }

    @Test("a transition out keeps the child until it ends, and lets touches through meanwhile")
    func fadesOut() {
        clock.animate {
            let paywall = PaywallViewController()
            window.host.add(paywall)
            clock.advance(by: 0.25)
            HeadlessUIKit.advanceAnimations(by: 1)
            paywall.remove()
            #expect(paywall.parent === window.host)
            #expect(paywall.view.alpha == 0)
            #expect(!paywall.view.isUserInteractionEnabled)
            HeadlessUIKit.advanceAnimations(by: 0.26)
            #expect(paywall.parent == nil)
            #expect(paywall.view.alpha == 1)
        }
    }

    @Test("a plugin that is shown again while it moves out stays")
    func interruptsTransition() {
        clock.animate {
            let paywall = window.host.showPaywall()
            clock.advance(by: 0.25)
            HeadlessUIKit.advanceAnimations(by: 1)
            window.host.hidePaywall()
            HeadlessUIKit.advanceAnimations(by: 0.1)
            #expect(window.host.showPaywall() === paywall)
            HeadlessUIKit.advanceAnimations(by: 1)
            clock.advance(by: 1)
            HeadlessUIKit.advanceAnimations(by: 1)
            #expect(paywall.parent === window.host)
            #expect(paywall.view.alpha == 1)
            #expect(paywall.view.window != nil)
        }
    }

    @Test("with Reduce Motion, what slides fades", arguments: [true, false])
    func reducesMotion(isReduced: Bool) {
        HeadlessUIKit.isReduceMotionEnabled = isReduced
        clock.animate {
            PluginTransition.$reducesMotion.withValue(nil) {
                let player = window.host.showMiniPlayer()
                HeadlessUIKit.advanceAnimations(by: 1)
                window.layoutIfNeeded()
                player.remove()
                #expect(player.view.alpha == (isReduced ? 0 : 1))
                #expect((player.view.transform == .identity) == isReduced)
            }
        }
    }

    @Test("an input that changes is announced once a turn, and not while it is typed")
    func announcesChangedInput() {
        clock.run {
            let plugin = window.host.showNote(note: "One")
            plugin.note = "Two"
            plugin.note = "Three"
            clock.advance(by: 0)
            #expect(HeadlessUIKit.postedNotifications.map(\.text) == ["One", "Three"])

            #expect(plugin.noteField.becomeFirstResponder())
            plugin.noteField.text = "Typed"
            plugin.noteField.enumerateEventHandlers { action, _, event, _ in
                if let action, event == .editingChanged { plugin.noteField.sendAction(action) }
            }
            #expect(plugin.note == "Typed")
            clock.advance(by: 0)
            #expect(HeadlessUIKit.postedNotifications.map(\.text) == ["One", "Three"])
            plugin.noteField.resignFirstResponder()
            plugin.note = "Four"
            clock.advance(by: 2)
            #expect(HeadlessUIKit.postedNotifications.map(\.text) == ["One", "Three", "Four"])
        }
    }

    @Test("VoiceOver announces the plugin when it becomes visible; its focus is restored")
    func tellsVoiceOver() {
        clock.run {
            HeadlessUIKit.isVoiceOverRunning = true
            let paywall = PaywallViewController()
            window.host.add(paywall)
            #expect(HeadlessUIKit.postedNotifications.isEmpty)
            clock.advance(by: 0.25)
            #expect(
                HeadlessUIKit.postedNotifications.map(\.notification)
                    == [.screenChanged, .announcement])
        }
    }

    @Test("an announcement waits for what is being said, and is said again when it is another")
    func announcesChanges() throws {
        try clock.run {
            let banner = BannerViewController(message: "One")
            window.host.add(banner)
            window.host.add(banner)
            banner.message = "Two"
            window.host.add(banner)
            let posted = HeadlessUIKit.postedNotifications.filter {
                $0.notification == .announcement
            }
            #expect(posted.map(\.text) == ["One", "Two"])
            let text = try #require(posted.first?.argument as? NSAttributedString)
            let key = NSAttributedString.Key.accessibilitySpeechQueueAnnouncement
            #expect(text.attribute(key, at: 0, effectiveRange: nil) as? Bool == true)
        }
    }

    @Test("VoiceOver's focus comes back unless the user has moved it on", arguments: [true, false])
    func restoresFocus(isMoved: Bool) {
        HeadlessUIKit.isVoiceOverRunning = true
        defer { HeadlessUIKit.isVoiceOverRunning = false }
        clock.run {
            let (former, other) = (UIButton(), UIButton())
            for view in [former, other] { window.host.view.addSubview(view) }
            HeadlessUIKit.focusedAccessibilityElement = former
            let paywall = window.host.showPaywall()
            clock.advance(by: 0.25)
            #expect(HeadlessUIKit.focusedAccessibilityElement !== former)
            if isMoved { HeadlessUIKit.focusedAccessibilityElement = other }
            paywall.remove(animated: false)
            #expect(HeadlessUIKit.focusedAccessibilityElement === (isMoved ? other : former))
        }
    }

    @Test(
        "VoiceOver's focus comes back to where it was before several plugins, or moved to since",
        arguments: [true, false])
    func handsFocusOn(isMoved: Bool) {
        HeadlessUIKit.isVoiceOverRunning = true
        defer { HeadlessUIKit.isVoiceOverRunning = false }
        clock.animate {
            let (former, other) = (UIButton(), UIButton())
            for view in [former, other] { window.host.view.addSubview(view) }
            HeadlessUIKit.focusedAccessibilityElement = former
            let plugins = [PaywallViewController(), PaywallViewController()]
            for plugin in plugins {
                window.host.add(plugin)
                clock.advance(by: 1)
                HeadlessUIKit.advanceAnimations(by: 1)
                #expect(HeadlessUIKit.focusedAccessibilityElement === plugin.offerLabel)
                if isMoved, plugin === plugins[0] {
                    HeadlessUIKit.focusedAccessibilityElement = other
                }
            }
            #expect(plugins[0].parent == nil)
            plugins[1].remove(animated: false)
            #expect(HeadlessUIKit.focusedAccessibilityElement === (isMoved ? other : former))
        }
    }

    @Test("VoiceOver's focus comes back from a part of a view in the plugin, and not from others")
    func restoresFocusFromParts() {
        HeadlessUIKit.isVoiceOverRunning = true
        defer { HeadlessUIKit.isVoiceOverRunning = false }
        clock.run {
            for isInside in [true, false] {
                let former = UIButton()
                window.host.view.addSubview(former)
                HeadlessUIKit.focusedAccessibilityElement = former
                let paywall = window.host.showPaywall()
                clock.advance(by: 0.25)
                let view: UIView = isInside ? paywall.offerLabel : window.host.view
                let part = UIAccessibilityElement(accessibilityContainer: view)
                HeadlessUIKit.focusedAccessibilityElement = part
                paywall.remove(animated: false)
                #expect(HeadlessUIKit.focusedAccessibilityElement === (isInside ? former : part))
            }
        }
    }

    @Test("a plugin that moves out lets go of the keyboard")
    func endsEditing() {
        clock.animate {
            let paywall = window.host.showPaywall()
            clock.advance(by: 0.25)
            let field = UITextField()
            paywall.view.addSubview(field)
            field.becomeFirstResponder()
            paywall.remove()
            #expect(paywall.parent != nil)
            #expect(!field.isFirstResponder)
        }
    }

    @Test("a plugin does not dismiss itself while it is touched, or while VoiceOver runs")
    func staysWhileNeeded() {
        clock.run {
            let banner = BannerViewController(message: "Hello")
            window.host.add(banner)
            banner.view.touchesBegan([], with: nil)
            clock.advance(by: 9)
            #expect(banner.parent === window.host)
            banner.view.touchesEnded([], with: nil)
            HeadlessUIKit.isVoiceOverRunning = true
            clock.advance(by: 9)
            #expect(banner.parent === window.host)
            HeadlessUIKit.isVoiceOverRunning = false
            HeadlessUIKit.isSwitchControlRunning = true
            clock.advance(by: 9)
            #expect(banner.parent === window.host)
            HeadlessUIKit.isSwitchControlRunning = false
            clock.advance(by: 4)
            #expect(banner.parent == nil)
        }
    }

    @Test("a plugin does not dismiss itself while a finger that began on its control is elsewhere")
    func staysWhileTracked() throws {
        try clock.run {
            let banner = BannerViewController(message: "Hello")
            window.host.add(banner)
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
            banner.view.addSubview(button)
            window.layoutIfNeeded()
            let middle = button.convert(CGPoint(x: 22, y: 22), to: window)
            let finger = try #require(HeadlessUIKit.press(at: middle, in: window))
            #expect(finger.view === button)
            finger.drag(isInside: false)
            clock.advance(by: 9)
            #expect(banner.parent === window.host)
            finger.lift()
            clock.advance(by: 4)
            #expect(banner.parent == nil)
        }
    }

    @Test("two plugins that cover the same edge push once, and the last one takes it back")
    func pushesUp() {
        clock.run {
            let first = window.host.showMiniPlayer()
            let second = window.host.showMiniPlayer()
            window.layoutIfNeeded()
            #expect(window.host.additionalSafeAreaInsets.bottom == 64)
            first.remove(animated: false)
            #expect(window.host.additionalSafeAreaInsets.bottom == 64)
            second.remove(animated: false)
            #expect(window.host.additionalSafeAreaInsets == .zero)
            #expect(second.additionalSafeAreaInsets == .zero)
        }
    }
}

extension ManualClock {
    /// Runs a test whose animations take place, on a clock of their own.
    func animate(_ test: () -> Void) {
        run {
            UIView.setAnimationsEnabled(true)
            test()
        }
    }
}
