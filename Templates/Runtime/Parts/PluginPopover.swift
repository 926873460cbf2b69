extension PlatformViewController {
    /// Returns the plugin of a type that this controller shows in a popover, or else as a child. Ignores those that are
    /// being removed.
    package func shownAnywhere<Plugin: PluginViewController>(_ type: Plugin.Type) -> Plugin? {
        shownInPopover(type) ?? children.shown(type)
    }
}

#if REPORTS
#if !UIKIT || !os(tvOS)
extension PluginPopover {
    /// Notes why the popover closes with the plugins in it.
    func note(_ reason: PluginDismissal) {
        for case let plugin as any PluginViewController in children { plugin.presentation.note(reason) }
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
