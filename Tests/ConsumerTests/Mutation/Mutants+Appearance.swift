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
            in: "PluginAppearance.swift",
            [
                ("a color of the app is another asset", "named: \"Brand\"", "named: \"Band\""),
                (
                    "a color of the app has its dark form in the light style",
                    "== .dark ? dark : light", "== .light ? dark : light"
                ),
                (
                    "a color of the app has its dark form in the light appearance",
                    "== .darkAqua ? dark : light", "== .aqua ? dark : light"
                ),
                ("a color of the app is opaque", "alpha: component(0)", "alpha: 1"),
                (
                    "the parts of a color are swapped", "component(16), blue: component(8)",
                    "component(8), blue: component(16)"
                ),
                (
                    "a font of the app has another name", "\"Avenir-Heavy\", size: 34) ??",
                    "\"Avenir\", size: 34) ??"
                ),
                ("a font of the app has another size", "ofSize: 13.5", "ofSize: 13"),
                ("a font of the app has another weight", "weight: .semibold", "weight: .bold"),
                (
                    "a font of the app does not follow the text size",
                    "UIFontMetrics(forTextStyle: .footnote).scaledFont(for: font)", "font"
                ),
            ])
        + mutants(
            in: "CardViewController.swift",
            [
                (
                    "a named color is not used",
                    "        titleLabel.textColor = PluginColors.ink\n", ""
                ),
                (
                    "a named font is not used", "        numberLabel.font = PluginFonts.figures\n",
                    ""
                ),
                (
                    "a text is aligned with the leading edge", "== .rightToLeft ? .left : .right",
                    "== .rightToLeft ? .right : .left"
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

    /// The mutants of code for UIKit that evaluates expressions of the app.
    static let uiKitAppearance = mutants(
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
    static let appKitAppearance = mutants(
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
