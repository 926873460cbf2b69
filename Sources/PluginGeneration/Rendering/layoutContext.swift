import Mustache
import PluginDescriptions

/// What ties the outermost view to its place.
func layoutContext(of content: PluginContent?, root: String?) -> MustacheValue {
    guard let layout = content?.layout, let root else { return nil }
    return [
        "guide": layout.area.guide.map { guide in
            ["variable": .text(layout.area.variable ?? ""), "property": .text(guide)]
        } ?? nil,
        "constraints": .list(
            layout.constraints.map { ["constraint": .text($0.written(on: root, layout.area))] }),
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

/// A constraint between anchors of the same name, as in `.topAnchor` and `equalTo: `.
private struct AnchorConstraint {
    let anchor: String
    let relation: String
    let constant: Double

    func written(on view: String, _ area: ContentLayout.Area) -> String {
        let target = area.variable ?? "view"
        let line = [view, anchor, ".constraint(", relation, target, anchor, ")"].concatenated
        if constant == 0, 12 + 1 + line.columnCount <= SwiftCall.lineLength { return line }
        let distance = constant == 0 ? [] : ["constant: \(SwiftLiteral.number(constant))"]
        return SwiftCall(
            callee: "\(view)\(anchor).constraint",
            arguments: ["\(relation)\(target)\(anchor)"] + distance
        ).written(indentation: 12, prefixLength: 1)
    }
}

extension ContentLayout {
    /// Whether the content is centred between the edges of an axis.
    func isCentered(between first: Edge, and second: Edge) -> Bool {
        !edges.contains(first) && !edges.contains(second)
    }

    fileprivate var constraints: [AnchorConstraint] {
        var constraints: [AnchorConstraint] = []
        if isCentered(between: .leading, and: .trailing) {
            constraints.append(.init(anchor: ".centerXAnchor", relation: "equalTo: ", constant: 0))
        }
        if isCentered(between: .top, and: .bottom) {
            constraints.append(.init(anchor: ".centerYAnchor", relation: "equalTo: ", constant: 0))
        }
        return constraints + Edge.allCases.compactMap(constraint)
    }

    /// What keeps the content at an edge or within it; nil where the opposite edge does, for content
    /// that is centred.
    private func constraint(at edge: Edge) -> AnchorConstraint? {
        let isEnd = edge == .bottom || edge == .trailing
        if isCentered(between: edge, and: edge.opposite) {
            let other = insets[edge.opposite]
            if insets[edge] < other || isEnd && insets[edge] == other { return nil }
        }
        let bound = isEnd ? "lessThanOrEqualTo: " : "greaterThanOrEqualTo: "
        return AnchorConstraint(
            anchor: ".\(edge.rawValue)Anchor",
            relation: edges.contains(edge) ? "equalTo: " : bound,
            constant: isEnd ? -insets[edge] : insets[edge])
    }
}

extension ContentLayout.Edge {
    fileprivate var opposite: Self {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}
