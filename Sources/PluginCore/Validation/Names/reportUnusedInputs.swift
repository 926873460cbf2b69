extension DescriptionValidator {
    /// Warns of inputs that neither the description nor the user's code uses.
    mutating func reportUnusedInputs() {
        guard allUsesAreKnown, !hasUserCode else { return }
        for input in description.inputs where !isUsed(input.name.value) {
            let name = input.name.value
            report(
                .unusedInput, "input '\(name)' is not used", at: input.name.range,
                note: isShownAsLiteral(name)
                    ? "to show it, write { \"input\": \"\(name)\" } in place of its name"
                    : "show it in a view, pass it to a handler, or add \"hooks\"", as: .warning)
        }
    }

    private func isUsed(_ name: String) -> Bool {
        if case .input(let announced)? = description.accessibility.announcement,
            announced.value == name
        {
            return true
        }
        return bindings.contains { $0.input.value == name }
            || passedParameters.contains { $0.name.value == name }
            || description.host.recovery?.message.value == name
            || description.host.progress?.value == name
    }

    /// Returns whether a view shows the name of an input. The user may have meant its value.
    private func isShownAsLiteral(_ name: String) -> Bool {
        views.contains { if case .literal(name)? = $0.text { true } else { false } }
    }
}

extension DiagnosticIdentifier {
    static let unusedInput: Self = "unused-input"
}
