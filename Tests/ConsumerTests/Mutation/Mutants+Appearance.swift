extension Mutant {
    /// The mutants of code that evaluates expressions of the app.
    static let appearance =
        mutants(
            in: "NoticeViewController.swift",
            [
                (
                    "expressions are not evaluated when the view is loaded",
                    "        reloadAppearance()\n        appearanceObserver",
                    "        appearanceObserver"
                ),
                (
                    "the appearance does not follow the notification",
                    "            self?.reloadAppearance()\n", "            _ = self\n"
                ),
                (
                    "the observer of the appearance is released",
                    "        appearanceObserver = PluginObserver",
                    "        _ = PluginObserver"
                ),
                (
                    "the observer of the appearance keeps the plugin",
                    "{ [weak self] in\n            self?.reloadAppearance()",
                    "{ [self] in\n            self.reloadAppearance()"
                ),
                (
                    "reloading the appearance loads the view",
                    "        guard isViewLoaded else { return }\n", ""
                ),
                (
                    "a font of the app is not used",
                    "        titleLabel.font = Theme.current.titleFont\n", ""
                ),
                (
                    "a color of the app is not used",
                    "        titleLabel.textColor = Theme.current.text\n", ""
                ),
                (
                    "an image of the app is not used",
                    "        logoView.image = Theme.current.logo\n", ""
                ),
                (
                    "a background of the app is not used",
                    "backgroundColor = Theme.current.background", "backgroundColor = nil"
                ),
                (
                    "a text of the app is not announced", "        L10n.title\n", "        nil\n"
                ),
            ])
        + mutants(
            in: "ChildContainment.swift",
            [
                (
                    "a host does not reload the appearance of its plugins",
                    " in children { plugin.reloadAppearance() }", " in children { _ = plugin }"
                ),
                (
                    "an observer calls its handler after its release",
                    "        NotificationCenter.default.removeObserver(token)\n", ""
                ),
            ])
        + tokens + surfaces

    /// The mutants of code for UIKit that evaluates expressions of the app.
    static let uiKitAppearance =
        uiKitTokens + uiKitSurfaces
        + mutants(
            in: "NoticeViewController.swift",
            [
                (
                    "a text of the app is not used",
                    "        titleLabel.text = L10n.title\n", ""
                ),
                (
                    "an accessibility label of the app is not used",
                    "        logoView.accessibilityLabel = L10n.logo\n", ""
                ),
                (
                    "a title of the app is not used",
                    "        retryButton.configuration?.title = L10n.retry(\"now\")\n", ""
                ),
            ])

    /// The mutants of code for AppKit that evaluates expressions of the app.
    static let appKitAppearance =
        appKitTokens + appKitSurfaces
        + mutants(
            in: "NoticeViewController.swift", for: .appKit,
            [
                (
                    "a text of the app is not used",
                    "        titleLabel.stringValue = L10n.title\n", ""
                ),
                (
                    "an accessibility label of the app is not used",
                    "        logoView.setAccessibilityLabel(L10n.logo)\n", ""
                ),
                (
                    "a title of the app is not used",
                    "        retryButton.title = L10n.retry(\"now\")\n", ""
                ),
            ])
}
