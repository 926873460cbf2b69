import Foundation

extension LayoutEngine {
    /// Adds the row of a constraint: edges and lengths of its items, mirrored if the layout is.
    func add(_ constraint: NSLayoutConstraint) {
        guard let first = constraint.firstElement else { return }
        let second = constraint.secondElement
        if constraint.secondAttribute != .notAnAttribute, second == nil { return }
        let mirrored = isMirrored(constraint)
        let left = value(first, constraint.firstAttribute, other: second, mirrored)
        let right =
            second.map { value($0, constraint.secondAttribute, other: first, mirrored) } ?? .zero
        let flips = mirrored && constraint.firstAttribute.followsDirection
        var relation = constraint.relation
        if flips {
            switch relation {
            case .lessThanOrEqual: relation = .greaterThanOrEqual
            case .greaterThanOrEqual: relation = .lessThanOrEqual
            case .equal: break
            }
        }
        let constant = constraint.effectiveConstant
        system.add(
            left, relation, right, times: constraint.multiplier,
            plus: flips ? -constant : constant, priority: constraint.strength,
            source: constraint)
    }

    private func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
        guard
            constraint.firstAttribute.followsDirection
                || constraint.secondAttribute.followsDirection,
            let view = constraint.firstView ?? constraint.secondView
        else { return false }
        return view.isRightToLeft
    }

    private func value(
        _ item: LayoutElement, _ attribute: NSLayoutConstraint.Attribute, other: LayoutElement?,
        _ mirrored: Bool
    ) -> AxisValue {
        let (node, view) = resolve(item, attribute, other)
        switch attribute {
        case .leading, .leadingMargin:
            return mirrored ? node.left.adding(node.width, times: 1) : node.left
        case .trailing, .trailingMargin:
            return mirrored ? node.left : node.left.adding(node.width, times: 1)
        case .left, .leftMargin: return node.left
        case .right, .rightMargin: return node.left.adding(node.width, times: 1)
        case .top, .topMargin: return node.top
        case .bottom, .bottomMargin: return node.top.adding(node.height, times: 1)
        case .width: return node.width
        case .height: return node.height
        case .centerX, .centerXWithinMargins: return node.left.adding(node.width, times: 0.5)
        case .centerY, .centerYWithinMargins: return node.top.adding(node.height, times: 0.5)
        case .firstBaseline:
            return node.top.adding(Double(view?.firstBaselineOffset ?? 0))
        case .lastBaseline:
            let offset = Double(view?.lastBaselineOffset ?? 0)
            return node.top.adding(node.height, times: 1).adding(-offset)
        case .notAnAttribute: return .zero
        }
    }

    /// Returns the node for an attribute: the node of the margins for margin attributes, and a
    /// scroll view's content for its edges if the other item is inside of it.
    private func resolve(
        _ item: LayoutElement, _ attribute: NSLayoutConstraint.Attribute, _ other: LayoutElement?
    ) -> (LayoutNode, LayoutView?) {
        if let guide = item as? LayoutGuide { return (node(of: guide), nil) }
        guard let view = item as? LayoutView else { return (LayoutNode(), nil) }
        if attribute.isMargin, let guide = view.marginsGuide { return (node(of: guide), nil) }
        if attribute != .width, attribute != .height,
            let guide = view.contentGuide(inConstraintsWith: other)
        {
            return (node(of: guide), nil)
        }
        return (node(of: view), view)
    }
}
