#if UIKIT
import Testing
import UIKit

@testable import Runtime

@MainActor
@Suite("Plugins in cells")
struct CellTests {
    /// A content of a cell that shows a plugin with text and a button below it, in a height of 60 points.
    private struct Content: UIContentConfiguration {
        let plugin: StubPlugin
        var text = ""

        func makeContentView() -> any UIView & UIContentView {
            PluginContentView(of: plugin, showing: self) { $0.text = $1.text }
        }

        nonisolated func updated(for state: any UIConfigurationState) -> Self { self }
    }

    private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

    private func makePlugin() -> (plugin: StubPlugin, label: UIView, button: UIButton) {
        let plugin = StubPlugin(PluginPresentation(delay: 1))
        let label = UILabel()
        let button = UIButton(frame: .zero)
        for view in [label, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            plugin.view.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: plugin.view.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: plugin.view.trailingAnchor),
                view.heightAnchor.constraint(equalToConstant: 30),
            ])
        }
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: plugin.view.topAnchor),
            button.topAnchor.constraint(equalTo: label.bottomAnchor),
            button.bottomAnchor.constraint(equalTo: plugin.view.bottomAnchor),
        ])
        return (plugin, label, button)
    }

    private func add(to window: HostWindow) {
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        window.host.view.addSubview(cell)
        window.layoutIfNeeded()
    }

    @Test("are children of the controller around the cell while the cell is in a window")
    func containment() {
        let plugin = makePlugin().plugin
        cell.contentConfiguration = Content(plugin: plugin)
        expect(plugin.parent == nil, "it has a parent before the cell has one")
        let window = HostWindow()
        add(to: window)
        expect(plugin.parent === window.host, "it is not a child of the host")
        expect(plugin.isInWindow, "it waits for its delay")
        cell.removeFromSuperview()
        expect(plugin.parent == nil, "it stays a child of the host")
        let other = HostWindow()
        add(to: other)
        expect(plugin.parent === other.host, "it is not a child of the next host")
        cell.contentConfiguration = nil
        expect(plugin.parent == nil && plugin.view.window == nil, "it stays without its content")
    }

    @Test("get the values of each configuration")
    func values() {
        let plugin = makePlugin().plugin
        cell.contentConfiguration = Content(plugin: plugin, text: "first")
        expect(plugin.text, equals: "first")
        let view = cell.contentView
        cell.contentConfiguration = Content(plugin: StubPlugin(PluginPresentation()), text: "second")
        expect(plugin.text == "second" && cell.contentView === view)
    }

    @Test("are as high as their content, also before the cell is in a window")
    func height() {
        cell.contentConfiguration = Content(plugin: makePlugin().plugin)
        let size = cell.contentView.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        expect(size, equals: CGSize(width: 200, height: 60))
    }

    @Test("leave touches beside their controls to the cell, and drags to the list")
    func touches() {
        let (plugin, _, button) = makePlugin()
        cell.contentConfiguration = Content(plugin: plugin)
        let window = HostWindow()
        add(to: window)
        expect(cell.hitTest(CGPoint(x: 10, y: 15), with: nil) === cell.contentView)
        expect(cell.hitTest(CGPoint(x: 10, y: 45), with: nil) === button)
        let pan = UIPanGestureRecognizer()
        window.host.view.addGestureRecognizer(pan)
        for y in [15.0, 45] {
            let point = cell.convert(CGPoint(x: 10, y: y), to: window)
            expect(recognizes(pan, in: window, at: point), "a drag does not scroll the list")
        }
    }

    @Test("leave touches between the views of their stacks to the cell, also on a surface")
    func touchesOfStacks() {
        let (plugin, _, button) = makePlugin()
        let view: UIView = plugin.view
        let (surface, stack) = (PluginSurface(frame: view.bounds), UIStackView())
        stack.addArrangedSubview(UILabel())
        let scrollView = PluginScrollView(showing: stack)
        cell.contentConfiguration = Content(plugin: plugin)
        let window = HostWindow()
        add(to: window)
        button.removeFromSuperview()
        surface.place(in: view)
        for container in [view, surface.contentView] {
            container.addSubview(scrollView)
            scrollView.pinEdges(to: container)
            for _ in 0..<2 { window.layoutIfNeeded() }
            expect(!scrollView.isScrollEnabled, "content that fits scrolls")
            expect(cell.hitTest(CGPoint(x: 10, y: 15), with: nil) === cell.contentView, "its content is touched")
        }
    }

    @Test("call their handlers and stay when they would dismiss themselves")
    func dismissal() {
        let plugin = makePlugin().plugin
        cell.contentConfiguration = Content(plugin: plugin)
        let window = HostWindow()
        add(to: window)
        var calls = 0
        plugin.presentation.dismiss { calls += 1 }
        expect(calls == 1 && plugin.parent === window.host)
    }
}
#endif
