extension DescriptionValidator {
    /// Reports keys of buttons that need another key, or that contradict one.
    mutating func reportButtonKeys() {
        for case .button(let button) in views {
            reportImage(of: button)
            if button.isIconOnly { reportIcon(of: button) }
            reportShape(of: button)
            reportBusyLabel(of: button)
        }
    }

    private mutating func reportImage(of button: ButtonView) {
        reportSecondImage(among: button.imageRanges, of: "a button")
        guard let placement = button.imagePlacement else { return }
        if button.imageRanges.isEmpty {
            report(
                .requiredKey, "a button with an 'imagePlacement' needs a 'symbol' or an 'asset'",
                at: placement.range, note: "add '\"symbol\": \"star\"'")
        } else if button.isIconOnly {
            report(
                .contradiction,
                "a button that is 'iconOnly' has no title for the image to be placed beside",
                at: placement.range, note: "remove 'imagePlacement', or 'iconOnly'")
        }
    }

    /// Reports `symbol` together with `asset`.
    mutating func reportSecondImage(among ranges: [SourceRange], of view: String) {
        if ranges.count < 2 { return }
        report(
            .contradiction, "\(view) can have only one of 'symbol' and 'asset'", at: ranges[1],
            note: "the other image is here", noteRange: ranges[0])
    }

    private mutating func reportIcon(of button: ButtonView) {
        if button.imageRanges.isEmpty {
            report(
                .requiredKey, "a button that is 'iconOnly' needs a 'symbol' or an 'asset'",
                at: button.name.range, note: "add '\"symbol\": \"star\"'")
        }
        if button.attributes.accessibility.label != nil {
            report(
                .contradiction,
                "a button that is 'iconOnly' uses its 'title' as its accessibility label",
                at: button.name.range, note: "remove the accessibility label, or 'iconOnly'")
        }
    }

    private mutating func reportShape(of button: ButtonView) {
        guard let shape = button.shape, !button.hasBackground else { return }
        report(
            .contradiction,
            "a button of the style '\(button.style.rawValue)' has no background with a 'shape'",
            at: shape.range, note: "use another style, such as '\"style\": \"outlined\"'",
            as: .warning)
    }

    private mutating func reportBusyLabel(of button: ButtonView) {
        if let range = button.busyLabelRange, button.busyWhen == nil {
            report(
                .requiredKey, "a button with a 'busyLabel' needs 'busyWhen'", at: range,
                note: "name an input of type Bool: '\"busyWhen\": \"isBusy\"'")
        }
        guard let busyWhen = button.busyWhen, button.busyLabelRange == nil else { return }
        report(
            .missingAccessibility,
            "button '\(button.name.value)' has no text for VoiceOver while it is busy",
            at: busyWhen.range, note: "add a text such as '\"busyLabel\": \"Sending\"'",
            as: .warning)
    }
}
