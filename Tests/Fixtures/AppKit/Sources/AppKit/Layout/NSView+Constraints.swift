import Foundation
@_spi(Kits) import HeadlessKit

extension NSView {
    public var leadingAnchor: NSLayoutXAxisAnchor { .init(layoutState, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { .init(layoutState, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { .init(layoutState, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { .init(layoutState, .right) }
    public var topAnchor: NSLayoutYAxisAnchor { .init(layoutState, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { .init(layoutState, .bottom) }
    public var widthAnchor: NSLayoutDimension { .init(layoutState, .width) }
    public var heightAnchor: NSLayoutDimension { .init(layoutState, .height) }
    public var centerXAnchor: NSLayoutXAxisAnchor { .init(layoutState, .centerX) }
    public var centerYAnchor: NSLayoutYAxisAnchor { .init(layoutState, .centerY) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(layoutState, .firstBaseline) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(layoutState, .lastBaseline) }

    /// The constraints the view holds, as the nearest common ancestor of their items.
    public var constraints: [NSLayoutConstraint] { layoutState.held }

    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder == nil else { return }
        constraint.install(in: layoutState)
    }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === layoutState { constraint.deactivate() }
    }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    public func contentHuggingPriority(
        for orientation: NSLayoutConstraint.Orientation
    ) -> NSLayoutConstraint.Priority {
        NSLayoutConstraint.Priority(layoutState.hugging[orientation.rawValue])
    }

    public func setContentHuggingPriority(
        _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) {
        guard layoutState.hugging[orientation.rawValue] != priority.rawValue else { return }
        layoutState.hugging[orientation.rawValue] = priority.rawValue
        layoutState.engineChanged()
    }

    public func contentCompressionResistancePriority(
        for orientation: NSLayoutConstraint.Orientation
    ) -> NSLayoutConstraint.Priority {
        NSLayoutConstraint.Priority(layoutState.compression[orientation.rawValue])
    }

    public func setContentCompressionResistancePriority(
        _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) {
        guard layoutState.compression[orientation.rawValue] != priority.rawValue else { return }
        layoutState.compression[orientation.rawValue] = priority.rawValue
        layoutState.engineChanged()
    }

    // MARK: Guides

    public var layoutGuides: [NSLayoutGuide] {
        layoutState.guides.compactMap { $0.object as? NSLayoutGuide }
    }

    public func addLayoutGuide(_ guide: NSLayoutGuide) {
        guard guide.owner !== self else { return }
        guide.owner?.removeLayoutGuide(guide)
        ownedGuides.append(guide)
        layoutState.add(guide.layout)
    }

    /// Removes the guide from the view, with every constraint that mentions it.
    public func removeLayoutGuide(_ guide: NSLayoutGuide) {
        guard guide.owner === self else { return }
        layoutState.remove(guide.layout)
        ownedGuides.removeAll { $0 === guide }
    }

    /// The guide of the area that bars do not cover.
    public var safeAreaLayoutGuide: NSLayoutGuide {
        if let guide = layoutState.safeAreaGuide { return guide }
        let guide = NSLayoutGuide(
            insets: { $0.safeAreaInsets }, owner: self, identifier: "NSViewSafeAreaLayoutGuide")
        layoutState.safeAreaGuide = guide
        return guide
    }

    public var safeAreaRect: NSRect { safeAreaLayoutGuide.frame }

    /// The guide of the area within the view's margins.
    public var layoutMarginsGuide: NSLayoutGuide {
        if let guide = layoutState.loadedMarginsGuide { return guide }
        let guide = NSLayoutGuide(
            insets: { $0.layoutMargins }, owner: self, identifier: "NSViewLayoutMarginsGuide")
        layoutState.loadedMarginsGuide = guide
        return guide
    }
}
