/// A spacer: empty space in a stack.
package struct SpacerView: ViewObject {
    let node: JSONNode

    /// The length along the stack's axis, in points; nil if the spacer takes up the remaining
    /// space.
    package var length: Double? { node.double("spacer") }
    /// The range of the spacer in the description.
    package var range: SourceRange { node.range }

    var propertyName: Located<String>? { nil }

    // MARK: Keys

    package static let shape = ObjectShape(
        "spacer", [.required("spacer", .anyOf([.number(0...1000), .choice(Choice(["flexible"]))]))])

    // MARK: Swift

    func creation(_ dialect: KitDialect) -> String { dialect.isUIKit ? "UIView()" : "NSView()" }

    func configure(_ code: inout ViewCode) {
        guard let length else { return }
        let axis = code.tree.stack(aroundViewAt: code.index)?.axis
        let dimension = axis == .horizontal ? "width" : "height"
        let constraint =
            "\(code.name).\(dimension)Anchor.constraint(" + "equalToConstant: \(SwiftLiteral.number(length)))"
        code.setLength(of: code.name, constraint, isRequired: !code.tree.mayBeHidden(spacerAt: code.index))
    }
}

extension DescriptionValidator {
    /// Warns of flexible spacers without room: the outermost stack is as long as its views, unless it is pinned to both
    /// edges along its axis.
    mutating func reportSpacersWithoutRoom() {
        guard let content = description.content, case .stack(let stack) = content.root else { return }
        let isRow = stack.axis == .horizontal
        let (first, second): (ContentLayout.Edge, ContentLayout.Edge) = isRow ? (.leading, .trailing) : (.top, .bottom)
        let edges = content.layout.edges
        guard !edges.contains(first) || !edges.contains(second) else { return }
        let all = ContentLayout.Edge.allCases.filter { edges.contains($0) || [first, second].contains($0) }
        let list = all.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
        for case .spacer(let spacer) in stack.views where spacer.length == nil {
            report(
                .contradiction,
                "this spacer has no room, because the \(isRow ? "row is as wide" : "column is as high") as its views",
                at: spacer.range, note: "add '\"layout\": { \"edges\": [\(list)] }' to the content", as: .warning)
        }
    }

    /// Reports a spacer or a separator that is the outermost view.
    mutating func reportOutermostView() {
        switch views.first {
        case .spacer, .separator: report("content", "a spacer or a separator has no effect outside a stack")
        default: break
        }
    }
}
