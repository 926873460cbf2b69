#if !UIKIT
/// Shows plugins over the content of a window. Its view leaves the window after the last plugin.
@MainActor
package final class PluginSceneHost: NSViewController {
    private static var all: [PluginSceneHost] = []

    private let clock = PluginClock.current
    private weak var window: NSWindow?
    private var windowObserver: PluginObserver?

    /// Returns the host for a window, or for the main window, and opens it if necessary. Returns nil if
    /// there is no such window.
    package static func opened(in window: NSWindow?) -> PluginSceneHost? {
        guard let window = window ?? mainWindow else { return nil }
        if let host = all.first(where: { $0.window === window }) { return host }
        let host = PluginSceneHost()
        host.open(window)
        return host
    }

    /// Returns the hosts that show plugins in a window, or in all windows, beginning with the main one.
    package static func shown(in window: NSWindow?) -> [PluginSceneHost] {
        if let window { return all.filter { $0.window === window } }
        let main = all.filter { $0.window === mainWindow }
        return main + all.filter { $0.window !== mainWindow }
    }

    private static var mainWindow: NSWindow? { NSApplication.shared.mainWindow ?? NSApplication.shared.keyWindow }

    func open(_ window: NSWindow) {
        guard let container = Self.container(in: window) else { return }
        Self.all.removeAll { $0.window == nil }
        self.window = window
        Self.all.append(self)
        windowObserver = PluginObserver(of: NSWindow.willCloseNotification, from: window) {
            [weak self] in self?.close()
        }
        view.frame = container.bounds
        view.autoresizingMask = [.width, .height]
        container.addSubview(view)
    }

    /// The content view, or its last pane: a split view makes a pane of what is added to it.
    private static func container(in window: NSWindow) -> NSView? {
        guard let splitView = window.contentView as? NSSplitView, splitView.arrangesAllSubviews
        else { return window.contentView }
        return splitView.arrangedSubviews.last
    }

    private func close() {
        for child in children { child.`remove`(animated: false) }
        Self.all.removeAll { $0 === self }
        view.removeFromSuperview()
    }

    package override func loadView() {
        let view = PluginSceneView()
        view.removalHandler = { [weak self] in self?.closeAfterLastPlugin() }
        self.view = view
    }

    /// Closes at the end of this turn of the run loop, unless a plugin follows.
    private func closeAfterLastPlugin() {
        _ = clock.schedule(0) { [self] in
            if children.isEmpty { close() }
        }
    }
}

/// A view that reports the removal of plugins, and passes clicks beside them to the views behind.
@MainActor
private final class PluginSceneView: NSView {
    var removalHandler: () -> Void = {}

    override func willRemoveSubview(_ subview: NSView) {
        super.willRemoveSubview(subview)
        removalHandler()
    }

    override func hitTest(_ point: NSPoint) -> NSView? {
        let view = super.hitTest(point)
        return view === self ? nil : view
    }
}
#endif
