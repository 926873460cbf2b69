/// The layout of content in the controller's view.
package struct ContentLayout: Equatable, Sendable {
    /// An edge of an area.
    package enum Edge: String, CaseIterable, Sendable {
        case top
        case leading
        case bottom
        case trailing
    }

    /// The area of the controller's view that the content is placed in.
    package enum Area: String, CaseIterable, Sendable {
        case margins
        case safeArea
        case bounds
        /// The part of the margins in which lines of text are not too long.
        case readable
    }

    /// The edges that the content touches, in the order of the cases. On an axis without such an
    /// edge, the content is centered.
    package let edges: [Edge]
    /// The space between the content and the edges.
    package let insets: Insets
    package let area: Area

    /// The layout that centers the content in the margins.
    package static let center = ContentLayout(edges: [], insets: .zero, area: .margins)
    /// The layout that fills the margins.
    package static let fill = ContentLayout(
        edges: Edge.allCases, insets: .zero, area: .margins)
}

/// The insets at each edge, in points.
package struct Insets: Equatable, Sendable {
    package let top: Double
    package let leading: Double
    package let bottom: Double
    package let trailing: Double

    package static let zero = Insets(top: 0, leading: 0, bottom: 0, trailing: 0)

    package subscript(edge: ContentLayout.Edge) -> Double {
        switch edge {
        case .top: top
        case .leading: leading
        case .bottom: bottom
        case .trailing: trailing
        }
    }
}

/// Decodes the layout of the outermost view: `"center"`, `"fill"` or an object.
func decodeLayout(_ node: JSONNode) -> ContentLayout {
    switch node.string {
    case "fill": return .fill
    case .some: return .center
    case nil:
        let edges = node.member("edges")?.elements.compactMap { $0.choice(ContentLayout.Edge.self) }
        return ContentLayout(
            edges: ContentLayout.Edge.allCases.filter { edges?.contains($0) ?? true },
            insets: node.insets("insets"),
            area: node.choice("to") ?? .margins)
    }
}

extension JSONNode {
    /// Returns the insets of a key. A single number applies to all edges.
    func insets(_ key: String) -> Insets {
        guard let node = member(key) else { return .zero }
        if let inset = node.double {
            return Insets(top: inset, leading: inset, bottom: inset, trailing: inset)
        }
        return Insets(
            top: node.double("top") ?? 0, leading: node.double("leading") ?? 0,
            bottom: node.double("bottom") ?? 0, trailing: node.double("trailing") ?? 0)
    }
}
