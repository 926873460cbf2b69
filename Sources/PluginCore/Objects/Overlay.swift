/// A view on top of a stack, such as a badge or a button that closes a card.
package struct Overlay: Sendable {
    /// The corner, the edge or the center of the stack that the view is at.
    package enum Position: String, CaseIterable, PlainValue {
        case topLeading, top, topTrailing, leading, center, trailing, bottomLeading, bottom
        case bottomTrailing

        /// The edges of the stack that the view is pinned to.
        package var edges: [ContentLayout.Edge] {
            ContentLayout.Edge.allCases.filter { rawValue.lowercased().contains($0.rawValue) }
        }
    }

    let node: JSONNode
    package let view: ContentView

    package var position: Located<Position> { node.located(Self.positionKey) }
    /// The space between the view and the edges. Less than 0 if the view is beyond them.
    package var insets: Insets { node.insets("insets") }

    /// Whether a part of the view is outside of the stack.
    var protrudes: Bool { position.value.edges.contains { insets[$0] < 0 } }

    // MARK: Keys

    private static let positionKey = Key("at", default: Position.topTrailing)

    package static let insetsOfOverlay = ObjectShape(
        "set of insets of an overlay",
        ContentLayout.Edge.allCases.map { edge in
            .optional(edge.rawValue, .number(-100...1000))
        })

    package static let shape = ObjectShape(
        "overlay",
        [
            .required("view", .view(outermost: false)),
            positionKey.shape,
            .optional("insets", .anyOf([.number(-100...1000), .object(insetsOfOverlay)])),
        ])

    static let key = KeyShape.optional("overlays", .list(of: .object(shape)))
}

extension StackView {
    /// The views in the stack, and those on top of it.
    var allViews: [ContentView] { views + overlays.map(\.view) }

    /// Adds the overlays on top of the stack's views, and the constraints on their places.
    func addOverlays(in code: inout ViewCode) {
        for (name, overlay) in zip(code.tree.overlayNames(ofStackAt: code.index), overlays) {
            code.add("\(name).translatesAutoresizingMaskIntoConstraints = false")
            code.call("addSubview(\(name))")
            let constraints = overlay.distances.map { anchor, distance in
                "    \(name).\(anchor).constraint(equalTo: \(code.name).\(anchor)"
                    + (distance == 0 ? "" : ", constant: \(SwiftLiteral.number(distance))") + "),"
            }
            code.add(["NSLayoutConstraint.activate(["] + constraints + ["])"])
        }
    }
}

extension Overlay {
    /// The anchors of the view that are tied to those of the stack, with the distances between them.
    fileprivate var distances: [(anchor: String, distance: Double)] {
        let edges = position.value.edges
        var distances = edges.map { edge in
            let isEnd = edge == .bottom || edge == .trailing
            return (edge.rawValue + "Anchor", isEnd ? -insets[edge] : insets[edge])
        }
        if !edges.contains(.leading), !edges.contains(.trailing) {
            distances.append(("centerXAnchor", 0))
        }
        if !edges.contains(.top), !edges.contains(.bottom) {
            distances.append(("centerYAnchor", 0))
        }
        return distances
    }
}

// MARK: - Rules

extension Overlay {
    static let conflicts: Conflicts = [
        "insets with at=center": "a view in the center of a stack is not at an edge",
        "view.spacer/separator": "a view on top of a stack is not one of the views in its row or column",
    ]
}

extension DescriptionValidator {
    /// Reports overlays that are not seen or cannot be tapped where they are, and insets without an effect.
    mutating func reportOverlays() {
        for (index, view) in views.enumerated() {
            guard case .stack(let stack) = view else { continue }
            for overlay in stack.overlays {
                report(Overlay.conflicts, in: overlay.node)
                reportEdges(of: overlay)
                if overlay.protrudes { reportProtrusion(of: overlay, isOutermost: index == 0) }
            }
        }
    }

    private mutating func reportEdges(of overlay: Overlay) {
        let position = overlay.position.value
        for edge in ContentLayout.Edge.allCases where overlay.insets[edge] != 0 && !position.edges.contains(edge) {
            report(
                KeySet("insets." + edge.rawValue), of: overlay.node,
                "a view at '\(position.rawValue)' is not at this edge", note: "leave out \"\(edge.rawValue)\"")
        }
    }

    private mutating func reportProtrusion(of overlay: Overlay, isOutermost: Bool) {
        if isOutermost {
            report(
                "insets", of: overlay.node,
                "a view beyond the outermost stack is cut off, because the content can scroll",
                note: "put the views of the stack into a stack with \"overlays\" in it")
        } else if overlay.view.flattened.contains(where: { $0.isControl || $0.tap != nil }) {
            report(
                "insets", of: overlay.node, "touches beyond a stack do not reach its controls",
                note: "write insets from 0 up, or give the stack \"margins\"")
        }
    }
}
