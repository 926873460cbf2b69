import Foundation
@_spi(Kits) import HeadlessKit

/// The constraints and guides of a stack view's current arrangement.
@MainActor
struct StackArrangement {
    private let stack: UIStackView
    private let views: [UIView]
    private let start: NSLayoutConstraint.Attribute
    private let end: NSLayoutConstraint.Attribute
    private let length: NSLayoutConstraint.Attribute
    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var gaps: [UILayoutGuide] = []

    private var canvas: AnyObject {
        stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    }

    init(_ stack: UIStackView, _ arranged: [UIView]) {
        self.stack = stack
        views = arranged.filter { !$0.isHidden }
        let isRow = stack.axis == .horizontal
        start = isRow ? .leading : .top
        end = isRow ? .trailing : .bottom
        length = isRow ? .width : .height
        for view in arranged where view.isHidden {
            add("UISV-hiding", view, length, .equal, nil, .notAnAttribute, 1, 0)
        }
        guard let first = views.first, let last = views.last else { return }
        add("UISV-canvas-connection", first, start, .equal, canvas, start)
        add("UISV-canvas-connection", last, end, .equal, canvas, end)
        distribute()
        align()
    }

    private mutating func add(
        _ identifier: String, _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?,
        _ secondAttribute: NSLayoutConstraint.Attribute, _ multiplier: CGFloat = 1,
        _ constant: CGFloat = 0, _ priority: Float = 1000
    ) {
        let constraint = NSLayoutConstraint(
            NSLayoutConstraint.element(of: first), firstAttribute, relation,
            NSLayoutConstraint.element(of: second), secondAttribute, multiplier, constant)
        constraint.identifier = identifier
        constraint.priority = UILayoutPriority(priority)
        constraints.append(constraint)
    }

    // MARK: Along the axis

    private mutating func distribute() {
        switch stack.distribution {
        case .fill:
            connect()
        case .fillEqually:
            connect()
            for view in views.dropFirst() {
                add("UISV-fill-equally", view, length, .equal, views[0], length)
            }
        case .fillProportionally:
            connect()
            fillProportionally()
        case .equalSpacing:
            makeGaps(from: end, to: start, priority: 1000)
            for (gap, view) in zip(gaps, views) {
                add(
                    "UISV-spacing", gap, length, .greaterThanOrEqual, nil, .notAnAttribute, 1,
                    stack.space(after: view))
            }
        case .equalCentering:
            let center: NSLayoutConstraint.Attribute =
                stack.axis == .horizontal ? .centerX : .centerY
            makeGaps(from: center, to: center, priority: 149)
            for (view, next) in zip(views, views.dropFirst()) {
                add(
                    "UISV-spacing", next, start, .greaterThanOrEqual, view, end, 1,
                    stack.space(after: view))
            }
        }
    }

    private mutating func connect() {
        for (view, next) in zip(views, views.dropFirst()) {
            add("UISV-spacing", next, start, .equal, view, end, 1, stack.space(after: view))
        }
    }

    private mutating func fillProportionally() {
        let natural = views.map { view in
            let size = view.intrinsicContentSize
            return max(0, stack.axis == .horizontal ? size.width : size.height)
        }
        let total = natural.reduce(0, +)
        guard total > 0 else { return }
        let spacing = views.dropLast().reduce(0) { $0 + stack.space(after: $1) }
        for (view, size) in zip(views, natural) {
            let share = size / total
            add(
                "UISV-fill-proportionally", view, length, .equal, canvas, length, share,
                -share * spacing, 999)
        }
    }

    private mutating func makeGaps(
        from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute, priority: Float
    ) {
        for (view, next) in zip(views, views.dropFirst()) {
            let gap = UILayoutGuide()
            stack.addLayoutGuide(gap)
            add("UISV-distributing-edge", gap, start, .equal, view, from)
            add("UISV-distributing-edge", gap, end, .equal, next, to)
            if let first = gaps.first {
                add(
                    "UISV-distributing", gap, length, .equal, first, length, 1, 0, priority)
            }
            gaps.append(gap)
        }
    }

    // MARK: Across the axis

    private mutating func align() {
        let isRow = stack.axis == .horizontal
        let near: NSLayoutConstraint.Attribute = isRow ? .top : .leading
        let far: NSLayoutConstraint.Attribute = isRow ? .bottom : .trailing
        let center: NSLayoutConstraint.Attribute = isRow ? .centerY : .centerX
        for view in views {
            switch stack.alignment {
            case .fill:
                add("UISV-canvas-connection", view, near, .equal, canvas, near)
                add("UISV-canvas-connection", view, far, .equal, canvas, far)
            case .leading:
                add("UISV-alignment", view, near, .equal, canvas, near)
                add("UISV-spanning-boundary", view, far, .lessThanOrEqual, canvas, far)
            case .trailing:
                add("UISV-alignment", view, far, .equal, canvas, far)
                add("UISV-spanning-boundary", view, near, .greaterThanOrEqual, canvas, near)
            case .center, .firstBaseline, .lastBaseline:
                add("UISV-spanning-boundary", view, near, .greaterThanOrEqual, canvas, near)
                add("UISV-spanning-boundary", view, far, .lessThanOrEqual, canvas, far)
            }
        }
        guard stack.alignment != .fill else { return }
        switch stack.alignment {
        case .firstBaseline where isRow: alignBaselines(.firstBaseline)
        case .lastBaseline where isRow: alignBaselines(.lastBaseline)
        case .center, .firstBaseline, .lastBaseline:
            for view in views { add("UISV-alignment", view, center, .equal, canvas, center) }
        default: break
        }
        add(
            "UISV-spanning-fit", stack, isRow ? .height : .width, .equal, nil, .notAnAttribute, 1,
            0, 51)
    }

    private mutating func alignBaselines(_ attribute: NSLayoutConstraint.Attribute) {
        for view in views.dropFirst() {
            add("UISV-alignment", view, attribute, .equal, views[0], attribute)
        }
        add("UISV-ambiguity-suppression", views[0], .top, .equal, canvas, .top, 1, 0, 25)
    }
}
