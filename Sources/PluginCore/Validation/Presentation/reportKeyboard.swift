extension DescriptionValidator {
    /// Reports a fixed height that leaves the text fields of a plugin no room above the keyboard.
    mutating func reportKeyboard() {
        guard description.cannotAvoidKeyboard, description.controller.kits.contains(.uiKit),
            let range = description.placement.heightRange
        else { return }
        report(
            .contradiction,
            "a plugin with a fixed height in the bounds does not make room for the keyboard, which can cover its "
                + "text fields",
            at: range,
            note: description.placement.mode.value == .push
                ? "leave out \"height\"" : "write \"within\": \"keyboard\"", as: .warning)
    }
}

extension PluginDescription {
    /// Whether a keyboard can cover text fields of the plugin: its height is fixed, and it is in the bounds of its host,
    /// where its content cannot move up.
    package var cannotAvoidKeyboard: Bool {
        placement.bounds.value == .bounds && placement.height != nil && hasTextFields
            && ![.top, .topLeading, .topTrailing].contains(placement.position.value)
    }
}
