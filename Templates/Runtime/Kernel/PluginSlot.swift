#if !UIKIT
/// The place of a plugin's view in its container. During a transition, the view is beside it.
@MainActor
struct PluginSlot {
    private static let identifier = NSUserInterfaceItemIdentifier("PluginSlot")
    private static let horizontal = "PluginSlot.horizontal"
    private static let vertical = "PluginSlot.vertical"

    private let guide: NSLayoutGuide
    private let horizontal: NSLayoutConstraint
    private let vertical: NSLayoutConstraint

    /// How far the view is to the right of its place, and below it.
    var offset: CGSize {
        get { CGSize(width: horizontal.constant, height: vertical.constant) }
        nonmutating set {
            horizontal.constant = newValue.width
            vertical.constant = newValue.height
        }
    }

    /// The place of a view, if it has one.
    init?(of view: NSView) {
        let ties = view.superview?.constraints.filter { $0.firstItem === view } ?? []
        guard let horizontal = ties.first(where: { $0.identifier == Self.horizontal }),
            let vertical = ties.first(where: { $0.identifier == Self.vertical }),
            let guide = horizontal.secondItem as? NSLayoutGuide
        else { return nil }
        self.guide = guide
        self.horizontal = horizontal
        self.vertical = vertical
    }

    static func add(for view: NSView, at placement: ChildPlacement, in container: NSView) {
        remove(of: view)
        removeUnused(in: container)
        let guide = NSLayoutGuide()
        guide.identifier = identifier
        container.addLayoutGuide(guide)
        let horizontal = view.leftAnchor.constraint(equalTo: guide.leftAnchor)
        horizontal.identifier = Self.horizontal
        let vertical = view.topAnchor.constraint(equalTo: guide.topAnchor)
        vertical.identifier = Self.vertical
        NSLayoutConstraint.activate(
            placement.constraints(guide, container) + [
                horizontal, vertical,
                view.widthAnchor.constraint(equalTo: guide.widthAnchor),
                view.heightAnchor.constraint(equalTo: guide.heightAnchor),
            ])
    }

    static func remove(of view: NSView) {
        if let slot = PluginSlot(of: view) { view.superview?.removeLayoutGuide(slot.guide) }
    }

    /// Removes the places of views that other code has removed.
    private static func removeUnused(in container: NSView) {
        let slots = container.subviews.compactMap { PluginSlot(of: $0) }
        for guide in container.layoutGuides where guide.identifier == identifier {
            if !slots.contains(where: { $0.guide === guide }) { container.removeLayoutGuide(guide) }
        }
    }
}
#endif
