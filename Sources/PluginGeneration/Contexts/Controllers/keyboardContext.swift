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

extension [PluginDescription] {
    /// Returns whether a host places one of them above the keyboard.
    func areAboveKeyboard(_ dialect: KitDialect) -> Bool {
        contains { $0.isAboveKeyboard(dialect) }
    }

    /// Returns whether one of them needs the area above the keyboard.
    func needAreaAboveKeyboard(_ dialect: KitDialect) -> Bool {
        contains { $0.isAboveKeyboard(dialect) || $0.keepsContentAboveKeyboard(dialect) }
    }

    /// Returns whether the content of one of them scrolls to a text field.
    func scrollToFields(_ dialect: KitDialect) -> Bool {
        dialect.spelling.hasKeyboard
            && contains { $0.hasTextFields && $0.controller.kits.contains(dialect.kit) }
    }

    /// Returns the data for the layout beside the keyboard.
    func keyboardContext(_ dialect: KitDialect) -> MustacheObject {
        [
            "placesAboveKeyboard": .flag(areAboveKeyboard(dialect)),
            "needsAreaAboveKeyboard": .flag(needAreaAboveKeyboard(dialect)),
            "scrollsToFields": .flag(scrollToFields(dialect)),
        ]
    }
}
