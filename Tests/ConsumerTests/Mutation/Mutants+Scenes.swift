extension Mutant {
    /// The mutants of plugins that are shown without a view controller.
    static let scenes = ofSceneHosts + ofTimes + ofSaved

    private static let ofSceneHosts = mutants(
        in: "PluginAppearance.swift", testedIn: "ChildContainment.swift",
        [
            (
                "the host of a scene closes although a plugin follows",
                "if let self, children.isEmpty { close() }", "self?.close()"
            ),
            (
                "the host of a scene does not close after its last plugin",
                "view.removalHandler = { [weak self] in self?.closeAfterLastPlugin() }",
                "view.removalHandler = {}"
            ),
        ])

    private static let ofTimes = mutants(
        in: "ChildContainment.swift", testedIn: "SavedViewController.swift",
        [
            (
                "the time that a plugin was shown for before still counts",
                "            // The time that the plugin was shown for before.\n            cancelTimer?()\n",
                ""
            )
        ])

    private static let ofSaved = mutants(
        in: "SavedViewController.swift",
        [
            (
                "the time of a plugin cannot be chosen",
                "        savedViewController.presentation.dismissesAfter = dismissesAfter\n", ""
            ),
            (
                "a plugin in a scene gets the usual time",
                "dismissesAfter: dismissesAfter, undoHandler: undoHandler",
                "undoHandler: undoHandler"
            ),
        ])

    /// The mutants of windows over scenes.
    static let uiKitScenes =
        mutants(
            in: "PluginAppearance.swift", testedIn: "ChildContainment.swift",
            [
                (
                    "something keeps the host of a scene",
                    "        Self.all.removeAll { $0 === self }\n", ""
                ),
                (
                    "touches beside a plugin in a scene do not pass",
                    "return isEmpty ? nil : view", "return view"
                ),
                (
                    "touches on a plugin in a scene pass",
                    "return isEmpty ? nil : view", "return nil"
                ),
                (
                    "the window of a scene stays after its last plugin",
                    "        window.isHidden = true\n", ""
                ),
            ]) + hidden(.uiKit, "scene")

    /// The mutants of plugins over the content of windows.
    static let appKitScenes =
        mutants(
            in: "PluginAppearance.swift", for: .appKit, testedIn: "ChildContainment.swift",
            [
                (
                    "clicks beside a plugin in a window do not pass",
                    "return view === self ? nil : view", "return view"
                ),
                (
                    "the view of a host stays in its window",
                    "        view.removeFromSuperview()\n", ""
                ),
            ]) + hidden(.appKit, "window")

    private static func hidden(_ kit: HeadlessKit, _ place: String) -> [Mutant] {
        mutants(
            in: "SavedViewController.swift", for: kit,
            [
                (
                    "a plugin in a scene cannot be hidden",
                    "PluginSceneHost.shown(in: \(place))?.shownSaved?.remove(animated: true)", ""
                )
            ])
    }
}
