extension DescriptionValidator {
    /// Warns of handlers that neither a control triggers nor the user's code calls.
    mutating func reportUnusedHandlers() {
        guard allUsesAreKnown, !hasUserCode else { return }
        let triggered = views.flatMap { [$0.handler, $0.linkHandler].compactMap(\.?.value) }
        for handler in description.handlers where !triggered.contains(handler.name.value) {
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
