import PluginDescriptions

/// The constraints that place a view in that of the controller: the outermost one, or the one it scrolls in.
func layoutContext(of content: PluginContent?, placing view: String?) -> MustacheValue {
    guard let layout = content?.layout, let view else { return nil }
    var guide: MustacheValue = nil
    if let property = layout.area.guide {
        guide = ["variable": .text(layout.area.variable ?? ""), "property": .text(property)]
    }
    return [
        "guide": guide,
        "constraints": .list(layout.constraints(on: view)),
    ]
}

extension ContentLayout.Area {
    /// The layout guide of the area; the bounds have none.
    var guide: String? {
        switch self {
        case .margins: "layoutMarginsGuide"
        case .safeArea: "safeAreaLayoutGuide"
        case .bounds: nil
        }
    }
}

extension ContentLayout {
    /// Whether the content is centered between the edges of an axis.
    func isCentered(between first: Edge, and second: Edge) -> Bool {
        !edges.contains(first) && !edges.contains(second)
    }

    fileprivate func constraints(on view: String) -> [MustacheValue] {
        var constraints: [MustacheValue] = []
        constraints.reserveCapacity(6)
        if isCentered(between: .leading, and: .trailing) {
            constraints.append(constraint(on: view, ".centerXAnchor", "equalTo: ", 0))
        }
        if isCentered(between: .top, and: .bottom) {
            constraints.append(constraint(on: view, ".centerYAnchor", "equalTo: ", 0))
        }
        for edge in Edge.allCases {
            let isEnd = edge == .bottom || edge == .trailing
            if isCentered(between: edge, and: edge.opposite) {
                // The opposite edge keeps content that is centered within both.
                let other = insets[edge.opposite]
                if insets[edge] < other || isEnd && insets[edge] == other { continue }
            }
            let bound = isEnd ? "lessThanOrEqualTo: " : "greaterThanOrEqualTo: "
            constraints.append(
                constraint(
                    on: view, edge.anchor, edges.contains(edge) ? "equalTo: " : bound,
                    isEnd ? -insets[edge] : insets[edge]))
        }
        return constraints
    }

    /// A constraint between anchors of the same name, as in `.topAnchor` and `equalTo: `.
    private func constraint(
        on view: String, _ anchor: String, _ relation: String, _ constant: Double
    ) -> MustacheValue {
        let target = area.variable ?? "view"
        let line = "\(view)\(anchor).constraint(\(relation)\(target)\(anchor))"
        if constant == 0, 12 + 1 + line.columnCount <= SwiftCall.lineLength {
            return ["constraint": .text(line)]
        }
        let distance = constant == 0 ? [] : ["constant: \(SwiftLiteral.number(constant))"]
        let call = SwiftCall(
            callee: "\(view)\(anchor).constraint",
            arguments: ["\(relation)\(target)\(anchor)"] + distance)
        return ["constraint": .text(call.written(indentation: 12, prefixLength: 1))]
    }
}

extension ContentLayout.Edge {
    fileprivate var anchor: String {
        switch self {
        case .top: ".topAnchor"
        case .bottom: ".bottomAnchor"
        case .leading: ".leadingAnchor"
        case .trailing: ".trailingAnchor"
        }
    }

    fileprivate var opposite: Self {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}

extension ViewNames {
    /// Whether the content scrolls if it is too high: if it holds something whose size follows the user's text
    /// size, and the framework has such sizes. A custom view that is all of the content decides itself.
    var scrollsContent: Bool {
        kit.spelling.scrollsContent
            && views.contains { _, view in
                switch view {
                case .label, .button, .textField: true
                default: false
                }
            }
    }

    /// Whether the view at `index` takes the room that is left in the row around it. Several views of the
    /// row may be as willing to, and Auto Layout would choose one of them.
    func takesRoom(_ index: Int) -> Bool {
        guard let stack = holder(ofViewAt: index) else { return false }
        let holder = holders[index]
        if stack.axis == .vertical { return stack.alignment.value == .fill && takesRoom(holder) }
        if stack.views.count == 1 { return takesRoom(holder) }
        if stack.distribution != .fill || stack.hasFlexibleSpacer { return false }
        var first: Int?
        var least = Int.max
        for child in views.indices where child > holder && holders[child] == holder {
            guard let rank = views[child].view.stretchingRank, rank < least else { continue }
            (first, least) = (child, rank)
        }
        return first == index
    }

    /// The axes along which the stack at `index` stretches the views that it holds.
    func stretchingAxes(ofStackAt index: Int) -> [StackView.Axis] {
        guard case .stack(let stack) = views[index].view else { return [] }
        let across: StackView.Axis = stack.axis == .vertical ? .horizontal : .vertical
        var axes = stack.alignment.value == .fill ? [across] : []
        if sharesWidth(ofRowAt: index) { axes.append(.horizontal) }
        return axes
    }

    /// Whether the views of a row are stretched when the row is, all of them, and the row is.
    private func sharesWidth(ofRowAt index: Int) -> Bool {
        guard case .stack(let row) = views[index].view, row.axis == .horizontal,
            let stack = holder(ofViewAt: index)
        else { return false }
        let isShared =
            row.distribution == .fillEqually || row.distribution == .fillProportionally
            || row.views.count == 1
        let isStretched =
            stack.axis == .vertical
            ? stack.alignment.value == .fill : sharesWidth(ofRowAt: holders[index])
        return isShared && isStretched
    }
}

extension ContentView {
    /// Which of the views in a row is stretched: one of the least rank. Nil for one that keeps its size.
    fileprivate var stretchingRank: Int? {
        switch self {
        case .textField: 1
        case .progress: 2
        case .label: 3
        case .button: 4
        case .stack(let stack):
            if stack.isFree {
                0
            } else if stack.axis == .vertical || stack.distribution == .fill {
                stack.views.compactMap { $0.stretchingRank }.min()
            } else {
                5
            }
        default: nil
        }
    }
}

extension StackView {
    fileprivate var hasFlexibleSpacer: Bool {
        views.contains { if case .spacer(let spacer) = $0 { spacer.length == nil } else { false } }
    }

    /// Whether nothing within the stack keeps it narrow.
    fileprivate var isFree: Bool {
        if axis == .vertical { return alignment.value != .fill }
        return hasFlexibleSpacer || distribution == .equalSpacing || distribution == .equalCentering
    }
}
