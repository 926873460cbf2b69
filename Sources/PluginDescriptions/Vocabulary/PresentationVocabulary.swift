extension Vocabulary {
    package static let placement = ObjectShape(
        "placement",
        "Where the plugin sits in its host.",
        [
            .optional(
                "at", .choice(of: PluginPlacement.Position.self),
                whenAbsent: "\"fill\"",
                "The edge or corner that the plugin is tied to, its centre, or all of the host."),
            .optional(
                "insets", insetsValue, whenAbsent: "0", "Points between the plugin and the edges."),
            .optional(
                "width", .number(0...10_000), whenAbsent: "the content's width",
                "The width of the plugin, in points."),
            .optional(
                "height", .number(0...10_000), whenAbsent: "the content's height",
                "The height of the plugin, in points."),
            .optional(
                "within", .choice(of: PluginPlacement.Bounds.self),
                whenAbsent: "\"bounds\" for \"fill\" and \"push\", and \"safeArea\" otherwise",
                "Which area the edges belong to."),
            .optional(
                "mode", .choice(of: PluginPlacement.Mode.self),
                whenAbsent: "\"overlay\"",
                "Whether the plugin covers its host, or adds what it covers to the safe area."),
            .optional(
                "order", .choice(of: PluginPlacement.Order.self),
                whenAbsent: "\"front\"", "Whether the plugin is before or behind other views."),
            .optional(
                "container", .boolean, whenAbsent: "false",
                "Whether the host names the view that the plugin is added to."),
        ])

    package static let presentation = ObjectShape(
        "presentation",
        "When the plugin becomes visible, how long it stays, and how it comes and goes.",
        [
            .optional(
                "delay", .seconds(0...60), whenAbsent: "0",
                "Seconds between adding the plugin and its becoming visible."),
            .optional(
                "minimumDuration", .seconds(0...60), whenAbsent: "0",
                "Seconds for which the plugin stays once it has become visible, in a window."),
            .optional(
                "leavesAfter", .seconds(0.1...3600), whenAbsent: "it stays until it is removed",
                "Seconds in a window after which a plugin leaves by itself. It stays while it is touched "
                    + "or text in it is edited, and while VoiceOver or Switch Control runs."),
            .optional(
                "transition",
                .anyOf([
                    .choice(of: PluginPresentation.Motion.self),
                    .object(transition),
                ]),
                whenAbsent: "\"none\"",
                "How the plugin comes and goes. With Reduce Motion, what slides fades."),
            .optional(
                "group", .name, whenAbsent: "none",
                "Plugins of one group replace each other on the same host."),
            .optional(
                "whenShown", .choice(of: PluginPresentation.WhenShown.self),
                whenAbsent: "\"reuse\"",
                "What showing does where the plugin is shown already. 'reuse' gives it the new inputs and "
                    + "handlers, and what is left out has its default again; 'replace' puts another "
                    + "one in its place; 'stack' puts another one on top, which is the one to hide."
            ),
            .optional(
                "touches", .choice(of: PluginPresentation.Touches.self),
                whenAbsent: "\"blockWhileVisible\"",
                "Which touches come to the host. 'blockWhileVisible': none on the visible plugin. "
                    + "'block': also none at all during its delay. 'pass': at all times, those "
                    + "within the plugin where nothing of it can be seen."),
        ])

    package static let transition = ObjectShape(
        "transition",
        "How the plugin comes and goes.",
        [
            .optional(
                "in", .choice(of: PluginPresentation.Motion.self),
                whenAbsent: "\"none\"", "How the plugin comes."),
            .optional(
                "out", .choice(of: PluginPresentation.Motion.self),
                whenAbsent: "\"none\"", "How the plugin goes."),
            .optional(
                "duration", .seconds(0...10), whenAbsent: "0.25", "Seconds that each way takes."),
        ])

    package static let accessibilityOfPlugin = ObjectShape(
        "set of plugin accessibility keys",
        "What VoiceOver and other assistive technologies are told of the plugin.",
        [
            .optional(
                "announcement", .text, whenAbsent: "nothing is said",
                "What VoiceOver says when the plugin becomes visible, and when the text changes while it "
                    + "is."),
            .optional(
                "modal", .boolean, whenAbsent: "false",
                "Whether only the plugin can be used: VoiceOver passes over what is behind it, and "
                    + "touches beside it do nothing."),
            .optional(
                "focus", .identifier, whenAbsent: "the focus stays",
                "The view that VoiceOver moves to when the plugin becomes visible, and on a Mac the "
                    + "keyboard. The focus goes back when the plugin leaves."),
            .optional(
                "identifier", .name, whenAbsent: "none",
                "The identifier of the controller's view, for UI tests."),
        ])
}
