#if UIKIT
/// A part of a list that shows a plugin.
nonisolated package enum PluginListPart: Sendable {
    /// The header of a table view, which scrolls with the rows.
    case header
    /// The footer of a table view, which scrolls with the rows.
    case footer
    /// The background of a table view or collection view, which does not scroll.
    case background
}

/// Shows a plugin in a part of a list, if its container is a list or contains one.
@MainActor
package final class PluginListPlace: PluginPart {
    private let part: PluginListPart
    private var area: PluginListArea?

    package init(_ part: PluginListPart) { self.part = part }

    package func handle(_ event: PluginEvent, of presentation: PluginPresentation) {
        switch event {
        case .willPlace:
            area?.close()
            guard let plugin = presentation.plugin, let container = presentation.container else { return }
            area = PluginListArea(for: plugin, as: part, in: container)
            if let area { presentation.room = area.room }
        case .willMoveIn: area?.show()
        case .didEnd: area?.close()
        default: break
        }
    }
}

/// The header, footer or background of a list that shows a plugin. It replaces the app's view while
/// the plugin is visible.
@MainActor
final class PluginListArea: UIView {
    /// The view around the plugin's view. In a header or footer, it is as high as the plugin.
    let room = UIView()

    private let part: PluginListPart
    private weak var list: UIScrollView?
    private weak var plugin: UIViewController?
    /// The app's view, or the area of another plugin, which the list shows again later.
    private var replacedView: UIView?
    /// The parts of the safe area that the plugin ignores.
    private var ignoredInsets = UIEdgeInsets.zero

    /// Returns nil if the container is not a list with this part, and no such list is in it.
    init?(for plugin: UIViewController, as part: PluginListPart, in container: UIView) {
        let lists = PluginListArea.lists(with: part, in: container)
        assert(
            lists.count == 1,
            "\(type(of: plugin)) is shown in the \(part) of a list: its container has "
                + (lists.isEmpty ? "no such list" : "several lists; add it to one of them"))
        guard let list = lists.first else { return nil }
        self.part = part
        self.list = list
        self.plugin = plugin
        super.init(frame: CGRect(x: 0, y: 0, width: list.bounds.width, height: 0))
        room.translatesAutoresizingMaskIntoConstraints = false
        addSubview(room)
        let trailing = room.trailingAnchor.constraint(equalTo: trailingAnchor)
        let bottom =
            part == .background
            ? room.bottomAnchor.constraint(equalTo: bottomAnchor) : room.heightAnchor.constraint(equalToConstant: 0)
        // The list may not have a size yet.
        trailing.priority = UILayoutPriority(999)
        bottom.priority = part == .background ? UILayoutPriority(999) : .fittingSizeLevel
        NSLayoutConstraint.activate([
            room.topAnchor.constraint(equalTo: topAnchor),
            room.leadingAnchor.constraint(equalTo: leadingAnchor), trailing, bottom,
        ])
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    /// Replaces the view that the list shows.
    func show() {
        guard shownView !== self else { return }
        replacedView = shownView
        layoutIfNeeded()
        shownView = self
    }

    /// Restores the view that was replaced, unless the list shows another one meanwhile.
    func close() {
        ignoreInsets(.zero)
        if shownView === self {
            shownView = replacedView
        } else {
            // Another plugin may have replaced this area, and restores the app's view later.
            var area = shownView as? PluginListArea
            while let current = area, current.replacedView !== self { area = current.replacedView as? PluginListArea }
            area?.replacedView = replacedView
        }
        replacedView = nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = room.frame.height
        // Differences below a pixel are rounding errors.
        guard part != .background, abs(height - bounds.height) >= 0.5 else { return }
        frame.size.height = height
        // A table view moves its rows only when the view is set again.
        if shownView === self { shownView = self }
    }

    /// Bars above and below the list must not change the height of a header that scrolls behind them.
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if part != .background { ignoreInsets(safeAreaInsets) }
    }

    private func ignoreInsets(_ insets: UIEdgeInsets) {
        plugin?.additionalSafeAreaInsets.top += ignoredInsets.top - insets.top
        plugin?.additionalSafeAreaInsets.bottom += ignoredInsets.bottom - insets.bottom
        ignoredInsets = insets
    }

    /// The view that the list shows in this part.
    private var shownView: UIView? {
        get {
            let table = list as? UITableView
            switch part {
            case .header: return table?.tableHeaderView
            case .footer: return table?.tableFooterView
            case .background: return table?.backgroundView ?? (list as? UICollectionView)?.backgroundView
            }
        }
        set {
            let table = list as? UITableView
            switch part {
            case .header: table?.tableHeaderView = newValue
            case .footer: table?.tableFooterView = newValue
            case .background:
                table?.backgroundView = newValue
                (list as? UICollectionView)?.backgroundView = newValue
            }
        }
    }

    /// Returns the lists with a part: the view itself, or those in it, but not in the view of another controller.
    private static func lists(with part: PluginListPart, in view: UIView) -> [UIScrollView] {
        if let table = view as? UITableView { return [table] }
        if let collection = view as? UICollectionView { return part == .background ? [collection] : [] }
        return view.subviews.filter { !($0.next is UIViewController) }.flatMap { lists(with: part, in: $0) }
    }
}

/// The view of a plugin in a list. Unlike other plugins, it lets the list recognize gestures, so that
/// drags on it scroll.
@MainActor
package final class PluginListView: PluginEventView {
    package override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
}
#endif
