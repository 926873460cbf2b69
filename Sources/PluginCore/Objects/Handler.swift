/// A closure that the host of a plugin sets.
package struct PluginHandler: Sendable {
    package struct Parameter: Sendable {
        package let name: Located<String>
        package let type: Located<String>
    }

    package let name: Located<String>
    package let parameters: [Parameter]
    /// Whether the plugin is dismissed, with its transition, when the closure is called.
    package let dismissesPlugin: Bool
    package let summary: String?

    /// Whether a control must do more than call the closure without arguments.
    package var needsCallMethod: Bool { dismissesPlugin || !parameters.isEmpty }
}

func decodeHandler(_ node: JSONNode) -> PluginHandler? {
    guard let name = node.locatedString("name") else { return nil }
    return PluginHandler(
        name: name,
        parameters: decode(node.member("parameters"), decodeParameter),
        dismissesPlugin: node[Vocabulary.dismissesPlugin],
        summary: node.string("summary"))
}

private func decodeParameter(_ node: JSONNode) -> PluginHandler.Parameter? {
    guard let name = node.locatedString("name"), let type = node.locatedString("type")
    else { return nil }
    return PluginHandler.Parameter(name: name, type: type)
}

extension Vocabulary {
    fileprivate static let dismissesPlugin = Key(
        "dismissesPlugin", default: false,
        "Whether the plugin is dismissed, with its transition, when the closure is called.")

    package static let handler = ObjectShape(
        "handler",
        "A closure that a host sets.",
        [
            .required("name", .identifier, "The name of the property that holds the closure."),
            .optional(
                "parameters", .list(of: .object(parameter)), whenAbsent: "[]",
                "The closure's parameters. If a view triggers the handler, it passes the inputs with these names."
            ),
            dismissesPlugin.shape,
            .optional(
                "summary", .string, whenAbsent: "no documentation",
                "The documentation of the property."),
        ])

    package static let parameter = ObjectShape(
        "parameter",
        "An argument of a handler.",
        [
            .required(
                "name", .identifier,
                "The name of the parameter. If a view triggers the handler, also the name of an input."
            ),
            .required("type", .swiftType, "The type of the parameter."),
        ])
}

extension DescriptionValidator {
    /// Reports parameters of a handler with equal names, or with the name of a generated variable.
    mutating func reportParameterNames() {
        for handler in description.handlers { reportParameterNames(of: handler) }
    }

    private mutating func reportParameterNames(of handler: PluginHandler) {
        let names = handler.parameters.map(\.name)
        for (index, name) in names.enumerated() where isUsable(name.value) {
            if let first = names[..<index].first(where: { $0.value == name.value }) {
                report(
                    .nameCollision, "parameter '\(name.value)' is declared twice",
                    at: name.range, note: "it is first declared here", noteRange: first.range)
            } else if handler.dismissesPlugin, name.value == ReservedNames.handlerVariable {
                reportCollision(of: name, kind: "parameter", with: "a generated variable")
            }
        }
    }

    /// Warns of handlers that neither a view calls nor the user's code calls.
    mutating func reportUnusedHandlers() {
        guard allUsesAreKnown, !hasUserCode else { return }
        let called =
            description.calledHandlers.map(\.name.value)
            + views.compactMap { $0.linkHandler?.value }
        for handler in description.handlers where !called.contains(handler.name.value) {
            report(
                .unusedHandler, "handler '\(handler.name.value)' is never triggered",
                at: handler.name.range,
                note:
                    "add \"triggers\" to a control, or add \"hooks\", and call it in one of their methods",
                as: .warning)
        }
    }
}

extension DiagnosticIdentifier {
    static let unusedHandler: Self = "unused-handler"
}
