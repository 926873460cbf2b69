/// The rules of buttons.
extension ButtonView {
    /// The keys that a button of a class of the app cannot have.
    private static let keysOfLooks = [
        "style", "shape", "cornerRadius", "border", "titleColor", "pressed", "disabled",
        "underlined", "size", "insets", "textStyle", "weight", "font", "imagePlacement", "busyWhen",
        "busyLabel",
    ].joined(separator: "/")

    static let conflicts: Conflicts = [
        "asset with symbol": "a button can have only one of 'symbol' and 'asset'",
        "font with textStyle/weight": "'font' replaces 'textStyle' and 'weight'",
        "cornerRadius with shape": "a button can have only one of 'shape' and 'cornerRadius'",
        "imagePlacement without symbol/asset": "a button with an 'imagePlacement' needs a 'symbol' or an 'asset'",
        "imagePlacement with iconOnly": "a button that is 'iconOnly' has no title for the image to be placed beside",
        "iconOnly without symbol/asset": "a button that is 'iconOnly' needs a 'symbol' or an 'asset'",
        "accessibility.label with iconOnly": "a button that is 'iconOnly' uses its 'title' as its accessibility label",
        "busyLabel without busyWhen": "a button with a 'busyLabel' needs 'busyWhen'",
        "menu=[]": "a menu needs actions",
        "triggers with menu": "a button with a 'menu' shows it, and does not trigger a handler",
        "busyWhen with menu": "a busy button would still show its 'menu'",
        "role=primary,cancel with menu": "a button with a 'menu' cannot have a role that presses it",
        "\(keysOfLooks) with type/create": "a class of the app determines the look of its buttons",
    ]

    func report(in validator: inout DescriptionValidator) {
        if let disabled, enabledWhen == nil {
            validator.report(
                .requiredKey, "a button with a 'disabled' look needs 'enabledWhen'",
                at: disabled.range,
                note: "name an input of type Bool: '\"enabledWhen\": \"canSend\"'")
        }
        if let busyKey, busyLabel == nil {
            validator.report(
                .missingAccessibility,
                "button '\(name.value)' has no text for VoiceOver while it is busy",
                at: busyKey.range, note: "add a text such as '\"busyLabel\": \"Sending\"'", as: .warning)
        }
    }
}

extension DescriptionValidator {
    /// Warns of buttons that do not trigger a handler, and of other controls that neither do nor change an
    /// input.
    mutating func reportButtonsWithoutHandlers() {
        for case .button(let button) in viewsAndRows where button.handler == nil && button.node.member("menu") == nil {
            report(
                .controlWithoutHandler, "button '\(button.name.value)' does not trigger a handler",
                at: button.name.range, note: "name a handler with \"triggers\"", as: .warning)
        }
        for control in description.valueControls where control.handler == nil && control.input == nil {
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
