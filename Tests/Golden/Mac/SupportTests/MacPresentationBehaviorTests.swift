import AppKit
import Testing

@testable import Mac

/// What only the headless AppKit can show: animations under control, and what VoiceOver announces.
@MainActor
@Suite("Presentation", .serialized)
struct MacPresentationBehaviorTests {
    private let clock = ManualClock()
    private let window = HostWindow()

    init() {
        HeadlessAppKit.reset()
        window.window.orderFront(nil)
        HeadlessAppKit.turnRunLoop()
    }

    @Test("a transition in starts from outside, and ends in place")
    func slidesIn() {
        clock.animate {
            let banner = window.host.showBanner(message: "Hello")
            window.layoutIfNeeded()
            #expect(HeadlessAppKit.isAnimating)
            #expect(HostWindow.displacement(of: banner.view) == .zero)
            HeadlessAppKit.advanceAnimations(by: 0.29)
            #expect(HeadlessAppKit.isAnimating)
            HeadlessAppKit.advanceAnimations(by: 0.02)
            #expect(!HeadlessAppKit.isAnimating)
        }
    }

    @Test("a transition in is seen also after a delay")
    func fadesInLater() {
        clock.animate {
            let loading = window.host.showLoading()
            HeadlessAppKit.advanceAnimations(by: 1)
            clock.advance(by: 0.5)
            #expect(HeadlessAppKit.seenAlpha(of: loading.view) == 0)
            HeadlessAppKit.advanceAnimations(by: 0.125)
            #expect(HeadlessAppKit.seenAlpha(of: loading.view) == 0.5)
        }
    }

    @Test("a transition out keeps the child until it ends, and lets clicks through meanwhile")
    func slidesOut() {
        clock.animate {
            let banner = window.host.showBanner(message: "Hello")
            HeadlessAppKit.advanceAnimations(by: 1)
            clock.advance(by: 2)
            banner.remove()
            window.layoutIfNeeded()
            #expect(banner.parent === window.host)
            #expect(HostWindow.frame(of: banner.view).maxY == 0)
            #expect((banner.view as? PluginView)?.ignoresEvents == true)
            HeadlessAppKit.advanceAnimations(by: 0.31)
            #expect(banner.parent == nil)
            #expect((banner.view as? PluginView)?.ignoresEvents == false)
            #expect(window.host.view.layoutGuides.allSatisfy { type(of: $0) == NSLayoutGuide.self })
        }
    }

    @Test("a plugin that is shown again while it moves out stays")
    func interruptsTransition() {
        clock.animate {
            let loading = window.host.showLoading()
            clock.advance(by: 1)
            HeadlessAppKit.advanceAnimations(by: 1)
            clock.advance(by: 1)
            window.host.hideLoading()
            HeadlessAppKit.advanceAnimations(by: 0.1)
            #expect(loading.view.alphaValue == 0)
            #expect(window.host.showLoading() === loading)
            HeadlessAppKit.advanceAnimations(by: 1)
            clock.advance(by: 1)
            HeadlessAppKit.advanceAnimations(by: 1)
            #expect(loading.parent === window.host)
            #expect(loading.view.alphaValue == 1)
            #expect(loading.view.window != nil)
        }
    }

    @Test("with the system's Reduce Motion, what slides fades", arguments: [true, false])
    func reducesMotion(isReduced: Bool) {
        HeadlessAppKit.shouldReduceMotion = isReduced
        clock.animate {
            PluginTransition.$reducesMotion.withValue(nil) {
                let banner = window.host.showBanner(message: "Hello")
                HeadlessAppKit.advanceAnimations(by: 1)
                clock.advance(by: 2)
                banner.remove()
                window.layoutIfNeeded()
                #expect(banner.view.alphaValue == (isReduced ? 0 : 1))
                #expect((HostWindow.displacement(of: banner.view) == .zero) == isReduced)
            }
        }
    }

    @Test("VoiceOver is told when the plugin becomes visible, and not before")
    func tellsVoiceOver() {
        clock.run {
            window.host.showLoading()
            clock.advance(by: 0.49)
            #expect(HeadlessAppKit.postedNotifications.isEmpty)
            clock.advance(by: 0.02)
            let posted = HeadlessAppKit.postedNotifications
            #expect(posted.map(\.notification) == [.announcementRequested])
            #expect(posted.first?.text == "Loading")
            #expect(posted.first?.priority == .high)
            #expect(posted.first?.element as? NSWindow === window.window)
        }
    }

    @Test("a right click in a plugin shows the plugin's own menu, and never the host's")
    func menu() {
        clock.run {
            window.host.view.menu = NSMenu(title: "Host")
            let loading = window.host.showLoading()
            clock.advance(by: 1)
            let click = NSEvent.mouseEvent(
                with: .rightMouseDown, location: .zero, modifierFlags: [], timestamp: 0,
                windowNumber: window.window.windowNumber, context: nil, eventNumber: 0,
                clickCount: 1, pressure: 1)
            click.map(loading.view.rightMouseDown)
            #expect(HeadlessAppKit.shownMenus.isEmpty)
            loading.view.menu = NSMenu(title: "Plugin")
            click.map(loading.view.rightMouseDown)
            #expect(HeadlessAppKit.shownMenus.map(\.menu.title) == ["Plugin"])
        }
    }

    @Test("VoiceOver is led to what has the focus, and comes back")
    func movesFocus() {
        clock.run {
            let field = NSTextField(string: "")
            window.host.view.addSubview(field)
            let former = NSButton(title: "Former", target: nil, action: nil)
            window.host.view.addSubview(former)
            window.window.makeFirstResponder(former)
            let error = window.host.showError(message: "Failed")
            #expect(window.window.firstResponder === error.reloadButton)
            #expect(HeadlessAppKit.postedNotifications.map(\.notification) == [.layoutChanged])
            #expect(
                HeadlessAppKit.postedNotifications.first?.elements?.first as? NSView
                    === error.reloadButton)
            error.remove()
            #expect(window.window.firstResponder === former)
            #expect(
                HeadlessAppKit.postedNotifications.last?.elements?.first as? NSView === former)
        }
    }

    @Test(
        "the keyboard goes back to where it was before several plugins, or moved to since",
        arguments: [true, false])
    func handsFocusOn(isMoved: Bool) {
        clock.animate {
            let (former, other) = (NSTextField(string: ""), NSTextField(string: ""))
            for view in [former, other] { window.host.view.addSubview(view) }
            window.window.makeFirstResponder(former)
            for message in ["First", "Second"] {
                let error = ErrorViewController(message: message)
                window.host.add(error)
                clock.advance(by: 1)
                HeadlessAppKit.advanceAnimations(by: 1)
                #expect(window.window.firstResponder === error.reloadButton)
                if isMoved, message == "First" { window.window.makeFirstResponder(other) }
            }
            #expect(window.host.children.count == 1)
            window.host.children.shown(ErrorViewController.self)?.remove(animated: false)
            let editor = window.window.firstResponder as? NSText
            #expect(editor?.delegate === (isMoved ? other : former))
        }
    }

    @Test("a field that is edited has the keyboard again when a plugin with a focus has left")
    func returnsToField() {
        clock.run {
            let field = NSTextField(string: "")
            window.host.view.addSubview(field)
            window.window.makeFirstResponder(field)
            #expect((window.window.firstResponder as? NSText)?.isFieldEditor == true)
            window.host.showError(message: "Failed").remove()
            let editor = window.window.firstResponder as? NSText
            #expect(editor?.delegate === field)
        }
    }

    @Test(
        "what cannot take the keyboard any more does not get it back",
        arguments: ["removed", "moved", "disabled", "hidden"])
    func leavesKeyboardAlone(change: String) {
        clock.run {
            let field = NSTextField(string: "")
            window.host.view.addSubview(field)
            window.window.makeFirstResponder(field)
            let error = window.host.showError(message: "Failed")
            let other = HostWindow()
            switch change {
            case "removed": field.removeFromSuperview()
            case "moved": other.host.view.addSubview(field)
            case "disabled": field.isEnabled = false
            default: window.host.view.isHidden = true
            }
            error.remove()
            #expect(window.window.firstResponder === window.window)
            #expect(HeadlessAppKit.foreignFirstResponders.isEmpty)
        }
    }

    @Test("a plugin does not dismiss itself while the pointer is inside, or while VoiceOver runs")
    func staysWhileNeeded() {
        clock.run {
            let window = PointedWindow(
                contentRect: CGRect(x: 0, y: 0, width: 320, height: 640), styleMask: .borderless,
                backing: .buffered, defer: false)
            window.isReleasedWhenClosed = false
            let host = HostWindow.makeController()
            host.view.frame.size = window.frame.size
            window.contentViewController = host
            window.orderFront(nil)
            defer { window.orderOut(nil) }
            let banner = host.showBanner(message: "Hello")
            window.layoutIfNeeded()
            let middle = CGPoint(x: banner.view.bounds.midX, y: banner.view.bounds.midY)
            window.pointer = banner.view.convert(middle, to: nil)
            clock.advance(by: 9)
            #expect(banner.parent === host)
            window.pointer = CGPoint(x: 160, y: 100)
            HeadlessAppKit.isVoiceOverEnabled = true
            clock.advance(by: 9)
            #expect(banner.parent === host)
            HeadlessAppKit.isVoiceOverEnabled = false
            HeadlessAppKit.isSwitchControlEnabled = true
            clock.advance(by: 9)
            #expect(banner.parent === host)
            HeadlessAppKit.isSwitchControlEnabled = false
            clock.advance(by: 4)
            #expect(banner.parent == nil)
        }
    }

    @Test("two plugins that cover the same edge push once, and the last one takes it back")
    func pushesUp() {
        clock.run {
            let first = window.host.showPlayer(songTitle: "First")
            let second = window.host.showPlayer(songTitle: "Second")
            window.layoutIfNeeded()
            #expect(window.host.view.additionalSafeAreaInsets.bottom == 64)
            #expect(window.safeArea.height == 576)
            first.remove(animated: false)
            #expect(window.host.view.additionalSafeAreaInsets.bottom == 64)
            second.remove(animated: false)
            #expect(window.pushedInsets == [0, 0, 0, 0])
            #expect(second.view.additionalSafeAreaInsets.bottom == 0)
        }
    }

    @Test("a click presses a button once, wherever in it, and beside it goes to what is behind")
    func clicks() {
        clock.run {
            var count = 0
            let banner = window.host.showBanner(message: "Hello", tapped: { count += 1 })
            window.layoutIfNeeded()
            #expect(HeadlessAppKit.click(banner.moreButton))
            #expect(count == 1)
            let corner = banner.view.convert(CGPoint(x: 1, y: 1), to: nil)
            #expect(HeadlessAppKit.click(at: corner, in: window.window) === window.host.view)
            #expect(count == 1)
        }
    }
}

extension ManualClock {
    /// Runs a test whose animations take place, on a clock of their own.
    func animate(_ test: () -> Void) {
        run(animated: true, test)
    }
}
