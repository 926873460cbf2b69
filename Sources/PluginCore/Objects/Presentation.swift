/// The timing and the transition of a plugin, and its effect on other plugins and on touches. All
/// times are in seconds.
package struct PluginPresentation: Sendable {
    /// A transition in one direction.
    package enum Motion: String, CaseIterable, Sendable {
        case none, fade
        /// The plugin fades, and grows or shrinks slightly.
        case scale
        case slideFromTop, slideFromBottom, slideFromLeading, slideFromTrailing

        var isSlide: Bool { rawValue.hasPrefix("slide") }
    }

    /// The effect of showing a plugin that is already shown.
    package enum WhenAlreadyShown: String, CaseIterable, Sendable {
        case reuse, replace, stack
        /// A plugin waits until the one before has left.
        case queue
    }

    /// The effect of a plugin on touches.
    package enum Touches: String, CaseIterable, Sendable {
        case blockWhileVisible, block, pass
        /// Drags that do not begin on a control scroll the host.
        case scroll
    }

    let node: JSONNode
    /// Whether the plugin shows a state of a screen.
    let showsState: Bool

    /// The time between adding the plugin and its becoming visible.
    package var delay: Located<Double> { node.located(node.double("delay") ?? 0, of: "delay") }
    /// The minimum time for which the plugin stays visible.
    package var minimumDuration: Located<Double> {
        node.located(node.double("minimumDuration") ?? 0, of: "minimumDuration")
    }
    /// The time after which the plugin dismisses itself; nil if it does not.
    package var dismissesAfter: Located<Double>? { node.locatedDouble("dismissesAfter") }
    private var transition: JSONNode { node.object("transition") }
    /// The transition with which the plugin becomes visible.
    package var moveIn: Motion { transition.choice("in") ?? motion }
    /// The transition with which the plugin is removed.
    package var moveOut: Motion { transition.choice("out") ?? motion }
    /// The transition in both directions.
    private var motion: Motion { transition.choice(Motion.self) ?? .none }
    /// The duration of each transition.
    package var motionDuration: Double { transition.double("duration") ?? 0.25 }
    /// Whether the plugin moves in with a spring.
    package var springs: Bool { transition.bool("spring") ?? false }
    /// Whether the content crossfades when an input changes.
    package var crossfades: Bool { node.string("contentTransition") == "crossfade" }
    /// The name of the group whose plugins replace each other on the same host; nil if there is
    /// none.
    package var group: String? { node.string("group") ?? (showsState ? StatesConfiguration.group : nil) }
    package var whenAlreadyShown: WhenAlreadyShown { node.choice("whenAlreadyShown") ?? .reuse }
    /// The greatest number of plugins that wait in a queue.
    package var queueLimit: Int { node.int("queueLimit") ?? 5 }
    package var touches: Touches { node.choice("touches") ?? .blockWhileVisible }
    /// The backdrop behind the plugin; nil if there is none.
    package var backdrop: Located<Backdrop>? { node.located("backdrop", Backdrop.init) }
    /// Whether the user can swipe the plugin away.
    package var swipeToDismiss: Bool { node.bool("swipeToDismiss") ?? false }
    /// The handler that is called when the plugin was dismissed; nil if there is none.
    package var dismissed: Located<String>? { node.locatedString("dismissed") }
    /// The haptic feedback when the plugin becomes visible; nil if there is none.
    package var feedback: FeedbackSource? { node.member("feedback").map(FeedbackSource.init) }
}

extension PluginPresentation {
    /// Whether touches on a visible plugin can have an effect on its host.
    var letsTouchesThrough: Bool { touches == .pass || touches == .scroll }

    /// Whether a transition scales the view.
    var scales: Bool { moveIn == .scale || moveOut == .scale }

    /// Whether the plugin moves in, and with a spring.
    var movesInWithSpring: Bool { springs && moveIn != .none }
}

extension Vocabulary {
    package static let presentation = ObjectShape(
        "presentation",
        [
            .optional("delay", .seconds(0...60)),
            .optional("minimumDuration", .seconds(0...60)),
            .optional("dismissesAfter", .seconds(0.1...3600)),
            .optional("transition", .choice(of: PluginPresentation.Motion.self).or(transition)),
            .optional("contentTransition", .choice(Choice(["none", "crossfade"]))),
            .optional("group", .name),
            .optional("whenAlreadyShown", .choice(of: PluginPresentation.WhenAlreadyShown.self)),
            .optional("queueLimit", .integer(1...100)),
            .optional("touches", .choice(of: PluginPresentation.Touches.self)),
            .optional("backdrop", .choice(of: PluginPresentation.Backdrop.Style.self).or(backdrop)),
            .optional("swipeToDismiss", .boolean),
            .optional("dismissed", .identifier),
            .optional("feedback", .choice(of: FeedbackSource.Kind.self).or(feedbackPair)),
        ])

    package static let transition = ObjectShape(
        "transition",
        [
            .optional("in", .choice(of: PluginPresentation.Motion.self)),
            .optional("out", .choice(of: PluginPresentation.Motion.self)),
            .optional("duration", .seconds(0...10)),
            .optional("spring", .boolean),
        ])
}

// MARK: - Rules

extension PluginPresentation {
    static let conflicts: Conflicts = [
        "presentation.group with presentation.whenAlreadyShown=stack,queue": "plugins of a group replace each other",
        "host.while with presentation.whenAlreadyShown=replace,stack,queue":
            "operations share the plugin that is shown",
        "host.recovery with presentation.whenAlreadyShown=queue":
            "a recovery shows the plugin at once, so it cannot wait in a queue",
        "host.swiftUI with presentation.whenAlreadyShown=queue":
            "a SwiftUI modifier shows one plugin, so no other one waits in a queue",
        "presentation.swipeToDismiss with presentation.touches=scroll":
            "drags scroll the host, so they cannot swipe the plugin away",
        "presentation.backdrop with presentation.touches=pass,scroll":
            "a backdrop blocks its container, where 'touches' lets them through",
        "accessibility.modal with presentation.touches=pass,scroll":
            "a 'modal' plugin blocks its container, where 'touches' lets them through",
        "accessibility.modal=false with presentation.backdrop":
            "a plugin with a backdrop is always modal, so that VoiceOver skips what is covered",
    ]
}

extension DescriptionValidator {
    /// Reports a plugin that is removed before its minimum duration has passed, one that waits in a queue that does not
    /// move, and a backdrop that nobody sees.
    mutating func reportPresentation() {
        let presentation = description.presentation
        let minimum = presentation.minimumDuration
        if let time = presentation.dismissesAfter, minimum.value > time.value {
            report(
                .contradiction,
                "the plugin cannot stay for \(minimum.value) s at least and leave after \(time.value) s",
                at: time.range, note: "make \"dismissesAfter\" longer than \"minimumDuration\"",
                noteRange: minimum.range)
        }
        if description.host.popover != nil, presentation.delay.value > 0 {
            report(
                "presentation.delay", "a popover would be empty during the plugin's delay",
                note: "leave out \"delay\", or \"popover\"")
        }
        if description.placement.fillsHost {
            report(
                "presentation.backdrop", "a plugin that fills its host hides its backdrop",
                note: "place the plugin, as in \"placement\": \"center\", or leave out \"backdrop\"")
        }
        if !description.dismissesItself {
            report(
                "presentation.whenAlreadyShown=queue",
                "nothing dismisses the plugin, so the next one in its queue waits until the app removes it",
                note:
                    "add \"dismissesAfter\": 4, \"swipeToDismiss\": true, or a handler with \"dismissesPlugin\": true",
                as: .warning)
        }
    }

    /// Reports touches that cannot pass because the content receives them.
    mutating func reportTouches() {
        guard description.presentation.letsTouchesThrough else { return }
        if description.hostsSwiftUI {
            report(
                "presentation.touches",
                "touches cannot pass a SwiftUI view, whose parts the framework does not know",
                note: "leave out \"touches\"")
        }
        if let root = description.content?.root, root.isContentUnavailable {
            report(
                "presentation.touches", "a content-unavailable view receives all touches",
                note: "leave out \"touches\"")
        }
        if description.content?.isFilled == true {
            report(
                "presentation.touches=pass",
                "the plugin's 'background' receives all touches, so touches cannot 'pass'",
                note: "leave out \"touches\" or \"background\"", as: .warning)
        }
        if let tap = description.content?.root.tap {
            report(
                "presentation.touches=pass",
                "touches cannot 'pass', because the whole plugin has a '\(tap.kind.rawValue)'",
                note: "leave out \"touches\", or put \"\(tap.kind.rawValue)\" on a stack within the content")
        }
    }
}

extension PluginPlacement {
    /// Whether the plugin leaves nothing of its host uncovered.
    fileprivate var fillsHost: Bool {
        position.value == .fill && bounds.value == .bounds && insets == .zero && width == nil && height == nil
    }
}
