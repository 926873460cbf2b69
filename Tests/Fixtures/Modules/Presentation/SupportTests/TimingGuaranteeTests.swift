import Testing
import UIKit

@testable import Presentation

/// One test for each thing that generated code guarantees of time, touches and memory.
@MainActor
@Suite("Guarantees of time", .serialized)
struct TimingGuaranteeTests {
    private let clock = ManualClock()
    private let window = HostWindow()

    init() {
        HeadlessUIKit.reset()
    }

    @Test("a plugin is hidden before its delay, and stays for its minimum duration")
    func time() {
        clock.run {
            let paywall = window.host.showPaywall()
            clock.advance(by: 0.24)
            #expect(paywall.view.window == nil)
            clock.advance(by: 0.02)
            #expect(paywall.view.window != nil)
            let banner = window.host.showBanner(message: "Hello")
            banner.remove()
            clock.advance(by: 0.99)
            #expect(banner.parent === window.host)
            clock.advance(by: 0.02)
            #expect(banner.parent == nil)
        }
    }

    @Test("a plugin leaves at once after its minimum duration, which rounding does not prolong")
    func rounding() {
        clock.run {
            for (delay, minimum) in [(0.2, 0.5), (0.3, 0.4), (0.3, 0.6), (0.4, 1), (0.8, 2)] {
                let plugin = TimedPlugin(
                    PluginPresentation(delay: delay, minimumDuration: minimum))
                window.host.add(plugin)
                clock.advance(by: delay)
                clock.advance(by: minimum)
                plugin.remove()
                #expect(plugin.parent == nil, "\(delay) and \(minimum) seconds")
                plugin.remove(animated: false)
            }
        }
    }

    @Test("only 'animated: false', or that nobody sees it, cuts the minimum duration short")
    func cuts() {
        clock.run {
            let first = window.host.showBanner(message: "First")
            first.remove(animated: false)
            #expect(first.parent == nil)
            let second = window.host.showBanner(message: "Second")
            window.rootViewController = UIViewController()
            second.remove()
            #expect(second.parent == nil)
        }
    }

    @Test("none back after a removal")
    func staleCallbacks() {
        clock.run {
            HeadlessUIKit.clearPostedNotifications()
            let paywall = window.host.showPaywall()
            paywall.remove()
            let calls = HeadlessUIKit.recordCalls { clock.advance(by: 10) }
            #expect(calls.isEmpty)
            #expect(paywall.view.superview == nil)
            #expect(HeadlessUIKit.postedNotifications.isEmpty)
        }
    }

    @Test("an old animation does not take away what is shown again")
    func staleAnimation() {
        clock.animate {
            let banner = window.host.showBanner(message: "Hello")
            HeadlessUIKit.advanceAnimations(by: 1)
            clock.advance(by: 1)
            banner.remove()
            HeadlessUIKit.advanceAnimations(by: 0.1)
            window.host.add(banner)
            HeadlessUIKit.advanceAnimations(by: 1)
            #expect(banner.parent === window.host)
            #expect(banner.view.superview === window.host.view)
            #expect(banner.view.alpha == 1)
        }
    }

    @Test("what begins in a plugin is recognized beyond its host, not by it")
    func gestures() {
        clock.run {
            let plugin = window.host.showPaywall()
            clock.advance(by: 0.3)
            let (behind, beyond) = (UITapGestureRecognizer(), UITapGestureRecognizer())
            // As a tap that ends the editing of text.
            behind.cancelsTouchesInView = false
            window.host.view.addGestureRecognizer(behind)
            window.addGestureRecognizer(beyond)
            let stack = UIStackView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
            plugin.view.addSubview(stack)
            let point = stack.convert(CGPoint(x: 10, y: 10), to: window)
            for (recognizer, isRecognized) in [(behind, false), (beyond, true)] {
                HeadlessUIKit.tap(at: point, in: window)
                let gestures = HeadlessUIKit.recognizedGestures
                #expect(gestures.contains { $0 === recognizer } == isRecognized)
            }
            plugin.remove(animated: false)
            HeadlessUIKit.tap(at: point, in: window)
            #expect(HeadlessUIKit.recognizedGestures.last === behind)
        }
    }

    @Test("no touch is blocked before a plugin is visible, but where its description says so")
    func touches() {
        clock.run {
            let plugin = WaitingPlugin()
            window.host.add(plugin)
            let middle = CGPoint(x: 160, y: 320)
            #expect(window.hitTest(middle, with: nil) === window.host.view)
            clock.advance(by: 1)
            #expect(window.hitTest(middle, with: nil) === plugin.view)
            plugin.remove()
            let paywall = window.host.showPaywall()
            #expect(window.hitTest(middle, with: nil) !== window.host.view)
            paywall.remove()
            #expect(window.hitTest(middle, with: nil) === window.host.view)
        }
    }

    @Test("other code that removes a plugin leaves nothing of it in the host")
    func foreignRemoval() {
        clock.run {
            let player = window.host.showMiniPlayer()
            let paywall = window.host.showPaywall()
            for plugin in [player, paywall] {
                plugin.willMove(toParent: nil)
                plugin.view.removeFromSuperview()
                plugin.removeFromParent()
            }
            #expect(window.host.additionalSafeAreaInsets == .zero)
            // The end of a plugin that waits is noticed after its delay.
            clock.advance(by: 1)
            #expect(window.host.view.subviews.isEmpty)
        }
    }

    @Test("a removed plugin is released, with handlers set and a delay pending")
    func release() async {
        weak var banner: BannerViewController?
        weak var paywall: PaywallViewController?
        clock.run {
            let shown = window.host.showBanner(message: "Hello")
            shown.tapped = { [window] in _ = (shown, window) }
            banner = shown
            paywall = window.host.showPaywall()
            banner?.remove(animated: false)
            paywall?.remove()
        }
        await Task.yield()
        #expect(banner == nil)
        #expect(paywall == nil)
    }

    @Test("a plugin of a group that is added again takes the place of the one that waits for it")
    func groupTakenBack() {
        clock.run {
            let first = window.host.showBanner(message: "First")
            let second = BannerViewController(message: "Second")
            window.host.add(second)
            #expect(second.view.window == nil)
            window.host.add(first)
            clock.advance(by: 2)
            #expect(window.host.children == [first])
        }
    }

    @Test("both initializers give a plugin that can be shown")
    func initializers() throws {
        try clock.run {
            let coder = NSKeyedArchiver(requiringSecureCoding: false)
            let banner = try #require(BannerViewController(coder: coder))
            window.host.add(banner)
            banner.message = "Hello"
            #expect(banner.messageLabel.text == "Hello")
            #expect(try #require(HintViewController(coder: coder)).parent == nil)
        }
    }

    @Test("text follows Dynamic Type, and colors the user's settings")
    func settings() {
        clock.run {
            let hint = window.host.showHint()
            let height = hint.hintLabel.font.lineHeight
            HeadlessUIKit.contentSizeCategory = .accessibilityExtraLarge
            #expect(hint.hintLabel.font.lineHeight > height)
        }
        HeadlessUIKit.reset()
    }

    #if compiler(>=6.2)  // Older ones have no exit tests.
    @Test(
        "controllers that manage their children themselves are refused",
        arguments: Container.allCases)
    func refusal(container: Container) async {
        switch container {
        case .navigation:
            await #expect(processExitsWith: .failure) {
                await MainActor.run { UINavigationController().add(UIViewController()) }
            }
        case .tabs:
            await #expect(processExitsWith: .failure) {
                await MainActor.run { UITabBarController().add(UIViewController()) }
            }
        case .foreignView:
            await #expect(processExitsWith: .failure) {
                await MainActor.run { UIViewController().add(UIViewController(), in: UIView()) }
            }
        }
    }
    #endif

    enum Container: CaseIterable {
        case navigation, tabs, foreignView
    }
}

/// A plugin that waits, and blocks no touches meanwhile.
private final class WaitingPlugin: UIViewController, PluginViewController {
    let presentation = PluginPresentation(delay: 0.5)
}

/// A plugin with other times than descriptions of this module have.
private final class TimedPlugin: UIViewController, PluginViewController {
    let presentation: PluginPresentation

    init(_ presentation: PluginPresentation) {
        self.presentation = presentation
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        presentation = PluginPresentation()
        super.init(coder: coder)
    }
}
