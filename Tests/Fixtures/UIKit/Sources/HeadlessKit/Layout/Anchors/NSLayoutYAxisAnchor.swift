import Foundation

/// A horizontal edge, a baseline or a vertical center.
@MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.equal, anchor, multiplier)
    }

    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.greaterThanOrEqual, anchor, multiplier)
    }

    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.lessThanOrEqual, anchor, multiplier)
    }

    private func spaced(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutYAxisAnchor,
        _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = make(relation, anchor, 1, 0)
        constraint.systemSpacing = multiplier
        return constraint
    }
}
