extension DescriptionValidator {
    /// Warns of handlers that neither a control triggers nor the user's code calls.
    mutating func reportUnusedHandlers() {
        guard showsAllUses, !hasUserCode else { return }
        let triggered = views.compactMap { $0.handler?.value }
        for handler in description.handlers where !triggered.contains(handler.name.value) {
            report(
                .unusedHandler, "nothing triggers the handler '\(handler.name.value)'",
                at: handler.name.range,
                note: "name it as what a control \"triggers\", or add \"hooks\"", as: .warning)
        }
    }
}

extension DiagnosticIdentifier {
    static let unusedHandler: Self = "unused-handler"
}
