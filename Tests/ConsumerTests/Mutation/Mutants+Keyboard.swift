extension Mutant {
    /// The mutants of plugins beside a keyboard, which a Mac does not have.
    static let keyboard = ofAreas + ofScrolling + ofFields

    private static let ofAreas =
        mutants(
            in: "PluginAppearance.swift", testedIn: "ChildContainment.swift",
            [
                (
                    "a plugin above the keyboard does not fill the safe area",
                    "            guide.bottomAnchor.constraint(lessThanOrEqualTo: end),\n            bottom,\n",
                    "            guide.bottomAnchor.constraint(lessThanOrEqualTo: end, constant: -9),\n"
                ),
                (
                    "a host gets a guide for each plugin",
                    "let guide = present ?? pluginAreaAboveKeyboard",
                    "let guide = pluginAreaAboveKeyboard"
                ),
            ])
        + mutants(
            in: "PluginAppearance.swift", testedIn: "TrackViewController.swift",
            [
                (
                    "the keyboard covers a plugin", "        limit.isActive = true\n", ""
                )
            ])
        + mutants(
            in: "ChildContainment.swift",
            [
                (
                    "a plugin above the keyboard is in the bounds",
                    """
                                isAboveKeyboard
                                ? container.pluginSafeAreaAboveKeyboard
                                : isInSafeArea ?
                    """,
                    "            isInSafeArea ?"
                )
            ])

    private static let ofScrolling = mutants(
        in: "ChildContainment.swift",
        [
            (
                "content does not scroll to the text field that is edited",
                "editedField = field\n                    self?.scrollToEditedField()\n",
                "editedField = field\n"
            ),
            (
                "content does not scroll to the text field when it gets less room",
                "contentSize.height - height))\n            scrollToEditedField()\n",
                "contentSize.height - height))\n"
            ),
            (
                "content that fits again stays scrolled",
                "            contentOffset.y = min(contentOffset.y, max(0, contentSize.height - height))\n",
                ""
            ),
            (
                "content scrolls to a text field that is not edited any more",
                "UIAction { [weak self] _ in self?.editedField = nil }", "UIAction { _ in }"
            ),
        ])

    private static let ofFields = mutants(
        in: "SignInViewController.swift",
        [
            (
                "the keyboard covers the content of a plugin",
                "view.pluginAreaAboveKeyboard(in: view.layoutMarginsGuide)",
                "view.layoutMarginsGuide"
            ),
            (
                "content does not scroll to a text field",
                "keepVisible(companyField, usernameField, passwordField)",
                "keepVisible(companyField, usernameField)"
            ),
        ])
}
