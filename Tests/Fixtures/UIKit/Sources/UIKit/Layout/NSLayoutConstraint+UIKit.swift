import Foundation
@_spi(Kits) import HeadlessKit

extension NSLayoutConstraint {
    /// The horizontal or the vertical axis.
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    public convenience init(
        item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
        relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
        attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init(
            Self.element(of: view1), attr1, relation, Self.element(of: view2), attr2, multiplier, c)
    }

    /// The priority of the constraint. While the constraint is active, the priority cannot change
    /// to or from required.
    public var priority: UILayoutPriority {
        get { UILayoutPriority(strength) }
        set { strength = newValue.rawValue }
    }

    /// Returns the layout's representation of a view or a guide.
    static func element(of item: Any?) -> LayoutElement? {
        (item as? UIView)?.layoutState ?? (item as? UILayoutGuide)?.layout
    }
}
