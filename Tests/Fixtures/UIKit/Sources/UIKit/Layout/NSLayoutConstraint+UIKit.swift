import Foundation
@_spi(Kits) import HeadlessKit

extension NSLayoutConstraint {
    /// The horizontal or the vertical direction.
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

    /// How strongly the constraint holds. It cannot become or cease to be required while active.
    public var priority: UILayoutPriority {
        get { UILayoutPriority(strength) }
        set { strength = newValue.rawValue }
    }

    /// The layout's part of a view or a guide.
    static func element(of item: Any?) -> LayoutElement? {
        (item as? UIView)?.layoutState ?? (item as? UILayoutGuide)?.layout
    }
}
