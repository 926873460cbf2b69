extension Mutant {
    /// The mutants of controls, which the tests of the plugins that contain them press and type
    /// into.
    static let appKitViews =
        mutants(
            in: "ChildContainment.swift", for: .appKit, testedIn: "ErrorViewController.swift",
            [
                (
                    "a button does nothing",
                    "        pressHandler()\n        return true\n", "        return true\n"
                ),
                (
                    "a background is lost",
                    "    var backgroundColor: NSColor? {\n        didSet {",
                    "    var backgroundColor: NSColor? {\n        didSet { backgroundColor = nil;"
                ),
            ])
        + mutants(
            in: "ChildContainment.swift", for: .appKit, testedIn: "MiniPlayerViewController.swift",
            [
                (
                    "a button does all twice",
                    "        pressHandler()\n        return true\n",
                    "        pressHandler()\n        pressHandler()\n        return true\n"
                )
            ])
        + mutants(
            in: "ChildContainment.swift", for: .appKit, testedIn: "SearchViewController.swift",
            [
                (
                    "a field does not report typed text",
                    fieldHead + "        changeHandler()\n", fieldHead
                ),
                (
                    "a secure field does not report typed text",
                    secureFieldHead + "        changeHandler()\n", secureFieldHead
                ),
            ])

    private static let fieldHead = head(of: "PluginTextField: NSTextField")
    private static let secureFieldHead = head(of: "PluginSecureTextField: NSSecureTextField")

    private static func head(of declaration: String) -> String {
        """
        final class \(declaration) {
            /// Called when the text is edited.
            var changeHandler: () -> Void = {}

            override func textDidChange(_ notification: Foundation.Notification) {
                super.textDidChange(notification)

        """
    }

    /// The mutants of generated controllers, in AppKit's own code.
    static let appKitControllers =
        mutants(
            in: "LoadingViewController.swift", for: .appKit,
            [
                (
                    "views are at the side", "contentStack.alignment = .centerX",
                    "contentStack.alignment = .leading"
                )
            ])
        + mutants(
            in: "ErrorViewController.swift", for: .appKit,
            [
                (
                    "an action keeps its controller",
                    "{ [weak self] in self?.callReloadHandler() }", "{ self.callReloadHandler() }"
                ),
                ("views are close together", "        contentStack.spacing = 12\n", ""),
                (
                    "the background is wrong", "backgroundColor = .windowBackgroundColor",
                    "backgroundColor = .controlBackgroundColor"
                ),
                (
                    "an image has the wrong tint", "contentTintColor = .secondaryLabelColor",
                    "contentTintColor = .tertiaryLabelColor"
                ),
            ])
        + mutants(
            in: "BannerViewController.swift", for: .appKit,
            [
                ("a margin is wrong", "right: 4)", "right: 9)"),
                (
                    "text is cut off", "truncatesLastVisibleLine = true",
                    "truncatesLastVisibleLine = false"
                ),
            ])
        + mutants(
            in: "MiniPlayerViewController.swift", for: .appKit,
            [
                (
                    "a push stays after other code removes the plugin",
                    "        super.removeFromParent()\n        presentation.abandon()\n",
                    "        super.removeFromParent()\n"
                ),
                (
                    "a title is not updated",
                    "toggleButton.setAccessibilityLabel(", "toggleButton.setAccessibilityHelp("
                ),
                (
                    "progress is not shown",
                    "        progressView.doubleValue = Double(fraction)\n", ""
                ),
                (
                    "progress is not known", "        progressView.isIndeterminate = false\n", ""
                ),
                (
                    "text has as many lines as it needs", "maximumNumberOfLines = 1",
                    "maximumNumberOfLines = 0"
                ),
                ("progress has no end", "        progressView.maxValue = 1\n", ""),
            ])
        + mutants(
            in: "MapOverlayViewController.swift", for: .appKit,
            [
                (
                    "a button with a symbol has no accessibility label",
                    "closeButton.setAccessibilityLabel(", "closeButton.setAccessibilityHelp("
                ),
                ("the pointer is not told a title", "closeButton.toolTip =", "_ ="),
                ("a title is beside its symbol", ".imageOnly", ".imageLeading"),
            ])
        + mutants(
            in: "PaywallViewController.swift", for: .appKit,
            [
                (
                    "a role is wrong", #"closeButton.keyEquivalent = "\u{1B}""#,
                    #"closeButton.keyEquivalent = "\r""#
                )
            ])
        + mutants(
            in: "SearchViewController.swift", for: .appKit,
            [
                (
                    "content is not tied to an edge",
                    "            contentStack.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),\n",
                    ""
                ),
                ("typed text is lost", "        query = queryField.stringValue\n", ""),
                (
                    "a password can be read",
                    "let passwordField = PluginSecureTextField()",
                    "let passwordField = PluginTextField()"
                ),
                (
                    "a long password is cut off",
                    "        passwordField.cell?.isScrollable = true\n", ""
                ),
            ])
}
