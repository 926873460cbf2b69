extension DescriptionValidator {
    /// Reports views that are never seen, or never enabled: one input shows or enables them, and also hides
    /// them or a stack around them.
    mutating func reportHiddenViews() {
        guard let root = description.content?.root else { return }
        reportHiddenViews(in: root, shownWhen: [], hiddenWhen: [])
    }

    /// - Parameters:
    ///   - shownWhen: the inputs that show the stacks around the view.
    ///   - hiddenWhen: the inputs that hide them.
    private mutating func reportHiddenViews(
        in view: ContentView, shownWhen: [Located<String>], hiddenWhen: [Located<String>]
    ) {
        let attributes = view.attributes
        let showing = shownWhen + [attributes.shownWhen].compactMap(\.self)
        let hiding = hiddenWhen + [attributes.hiddenWhen].compactMap(\.self)
        if attributes.isShownConditionally, let pair = pair(of: showing, and: hiding) {
            // The report is on the view's key if the other one is a stack's, and else on the second key.
            let isOfStack = shownWhen.contains { $0.range == pair.shown.range }
            let isOfView = attributes.hiddenWhen?.range == pair.hidden.range
            let comesFirst = pair.shown.range.lowerBound < pair.hidden.range.lowerBound
            return reportInvisible(
                shown: pair.shown, hidden: pair.hidden,
                atHiding: isOfStack || isOfView && comesFirst)
        }
        if let enabled = view.enabledWhen,
            let hidden = hiding.first(where: { $0.value == enabled.value })
        {
            return report(
                .contradiction,
                "a view that is hidden while '\(enabled.value)' is true is "
                    + "never enabled",
                at: enabled.range, note: "it hides this view", noteRange: hidden.range)
        }
        if let busy = view.busyWhen { reportBusyButton(busy, view, showing, hiding) }
        guard case .stack(let stack) = view else { return }
        for view in stack.views {
            reportHiddenViews(in: view, shownWhen: showing, hiddenWhen: hiding)
        }
    }

    /// Reports a button that cannot be pressed, or is not seen while it is busy, because the input that makes
    /// it busy also shows, enables or hides it.
    private mutating func reportBusyButton(
        _ busy: Located<String>, _ button: ContentView, _ showing: [Located<String>],
        _ hiding: [Located<String>]
    ) {
        let enabling = [button.enabledWhen].compactMap(\.self)
        if let other = (showing + enabling).first(where: { $0.value == busy.value }) {
            report(
                .contradiction,
                "a button that is busy while '\(busy.value)' is true can never be pressed",
                at: busy.range, note: "it is shown or enabled only then", noteRange: other.range)
        } else if let other = hiding.first(where: { $0.value == busy.value }) {
            report(
                .contradiction,
                "a button that is hidden while '\(busy.value)' is true is never shown busy",
                at: busy.range, note: "it hides this button", noteRange: other.range)
        }
    }

    /// Returns the first input among both, at its two places.
    private func pair(
        of showing: [Located<String>], and hiding: [Located<String>]
    ) -> (shown: Located<String>, hidden: Located<String>)? {
        for shown in showing {
            if let hidden = hiding.first(where: { $0.value == shown.value }) {
                return (shown, hidden)
            }
        }
        return nil
    }

    private mutating func reportInvisible(
        shown: Located<String>, hidden: Located<String>, atHiding: Bool
    ) {
        report(
            .contradiction,
            "this view is never shown, whether '\(shown.value)' is true or false",
            at: atHiding ? hidden.range : shown.range,
            note: atHiding ? "it shows this view" : "it hides this view",
            noteRange: atHiding ? shown.range : hidden.range)
    }
}
