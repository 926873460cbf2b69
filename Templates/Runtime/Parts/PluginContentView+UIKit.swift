#if UIKIT
/// A plugin as the content of a cell, which is as high as the plugin's content.
///
/// While the cell is in a window, the plugin is a child of the view controller around the cell. Touches beside the
/// controls of the plugin are for the cell.
@MainActor
package final class PluginContentView<
    Plugin: PluginViewController, Configuration: UIContentConfiguration
>: UIView, UIContentView {
    package var configuration: any UIContentConfiguration { didSet { show() } }

    private let plugin: Plugin
    private let update: @MainActor (Plugin, Configuration) -> Void

    /// - Parameter update: Gives the plugin the inputs and handlers of a configuration.
    package init(
        of plugin: Plugin, showing configuration: Configuration,
        update: @escaping @MainActor (Plugin, Configuration) -> Void = { _, _ in }
    ) {
        self.plugin = plugin
        self.configuration = configuration
        self.update = update
        super.init(frame: .zero)
        show()
        plugin.view.fill(self)
    }

    @available(*, unavailable) package required init?(coder: NSCoder) { nil }

    private func show() {
        if let configuration = configuration as? Configuration { update(plugin, configuration) }
    }

    package override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil, plugin.parent != nil { plugin.willMove(toParent: nil) }
    }

    package override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return plugin.removeFromParent() }
        let views = sequence(first: self as UIView, next: \.superview)
        let controller = views.lazy.compactMap { $0.next as? UIViewController }.first
        guard let controller, controller !== plugin.parent else { return }
        controller.addChild(plugin)
        plugin.didMove(toParent: controller)
    }

    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let view = super.hitTest(point, with: event) else { return nil }
        let pluginView: UIView = plugin.view
        return view === pluginView || view.isLayout(of: pluginView) ? self : view
    }
}
#endif
