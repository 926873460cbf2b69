extension Vocabulary {
    package static let placement = ObjectShape(
        "placement",
        "Where the plugin sits in its host.",
        [
            .optional(
                "at", .choice(of: PluginPlacement.Position.self),
                whenAbsent: "\"fill\"",
                "The edge or corner that the plugin is pinned to, the center of its host, all of its host, or a part of "
                    + "its host's list: the header or footer of a table view, or the background of a table view or "
                    + "collection view."),
            .optional(
                "insets", insetsValue, whenAbsent: "0", "Points between the plugin and the edges."),
            .optional(
                "width", .number(0...10_000), whenAbsent: "the content's width",
                "The width of the plugin, in points."),
            .optional(
                "height", .number(0...10_000), whenAbsent: "the content's height",
                "The height of the plugin, in points."),
            .optional(
                "maximumWidth", .number(1...10_000), whenAbsent: "no limit",
                "The greatest width of the plugin, in points. If its host is wider, a plugin that extends from side to side is "
                    + "centered."),
            .optional(
                "within", .choice(of: PluginPlacement.Bounds.self),
                whenAbsent: "\"bounds\" for \"fill\" and \"push\", and \"safeArea\" otherwise",
                "The area whose edges are meant. 'keyboard' is the safe area above the keyboard, while one is docked."
            ),
            .optional(
                "mode", .choice(of: PluginPlacement.Mode.self),
                whenAbsent: "\"overlay\"",
                "'overlay' covers the host's content; 'push' also adds the covered area to the host's safe area."
            ),
            .optional(
                "order", .choice(of: PluginPlacement.Order.self),
                whenAbsent: "\"front\"",
                "Whether the plugin is in front of or behind the other views of its container."),
            .optional(
                "container", .boolean, whenAbsent: "false",
                "Whether the host helpers have a parameter for the view that the plugin is added to."
            ),
        ])

    package static let presentation = ObjectShape(
        "presentation",
        "When the plugin becomes visible, how long it stays, and its transition.",
        [
            .optional(
                "delay", .seconds(0...60), whenAbsent: "0",
                "Seconds from adding the plugin until it becomes visible."),
            .optional(
                "minimumDuration", .seconds(0...60), whenAbsent: "0",
                "Seconds for which the plugin stays at least, after it became visible in a window."),
            .optional(
                "dismissesAfter", .seconds(0.1...3600), whenAbsent: "it stays until it is removed",
                "Seconds after which the plugin dismisses itself, once it is visible in a window. It stays while it is touched, "
                    + "while its text is edited, and while VoiceOver or Switch Control runs."),
            .optional(
                "transition",
                .anyOf([
                    .choice(of: PluginPresentation.Motion.self),
                    .object(transition),
                ]),
                whenAbsent: "\"none\"",
                "The plugin's transition. With Reduce Motion, it fades instead of sliding."),
            .optional(
                "group", .name, whenAbsent: "none",
                "Plugins of one group replace each other on the same host."),
            .optional(
                "whenAlreadyShown", .choice(of: PluginPresentation.WhenAlreadyShown.self),
                whenAbsent: "\"reuse\"",
                "What happens if the plugin is shown again. 'reuse': the host keeps the plugin, and sets "
                    + "its inputs and handlers, or their defaults. 'replace': a new plugin takes its place. "
                    + "'stack': a new plugin is put on top; hiding removes the top one first. "
                    + "'queue': a new plugin waits until the one before has left."
            ),
            .optional(
                "queueLimit", .integer(1...100), whenAbsent: "5",
                "How many plugins wait in a queue at most. One more drops the plugin that has waited longest."
            ),
            .optional(
                "touches", .choice(of: PluginPresentation.Touches.self),
                whenAbsent: "\"blockWhileVisible\"",
                "Which touches do not reach the host. 'blockWhileVisible': those on the plugin, while it is "
                    + "visible. 'block': also all touches on its container during its delay. 'pass': "
                    + "only those on visible parts of the plugin. 'scroll': as 'blockWhileVisible', but drags "
                    + "beside controls scroll the host, and pull to refresh."),
            .optional(
                "backdrop",
                .anyOf([
                    .choice(of: PluginPresentation.Backdrop.Style.self),
                    .object(backdrop),
                ]),
                whenAbsent: "no backdrop",
                "What covers the container behind the plugin, while the plugin is visible."),
            .optional(
                "swipeToDismiss", .boolean, whenAbsent: "false",
                "Whether the user can swipe the plugin away, toward the edge that it slides in from, or else the edge of its "
                    + "placement."),
            .optional(
                "feedback", .choice(of: PluginPresentation.Feedback.self), whenAbsent: "none",
                "The haptic feedback when the plugin becomes visible in a window."),
        ])

    package static let backdrop = ObjectShape(
        "backdrop",
        "What covers the container behind a plugin.",
        [
            .optional(
                "style", .choice(of: PluginPresentation.Backdrop.Style.self),
                whenAbsent: "\"dim\"",
                "The look of the backdrop. 'dim' darkens what is behind, 'blur' blurs it, and 'clear' only blocks "
                    + "touches."),
            .optional(
                "dismissesOnTap", .boolean, whenAbsent: "false",
                "Whether a tap on the backdrop, or the escape gesture of VoiceOver, removes the plugin."
            ),
        ])

    package static let transition = ObjectShape(
        "transition",
        "The plugin's transition.",
        [
            .optional(
                "in", .choice(of: PluginPresentation.Motion.self),
                whenAbsent: "\"none\"", "The transition in."),
            .optional(
                "out", .choice(of: PluginPresentation.Motion.self),
                whenAbsent: "\"none\"", "The transition out."),
            .optional(
                "duration", .seconds(0...10), whenAbsent: "0.25", "Seconds for each direction."),
        ])

    package static let accessibilityOfPlugin = ObjectShape(
        "plugin's 'accessibility'",
        "The plugin's values for assistive technologies.",
        [
            .optional(
                "announcement", .text, whenAbsent: "no announcement",
                "What VoiceOver says when the plugin becomes visible, and when the text changes while it "
                    + "is."),
            .optional(
                "modal", .boolean, whenAbsent: "false, or true with a 'backdrop'",
                "Whether only the plugin can be used: VoiceOver skips the views behind it, and "
                    + "touches beside it do nothing."),
            .optional(
                "focus", .identifier, whenAbsent: "the focus stays",
                "The view that gets the focus of VoiceOver when the plugin becomes visible. On a Mac, it gets "
                    + "the keyboard too. The focus goes back when the plugin is removed."),
            .optional(
                "identifier", .name, whenAbsent: "none",
                "The identifier of the controller's view, for UI tests."),
        ])
}
