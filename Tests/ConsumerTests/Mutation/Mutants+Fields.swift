extension Mutant {
    /// The mutants of typing text, and of the Return key.
    static let fields = mutants(
        in: "SignInViewController.swift",
        [
            (
                "Return in the last field presses no button",
                "UIAction { [weak self] _ in self?.pressPrimaryButton() }", "UIAction { _ in }"
            ),
            (
                "Return in another field presses the button",
                "self?.passwordField.becomeFirstResponder()", "self?.pressPrimaryButton()"
            ),
            (
                "Return presses a disabled button",
                "signInButton.isEnabled, !signInButton.isHidden",
                "!signInButton.isHidden"
            ),
            (
                "Return presses a hidden button", "signInButton.isEnabled, !signInButton.isHidden",
                "signInButton.isEnabled"
            ),
            ("Return presses a button in a hidden stack", ", !buttonStack.isHidden", ""),
            (
                "Return keeps its controller", "[weak self] _ in self?.pressPrimaryButton()",
                "_ in self.pressPrimaryButton()"
            ),
            (
                "the Return key in the last field has the wrong label", "returnKeyType = .go",
                "returnKeyType = .done"
            ),
            (
                "a content type is missing", "        usernameField.textContentType = .username\n",
                ""
            ),
            (
                "a content type is wrong", "textContentType = .organizationName",
                "textContentType = .jobTitle"
            ),
            ("a password is not known", "        passwordField.textContentType = .password\n", ""),
            (
                "a password is capitalized",
                "        passwordField.autocapitalizationType = .none\n", ""
            ),
            (
                "a user name is corrected", "        usernameField.autocorrectionType = .no\n", ""
            ),
            (
                "quotes of a password are replaced",
                "        passwordField.smartQuotesType = .no\n", ""
            ),
            (
                "dashes of a password are replaced",
                "        passwordField.smartDashesType = .no\n", ""
            ),
        ])

    /// The same in AppKit, where Return is the key equivalent of the button.
    static let appKitFields = mutants(
        in: "SignInViewController.swift", for: .appKit,
        [
            (
                "Return presses no button", #"        signInButton.keyEquivalent = "\r"\#n"#, ""
            ),
            ("a content type is missing", "        usernameField.contentType = .username\n", ""),
            (
                "a content type of newer systems is missing",
                "            companyField.contentType = .organizationName\n", ""
            ),
            ("a password is not known", "        passwordField.contentType = .password\n", ""),
        ])
}
