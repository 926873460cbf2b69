import Foundation
@_spi(Kits) import HeadlessKit

/// The constraints and guides of a stack view's current arrangement.
@MainActor
struct StackArrangement {
    private let stack: NSStackView
    private let views: [NSView]
    private let isRow: Bool
    private let start: NSLayoutConstraint.Attribute
    private let end: NSLayoutConstraint.Attribute
    private let length: NSLayoutConstraint.Attribute
    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var gaps: [NSLayoutGuide] = []

    init(_ stack: NSStackView, _ views: [NSView]) {
        self.stack = stack
        self.views = views
        isRow = stack.orientation == .horizontal
        start = isRow ? .leading : .top
        end = isRow ? .trailing : .bottom
        length = isRow ? .width : .height
        guard !views.isEmpty else { return }
        distribute()
        align()
    }

    private mutating func add(
        _ identifier: String, _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?,
        _ secondAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat = 0,
        _ priority: Float = 1000, multiplier: CGFloat = 1
    ) {
        let constraint = NSLayoutConstraint(
            NSLayoutConstraint.element(of: first), firstAttribute, relation,
            NSLayoutConstraint.element(of: second), secondAttribute, multiplier, constant)
        constraint.identifier = identifier
        constraint.priority = .init(priority)
        constraints.append(constraint)
    }

    private var insetBefore: CGFloat { isRow ? stack.edgeInsets.left : stack.edgeInsets.top }
    private var insetAfter: CGFloat { isRow ? stack.edgeInsets.right : stack.edgeInsets.bottom }
    private var clipping: Float { stack.clipping[isRow ? 0 : 1] }
    private var hugging: Float { stack.stackHugging[isRow ? 0 : 1] }

    // MARK: Along the axis

    private mutating func distribute() {
        guard let first = views.first, let last = views.last else { return }
        if stack.distribution == .gravityAreas {
            arrangeGravityAreas()
            return
        }
        add("NSStackView.edge", first, start, .equal, stack, start, insetBefore, clipping)
        add("NSStackView.edge", last, end, .equal, stack, end, -insetAfter, clipping)
        switch stack.distribution {
        case .fill, .gravityAreas: connect(views)
        case .fillEqually:
            connect(views)
            for view in views.dropFirst() {
                add("NSStackView.fillEqually", view, length, .equal, views[0], length)
            }
        case .fillProportionally:
            connect(views)
            fillProportionally()
        case .equalSpacing: makeGaps(from: end, to: start, 1000)
        case .equalCentering:
            let centre: NSLayoutConstraint.Attribute = isRow ? .centerX : .centerY
            makeGaps(from: centre, to: centre, 149)
        }
    }

    private mutating func connect(_ views: [NSView]) {
        for (view, next) in zip(views, views.dropFirst()) {
            add("NSStackView.spacing", next, start, .equal, view, end, stack.space(after: view))
        }
    }

    /// The views of an area stay together: those of the first at the start, those of the last at
    /// the end, those between them around the middle.
    private mutating func arrangeGravityAreas() {
        let areas = [NSStackView.Gravity.leading, .center, .trailing].map { gravity in
            views.filter { stack.gravity(of: $0) == gravity }
        }
        for area in areas { connect(area) }
        let filled = areas.filter { !$0.isEmpty }
        for (area, next) in zip(filled, filled.dropFirst()) {
            guard let last = area.last, let first = next.first else { continue }
            add(
                "NSStackView.areas", first, start, .greaterThanOrEqual, last, end,
                stack.space(after: last))
        }
        if let first = areas[0].first {
            add("NSStackView.edge", first, start, .equal, stack, start, insetBefore)
        }
        if let last = areas[2].last {
            add("NSStackView.edge", last, end, .equal, stack, end, -insetAfter)
        }
        if let first = areas[1].first, let last = areas[1].last {
            let middle = NSLayoutGuide()
            stack.addLayoutGuide(middle)
            gaps.append(middle)
            add("NSStackView.centre", middle, start, .equal, first, start)
            add("NSStackView.centre", middle, end, .equal, last, end)
            let centre: NSLayoutConstraint.Attribute = isRow ? .centerX : .centerY
            add("NSStackView.centre", middle, centre, .equal, stack, centre, 0, 250)
        }
        guard let first = views.first, let last = views.last else { return }
        add("NSStackView.clip", first, start, .greaterThanOrEqual, stack, start, insetBefore)
        add("NSStackView.clip", last, end, .lessThanOrEqual, stack, end, -insetAfter, clipping)
        add("NSStackView.hug", last, end, .greaterThanOrEqual, stack, end, -insetAfter, hugging)
        add("NSStackView.hug", first, start, .lessThanOrEqual, stack, start, insetBefore, hugging)
    }

    private mutating func fillProportionally() {
        let natural = views.map { view in
            let size = view.intrinsicContentSize
            return max(0, isRow ? size.width : size.height)
        }
        let total = natural.reduce(0, +)
        guard total > 0 else { return }
        let taken =
            views.dropLast().reduce(0) { $0 + stack.space(after: $1) } + insetBefore + insetAfter
        for (view, size) in zip(views, natural) {
            let share = size / total
            add(
                "NSStackView.proportion", view, length, .equal, stack, length, -share * taken, 999,
                multiplier: share)
        }
    }

    private mutating func makeGaps(
        from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute, _ priority: Float
    ) {
        for (view, next) in zip(views, views.dropFirst()) {
            let gap = NSLayoutGuide()
            stack.addLayoutGuide(gap)
            add("NSStackView.gap", gap, start, .equal, view, from)
            add("NSStackView.gap", gap, end, .equal, next, to)
            if let first = gaps.first {
                add("NSStackView.gap", gap, length, .equal, first, length, 0, priority)
            }
            gaps.append(gap)
            add(
                "NSStackView.spacing", next, start, .greaterThanOrEqual, view, end,
                stack.space(after: view))
        }
    }

    // MARK: Across the axis

    private mutating func align() {
        let near: NSLayoutConstraint.Attribute = isRow ? .top : .leading
        let far: NSLayoutConstraint.Attribute = isRow ? .bottom : .trailing
        let before = isRow ? stack.edgeInsets.top : stack.edgeInsets.left
        let after = isRow ? stack.edgeInsets.bottom : stack.edgeInsets.right
        let clipping = stack.clipping[isRow ? 1 : 0]
        for view in views {
            add("NSStackView.across", view, near, .greaterThanOrEqual, stack, near, before)
            add("NSStackView.across", view, far, .lessThanOrEqual, stack, far, -after, clipping)
        }
        let across: NSLayoutConstraint.Attribute = isRow ? .height : .width
        switch stack.alignment {
        case across:
            for view in views {
                add(
                    "NSStackView.align", view, across, .equal, stack, across, -before - after, 999)
            }
        case .firstBaseline, .lastBaseline:
            for view in views.dropFirst() {
                add("NSStackView.align", view, stack.alignment, .equal, views[0], stack.alignment)
            }
        case let edge:
            let constant: CGFloat =
                if edge == near || edge == .left { before } else if edge == far || edge == .right {
                    -after
                } else {
                    (before - after) / 2
                }
            for view in views {
                add("NSStackView.align", view, edge, .equal, stack, edge, constant)
            }
        }
        add(
            "NSStackView.fit", stack, across, .equal, nil, .notAnAttribute, 0,
            min(stack.stackHugging[isRow ? 1 : 0], 51))
    }
}
