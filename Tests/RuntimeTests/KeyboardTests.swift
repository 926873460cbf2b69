#if UIKIT
import Testing
import UIKit

@testable import Runtime

@MainActor
@Suite("Text fields and the keyboard")
struct KeyboardTests {
    #if os(Linux)
    @Test("a plugin above the keyboard moves with it, but not with one that floats")
    func moves() {
        let (window, plugin) = showPlugin(edges: [.bottom, .leading, .trailing])
        defer { HeadlessUIKit.hideKeyboard() }
        expect(frame(of: plugin, in: window).maxY, equals: 640, "it is not at the bottom")
        HeadlessUIKit.dockKeyboard(height: 300, in: window)
        expect(frame(of: plugin, in: window).maxY, equals: 340, "the keyboard covers it")
        let floating = CGRect(x: 0, y: 200, width: 320, height: 200)
        HeadlessUIKit.undockKeyboard(to: floating, in: window, near: .top)
        expect(frame(of: plugin, in: window).maxY, equals: 640, "it moves with a floating keyboard")
        HeadlessUIKit.hideKeyboard()
        expect(frame(of: plugin, in: window).maxY, equals: 640, "it does not return")
    }

    @Test("a plugin shrinks if the keyboard leaves no room for it")
    func shrinks() {
        let (window, plugin) = showPlugin(edges: [])
        defer { HeadlessUIKit.hideKeyboard() }
        HeadlessUIKit.dockKeyboard(height: 300, in: window)
        expect(frame(of: plugin, in: window).midY, equals: 170, "it is not in the center")
        HeadlessUIKit.dockKeyboard(height: 620, in: window)
        expect(frame(of: plugin, in: window).height, equals: 20, "it extends behind the keyboard")
    }

    private func showPlugin(edges: NSDirectionalRectEdge) -> (HostWindow, StubPlugin) {
        let window = HostWindow()
        let placement = ChildPlacement(edges: edges, width: 200, height: 60, area: .aboveKeyboard)
        let plugin = StubPlugin(PluginPresentation(placement: placement))
        window.host.add(plugin)
        return (window, plugin)
    }

    private func frame(of plugin: StubPlugin, in window: HostWindow) -> CGRect {
        for _ in 0..<2 { window.layoutIfNeeded() }
        return plugin.view.convert(plugin.view.bounds, to: nil)
    }
    #endif

    @Test("content scrolls to the text field that is edited")
    func scrollsToField() {
        let window = HostWindow(size: CGSize(width: 320, height: 600))
        let (content, field) = (UIView(), UITextField())
        field.frame = CGRect(x: 0, y: 400, width: 100, height: 40)
        content.addSubview(field)
        let scrollView = PluginFormScrollView(showing: content)
        window.host.view.addSubview(scrollView)
        scrollView.keepVisible(field)
        NSLayoutConstraint.activate([
            content.heightAnchor.constraint(equalToConstant: 500),
            scrollView.topAnchor.constraint(equalTo: window.host.view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: window.host.view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: window.host.view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: window.host.view.trailingAnchor),
        ])
        func expectOffset(_ offset: CGFloat, height: CGFloat) {
            window.resize(to: CGSize(width: 320, height: height))
            for _ in 0..<2 { window.layoutIfNeeded() }
            let reason = "the field is out of sight, or it scrolls too far"
            expect(abs(scrollView.contentOffset.y - offset) <= 0.5, "\(reason)")
        }
        expectOffset(0, height: 200)
        let delegate = AnimationCounter()
        scrollView.delegate = delegate
        field.performActions(for: .editingDidBegin)
        expectOffset(240, height: 200)
        expectOffset(340, height: 100)
        scrollView.contentOffset.y = 0
        scrollView.setNeedsLayout()
        expectOffset(0, height: 100)
        expectOffset(0, height: 600)
        field.performActions(for: .editingDidEnd)
        expectOffset(0, height: 100)
        #if os(Linux)
        HeadlessUIKit.advanceAnimations(by: 1)
        #endif
        expect(delegate.count, equals: 0, "it scrolls after the keyboard has moved")
    }

    /// Counts how often a scroll view has scrolled with an animation.
    @MainActor
    private final class AnimationCounter: NSObject, UIScrollViewDelegate {
        private(set) var count = 0

        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
            count += 1
        }
    }

    @Test("a text field does not keep the view that scrolls to it")
    func doesNotKeepScrollView() async {
        weak var released: PluginFormScrollView?
        let field = UITextField()
        do {
            let scrollView = PluginFormScrollView(showing: UIView())
            scrollView.keepVisible(field)
            released = scrollView
        }
        await HostWindow.wait { released == nil }
        expect(released == nil, "its actions keep the view")
    }
}
#endif
