extension DescriptionValidator {
    /// Warns of buttons that do nothing if they are tapped.
    mutating func reportUntiedButtons() {
        guard isComplete else { return }
        for case .button(let button) in views where button.handler == nil {
            report(
                .untiedControl, "nothing happens when '\(button.name.value)' is tapped",
                at: button.name.range, note: "name a handler with \"triggers\"", as: .warning)
        }
    }
}

extension DiagnosticIdentifier {
    static let untiedControl: Self = "untied-control"
}
