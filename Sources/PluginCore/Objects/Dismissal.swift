extension PluginDescription {
    /// The handler that is called when the plugin was dismissed; nil if there is none.
    package var dismissalHandler: PluginHandler? { handler(named: presentation.dismissed) }
}

extension PluginHandler {
    /// The type of the reason for which a plugin was dismissed.
    static let dismissalType = "PluginDismissal"

    /// The closure, with a reason as its parameter, that calls this handler of a dismissed plugin.
    var dismissalReport: String {
        let name = SwiftIdentifier.escaped(name.value)
        if isAsync {
            let reason = parameters.isEmpty ? "" : "reason"
            return "{ [\(name)] \(parameters.isEmpty ? "_" : reason) in "
                + "_Concurrency.Task { await \(name)(\(reason)) } }"
        }
        return parameters.isEmpty ? "{ [\(name)] _ in \(name)() }" : name
    }
}

extension DescriptionValidator {
    /// Reports a handler of a dismissed plugin that does not exist, has parameters of its own, or that something else
    /// calls too.
    mutating func reportDismissal() {
        guard let dismissed = description.presentation.dismissed else { return }
        reportUnknownReference(dismissed, to: "handler")
        guard let handler = description.dismissalHandler else { return }
        reportParameters(ofDismissal: handler)
        let callers = description.calledHandlers.map(\.name.value) + views.compactMap { $0.linkHandler?.value }
        let problems = [
            (handler.dismissesPlugin, "cannot dismiss a plugin that was dismissed"),
            (
                callers.contains(dismissed.value),
                "is called by a view too, and cannot tell the two apart"
            ),
            (
                description.host.recovery?.retry.value == dismissed.value,
                "would run the operation again whenever the plugin was dismissed"
            ),
        ]
        for (isProblem, problem) in problems where isProblem {
            report(
                "presentation.dismissed", "handler '\(dismissed.value)' \(problem)",
                note: "add another handler for \"dismissed\"")
        }
    }

    private mutating func reportParameters(ofDismissal handler: PluginHandler) {
        let isReason = handler.parameters.map { $0.type.value == PluginHandler.dismissalType }
        let other =
            handler.parameters.first { $0.type.value != PluginHandler.dismissalType }?.type
            ?? handler.parameters.dropFirst().first?.name
        guard isReason != [true], let other else { return }
        report(
            .mismatchedType,
            "the handler of a dismissed plugin has no parameters, or one of type 'PluginDismissal'",
            at: other.range,
            note: "write \"parameters\": [{ \"name\": \"reason\", \"type\": \"PluginDismissal\" }], or leave it out")
    }
}
