import Foundation

extension UIView {
    /// The constraints the view holds, as the nearest common ancestor of their items.
    public var constraints: [NSLayoutConstraint] { layoutState.held }

    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder == nil else { return }
        constraint.install(in: self)
    }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.deactivate() }
    }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Active constraints that act on the view along the axis.
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

    public var layoutGuides: [UILayoutGuide] { layoutState.guides }

    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner !== self else { return }
        layoutGuide.owner?.removeLayoutGuide(layoutGuide)
        layoutGuide.owner = self
        layoutState.guides.append(layoutGuide)
        engineChanged()
    }

    /// Takes the guide out of the view, and with it every constraint that mentions it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner === self else { return }
        for constraint in layoutState.mentioned
        where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
            constraint.deactivate()
        }
        layoutState.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owner = nil
        engineChanged()
    }

    public var safeAreaLayoutGuide: UILayoutGuide {
        if let guide = layoutState.safeAreaGuide { return guide }
        let guide = UILayoutGuide(
            kind: .inset(\.safeAreaInsets), owner: self, identifier: "UIViewSafeAreaLayoutGuide")
        layoutState.safeAreaGuide = guide
        layoutState.guides.append(guide)
        return guide
    }

    public var layoutMarginsGuide: UILayoutGuide {
        if let guide = layoutState.marginsGuide { return guide }
        let guide = UILayoutGuide(
            kind: .inset(\.layoutMargins), owner: self, identifier: "UIViewLayoutMarginsGuide")
        layoutState.marginsGuide = guide
        layoutState.guides.append(guide)
        return guide
    }

    /// The margins, narrowed to a width that is comfortable to read.
    public var readableContentGuide: UILayoutGuide {
        if let guide = layoutState.readableGuide { return guide }
        let guide = UILayoutGuide(
            kind: .inset(\.readableInsets), owner: self,
            identifier: "UIViewReadableContentGuide")
        layoutState.readableGuide = guide
        layoutState.guides.append(guide)
        return guide
    }

    var readableInsets: UIEdgeInsets {
        var insets = layoutMargins
        let excess = storedBounds.width - insets.left - insets.right - 672
        if excess > 0 {
            insets.left += excess / 2
            insets.right += excess / 2
        }
        return insets
    }

    func commonAncestor(with other: UIView) -> UIView? {
        var candidate: UIView? = self
        while let view = candidate {
            if other.isDescendant(of: view) { return view }
            candidate = view.storedSuperview
        }
        return nil
    }

    /// Deactivates what ties the subtree to views outside of it. After a move below another view,
    /// constraints held by ancestors of the new place stay.
    func dropConstraintsToOutside(stillBelow newParent: UIView?) {
        if !layoutState.mentioned.isEmpty {
            for constraint in layoutState.mentioned {
                guard let holder = constraint.holder, !holder.isDescendant(of: self) else {
                    continue
                }
                if let newParent, newParent.isDescendant(of: holder) { continue }
                constraint.deactivate()
            }
        }
        dropConstraintsOfSubviews(of: self, newParent)
    }

    private func dropConstraintsOfSubviews(of top: UIView, _ newParent: UIView?) {
        for view in storedSubviews {
            for constraint in view.layoutState.mentioned {
                guard let holder = constraint.holder, !holder.isDescendant(of: top) else {
                    continue
                }
                if let newParent, newParent.isDescendant(of: holder) { continue }
                constraint.deactivate()
            }
            view.dropConstraintsOfSubviews(of: top, newParent)
        }
    }
}
