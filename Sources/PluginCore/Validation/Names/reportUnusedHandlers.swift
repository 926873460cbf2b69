extension DescriptionValidator {
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
