import SourceDiagnostics

extension DescriptionValidator {
    /// A button that does nothing when it is tapped is probably a mistake.
    mutating func checkControls() {
        guard isComplete else { return }
        for case .button(let button) in views where button.handler == nil {
            diagnostics.warning(
                .untiedControl, "nothing happens when '\(button.name.value)' is tapped",
                at: place(button.name.range),
                notes: [Diagnostic.Note("name a handler with \"triggers\"")])
        }
    }
}
