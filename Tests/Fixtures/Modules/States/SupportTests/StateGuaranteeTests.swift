import Testing

@testable import States

#if canImport(UIKit)
import UIKit

/// What only the headless UIKit can show of content-unavailable views.
@MainActor
@Suite("Content-unavailable views", .serialized)
struct StateGuaranteeTests {
    private let window = HostWindow()

    init() {
        HeadlessUIKit.reset()
    }

    /// Shows a state in the stack that older platforms have.
    private func showStack(_ style: PluginContentUnavailableView.Style) -> (
        PluginContentUnavailableView, PluginContentUnavailableStack
    ) {
        let stack = PluginContentUnavailableStack()
        let view = PluginContentUnavailableView(style: style, content: stack)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        window.host.view.addSubview(view)
        return (view, stack)
    }

    @Test("UIKit's view stays when an input changes, and a finger reaches its button")
    func keepsView() throws {
        let plugin = NoMessagesViewController(actionName: "New Message")
        var accounts: [Int] = []
        plugin.composeHandler = { accounts.append($0) }
        window.host.add(plugin)
        let content = plugin.stateView.content
        plugin.detail = "They appear here."
        plugin.account = 2
        window.layoutIfNeeded()
        #expect(plugin.stateView.content === content && content is UIContentUnavailableView)
        let button = try #require(content.subviews.first { $0 is UIButton } as? UIButton)
        #expect(HeadlessUIKit.tap(button))
        #expect(accounts == [2])
        plugin.actionName = nil
        #expect(!HeadlessUIKit.tap(button))
    }

    @Test("the focus of VoiceOver moves to the view")
    func focus() {
        let plugin = NoMessagesViewController()
        window.host.add(plugin)
        #expect(plugin.accessibilityFocus === plugin.stateView)
    }

    @Test("a finger reaches the button in the stack, and only while there is one")
    func touchesStack() {
        let (view, stack) = showStack(.loading)
        var count = 0
        view.action = { count += 1 }
        view.buttonTitle = "Cancel"
        for _ in 0..<2 { window.layoutIfNeeded() }
        #expect(HeadlessUIKit.tap(stack.button))
        #expect(count == 1)
        view.buttonTitle = nil
        window.layoutIfNeeded()
        #expect(!HeadlessUIKit.tap(stack.button))
    }

    @Test("the stack scrolls at large text sizes instead of truncating its text")
    func scrolls() throws {
        defer { HeadlessUIKit.contentSizeCategory = .large }
        let (view, stack) = showStack(.empty)
        view.text = "No Messages"
        view.secondaryText = "Messages from your friends appear here."
        view.buttonTitle = "New Message"
        for _ in 0..<3 { window.layoutIfNeeded() }
        let scrollView = try #require(stack.subviews.first as? PluginScrollView)
        #expect(!scrollView.isScrollEnabled)
        HeadlessUIKit.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        for _ in 0..<3 { window.layoutIfNeeded() }
        #expect(scrollView.isScrollEnabled)
        #expect(scrollView.frame.height <= 200 && scrollView.contentSize.height > 200)
    }
}
#elseif canImport(AppKit)
import AppKit

/// What only the headless AppKit can show of content-unavailable views.
@MainActor
@Suite("Content-unavailable views", .serialized)
struct StateGuaranteeTests {
    private let window = HostWindow()

    init() {
        HeadlessAppKit.reset()
        window.window.orderFront(nil)
        HeadlessAppKit.turnRunLoop()
    }

    @Test("the mouse reaches the button, and only while there is one")
    func clicks() {
        let plugin = NoMessagesViewController(actionName: "New Message")
        var accounts: [Int] = []
        plugin.composeHandler = { accounts.append($0) }
        window.host.add(plugin)
        plugin.account = 2
        HeadlessAppKit.turnRunLoop()
        window.layoutIfNeeded()
        #expect(HeadlessAppKit.click(plugin.stateView.button))
        #expect(accounts == [2])
        plugin.actionName = nil
        window.layoutIfNeeded()
        #expect(plugin.stateView.button.isHidden)
    }

    @Test("a long text wraps instead of widening the window")
    func wraps() {
        let plugin = NoMessagesViewController()
        window.host.add(plugin)
        plugin.detail = String(repeating: "They appear here. ", count: 20)
        for _ in 0..<3 { window.layoutIfNeeded() }
        #expect(window.host.view.bounds.width == 320)
        let label = plugin.stateView.secondaryLabel
        #expect(label.frame.width <= 320 && label.frame.height > 40)
    }
}
#endif
