extension PlatformViewController {
    /// Returns the plugin of a type that this controller shows in a popover, or else as a child. Ignores those that are
    /// being removed.
    package func shownAnywhere<Plugin: PluginViewController>(_ type: Plugin.Type) -> Plugin? {
        shownInPopover(type) ?? children.shown(type)
    }

    /// Returns the plugin of a type that this controller shows in a popover. Ignores those that are being removed.
    package func shownInPopover<Plugin: PluginViewController>(_ type: Plugin.Type) -> Plugin? {
        #if UIKIT && os(tvOS)
        return nil
        #else
        return PluginPopover.all(of: self).lazy.compactMap { $0.children.shown(type) }.first
        #endif
    }
}

#if !UIKIT || !os(tvOS)
extension PlatformViewController {
    #if UIKIT
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
        let popover = shown ?? PluginPopover(of: self)
        popover.staysPopover = shown?.staysPopover ?? staysPopover
        popover.show(plugin, at: view, edges)
        if shown == nil { popover.open() }
    }
    #else
    /// Shows a plugin in a popover at a view, or moves its popover there.
    ///
    /// - Parameter edges: The edges of the view that the popover should be at.
    package func presentPopover(
        _ plugin: some PluginViewController, at view: NSView, edges: NSDirectionalRectEdge = .all
    ) {
        let shown = PluginPopover.all(of: self).first { $0 === plugin.parent }
        (shown ?? PluginPopover(of: self)).show(plugin, at: view, edges)
    }
    #endif
}

/// Shows a plugin in a popover, which is as large as the plugin's content.
///
/// The popover closes when the plugin has left it. If the user closes it, the plugin is removed.
@MainActor
final class PluginPopover: PlatformViewController {
    /// Whether popovers are children of their hosts, because tests have no app and no screen:
    /// `PluginPopover.$isTested.withValue(true) { … }`.
    @TaskLocal static var isTested = false

    private let clock = PluginClock.current
    private let room = PluginPopoverRoom()
    private weak var host: PlatformViewController?

    init(of host: PlatformViewController) {
        self.host = host
        super.init(nibName: nil, bundle: nil)
        #if UIKIT
        modalPresentationStyle = .popover
        #endif
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    /// Closes at the end of this turn of the run loop, unless a plugin follows.
    private func closeAfterLastPlugin() {
        _ = clock.schedule(0) { [weak self] in
            if let self, children.isEmpty { close() }
        }
    }

    private func fitPlugin() {
        if !children.isEmpty, preferredContentSize != room.frame.size { preferredContentSize = room.frame.size }
    }

    #if REPORTS
    /// Notes why the popover closes with the plugins in it.
    private func note(_ reason: PluginDismissal) {
        for case let plugin as any PluginViewController in children { plugin.presentation.note(reason) }
    }
    #endif

    #if UIKIT
    fileprivate var staysPopover = false
    /// The popover that opens when this one has closed.
    private var follower: PluginPopover?

    /// Returns the open popovers of a controller, and the one that opens next.
    static func all(of host: UIViewController) -> [PluginPopover] {
        let presented = host.presentedViewController as? PluginPopover
        let all = [presented?.follower, presented] + host.children.map { $0 as? PluginPopover }
        return all.compactMap(\.self).filter { $0.host === host && !$0.isBeingDismissed }
    }

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

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let traits = presentingViewController?.traitCollection
        room.fillsView = !staysPopover && traits?.horizontalSizeClass == .compact
        // The arrow has the color of the plugin.
        view.backgroundColor = children.last?.view.backgroundColor ?? view.backgroundColor
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if !room.fillsView { fitPlugin() }
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
    #else
    private weak var popover: NSPopover?

    /// Returns the open popovers of a controller, the newest one first.
    static func all(of host: NSViewController) -> [PluginPopover] {
        let all = (host.presentedViewControllers ?? []) + host.children
        return all.reversed().compactMap { $0 as? PluginPopover }.filter(\.isOpen)
    }

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

    /// Returns the edge of a view that a popover is at if it fits there.
    private func edge(of edges: NSDirectionalRectEdge, of source: NSView) -> NSRectEdge {
        let isRightToLeft = source.userInterfaceLayoutDirection == .rightToLeft
        if edges.contains(.bottom) { return source.isFlipped ? .maxY : .minY }
        if edges.contains(.top) { return source.isFlipped ? .minY : .maxY }
        return edges.contains(.trailing) == isRightToLeft ? .minX : .maxX
    }

    override func viewDidLayout() {
        super.viewDidLayout()
        fitPlugin()
    }
    #endif
}

#if UIKIT
extension PluginPopover: UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}
#else
extension PluginPopover: NSPopoverDelegate {
    func popoverWillShow(_ notification: Foundation.Notification) { popover = notification.object as? NSPopover }

    func popoverDidClose(_ notification: Foundation.Notification) {
        note(.backdrop)  // if REPORTS
        for child in children { child.`remove`(animated: false) }
    }
}
#endif
#endif

/// The view around a plugin in a popover. It is as large as the plugin, and its text has up to 320 points in a line.
@MainActor
final class PluginPopoverRoom: PlatformView {
    /// Called when a view was removed.
    var removalHandler: () -> Void = {}

    /// The size that fits on the screen.
    var limit = CGSize(width: 320, height: 10_000) {
        didSet {
            widthLimit.constant = min(320, limit.width)
            heightLimit.constant = limit.height
        }
    }

    /// Whether it is as large as the controller's view, as a sheet is, and not as the plugin.
    var fillsView = false {
        didSet {
            guard fillsView != oldValue else { return }
            NSLayoutConstraint.deactivate(fillsView ? limits : ends)
            NSLayoutConstraint.activate(fillsView ? ends : limits)
        }
    }

    private lazy var widthLimit = widthAnchor.constraint(lessThanOrEqualToConstant: limit.width)
    private lazy var heightLimit = heightAnchor.constraint(lessThanOrEqualToConstant: limit.height)
    private lazy var limits = [widthLimit, heightLimit]
    private var ends: [NSLayoutConstraint] = []

    /// Adds this view to the safe area of a controller's view. The arrow is beside that area.
    func place(in view: PlatformView) {
        translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(self)
        let area = view.safeAreaLayoutGuide
        ends = [
            trailingAnchor.constraint(equalTo: area.trailingAnchor),
            bottomAnchor.constraint(equalTo: area.bottomAnchor),
        ]
        let lengths = [widthAnchor.constraint(equalToConstant: 0), heightAnchor.constraint(equalToConstant: 0)]
        #if UIKIT
        for length in lengths { length.priority = .fittingSizeLevel }
        #else
        for length in lengths { length.priority = .fittingSizeCompression }
        #endif
        // A description can give the plugin a larger size.
        for constraint in limits + ends { constraint.priority = PlatformLayoutPriority(998) }
        NSLayoutConstraint.activate(
            [
                topAnchor.constraint(equalTo: area.topAnchor),
                leadingAnchor.constraint(equalTo: area.leadingAnchor),
            ] + lengths + limits)
    }

    #if UIKIT
    private var picture: UIView?

    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        if subview !== picture { picture?.removeFromSuperview() }
    }

    /// Shows the picture of the removed view, so that the popover does not become empty before it closes.
    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        guard subview !== picture else { return }
        if let picture = subview.snapshotView(afterScreenUpdates: false) {
            picture.frame = subview.frame
            self.picture = picture
            addSubview(picture)
        }
        removalHandler()
    }
    #else
    override func willRemoveSubview(_ subview: NSView) {
        super.willRemoveSubview(subview)
        removalHandler()
    }
    #endif
}
