extension DescriptionValidator {
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
}
