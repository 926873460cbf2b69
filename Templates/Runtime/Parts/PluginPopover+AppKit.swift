#if !UIKIT
extension NSViewController {
    /// Returns the plugin of a type that this controller shows in a popover. Ignores those that are being removed.
    package func shownInPopover<Plugin: PluginViewController>(_ type: Plugin.Type) -> Plugin? {
        PluginPopover.all(of: self).lazy.compactMap { $0.children.shown(type) }.first
    }

    /// Shows a plugin in a popover at a view, or moves its popover there.
    ///
    /// - Parameter edges: The edges of the view that the popover should be at.
    package func presentPopover(
        _ plugin: some PluginViewController, at view: NSView, edges: NSDirectionalRectEdge = .all
    ) {
        let shown = PluginPopover.all(of: self).first { $0 === plugin.parent }
        let popover = shown ?? PluginPopover(of: self)
        popover.show(plugin, at: view, edges)
    }
}

/// Shows a plugin in a popover, which is as large as the plugin's content.
///
/// The popover closes when the plugin has left it. If the user closes it, the plugin is removed.
@MainActor
final class PluginPopover: NSViewController, NSPopoverDelegate {
    /// Whether popovers are children of their hosts, because tests have no screen:
    /// `PluginPopover.$isTested.withValue(true) { … }`.
    @TaskLocal static var isTested = false

    private let clock = PluginClock.current
    private let room = PluginPopoverRoom()
    private weak var host: NSViewController?
    private weak var popover: NSPopover?

    /// Returns the open popovers of a controller, the newest one first.
    static func all(of host: NSViewController) -> [PluginPopover] {
        let all = (host.presentedViewControllers ?? []) + host.children
        return all.reversed().compactMap { $0 as? PluginPopover }.filter(\.isOpen)
    }

    init(of host: NSViewController) {
        self.host = host
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    private var isOpen: Bool { parent != nil || popover?.isShown == true }

    override func loadView() {
        view = NSView()
        room.place(in: view)
        room.removalHandler = { [weak self] in self?.closeAfterLastPlugin() }
    }

    func show(_ plugin: NSViewController, at source: NSView, _ edges: NSDirectionalRectEdge) {
        _ = view
        if let size = source.window?.screen?.visibleFrame.size {
            room.limit = CGSize(width: size.width - 40, height: size.height - 80)
        }
        `add`(plugin, in: room)
        view.layoutSubtreeIfNeeded()
        let edge = edge(of: edges, of: source)
        if let popover, popover.isShown {
            popover.show(relativeTo: source.bounds, of: source, preferredEdge: edge)
        } else if parent == nil, Self.isTested {
            host?.`add`(self)
        } else if parent == nil {
            host?.present(
                self, asPopoverRelativeTo: source.bounds, of: source, preferredEdge: edge, behavior: .transient)
        }
    }

    private func close() {
        if parent != nil { return `remove`() }
        // Without the plugin, a popover that fades out would be empty.
        popover?.animates = false
        presentingViewController?.dismiss(self)
    }

    /// Closes at the end of this turn of the run loop, unless a plugin follows.
    private func closeAfterLastPlugin() {
        _ = clock.schedule(0) { [weak self] in
            if let self, children.isEmpty { close() }
        }
    }

    /// Returns the edge of a view that a popover is at if it fits there.
    private func edge(of edges: NSDirectionalRectEdge, of source: NSView) -> NSRectEdge {
        let isRightToLeft = source.userInterfaceLayoutDirection == .rightToLeft
        if edges.contains(.bottom) { return source.isFlipped ? .maxY : .minY }
        if edges.contains(.top) { return source.isFlipped ? .minY : .maxY }
        return edges.contains(.trailing) == isRightToLeft ? .minX : .maxX
    }

    override func viewDidLayout() {
        super.viewDidLayout()
        guard !children.isEmpty else { return }
        let size = room.frame.size
        if preferredContentSize != size { preferredContentSize = size }
    }

    func popoverWillShow(_ notification: Foundation.Notification) {
        popover = notification.object as? NSPopover
    }

    func popoverDidClose(_ notification: Foundation.Notification) {
        note(.backdrop)  // if REPORTS
        for child in children { child.`remove`(animated: false) }
    }
}
#endif
