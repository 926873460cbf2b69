import PluginDescriptions

/// The layout of plugins beside the keyboard of a framework that shows one over the content.
extension PluginDescription {
    /// Returns whether the host places the whole plugin above the keyboard: the description says so, or the plugin has
    /// text fields and is in the safe area.
    func isAboveKeyboard(_ dialect: KitDialect) -> Bool {
        dialect.spelling.hasKeyboard && controller.kits.contains(dialect.kit)
            && (placement.bounds.value == .keyboard
                || placement.bounds.value == .safeArea && hasTextFields)
    }

    /// Returns whether the plugin itself keeps its content above the keyboard, because it extends behind the keyboard.
    func keepsContentAboveKeyboard(_ dialect: KitDialect) -> Bool {
        dialect.spelling.hasKeyboard && controller.kits.contains(dialect.kit)
            && placement.bounds.value == .bounds && hasTextFields && !cannotAvoidKeyboard
    }

    /// Returns the call that lets the content scroll to the text field that is edited; nil if there is none.
    func scrollingCall(tree: ViewTree) -> String? {
        if !tree.dialect.spelling.hasKeyboard || tree.textFields.isEmpty { return nil }
        let fields = tree.textFields.map { tree.views[$0].name }
        return SwiftCall(callee: "scrollView.keepVisible", arguments: fields)
            .written(indentation: 8, prefixLength: 0)
    }
}
