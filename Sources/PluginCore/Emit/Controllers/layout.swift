extension ContentLayout {
    /// Whether the content has a vertical position other than the center.
    package var hasPosition: Bool { verticalPosition != 0.5 && isCentered(between: .top, and: .bottom) }

    /// Writes the constraints that place a view in the controller's view.
    ///
    /// - Parameters:
    ///   - view: the outermost view of the content, or the scroll view around it.
    ///   - greatestWidth: the width up to which the view fills the room between both sides.
    ///   - aboveKeyboard: whether the content stays above the keyboard.
    func write(
        placing view: String, greatestWidth: Double?, aboveKeyboard: Bool, _ dialect: KitDialect,
        to out: inout SwiftWriter
    ) {
        var variable = area.variable
        var guide = area.guide(in: dialect)
        if aboveKeyboard {
            variable = variable ?? "bounds"
            guide = "view.pluginAreaAboveKeyboard(\(guide.map { "in: \($0)" } ?? ""))"
        }
        if let variable, let guide { out.add("let \(variable) = \(guide)") }
        if hasPosition {
            let (upperArea, center) = (GeneratedName.upperArea, GeneratedName.contentCenter)
            let distance = verticalOffset == 0 ? "" : ", constant: \(SwiftLiteral.number(verticalOffset))"
            out.add(
                """
                // Content that does not fit around this position moves.
                let \(upperArea) = \(dialect.kit.typePrefix)LayoutGuide()
                view.addLayoutGuide(\(upperArea))
                let \(center) = \(view).centerYAnchor.constraint(equalTo: \(upperArea).bottomAnchor\(distance))
                \(center).priority = .defaultLow
                """)
        }
        let width = GeneratedName.contentWidth
        if let greatestWidth = greatestWidth.map(SwiftLiteral.number) {
            out.add(
                """
                // Fills the room between the sides up to this width.
                let \(width) = \(view).widthAnchor.constraint(equalToConstant: \(greatestWidth))
                \(width).priority = \(dialect.kit.layoutPriority)(499)
                """)
        }
        let edges = greatestWidth == nil ? edges : edges.filter { $0 == .top || $0 == .bottom }
        let constraints =
            constraints(on: view, at: edges, in: variable ?? "view")
            + (greatestWidth == nil ? [] : [width])
        out.block("NSLayoutConstraint.activate([", end: "])") { $0.add(constraints.map { $0 + "," }) }
    }
}

extension ContentLayout.Area {
    /// Returns the expression for the layout guide of the area in the controller; nil for the bounds.
    fileprivate func guide(in dialect: KitDialect) -> String? {
        if self != .readable { return property.map { "view." + $0 } }
        return dialect.isUIKit ? "view.readableContentGuide" : "PluginView.addReadableGuide(to: view)"
    }

    /// The property of a view for the layout guide of the area; nil for the bounds, and for the readable
    /// width, which not all frameworks have.
    var property: String? {
        switch self {
        case .margins: "layoutMarginsGuide"
        case .safeArea: "safeAreaLayoutGuide"
        case .bounds, .readable: nil
        }
    }
}

extension ContentLayout {
    /// Returns whether the content is centered between two opposite edges.
    ///
    /// - Parameter edges: the edges that the content touches; nil for those of the description.
    func isCentered(between first: Edge, and second: Edge, at edges: [Edge]? = nil) -> Bool {
        let edges = edges ?? self.edges
        return !edges.contains(first) && !edges.contains(second)
    }

    /// Whether the content extends from side to side.
    var isBetweenSides: Bool { edges.contains(.leading) && edges.contains(.trailing) }

    /// - Parameters:
    ///   - edges: the edges that the view touches.
    ///   - area: the variable for the area, or `view` for the bounds.
    private func constraints(on view: String, at edges: [Edge], in area: String) -> [String] {
        var constraints: [String] = []
        if isCentered(between: .leading, and: .trailing, at: edges) {
            constraints.append(constraint(on: view, in: area, ".centerXAnchor", "equalTo: ", 0))
        }
        if hasPosition {
            let name = GeneratedName.upperArea
            let fraction = SwiftLiteral.number(verticalPosition)
            constraints += [
                constraint(on: name, in: area, ".topAnchor", "equalTo: ", 0),
                "\(name).heightAnchor.constraint(equalTo: \(area).heightAnchor, multiplier: \(fraction))",
                GeneratedName.contentCenter,
            ]
        } else if isCentered(between: .top, and: .bottom) {
            constraints.append(constraint(on: view, in: area, ".centerYAnchor", "equalTo: ", verticalOffset))
        }
        for edge in Edge.allCases {
            let isEnd = edge == .bottom || edge == .trailing
            let isMovable = hasPosition && (edge == .top || edge == .bottom)
            if isCentered(between: edge, and: edge.opposite, at: edges), !isMovable {
                // The content is centered, so the larger of the two insets is enough for both
                // edges.
                let other = insets[edge.opposite]
                if insets[edge] < other || isEnd && insets[edge] == other { continue }
            }
            let bound = isEnd ? "lessThanOrEqualTo: " : "greaterThanOrEqualTo: "
            constraints.append(
                constraint(
                    on: view, in: area, edge.anchor, edges.contains(edge) ? "equalTo: " : bound,
                    isEnd ? -insets[edge] : insets[edge]))
        }
        return constraints
    }

    /// Returns a constraint between two anchors of the same name.
    ///
    /// - Parameters:
    /// - target: the variable for the area.
    /// - anchor: the anchor, such as `.topAnchor`.
    /// - relation: the argument label, such as `equalTo: `.
    private func constraint(
        on view: String, in target: String, _ anchor: String, _ relation: String, _ constant: Double
    ) -> String {
        let distance = constant == 0 ? "" : ", constant: \(SwiftLiteral.number(constant))"
        return "\(view)\(anchor).constraint(\(relation)\(target)\(anchor)\(distance))"
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

extension PluginDescription {
    /// Returns whether the content scrolls if it is too high. It does if it contains views that grow with the user's text
    /// size, in a framework that has text sizes. If a custom view or a SwiftUI view is the whole content, it scrolls itself
    /// if it needs to.
    func scrollsContent(_ dialect: KitDialect) -> Bool {
        dialect.scrollsContent
            && views.contains { view in
                switch view {
                case .label, .button, .textField, .rows: true
                case .swiftUI: views.count > 1
                default: false
                }
            }
    }
}

extension ViewTree {
    /// Returns whether the view at `index` takes the remaining space in its row. If several views
    /// of the row could be stretched, Auto Layout would choose one of them arbitrarily.
    func takesRemainingSpace(viewAt index: Int) -> Bool {
        guard let stack = stack(aroundViewAt: index) else { return false }
        let row = stackIndices[index]
        if stack.axis == .vertical { return stack.alignment.value == .fill && takesRemainingSpace(viewAt: row) }
        if stack.views.count == 1 { return takesRemainingSpace(viewAt: row) }
        if stack.distribution != .fill || stack.hasFlexibleSpacer { return false }
        var first: Int?
        var least = Int.max
        for child in indices(inStackAt: row) {
            guard let rank = views[child].view.stretchingRank, rank < least else { continue }
            (first, least) = (child, rank)
        }
        return first == index
    }

    /// Returns the axes along which the stack at `index` stretches its views.
    func stretchingAxes(ofStackAt index: Int) -> [StackView.Axis] {
        guard case .stack(let stack) = views[index].view else { return [] }
        let across: StackView.Axis = stack.axis == .vertical ? .horizontal : .vertical
        var axes = stack.alignment.value == .fill ? [across] : []
        if stretchesAllViews(ofRowAt: index) { axes.append(.horizontal) }
        return axes
    }

    /// Returns whether the row at `index` is stretched, and passes the width on to all of its views.
    private func stretchesAllViews(ofRowAt index: Int) -> Bool {
        guard case .stack(let row) = views[index].view, row.axis == .horizontal, let stack = stack(aroundViewAt: index)
        else { return false }
        let isShared =
            row.distribution == .fillEqually || row.distribution == .fillProportionally || row.views.count == 1
        let isStretched =
            stack.axis == .vertical ? stack.alignment.value == .fill : stretchesAllViews(ofRowAt: stackIndices[index])
        return isShared && isStretched
    }
}

extension ContentView {
    /// The rank of the view in a row, which stretches the view with the lowest rank; nil for views that
    /// keep their size.
    fileprivate var stretchingRank: Int? {
        if attributes.frame.limitsWidth { return nil }
        return switch self {
        case .textField: 1
        case .progress: 2
        case .valueControl(let control): control.width.map { _ in 2 }
        case .label: 3
        case .button: 4
        case .stack(let stack):
            if stack.growsFreely {
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

    /// Whether the stack can be wider than its views without stretching one of them.
    fileprivate var growsFreely: Bool {
        if axis == .vertical { return alignment.value != .fill }
        return hasFlexibleSpacer || distribution == .equalSpacing || distribution == .equalCentering
    }
}
