extension Mutant {
    /// The mutants of plugins in lists, which only UIKit has.
    static let uiKitLists = ofListAreas + ofFooterSize + ofListPlacement

    private static let ofListAreas = mutants(
        in: "PluginAppearance.swift", testedIn: "PluginList.swift",
        [
            (
                "a list does not show the app's view again",
                "shownView = replacedView\n        } else", "shownView = nil\n        } else"
            ),
            (
                "a plugin that leaves a list replaces what the app has set since",
                "if shownView === self {\n            shownView = replacedView",
                "if list != nil {\n            shownView = replacedView"
            ),
            (
                "a list loses the app's view when plugins leave in another order",
                "            area?.replacedView = replacedView\n", ""
            ),
            (
                "a header is higher when it scrolls behind a bar",
                "if part != .background { ignoreInsets(safeAreaInsets) }", ""
            ),
            (
                "drags on a plugin in a list do not scroll it",
                "gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {\n        true",
                "gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {\n        false"
            ),
            (
                "a list within the host's view is not found",
                "view.subviews.filter { !($0.next is UIViewController) }",
                "view.subviews.prefix(0)"
            ),
        ])

    private static let ofFooterSize = mutants(
        in: "PluginAppearance.swift", testedIn: "MoreViewController.swift",
        [
            (
                "a table does not follow the height of its footer",
                "        if shownView === self { shownView = self }\n", ""
            ),
            (
                "a footer is not as high as its plugin", "        frame.size.height = height\n", ""
            ),
        ])

    private static let ofListPlacement =
        mutants(
            in: "MoreViewController.swift",
            [
                ("a plugin is in another part of a list", "list: .footer", "list: .header"),
                (
                    "a plugin in a list does not notice that other code removes it",
                    "        if parent == nil { presentation.abandon() }\n", ""
                ),
            ])
        + mutants(
            in: "ChildContainment.swift", testedIn: "MoreViewController.swift",
            [
                ("a plugin does not appear in its list", "        listArea?.show()\n", ""),
                (
                    "a list keeps the area of a plugin that has left",
                    "plugin.detach() }\n        listArea?.close()\n", "plugin.detach() }\n"
                ),
                (
                    "a list keeps the area of a plugin that other code removes",
                    "        reset()\n        listArea?.close()\n", "        reset()\n"
                ),
            ])
        + mutants(
            in: "ChildContainment.swift", testedIn: "PluginList.swift",
            [
                (
                    "a plugin moves within the list that it is in",
                    "plugin?.presentation.listArea?.container ?? child", "child"
                )
            ])
}
