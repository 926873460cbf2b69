/// The host helper that shows the plugin in a popover at a view.
package struct PopoverHelper: Sendable {
    /// The effect of a compact width on the popover.
    package enum CompactStyle: String, CaseIterable, Sendable {
        case sheet, popover
    }

    let node: JSONNode
    /// The name of the method.
    package let name: Located<String>

    /// The edges of the view that the popover can be at, in the order of the cases.
    package var edges: [ContentLayout.Edge] { node.edges }
    package var compactStyle: CompactStyle { node.choice("compactWidth") ?? .sheet }
}

extension Vocabulary {
    package static let popover = ObjectShape(
        "popover",
        [
            .optional("name", .identifier),
            .optional("edges", .list(of: .choice(of: ContentLayout.Edge.self))),
            .optional("compactWidth", .choice(of: PopoverHelper.CompactStyle.self)),
        ])
}

extension PopoverHelper {
    static let conflicts: Conflicts = [
        "host.popover.edges=[]": "a popover is at an edge of a view",
        "placement.mode=push with host.popover": "a popover has no content that the plugin could push",
        "presentation.whenAlreadyShown=replace,stack,queue with host.popover":
            "a popover that is shown already always shows the new values",
    ]
}
