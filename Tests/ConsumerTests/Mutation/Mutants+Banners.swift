extension Mutant {
    /// The mutants of plugins that are swiped away, and that wait in queues.
    static let banners = ofSwipes + ofQueues + ofBanner

    private static let ofSwipes = mutants(
        in: "PluginAppearance.swift", testedIn: "ChildContainment.swift",
        [
            (
                "a plugin dismisses itself while it is swiped",
                "{ start != nil || super.isInUse }", "{ super.isInUse }"
            ),
            (
                "a plugin is swiped to the side",
                "return abs(along) > abs(across) && ", "return "
            ),
            ("a plugin moves freely to the other side", "distance < 0 ? distance / 4 : ", ""),
            (
                "a fast swipe does not remove a plugin", "distance + speed / 5 > size",
                "distance > size"
            ),
            ("a plugin leaves to another edge", "guard distance > 0, distance", "guard distance"),
            (
                "a plugin slides away to another edge",
                "swipeOut(to: edge, in", "swipeOut(to: .bottom, in"
            ),
            (
                "a plugin does not return after a canceled swipe",
                "        if plugin?.presentation.isVisible == true { moveBack() }\n", ""
            ),
            (
                "a swipe ignores the layout direction",
                "case .leading: CGSize(width: isReversed ? 1 : -1",
                "case .leading: CGSize(width: -1"
            ),
            (
                "a plugin that leaves is swiped",
                "        guard plugin?.presentation.isVisible == true else { return start = nil }\n",
                ""
            ),
        ])

    private static let ofQueues = mutants(
        in: "PluginAppearance.swift", testedIn: "ChildContainment.swift",
        [
            (
                "a plugin that waits loses its place",
                "        if plugin.presentation.waitingIn === self { return }\n", ""
            ),
            (
                "a queue has no limit",
                "        while entries.count > limit { removeFirst().plugin.releaseHandlers() }\n",
                ""
            ),
            (
                "the newest plugin is dropped",
                "{ removeFirst().plugin.releaseHandlers()",
                "{ entries.removeLast().plugin.releaseHandlers()"
            ),
            (
                "the rest of a queue is lost",
                "        next.plugin.presentation.queue = queue\n", ""
            ),
            (
                "a plugin that leaves is the last of its queue",
                "(shown.presentation.isLeaving ? nil : shown)", "Optional(shown)"
            ),
            (
                "a removed plugin waits", "        queue.remove(self)\n", ""
            ),
            (
                "a removed plugin keeps its handlers", "if parent == nil { releaseHandlers() }", ""
            ),
            ("all plugins are equal", "condition($0) ? $0 : nil", "$0"),
            (
                "plugins do not wait",
                "guard let shown = childPlugin(Plugin.self), shown !== plugin else {",
                "guard let shown = childPlugin(Plugin.self), shown === plugin else {"
            ),
        ])

    private static let ofBanner =
        mutants(
            in: "BannerViewController.swift",
            [
                (
                    "a plugin cannot be swiped away", "PluginSwipeView(toward: .top)",
                    "PluginView()"
                ),
                (
                    "a plugin is swiped to another edge",
                    "PluginSwipeView(toward: .top)", "PluginSwipeView(toward: .bottom)"
                ),
                (
                    "a plugin does not wait",
                    "        enqueue(bannerViewController, limit: 5)\n",
                    "        add(bannerViewController)\n"
                ),
                (
                    "a plugin with other inputs is not shown",
                    "{ $0.message == message }", "{ _ in true }"
                ),
            ])
        + mutants(
            in: "ChildContainment.swift",
            [
                (
                    "a plugin that is swiped away slides from its place",
                    "        let transition = swipe ?? transition\n", ""
                ),
                (
                    "a plugin of another host waits in a queue",
                    "        if let plugin { plugin.presentation.waitingIn?.remove(plugin) }\n", ""
                ),
                (
                    "a removed plugin does not leave its queue",
                    "        (self as? any PluginViewController)?.stopWaiting()\n", ""
                ),
                (
                    "a queue stops",
                    "        plugin.releaseHandlers()\n        showNext(on: host)\n",
                    "        plugin.releaseHandlers()\n"
                ),
            ])

    /// The mutants of banners in code for UIKit.
    static let uiKitBanners =
        mutants(
            in: "ChildContainment.swift",
            [
                (
                    "a plugin slides away from where it is swiped",
                    ".bounds.applying(view.transform)", ".bounds"
                ),
                ("a plugin gives no feedback", "            plugin.giveFeedback()\n", ""),
            ])
        + mutants(
            in: "PluginAppearance.swift", testedIn: "ChildContainment.swift",
            [
                (
                    "a drag in a list swipes the plugin away",
                    "isVertical ? content.height > visible.height : content.width > visible.width",
                    "content.width > visible.width"
                ),
                ("a recognizer takes all drags", "        recognizer.delegate = recognizer\n", ""),
            ])
        + mutants(
            in: "BannerViewController.swift",
            [
                (
                    "a queue stops when other code removes its plugin",
                    "        if parent == nil { presentation.abandon() }\n", ""
                )
            ])

    /// The mutants of banners in code for AppKit.
    static let appKitBanners = mutants(
        in: "PluginAppearance.swift", for: .appKit, testedIn: "ChildContainment.swift",
        [
            ("VoiceOver cannot cancel a plugin", "        plugin.remove(animated: true)\n", ""),
            ("VoiceOver ignores a plugin", "        setAccessibilityElement(true)\n", ""),
            (
                "a drag on a button swipes the plugin", "if view is NSText || view is NSControl &&",
                "if view is NSText || false &&"
            ),
            ("a recognizer takes all drags", "        recognizer.delegate = recognizer\n", ""),
        ])
}
