/// A view on top of a stack, such as a badge or a button that closes a card.
package struct Overlay: Sendable {
    /// The corner, the edge or the center of the stack that the view is at.
    package enum Position: String, CaseIterable, Sendable {
        case topLeading, top, topTrailing, leading, center, trailing, bottomLeading, bottom
        case bottomTrailing

        /// The edges of the stack that the view is pinned to.
        package var edges: [ContentLayout.Edge] {
            ContentLayout.Edge.allCases.filter { rawValue.lowercased().contains($0.rawValue) }
        }
    }

    let node: JSONNode
    package let view: ContentView

    package var position: Located<Position> { node.located(node.choice("at") ?? .topTrailing, of: "at") }
    /// The space between the view and the edges. Less than 0 if the view is beyond them.
    package var insets: Insets { node.insets("insets") }

    /// Whether a part of the view is outside of the stack.
    var protrudes: Bool { position.value.edges.contains { insets[$0] < 0 } }

    // MARK: Keys

    package static let insetsOfOverlay = Vocabulary.insets("set of insets of an overlay", .number(-100...1000))

    package static let shape = ObjectShape(
        "overlay",
        [
            .required("view", .view(outermost: false)),
            .optional("at", .choice(of: Position.self)),
            .optional("insets", .number(-100...1000).or(insetsOfOverlay)),
        ])
}

extension StackView {
    /// The views in the stack, and those on top of it.
    var allViews: [ContentView] { views + overlays.map(\.view) }

    /// Adds the overlays on top of the stack's views, and the constraints on their places.
    func addOverlays(in code: inout ViewCode) {
        for (name, overlay) in zip(code.tree.overlayNames(ofStackAt: code.index), overlays) {
            code.add("\(name).translatesAutoresizingMaskIntoConstraints = false")
            code.call("addSubview(\(name))")
            let constraints = overlay.constraints(on: name, in: code.name).map { "    \($0)," }
            code.add(["NSLayoutConstraint.activate(["] + constraints + ["])"])
        }
    }
}

extension Overlay {
    /// Returns the constraints of the view called `name` on its place in a stack. Text stays within the stack, unless it is
    /// beyond an edge.
    fileprivate func constraints(on name: String, in stack: String) -> [String] {
        let hasText = view.flattened.contains { $0.hasText }
        let axes: [(start: ContentLayout.Edge, end: ContentLayout.Edge, center: String)] = [
            (.top, .bottom, "centerYAnchor"), (.leading, .trailing, "centerXAnchor"),
        ]
        return axes.flatMap { axis in
            let pinned = [axis.start, axis.end].filter(position.value.edges.contains)
            var constraints = pinned.map { constraint($0, "equalTo", on: name, in: stack) }
            if pinned.isEmpty {
                constraints.append("\(name).\(axis.center).constraint(equalTo: \(stack).\(axis.center))")
            }
            if hasText, pinned.allSatisfy({ insets[$0] >= 0 }) {
                let (free, relation) =
                    pinned == [axis.start] ? (axis.end, "lessThanOrEqualTo") : (axis.start, "greaterThanOrEqualTo")
                constraints.append(constraint(free, relation, on: name, in: stack))
            }
            return constraints
        }
    }

    private func constraint(_ edge: ContentLayout.Edge, _ relation: String, on name: String, in stack: String) -> String
    {
        let isEnd = edge == .bottom || edge == .trailing
        let distance =
            insets[edge] == 0 ? "" : ", constant: \(SwiftLiteral.number(isEnd ? -insets[edge] : insets[edge]))"
        return "\(name).\(edge.rawValue)Anchor.constraint(\(relation): \(stack).\(edge.rawValue)Anchor\(distance))"
    }
}

extension ContentView {
    /// Whether the view grows with the user's text size.
    fileprivate var hasText: Bool {
        switch self {
        case .label, .button, .textField, .contentUnavailable, .rows: true
        default: false
        }
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
