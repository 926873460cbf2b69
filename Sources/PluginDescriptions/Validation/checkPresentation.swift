extension DescriptionValidator {
    /// Times that leave room for each other, and no plugin that replaces what it is to be put on.
    mutating func checkTimes() {
        let presentation = description.presentation
        if presentation.whenShown == .stack, let range = presentation.groupRange {
            report(
                .contradiction,
                "a plugin of a group replaces one that is shown, and cannot be put on top of it",
                at: range,
                note: "leave out \"group\", or make \"whenShown\" another than \"stack\"")
        }
        if presentation.whenShown == .stack, description.placement.order == .back,
            let range = description.placement.orderRange
        {
            report(
                .contradiction,
                "a plugin behind all others cannot be put on top of one of its kind", at: range,
                note: "leave out \"order\", or make \"whenShown\" another than \"stack\"")
        }
        if presentation.moveIn == .none, presentation.moveOut == .none,
            let range = presentation.motionDurationRange
        {
            report(
                .contradiction, "a plugin that does not move takes no time for it", at: range,
                note: "say how it comes and goes with \"in\" and \"out\"", as: .warning)
        }
        if presentation.touches == .block, presentation.delay.value == 0, presentation.group == nil,
            let range = presentation.touchesRange
        {
            report(
                .contradiction, "without a 'delay', 'block' is as 'blockWhileVisible'", at: range,
                as: .warning)
        }
        if presentation.touches == .pass, description.content?.background != nil,
            let range = presentation.touchesRange
        {
            report(
                .contradiction, "the plugin's 'background' takes all touches, so none 'pass'",
                at: range, note: "leave out \"touches\" or \"background\"", as: .warning)
        }
        guard let leavesAfter = presentation.leavesAfter,
            presentation.minimumDuration.value > leavesAfter.value
        else { return }
        report(
            .contradiction,
            "the plugin cannot stay for \(presentation.minimumDuration.value) s at least and leave "
                + "after \(leavesAfter.value) s",
            at: leavesAfter.range, note: "make \"leavesAfter\" longer than \"minimumDuration\"",
            noteRange: presentation.minimumDuration.range)
    }

    /// A fixed size has room for the lengths that the content is known to have, and for the margins.
    mutating func checkSize() {
        let placement = description.placement
        guard isComplete, let content = description.content,
            placement.width != nil || placement.height != nil
        else { return }
        let insets = content.layout.insets
        let sideMargin = description.controller.kits.map(\.sideMargin).max() ?? 0
        let margins = content.layout.area == .margins ? 2 * sideMargin : 0
        checkSize(
            placement.width, at: placement.widthRange, "wide",
            for: content.root.leastLength(along: .horizontal) + insets.leading + insets.trailing,
            margins: margins)
        checkSize(
            placement.height, at: placement.heightRange, "high",
            for: content.root.leastLength(along: .vertical) + insets.top + insets.bottom,
            margins: 0)
    }

    private mutating func checkSize(
        _ length: Double?, at range: SourceRange?, _ word: String, for least: Double,
        margins: Double
    ) {
        guard let length, let range, length < least + margins else { return }
        let isOfMargins = length >= least
        report(
            .contradiction,
            isOfMargins
                ? "the margins of the plugin's view take \(Self.points(margins)) points, and it is "
                    + "\(Self.points(length)) points \(word)"
                : "the content is at least \(Self.points(least)) points \(word), and the plugin "
                    + Self.points(length),
            at: range,
            note: isOfMargins
                ? "add \"layout\": { \"to\": \"bounds\" } to the content, which then has no margins"
                : nil)
    }

    private static func points(_ length: Double) -> String {
        length == length.rounded() ? String(Int(length)) : String(length)
    }

    /// What pushes is tied to the top or to the bottom, from side to side.
    mutating func checkPlacement() {
        let placement = description.placement
        guard placement.mode.value == .push else { return }
        if ![.top, .bottom].contains(placement.position.value) {
            report(
                .contradiction,
                "what sits at '\(placement.position.value.rawValue)' cannot push its host's content",
                at: placement.mode.range, note: "place the plugin at 'top' or 'bottom'")
        }
        if placement.bounds.value == .safeArea {
            report(
                .contradiction, "what pushes the safe area cannot be tied to it",
                at: placement.bounds.range, note: "leave out \"within\"")
        }
    }

    /// The focus moves to a view that there is, and what is said can be said.
    mutating func checkVoiceOver() {
        checkModality()
        if case .input(let name)? = description.accessibility.announcement {
            checkReference(name, to: "input")
            checkType(of: InputBinding(input: name, use: .text))
        }
        if let focus = description.accessibility.focus {
            checkReference(focus, to: "view")
            for case .image(let image) in views
            where image.isDecorative && image.name.value == focus.value {
                report(
                    .contradiction,
                    "the focus cannot move to '\(focus.value)', which is 'decorative'",
                    at: focus.range)
            }
        }
    }

    /// What VoiceOver cannot leave is in front, and for all the one thing to use.
    private mutating func checkModality() {
        guard description.accessibility.isModal, let range = description.accessibility.modalRange
        else { return }
        if description.placement.order == .back {
            report(
                .contradiction,
                "a plugin behind all others cannot be 'modal': VoiceOver passes over what is before it",
                at: range, note: "leave out \"modal\" or \"order\"")
        }
        if description.presentation.touches == .pass {
            report(
                .contradiction,
                "a 'modal' plugin blocks touches beside it, which 'pass' lets through", at: range,
                note: "leave out \"modal\" or \"touches\"")
        }
    }
}
