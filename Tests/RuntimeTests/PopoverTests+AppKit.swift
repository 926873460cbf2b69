#if !UIKIT && os(Linux)
import AppKit
import Testing

@testable import Runtime

@MainActor
@Suite("Popovers of AppKit")
struct AppKitPopoverTests {
    private let clock = ManualClock()
    private let window = HostWindow(size: CGSize(width: 800, height: 600))
    private let source = NSView(frame: CGRect(x: 350, y: 300, width: 100, height: 40))

    private func run(_ test: () -> Void) {
        window.host.view.addSubview(source)
        clock.run(test)
    }

    private func makePlugin() -> StubPlugin {
        let plugin = StubPlugin(PluginPresentation())
        let width = plugin.view.widthAnchor.constraint(equalToConstant: 200)
        let height = plugin.view.heightAnchor.constraint(equalToConstant: 80)
        for length in [width, height] {
            length.priority = .defaultHigh
            length.isActive = true
        }
        return plugin
    }

    private func present(_ plugin: StubPlugin, edges: NSDirectionalRectEdge = .all) {
        window.host.presentPopover(plugin, at: source, edges: edges)
        HeadlessAppKit.turnRunLoop()
    }

    private func finishTurn() {
        clock.advance(by: 0)
        HeadlessAppKit.turnRunLoop()
    }

    private func frame(of plugin: StubPlugin) -> CGRect? {
        plugin.view.window?.frame
    }

    @Test("are below the view, unless the description names other edges")
    func edges() {
        run {
            let plugin = makePlugin()
            present(plugin)
            let center = CGPoint(x: 400, y: 320)
            expect(frame(of: plugin)?.size, equals: CGSize(width: 200, height: 80))
            expect(frame(of: plugin)?.maxY, equals: center.y - 33)
            present(plugin, edges: .top)
            expect(frame(of: plugin)?.minY, equals: center.y + 33)
            present(plugin, edges: .leading)
            expect(frame(of: plugin)?.maxX, equals: center.x - 63)
            present(plugin, edges: .trailing)
            expect(frame(of: plugin)?.minX, equals: center.x + 63)
            source.userInterfaceLayoutDirection = .rightToLeft
            present(plugin, edges: .leading)
            expect(frame(of: plugin)?.minX, equals: center.x + 63)
            present(plugin, edges: .trailing)
            expect(frame(of: plugin)?.maxX, equals: center.x - 63)
            expect(window.host.presentedViewControllers?.count, equals: 1)
        }
    }

    @Test("grow with their plugin")
    func size() {
        run {
            let plugin = makePlugin()
            present(plugin)
            plugin.view.constraints.first { $0.firstAttribute == .height }?.constant = 120
            HeadlessAppKit.turnRunLoop()
            expect(frame(of: plugin)?.size, equals: CGSize(width: 200, height: 120))
        }
    }

    @Test("are below a flipped view, and above it")
    func flipped() {
        final class FlippedView: NSView {
            override var isFlipped: Bool { true }
        }
        run {
            let view = FlippedView(frame: source.frame)
            window.host.view.addSubview(view)
            let plugin = makePlugin()
            window.host.presentPopover(plugin, at: view, edges: [.top, .bottom])
            HeadlessAppKit.turnRunLoop()
            expect(frame(of: plugin)?.maxY, equals: 287)
            window.host.presentPopover(plugin, at: view, edges: .top)
            HeadlessAppKit.turnRunLoop()
            expect(frame(of: plugin)?.minY, equals: 353)
        }
    }

    @Test("remove the plugin when the user closes them")
    func userCloses() {
        run {
            let plugin = makePlugin()
            present(plugin)
            guard let popover = plugin.parent else { return }
            expect(window.host.shownInPopover(StubPlugin.self) === plugin)
            HeadlessAppKit.clickOutside(of: popover)
            expect(plugin.parent == nil && plugin.count(of: "releaseHandlers") == 1)
            expect(window.host.presentedViewControllers == nil)
        }
    }

    @Test("report that the user clicked outside")
    func reason() {
        run {
            let (plugin, log) = (makePlugin(), DismissalLog())
            plugin.presentation.parts.append(PluginDismissalReport())
            log.listen(to: plugin)
            present(plugin)
            guard let popover = plugin.parent else { return }
            HeadlessAppKit.clickOutside(of: popover)
            finishTurn()
            expect(log.reasons, equals: [.backdrop])
        }
    }

    @Test("close at once when the plugin leaves them")
    func pluginLeaves() {
        run {
            let plugin = makePlugin()
            present(plugin)
            guard let popover = plugin.parent else { return }
            let shown = HeadlessAppKit.popover(of: popover)
            plugin.remove()
            finishTurn()
            expect(shown?.isShown == false && shown?.animates == false)
            expect(window.host.presentedViewControllers == nil)
            expect(window.host.shownInPopover(StubPlugin.self) == nil)
        }
    }

    @Test("show several plugins")
    func several() {
        run {
            let (first, second) = (makePlugin(), makePlugin())
            present(first)
            present(second)
            expect(window.host.shownInPopover(StubPlugin.self) === second)
            second.remove()
            finishTurn()
            expect(window.host.shownInPopover(StubPlugin.self) === first)
        }
    }
}
#endif
