import PluginDescriptions

/// What ties the outermost view to its place.
func layoutContext(of content: PluginContent?, root: String?) -> MustacheValue {
    guard let layout = content?.layout, let root else { return nil }
    var guide: MustacheValue = nil
    if let property = layout.area.guide {
        guide = ["variable": .text(layout.area.variable ?? ""), "property": .text(property)]
    }
    return [
        "guide": guide,
        "constraints": .list(layout.constraints(on: root)),
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
    /// Whether the content is centred between the edges of an axis.
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
                // The opposite edge keeps content that is centred within both.
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
        let line = [view, anchor, ".constraint(", relation, target, anchor, ")"].concatenated
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
