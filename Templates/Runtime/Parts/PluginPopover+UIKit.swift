#if UIKIT
extension UIViewController {
    /// Returns the plugin of a type that this controller shows in a popover. Ignores those that are being removed.
    package func shownInPopover<Plugin: PluginViewController>(_ type: Plugin.Type) -> Plugin? {
        #if os(tvOS)
        return nil
        #else
        return PluginPopover.all(of: self).lazy.compactMap { $0.children.shown(type) }.first
        #endif
    }
}

#if !os(tvOS)
extension UIViewController {
    /// Shows a plugin in a popover at a view, or moves its popover there.
    ///
    /// - Parameters:
    ///   - edges: The edges of the view that the popover can be at.
    ///   - staysPopover: Whether it is a popover in a compact width too, and not a sheet.
    package func presentPopover(
        _ plugin: some PluginViewController, at view: UIView, edges: NSDirectionalRectEdge = .all,
        staysPopover: Bool = false
    ) {
        let shown = PluginPopover.all(of: self).first { $0 === plugin.parent }
        let popover = shown ?? PluginPopover(of: self, staysPopover: staysPopover)
        popover.show(plugin, at: view, edges)
        if shown == nil { popover.open() }
    }
}

/// Shows a plugin in a popover, which is as large as the plugin's content.
///
/// The popover closes when the plugin has left it. If the user closes it, the plugin is removed.
@MainActor
final class PluginPopover: UIViewController, UIPopoverPresentationControllerDelegate {
    /// Whether popovers are children of their hosts, because UIKit presents controllers only in an application:
    /// `PluginPopover.$isTested.withValue(true) { … }`.
    @TaskLocal static var isTested = false

    private let clock = PluginClock.current
    private let room = PluginPopoverRoom()
    private weak var host: UIViewController?
    private let staysPopover: Bool
    /// The popover that opens when this one has closed.
    private var follower: PluginPopover?

    /// Returns the open popovers of a controller, and the one that opens next.
    static func all(of host: UIViewController) -> [PluginPopover] {
        let presented = host.presentedViewController as? PluginPopover
        let all = [presented?.follower, presented] + host.children.map { $0 as? PluginPopover }
        return all.compactMap(\.self).filter { $0.host === host && !$0.isBeingDismissed }
    }

    init(of host: UIViewController, staysPopover: Bool) {
        self.host = host
        self.staysPopover = staysPopover
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        room.place(in: view)
        room.removalHandler = { [weak self] in self?.closeAfterLastPlugin() }
    }

    func show(_ plugin: UIViewController, at source: UIView, _ edges: NSDirectionalRectEdge) {
        loadViewIfNeeded()
        if let size = source.window?.bounds.size {
            room.limit = CGSize(width: size.width - 40, height: size.height - 80)
        }
        `add`(plugin, in: room)
        popoverPresentationController?.sourceView = source
        popoverPresentationController?.permittedArrowDirections = arrows(at: edges, of: source)
        if staysPopover { popoverPresentationController?.delegate = self }
        popoverPresentationController?.containerView?.setNeedsLayout()
        view.layoutIfNeeded()
    }

    /// Opens the popover, after another one of the same host has closed.
    func open() {
        guard let host, !children.isEmpty else { return }
        if Self.isTested { return host.`add`(self) }
        guard let former = host.presentedViewController as? PluginPopover else {
            return host.present(self, animated: true)
        }
        former.follower = self
        former.note(.replaced)  // if REPORTS
        former.close()
    }

    private func close() {
        if parent != nil { return `remove`() }
        if !isBeingDismissed { presentingViewController?.dismiss(animated: true) }
    }

    /// Closes at the end of this turn of the run loop, unless a plugin follows.
    private func closeAfterLastPlugin() {
        _ = clock.schedule(0) { [weak self] in
            if let self, children.isEmpty { close() }
        }
    }

    /// Returns the directions of the arrow of a popover at edges of a view.
    private func arrows(at edges: NSDirectionalRectEdge, of source: UIView) -> UIPopoverArrowDirection {
        let isRightToLeft = source.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var arrows: UIPopoverArrowDirection = []
        if edges.contains(.top) { arrows.insert(.down) }
        if edges.contains(.bottom) { arrows.insert(.up) }
        if edges.contains(.leading) { arrows.insert(isRightToLeft ? .left : .right) }
        if edges.contains(.trailing) { arrows.insert(isRightToLeft ? .right : .left) }
        return arrows
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let traits = presentingViewController?.traitCollection
        room.fillsView = !staysPopover && traits?.horizontalSizeClass == .compact
        // The arrow has the color of the plugin.
        view.backgroundColor = children.last?.view.backgroundColor ?? view.backgroundColor
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard !children.isEmpty, !room.fillsView else { return }
        let size = room.frame.size
        if preferredContentSize != size { preferredContentSize = size }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed else { return }
        note(room.fillsView ? .swipe : .backdrop)  // if REPORTS
        for child in children { child.`remove`(animated: false) }
        _ = clock.schedule(0) { [self] in
            follower?.open()
            follower = nil
        }
    }
}
#endif
#endif
