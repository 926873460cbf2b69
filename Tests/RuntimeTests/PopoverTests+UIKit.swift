#if UIKIT && os(Linux)
import Testing
import UIKit

@testable import Runtime

@MainActor
@Suite("Popovers of UIKit")
struct UIKitPopoverTests {
    private let clock = ManualClock()
    private let window = HostWindow(size: CGSize(width: 800, height: 600))
    private let source = UIView(frame: CGRect(x: 350, y: 300, width: 100, height: 40))

    private func run(isCompact: Bool = false, _ test: () -> Void) {
        HeadlessUIKit.horizontalSizeClass = isCompact ? .compact : .regular
        defer { HeadlessUIKit.horizontalSizeClass = .compact }
        window.host.view.addSubview(source)
        clock.run(test)
    }

    private func makePlugin(_ presentation: PluginPresentation = PluginPresentation()) -> StubPlugin {
        let plugin = StubPlugin(presentation)
        let width = plugin.view.widthAnchor.constraint(equalToConstant: 200)
        let height = plugin.view.heightAnchor.constraint(equalToConstant: 80)
        for length in [width, height] {
            length.priority = .defaultHigh
            length.isActive = true
        }
        return plugin
    }

    private func present(_ plugin: StubPlugin, edges: NSDirectionalRectEdge = .all, staysPopover: Bool = false) {
        window.host.presentPopover(plugin, at: source, edges: edges, staysPopover: staysPopover)
        finishTurn()
    }

    private func finishTurn() {
        HeadlessUIKit.turnRunLoop()
        clock.advance(by: 0)
        HeadlessUIKit.turnRunLoop()
    }

    private func frame(of plugin: StubPlugin) -> CGRect {
        plugin.view.convert(plugin.view.bounds, to: window)
    }

    private func arrow(of plugin: StubPlugin) -> UIPopoverArrowDirection? {
        plugin.popoverPresentationController?.arrowDirection
    }

    @Test("are beside the view, and their arrow is not over the plugin")
    func place() {
        run {
            let plugin = makePlugin()
            plugin.view.backgroundColor = .red
            present(plugin)
            expect(frame(of: plugin), equals: CGRect(x: 300, y: 353, width: 200, height: 80))
            expect(arrow(of: plugin), equals: .up)
            expect(plugin.parent?.view.backgroundColor, equals: .red, "the arrow has another color")
            expect(window.host.shownInPopover(StubPlugin.self) === plugin)
        }
    }

    @Test("are at the edges that the description permits")
    func edges() {
        run {
            let directions: [(NSDirectionalRectEdge, UIPopoverArrowDirection)] = [
                (.top, .down), (.bottom, .up), (.leading, .right), (.trailing, .left),
            ]
            let plugin = makePlugin()
            for (edge, direction) in directions {
                present(plugin, edges: edge)
                expect(arrow(of: plugin), equals: direction)
            }
            source.semanticContentAttribute = .forceRightToLeft
            present(plugin, edges: .leading)
            expect(arrow(of: plugin), equals: .left)
            present(plugin, edges: .trailing)
            expect(arrow(of: plugin), equals: .right)
        }
    }

    @Test("move to another view")
    func move() {
        run {
            let plugin = makePlugin()
            present(plugin)
            source.frame.origin.y = 100
            present(plugin)
            expect(frame(of: plugin).minY, equals: 153)
            expect(window.subviews.count, equals: 2, "there is another popover")
        }
    }

    @Test("are sheets in a compact width, which the plugin fills, unless they stay popovers")
    func compactWidth() {
        run(isCompact: true) {
            let plugin = makePlugin()
            present(plugin)
            expect(frame(of: plugin), equals: CGRect(x: 0, y: 10, width: 800, height: 590))
            expect(plugin.parent?.preferredContentSize.width, equals: 200)
            plugin.remove()
            finishTurn()
            present(plugin, staysPopover: true)
            expect(frame(of: plugin).size, equals: CGSize(width: 200, height: 80))
        }
    }

    @Test("remove the plugin when the user closes them")
    func userCloses() {
        run {
            let plugin = makePlugin()
            present(plugin)
            guard let popover = plugin.parent else { return }
            HeadlessUIKit.tapOutside(of: popover)
            finishTurn()
            expect(plugin.parent == nil && window.host.presentedViewController == nil)
            expect(plugin.count(of: "releaseHandlers"), equals: 1)
        }
    }

    @Test("report that the user tapped outside, swiped the sheet away, or opened another popover")
    func reasons() {
        let log = DismissalLog()
        for isCompact in [false, true] {
            run(isCompact: isCompact) {
                let plugins = (0..<2).map { _ in makePlugin() }
                for plugin in plugins {
                    plugin.presentation.parts.append(PluginDismissalReport())
                    log.listen(to: plugin)
                    present(plugin)
                    finishTurn()
                }
                expect(log.reasons, equals: [.replaced])
                guard let popover = plugins[1].parent else { return }
                HeadlessUIKit.tapOutside(of: popover)
                for _ in 0..<2 { finishTurn() }
                expect(log.reasons, equals: [.replaced, isCompact ? .swipe : .backdrop])
                log.reasons = []
            }
        }
    }

    @Test("close with a picture of the plugin that has left")
    func pluginLeaves() {
        clock.run(animated: true) {
            HeadlessUIKit.horizontalSizeClass = .regular
            defer { HeadlessUIKit.horizontalSizeClass = .compact }
            window.host.view.addSubview(source)
            let plugin = makePlugin()
            present(plugin)
            HeadlessUIKit.advanceAnimations(by: 1)
            let popover = plugin.parent
            plugin.remove()
            finishTurn()
            expect(popover?.isBeingDismissed, equals: true)
            expect(popover?.preferredContentSize, equals: CGSize(width: 200, height: 80))
            expect(popover?.view.subviews[0].subviews.count, equals: 1, "it is empty")
            HeadlessUIKit.advanceAnimations(by: 1)
            finishTurn()
            expect(window.host.presentedViewController == nil)
        }
    }

    @Test("open when the one before has closed")
    func succession() {
        run {
            let (first, second) = (makePlugin(), makePlugin())
            present(first)
            window.host.presentPopover(second, at: source)
            expect(window.host.shownInPopover(StubPlugin.self) === second)
            for _ in 0..<3 { finishTurn() }
            expect(first.parent == nil)
            expect(window.host.presentedViewController === second.parent)
            expect(second.view.window === window)
        }
    }

    @Test("do not open for a plugin that is removed while the one before closes")
    func cancelledSuccession() {
        run {
            let (first, second) = (makePlugin(), makePlugin())
            present(first)
            window.host.presentPopover(second, at: source)
            second.remove()
            for _ in 0..<3 { finishTurn() }
            expect(window.host.presentedViewController == nil)
        }
    }

    @Test("belong to the controller that has presented them")
    func otherHost() {
        run {
            let child = UIViewController()
            window.host.add(child)
            let plugin = makePlugin()
            present(plugin)
            expect(child.shownInPopover(StubPlugin.self) == nil)
            child.presentPopover(makePlugin(), at: source)
            for _ in 0..<3 { finishTurn() }
            expect(child.shownInPopover(StubPlugin.self) != nil)
            expect(window.host.shownInPopover(StubPlugin.self) == nil)
        }
    }
}
#endif
