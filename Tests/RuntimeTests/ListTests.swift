#if UIKIT
import Testing
import UIKit

@testable import Runtime

@MainActor
@Suite("Plugins in lists")
struct ListTests {
    private let clock = ManualClock()

    @Test("a list shows a plugin after its delay, and then the app's view again, in any order")
    func restoresViews() {
        for part in [PluginListPart.header, .footer, .background] {
            clock.run {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
                let window = HostWindow()
                window.host.view.addSubview(table)
                let own = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
                show(own, in: part, of: table)
                let plugins = [0, 1, 1].map { makePlugin(in: part, delay: $0) }
                for plugin in plugins { window.host.add(plugin) }
                expect(shown(part, of: table) === area(of: plugins[0]), "the app's view is not replaced")
                clock.advance(by: 1)
                expect(shown(part, of: table) === area(of: plugins[2]), "the last one is not shown")
                plugins[0].remove()
                expect(shown(part, of: table) === area(of: plugins[2]), "the last one is removed")
                plugins[2].remove()
                expect(shown(part, of: table) === area(of: plugins[1]), "the one before is not shown")
                plugins[1].remove()
                expect(shown(part, of: table) === own, "the app's view is lost")

                window.host.add(plugins[0])
                show(nil, in: part, of: table)
                plugins[0].remove()
                expect(shown(part, of: table) == nil, "it replaces what the app has set since")
            }
        }
    }

    @Test("a plugin moves to another list, and stays in the same one")
    func changesList() {
        let window = HostWindow()
        let containers = [UITableView(), UIView()]
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        containers[1].addSubview(collection)
        for container in containers { window.host.view.addSubview(container) }
        let plugin = makePlugin(in: .background)
        for container in [containers[0], containers[0], containers[1]] {
            window.host.add(plugin, in: container)
            let isTable = container === containers[0]
            let views = [shown(.background, of: containers[0]), collection.backgroundView]
            let area = area(of: plugin)
            expect(views.map { $0 != nil }, equals: [isTable, !isTable], "it is in another list")
            expect(views.contains { $0 === area }, "its view is elsewhere")
        }
        expect(plugin.count(of: "didMove to host"), equals: 2, "it moves within the same list")
    }

    @Test("plugins of a group replace each other in different parts of a list")
    func replacesGroup() {
        let host = HostWindow.makeScrollingController()
        let window = HostWindow(host: host)
        let footer = makePlugin(in: .footer, group: "a")
        let background = makePlugin(in: .background, group: "a")
        for (plugin, isInFooter) in [(footer, true), (background, false), (footer, true)] {
            host.add(plugin)
            let isShown = [PluginListPart.footer, .background].map {
                shown($0, of: host.view) != nil
            }
            expect(isShown, equals: [isInFooter, !isInFooter], "it does not replace the other one")
        }
        expect(window.host.children, equals: [footer], "both are shown")
    }

    @Test("a header keeps its height when it scrolls behind a bar, and lets the list scroll")
    func ignoresBars() {
        let host = HostWindow.makeScrollingController()
        let window = HostWindow(host: host)
        host.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 10, bottom: 0, right: 0)
        window.layoutIfNeeded()
        window.scroll(by: -host.view.bounds.minY)
        let plugin = makePlugin(in: .header)
        host.add(plugin)
        window.layoutIfNeeded()
        expect(plugin.view.safeAreaInsets.top, equals: 0, "a bar makes it higher")
        expect(plugin.view.safeAreaInsets.left, equals: 10, "it is not in the safe area")
        plugin.remove()
        expect(plugin.additionalSafeAreaInsets, equals: .zero, "it keeps its own insets")
        let table = host.view as? UIScrollView
        let view = PluginListView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        table?.addSubview(view)
        let center = view.convert(CGPoint(x: 160, y: 50), to: window)
        let scrolls = table.map { recognizes($0.panGestureRecognizer, in: window, at: center) }
        expect(scrolls, equals: true, "the list does not scroll")
    }

    @Test("a header or a footer is as high as its plugin, also when the plugin changes")
    func followsHeight() {
        for part in [PluginListPart.header, .footer] {
            let host = HostWindow.makeScrollingController()
            let window = HostWindow(host: host)
            host.additionalSafeAreaInsets.bottom = 40
            let plugin = makePlugin(in: part)
            let height = plugin.view.heightAnchor.constraint(equalToConstant: 50)
            height.isActive = true
            host.add(plugin)
            for expected in [50, 80] as [CGFloat] {
                height.constant = expected
                for _ in 0..<2 { window.layoutIfNeeded() }
                expect(shown(part, of: host.view)?.frame.height, equals: expected, "it is too high")
                expect(plugin.view.frame.size, equals: CGSize(width: 320, height: expected))
                expect(plugin.view.safeAreaInsets.bottom, equals: 0, "a bar makes it higher")
            }
        }
    }

    private func makePlugin(in part: PluginListPart, delay: Double = 0, group: String? = nil) -> StubPlugin {
        StubPlugin(PluginPresentation(delay: delay, group: group, parts: [PluginListPlace(part)]))
    }

    /// The view of the list around a plugin.
    private func area(of plugin: StubPlugin) -> UIView? {
        plugin.view.superview?.superview
    }

    private func shown(_ part: PluginListPart, of list: UIView) -> UIView? {
        let table = list as? UITableView
        switch part {
        case .header: return table?.tableHeaderView
        case .footer: return table?.tableFooterView
        case .background: return table?.backgroundView
        }
    }

    private func show(_ view: UIView?, in part: PluginListPart, of table: UITableView) {
        switch part {
        case .header: table.tableHeaderView = view
        case .footer: table.tableFooterView = view
        case .background: table.backgroundView = view
        }
    }
}
#endif
