extension DescriptionValidator {
    /// Warns of a second button with a role that one button of a screen has.
    mutating func reportButtonRoles() {
        // Inputs may show one button in place of another.
        let hidesStacks = views.contains {
            if case .stack(let stack) = $0 { stack.attributes.isShownConditionally } else { false }
        }
        if hidesStacks { return }
        reportRepetition(of: .primary)
        reportRepetition(of: .cancel)
    }

    private mutating func reportRepetition(of role: ButtonView.Role) {
        var first: SourceRange?
        for case .button(let button) in views
        where button.role.value == role && !button.attributes.isShownConditionally {
            if let first {
                report(
                    .contradiction, "two buttons have the role '\(role.rawValue)'",
                    at: button.role.range, note: "it is first declared here", noteRange: first,
                    as: .warning)
            } else {
                first = button.role.range
            }
        }
    }
}
