/// The host helper that shows the plugin in a popover at a view.
package struct PopoverHelper: Sendable {
    /// The effect of a compact width on the popover.
    package enum CompactStyle: String, CaseIterable, PlainValue {
        case sheet
        case popover
    }

    let node: JSONNode
    /// The name of the method.
    package let name: Located<String>

    /// The edges of the view that the popover can be at, in the order of the cases.
    package var edges: [ContentLayout.Edge] {
        let edges: [ContentLayout.Edge]? = node.choices("edges")
        return ContentLayout.Edge.allCases.filter { edges?.contains($0) ?? true }
    }
    package var compactStyle: CompactStyle { node[Vocabulary.compactStyle] }
}

extension Vocabulary {
    fileprivate static let compactStyle = Key("compactWidth", default: PopoverHelper.CompactStyle.sheet)

    package static let popover = ObjectShape(
        "popover",
        [
            .optional("name", .identifier),
            .optional("edges", .list(of: .choice(of: ContentLayout.Edge.self))),
            compactStyle.shape,
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

/// Returns the data for the method that shows a plugin in a popover; nothing if it has none.
///
/// - Parameter parameters: the parameters for its inputs and handlers.
func popoverContext(
    of plugin: PluginDescription, _ parameters: [String], lookup: String, _ dialect: KitDialect
) -> MustacheValue {
    guard let popover = plugin.host.popover else { return .nothing }
    let name = SwiftIdentifier.escaped(popover.name.value)
    let variable = GeneratedName.variable(ofPlugin: plugin.name)
    let length = name.columnCount + plugin.controllerName.columnCount + plugin.accessPrefix.columnCount
    let names = popover.edges.map { "." + $0.rawValue }
    let edges = names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
    let isLimited = names.count < ContentLayout.Edge.allCases.count
    let staysPopover = popover.compactStyle == .popover && dialect.isUIKit
    return [
        "isMissingOnTVOS": .flag(dialect.kit.runs(on: "tvOS") && !plugin.isMissingOnTVOS),
        "declaration": parameterContext(
            ["at view: \(dialect.translated("PlatformView"))"] + parameters, indentation: 4,
            lengthWithoutParameters: length + "func () ->  {".columnCount),
        "lookup": .text(lookup),
        "call": .text(
            SwiftCall(
                callee: "presentPopover",
                arguments: [variable, "at: view"] + (isLimited ? ["edges: \(edges)"] : [])
                    + (staysPopover ? ["staysPopover: true"] : [])
            ).written(indentation: 8, prefixLength: 0)),
    ]
}
