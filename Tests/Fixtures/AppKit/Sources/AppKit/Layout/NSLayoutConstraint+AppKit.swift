import Foundation
@_spi(Kits) import HeadlessKit

extension NSLayoutConstraint {
    /// The horizontal or the vertical axis.
    public enum Orientation: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// The priority of a constraint, from 1 to 1000 (required).
    public struct Priority: RawRepresentable, Equatable, Hashable, Sendable {
        public var rawValue: Float

        public init(rawValue: Float) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: Float) {
            self.rawValue = rawValue
        }

        public static let required = Priority(1000)
        public static let defaultHigh = Priority(750)
        public static let dragThatCanResizeWindow = Priority(510)
        public static let windowSizeStayPut = Priority(500)
        public static let dragThatCannotResizeWindow = Priority(490)
        public static let defaultLow = Priority(250)
        public static let fittingSizeCompression = Priority(50)
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
    public var priority: NSLayoutConstraint.Priority {
        get { Priority(strength) }
        set { strength = newValue.rawValue }
    }

    /// Returns the layout's representation of a view or a guide.
    static func element(of item: Any?) -> LayoutElement? {
        guard let item else { return nil }
        return onMainActor(item as AnyObject) {
            ($0 as? NSView)?.layoutState ?? ($0 as? NSLayoutGuide)?.layout
        }
    }
}
