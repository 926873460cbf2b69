extension DescriptionValidator {
    /// Warns of buttons that do not trigger a handler, and of other controls that neither do nor change an
    /// input.
    mutating func reportButtonsWithoutHandlers() {
        guard isComplete else { return }
        for case .button(let button) in views where button.handler == nil {
            report(
                .controlWithoutHandler, "button '\(button.name.value)' does not trigger a handler",
                at: button.name.range, note: "name a handler with \"triggers\"", as: .warning)
        }
        for control in description.valueControls
        where control.handler == nil && control.input == nil {
            report(
                .controlWithoutHandler,
                "\(control.kindName) '\(control.name.value)' neither changes an input nor triggers a handler",
                at: control.name.range, note: "name a handler with \"triggers\"", as: .warning)
        }
    }
}

extension DiagnosticIdentifier {
    static let controlWithoutHandler: Self = "control-without-handler"
}
