/// The host helper that shows the plugin in a popover at a view.
package struct PopoverHelper: Sendable {
    /// The effect of a compact width on the popover.
    package enum CompactStyle: String, CaseIterable, PlainValue {
        case sheet
        case popover
    }

    /// The name of the method.
    package let name: Located<String>
    /// The edges of the view that the popover can be at, in the order of the cases.
    package let edges: [ContentLayout.Edge]
    /// Whether the description has an empty list of edges.
    let namesNoEdge: Bool
    package let compactStyle: CompactStyle

    /// - Parameter name: the method, if the host has this helper.
    init?(_ node: JSONNode?, name: Located<String>?) {
        guard let node, let name else { return nil }
        self.name = name
        let edges = node.member("edges")?.elements.compactMap {
            $0.choice(ContentLayout.Edge.self)
        }
        self.edges = ContentLayout.Edge.allCases.filter { edges?.contains($0) ?? true }
        namesNoEdge = node.member("edges")?.elements.isEmpty == true
        compactStyle = node[Vocabulary.compactStyle]
    }
}

extension Vocabulary {
    fileprivate static let compactStyle = Key(
        "compactWidth", default: PopoverHelper.CompactStyle.sheet)

    package static let popover = ObjectShape(
        "popover",
        "The method that shows the plugin in a popover at a view.",
        [
            .optional("name", .identifier),
            .optional("edges", .list(of: .choice(of: ContentLayout.Edge.self))),
            compactStyle.shape,
        ])
}

extension DescriptionValidator {
    /// Reports popovers at no edge, and keys that a plugin in a popover cannot have.
    mutating func reportPopover() {
        guard let popover = description.host.popover else { return }
        let (placement, presentation) = (description.placement, description.presentation)
        if popover.namesNoEdge {
            report(
                .contradiction, "a popover is at an edge of a view", at: popover.name.range,
                note: "name an edge in \"edges\", or leave it out for all edges")
        }
        if placement.position.value.isInList {
            report(
                .contradiction, "a popover does not contain a list",
                at: placement.position.range,
                note: "leave out \"popover\", or \"at\" of the placement")
        }
        if placement.mode.value == .push {
            report(
                .contradiction, "a popover has no content that the plugin could push",
                at: placement.mode.range,
                note: "write \"mode\": \"overlay\", or leave out \"popover\"")
        }
        if presentation.delay.value > 0 {
            report(
                .contradiction, "a popover would be empty during the plugin's delay",
                at: presentation.delay.range, note: "leave out \"delay\", or \"popover\"")
        }
        if presentation.whenAlreadyShown != .reuse, let range = presentation.whenAlreadyShownRange {
            report(
                .contradiction,
                "a popover that is shown already always shows the new values", at: range,
                note: "change \"whenAlreadyShown\" to \"reuse\", or leave out \"popover\"")
        }
    }
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
    let length =
        name.columnCount + plugin.controllerName.columnCount + plugin.accessPrefix.columnCount
    let names = popover.edges.map { "." + $0.rawValue }
    let edges =
        names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
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
