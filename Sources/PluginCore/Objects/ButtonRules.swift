/// The rules of buttons.
extension ButtonView {
    func report(in validator: inout DescriptionValidator) {
        validator.reportFont(font, replacing: replacedFontKey)
        validator.reportKeys(of: self)
    }
}

extension DescriptionValidator {
    /// Reports keys of buttons that need another key, or that contradict one.
    fileprivate mutating func reportKeys(of button: ButtonView) {
        reportImage(of: button)
        if button.isIconOnly { reportIcon(of: button) }
        reportShape(of: button)
        reportBusyLabel(of: button)
        reportMenu(of: button)
        reportLooks(of: button)
        if button.viewClass != nil { button.looks.forEach { reportLook($0, of: button) } }
    }

    private mutating func reportLook(_ key: Located<String>, of button: ButtonView) {
        report(
            .contradiction,
            "the button '\(button.name.value)' is of a class of the app, which determines '\(key.value)'",
            at: key.range, note: "leave out \"\(key.value)\", or \"type\" and \"create\"")
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
        if let radius = button.cornerRadius, let shape = button.shape {
            report(
                .contradiction, "a button can have only one of 'shape' and 'cornerRadius'",
                at: radius.range, note: "the shape is here", noteRange: shape.range)
        }
        // A border shows where the corners are.
        if button.hasBackground || button.border != nil { return }
        for (key, range) in [
            ("shape", button.shape?.range), ("cornerRadius", button.cornerRadius?.range),
        ] {
            guard let range else { continue }
            report(
                .contradiction,
                "a button of the style '\(button.style.rawValue)' has no background with a '\(key)'",
                at: range, note: "use another style, such as '\"style\": \"outlined\"'",
                as: .warning)
        }
    }

    private mutating func reportBusyLabel(of button: ButtonView) {
        if let range = button.busyLabelRange, button.busyKey == nil {
            report(
                .requiredKey, "a button with a 'busyLabel' needs 'busyWhen'", at: range,
                note: "name an input of type Bool, or an async handler: '\"busyWhen\": \"isBusy\"'")
        }
        guard let busyWhen = button.busyKey, button.busyLabelRange == nil else { return }
        report(
            .missingAccessibility,
            "button '\(button.name.value)' has no text for VoiceOver while it is busy",
            at: busyWhen.range, note: "add a text such as '\"busyLabel\": \"Sending\"'",
            as: .warning)
    }
}

extension DescriptionValidator {
    /// Warns of buttons that do not trigger a handler, and of other controls that neither do nor change an
    /// input.
    mutating func reportButtonsWithoutHandlers() {
        for case .button(let button) in viewsAndRows
        where button.handler == nil && button.menuRange == nil {
            report(
                .controlWithoutHandler, "button '\(button.name.value)' does not trigger a handler",
                at: button.name.range, note: "name a handler with \"triggers\"", as: .warning)
        }
        for control in description.valueControls
        where control.handler == nil && control.input == nil {
            report(
                .controlWithoutHandler,
                "\(control.kindName) '\(control.name.value)' neither changes an input nor triggers a handler",
                at: control.name.range, note: "name a handler with \"triggers\"", as: .warning)
        }
    }
}

extension DiagnosticIdentifier {
    static let controlWithoutHandler: Self = "control-without-handler"
}
