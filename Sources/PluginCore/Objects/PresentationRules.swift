extension DescriptionValidator {
    /// Reports a plugin that is removed before its minimum duration has passed.
    mutating func reportTimes() {
        let minimum = description.presentation.minimumDuration
        guard let dismissesAfter = description.presentation.dismissesAfter,
            minimum.value > dismissesAfter.value
        else { return }
        report(
            .contradiction,
            "the plugin cannot stay for \(minimum.value) s at least and leave "
                + "after \(dismissesAfter.value) s",
            at: dismissesAfter.range,
            note: "make \"dismissesAfter\" longer than "
                + "\"minimumDuration\"",
            noteRange: minimum.range)
    }

    /// Warns of a duration for a transition without a motion.
    mutating func reportMotionDuration() {
        let presentation = description.presentation
        guard presentation.moveIn == .none, presentation.moveOut == .none,
            let range = presentation.motionDurationRange
        else { return }
        report(
            .contradiction, "a plugin without a transition has no transition duration", at: range,
            note: "add \"in\" or \"out\"", as: .warning)
    }

    /// Reports values of 'touches' that have no effect, or cannot have it.
    mutating func reportTouches() {
        let presentation = description.presentation
        guard let range = presentation.touchesRange else { return }
        if presentation.letsTouchesThrough, description.hostsSwiftUI {
            report(
                .contradiction,
                "touches cannot '\(presentation.touches.rawValue)' beside a SwiftUI view, whose parts the framework does not know",
                at: range, note: "leave out \"touches\"")
        }
        if presentation.touches == .block, presentation.delay.value == 0, presentation.group == nil
        {
            report(
                .contradiction, "without a 'delay', 'block' is the same as 'blockWhileVisible'",
                at: range,
                as: .warning)
        }
        if presentation.touches == .pass, description.content?.isFilled == true {
            report(
                .contradiction,
                "the plugin's 'background' receives all touches, so touches "
                    + "cannot 'pass'",
                at: range, note: "leave out \"touches\" or \"background\"", as: .warning)
        }
    }

    /// Reports plugins that cannot be put on top of one that is already shown, as "whenAlreadyShown": "stack" asks.
    mutating func reportStacking() {
        let presentation = description.presentation
        guard presentation.whenAlreadyShown == .stack else { return }
        if let range = presentation.groupRange {
            report(
                .contradiction,
                "plugins of a group replace each other, so they cannot be stacked",
                at: range,
                note: "leave out \"group\", or change \"whenAlreadyShown\" to \"reuse\" or "
                    + "\"replace\"")
        }
        if description.placement.order == .back, let range = description.placement.orderRange {
            report(
                .contradiction,
                "a plugin behind other views cannot be stacked on top of another one", at: range,
                note: "leave out \"order\", or change \"whenAlreadyShown\" to \"reuse\" or "
                    + "\"replace\"")
        }
    }

    /// Reports plugins that cannot wait in a queue, as "whenAlreadyShown": "queue" asks.
    mutating func reportQueue() {
        let presentation = description.presentation
        guard presentation.whenAlreadyShown == .queue else { return reportUnneededLimit() }
        let otherValues = "change \"whenAlreadyShown\" to \"reuse\" or \"replace\""
        if let range = presentation.groupRange {
            report(
                .contradiction,
                "plugins of a group replace each other, so they cannot wait in a queue",
                at: range, note: "leave out \"group\", or \(otherValues)")
        }
        if let recovery = description.host.recovery {
            report(
                .contradiction,
                "a recovery shows the plugin at once, so it cannot wait in a queue",
                at: recovery.name.range, note: "leave out \"recovery\", or \(otherValues)")
        }
        if let modifier = description.host.modifier {
            report(
                .contradiction,
                "a SwiftUI modifier shows one plugin, so no other one waits in a queue",
                at: modifier.range, note: "leave out \"swiftUI\", or \(otherValues)")
        }
        if isComplete, !description.dismissesItself, let range = presentation.whenAlreadyShownRange
        {
            report(
                .contradiction,
                "nothing dismisses the plugin, so the next one in its queue waits until the app removes it",
                at: range,
                note:
                    "add \"dismissesAfter\": 4, \"swipeToDismiss\": true, or a handler with \"dismissesPlugin\": true",
                as: .warning)
        }
    }

    /// Warns of a limit without a queue.
    private mutating func reportUnneededLimit() {
        guard let range = description.presentation.queueLimitRange else { return }
        report(
            .contradiction, "the plugin has no queue, whose length could be limited", at: range,
            note: "add \"whenAlreadyShown\": \"queue\", or leave out \"queueLimit\"", as: .warning)
    }

    /// Reports a backdrop that nobody would see, or that contradicts the placement, the touches or the accessibility of
    /// its plugin.
    mutating func reportBackdrop() {
        guard let range = description.presentation.backdrop?.range else { return }
        let placement = description.placement
        if placement.fillsHost {
            report(
                .contradiction, "a plugin that fills its host hides its backdrop", at: range,
                note: "place the plugin, as in \"placement\": \"center\", or leave out \"backdrop\""
            )
        }
        if placement.mode.value == .push {
            report(
                .contradiction,
                "a plugin that pushes its host's content cannot cover it with a backdrop",
                at: range,
                note: "leave out \"backdrop\", or \"mode\" of the placement")
        }
        if placement.order == .back {
            report(
                .contradiction, "a plugin behind other views cannot cover them with a backdrop",
                at: range,
                note: "leave out \"backdrop\", or \"order\" of the placement")
        }
        if description.presentation.letsTouchesThrough {
            let touches = description.presentation.touches.rawValue
            report(
                .contradiction,
                "a backdrop blocks its container, where '\(touches)' lets touches through",
                at: range,
                note: "leave out \"backdrop\" or \"touches\"")
        }
        if !description.accessibility.isModal, let range = description.accessibility.modalRange {
            report(
                .contradiction,
                "a plugin with a backdrop is always modal, so that VoiceOver skips what is covered",
                at: range, note: "leave out \"modal\"")
        }
    }
}

extension PluginPlacement {
    /// Whether the plugin leaves nothing of its host uncovered.
    fileprivate var fillsHost: Bool {
        position.value == .fill && bounds.value == .bounds && insets == .zero && width == nil
            && height == nil
    }
}

extension DescriptionValidator {
    /// Warns of 'whenAlreadyShown' if no host helper shows the plugin.
    mutating func reportUnneededWhenAlreadyShown() {
        let host = description.host
        guard isComplete, host.show == nil, host.whileShown == nil, host.recovery == nil,
            let range = description.presentation.whenAlreadyShownRange
        else { return }
        report(
            .contradiction, "no host helper shows the plugin again", at: range,
            note: "it is for the host helpers 'show' and 'while'", as: .warning)
    }
}
