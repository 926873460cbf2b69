import Foundation

/// Creates constraints between anchors of the same kind.
@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    weak var element: LayoutElement?
    @_spi(Kits) public let attribute: NSLayoutConstraint.Attribute

    @_spi(Kits) public init(_ element: LayoutElement, _ attribute: NSLayoutConstraint.Attribute) {
        self.element = element
        self.attribute = attribute
        super.init()
    }

    open var name: String { "\(attribute)" }
    open var item: Any? { element?.object }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.equal, anchor, 1, 0)
    }

    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, 1, 0)
    }

    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, 1, 0)
    }

    open func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        make(.equal, anchor, 1, c)
    }

    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, 1, c)
    }

    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, 1, c)
    }

    func make(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?,
        _ multiplier: CGFloat, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            element, attribute, relation, other?.element, other?.attribute ?? .notAnAttribute,
            multiplier, constant)
    }
}
