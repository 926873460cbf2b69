import Foundation
@_spi(Kits) import HeadlessKit

/// The constraints and guides of a stack view's current arrangement.
@MainActor
struct StackArrangement {
    private let stack: NSStackView
    private let views: [NSView]
    private let isRow: Bool
    private let isMirrored: Bool
    private let start: NSLayoutConstraint.Attribute
    private let end: NSLayoutConstraint.Attribute
    private let length: NSLayoutConstraint.Attribute
    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var guides: [NSLayoutGuide] = []

    init(_ stack: NSStackView, _ views: [NSView]) {
        self.stack = stack
        isRow = stack.orientation == .horizontal
        isMirrored = stack.userInterfaceLayoutDirection == .rightToLeft
        // From left to right, whatever the direction of the views themselves.
        self.views = isRow && isMirrored ? views.reversed() : views
        start = isRow ? .left : .top
        end = isRow ? .right : .bottom
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

    private func space(between view: NSView, and next: NSView) -> CGFloat {
        stack.space(after: isRow && isMirrored ? next : view)
    }

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
                add(
                    "NSStackView.fillEqually", view, length, .equal, views[0], length, 0, 749)
            }
        case .fillProportionally:
            connect(views)
            fillProportionally()
        case .equalSpacing: makeGaps(from: end, to: start, 250)
        case .equalCentering:
            let center: NSLayoutConstraint.Attribute = isRow ? .centerX : .centerY
            makeGaps(from: center, to: center, 149)
        }
    }

    /// Keeps adjacent views at least the spacing apart, and exactly if the priority allows it.
    private mutating func connect(_ views: [NSView], _ priority: Float = 1000) {
        for (view, next) in zip(views, views.dropFirst()) {
            let space = space(between: view, and: next)
            if priority < 1000 {
                add("NSStackView.space", next, start, .greaterThanOrEqual, view, end, space)
            }
            add("NSStackView.space", next, start, .equal, view, end, space, priority)
        }
    }

    /// Keeps the views of an area together: those of the first area at the start, those of the last
    /// at the end, and those of the middle around the center.
    private mutating func arrangeGravityAreas() {
        var gravities: [NSStackView.Gravity] = [.leading, .center, .trailing]
        if isRow, isMirrored { gravities.reverse() }
        let areas = gravities.map { gravity in
            views.filter { stack.gravity(of: $0) == gravity }
        }
        for area in areas { connect(area, max(750, hugging)) }
        let filled = areas.filter { !$0.isEmpty }
        for (area, next) in zip(filled, filled.dropFirst()) {
            guard let last = area.last, let first = next.first else { continue }
            let space = space(between: last, and: first)
            add("NSStackView.areas", first, start, .greaterThanOrEqual, last, end, space)
            add("NSStackView.areas", first, start, .equal, last, end, space, hugging)
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
            guides.append(middle)
            add("NSStackView.center", middle, start, .equal, first, start)
            add("NSStackView.center", middle, end, .equal, last, end)
            let center: NSLayoutConstraint.Attribute = isRow ? .centerX : .centerY
            add("NSStackView.center", middle, center, .equal, stack, center, 0, 250)
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
            zip(views, views.dropFirst()).reduce(insetBefore + insetAfter) {
                $0 + space(between: $1.0, and: $1.1)
            }
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
            if let first = guides.first {
                add("NSStackView.gap", gap, length, .equal, first, length, 0, priority)
            }
            guides.append(gap)
            add(
                "NSStackView.spacing", next, start, .greaterThanOrEqual, view, end,
                space(between: view, and: next))
        }
    }

    // MARK: Across the axis

    private mutating func align() {
        let near: NSLayoutConstraint.Attribute = isRow ? .top : .left
        let far: NSLayoutConstraint.Attribute = isRow ? .bottom : .right
        let across: NSLayoutConstraint.Attribute = isRow ? .height : .width
        let before = isRow ? stack.edgeInsets.top : stack.edgeInsets.left
        let after = isRow ? stack.edgeInsets.bottom : stack.edgeInsets.right
        let clipping = stack.clipping[isRow ? 1 : 0]
        for view in views {
            add("NSStackView.clip", view, near, .greaterThanOrEqual, stack, near, before)
            add("NSStackView.clip", view, far, .lessThanOrEqual, stack, far, -after, clipping)
            alignAcross(view, before, after)
        }
        // The stack hugs the largest view, but does not pull views to its own size.
        let content = NSLayoutGuide()
        stack.addLayoutGuide(content)
        guides.append(content)
        for view in views {
            add("NSStackView.content", content, across, .greaterThanOrEqual, view, across)
        }
        add("NSStackView.content", content, across, .equal, nil, .notAnAttribute, 0, 51)
        add(
            "NSStackView.hug", stack, across, .equal, content, across, before + after,
            stack.stackHugging[isRow ? 1 : 0])
    }

    /// Aligns a view across the stack. Attributes of the other orientation, and `notAnAttribute`,
    /// align nothing. Other attributes align with a low priority, so that a view's own constraints
    /// can place it elsewhere. The width of a column, or the height of a row, is that of the whole
    /// stack, including insets.
    private mutating func alignAcross(_ view: NSView, _ before: CGFloat, _ after: CGFloat) {
        var alignment = stack.alignment
        if alignment == .leading { alignment = isMirrored ? .right : .left }
        if alignment == .trailing { alignment = isMirrored ? .left : .right }
        let constant: CGFloat
        switch (alignment, isRow) {
        case (.top, true), (.left, false): constant = before
        case (.bottom, true), (.right, false): constant = -after
        case (.centerY, true), (.centerX, false): constant = (before - after) / 2
        case (.height, true), (.width, false): constant = 0
        case (.firstBaseline, true), (.lastBaseline, true):
            if view === views[0] {
                add("NSStackView.place", view, .top, .equal, stack, .top, before, 25)
            } else {
                add("NSStackView.align", view, alignment, .equal, views[0], alignment, 0, 250)
            }
            return
        default: return
        }
        add("NSStackView.align", view, alignment, .equal, stack, alignment, constant, 250)
    }
}
