extension DescriptionValidator {
    /// Reports text fields whose content type contradicts 'secure' or the keyboard.
    mutating func reportTextFieldKeys() {
        for case .textField(let field) in views {
            guard let type = field.explicitContentType else { continue }
            reportSecurity(of: field, type)
            reportKeyboard(of: field, type)
        }
    }

    /// A secure field hides only secrets.
    private mutating func reportSecurity(
        of field: TextFieldView, _ type: Located<TextFieldView.ContentType>
    ) {
        guard field.isSecure, !type.value.isSecret else { return }
        report(
            .contradiction,
            "a field that is 'secure' hides '\(type.value.rawValue)', which is not a secret",
            at: type.range, note: "leave out \"secure\", or use 'password' or 'newPassword'")
    }

    /// A keyboard has the letters that the user types.
    private mutating func reportKeyboard(
        of field: TextFieldView, _ type: Located<TextFieldView.ContentType>
    ) {
        guard let keyboard = field.explicitKeyboard, !keyboard.value.hasLetters,
            !type.value.canBeDigits
        else { return }
        report(
            .contradiction,
            "the keyboard '\(keyboard.value.rawValue)' has no letters to type "
                + "'\(type.value.rawValue)' with",
            at: keyboard.range, note: "the content type is given here", noteRange: type.range)
    }
}
