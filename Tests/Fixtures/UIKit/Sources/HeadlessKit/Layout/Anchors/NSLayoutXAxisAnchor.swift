import Foundation

/// A vertical edge or a horizontal center.
@MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.equal, anchor, multiplier)
    }

    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.greaterThanOrEqual, anchor, multiplier)
    }

    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.lessThanOrEqual, anchor, multiplier)
    }

    private func spaced(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutXAxisAnchor,
        _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = make(relation, anchor, 1, 0)
        constraint.systemSpacing = multiplier
        return constraint
    }
}
