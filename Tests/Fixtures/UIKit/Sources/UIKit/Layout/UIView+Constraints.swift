import Foundation
@_spi(Kits) import HeadlessKit

extension UIView {
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

    /// Returns the active constraints that affect the view along the axis.
    public func constraintsAffectingLayout(
        for axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] {
        layoutState.mentioned.filter { constraint in
            switch constraint.firstAttribute {
            case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin,
                .bottomMargin, .centerYWithinMargins:
                axis == .vertical
            default: axis == .horizontal
            }
        }
    }

    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(layoutState.hugging[axis.rawValue])
    }

    public func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard layoutState.hugging[axis.rawValue] != priority.rawValue else { return }
        layoutState.hugging[axis.rawValue] = priority.rawValue
        engineChanged()
    }

    public func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
        UILayoutPriority(layoutState.compression[axis.rawValue])
    }

    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard layoutState.compression[axis.rawValue] != priority.rawValue else { return }
        layoutState.compression[axis.rawValue] = priority.rawValue
        engineChanged()
    }

    // MARK: Guides

    public var layoutGuides: [UILayoutGuide] {
        layoutState.guides.compactMap { $0.object as? UILayoutGuide }
    }

    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner !== self else { return }
        layoutGuide.owner?.removeLayoutGuide(layoutGuide)
        ownedGuides.append(layoutGuide)
        layoutState.add(layoutGuide.layout)
    }

    /// Removes the guide from the view, with every constraint that mentions it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner === self else { return }
        layoutState.remove(layoutGuide.layout)
        ownedGuides.removeAll { $0 === layoutGuide }
    }

    public var safeAreaLayoutGuide: UILayoutGuide {
        if let guide = layoutState.safeAreaGuide { return guide }
        let guide = UILayoutGuide(
            insets: { $0.safeAreaInsets }, owner: self, identifier: "UIViewSafeAreaLayoutGuide")
        layoutState.safeAreaGuide = guide
        return guide
    }

    public var layoutMarginsGuide: UILayoutGuide {
        if let guide = layoutState.loadedMarginsGuide { return guide }
        let guide = UILayoutGuide(
            insets: { $0.layoutMargins }, owner: self, identifier: "UIViewLayoutMarginsGuide")
        layoutState.loadedMarginsGuide = guide
        return guide
    }
}
