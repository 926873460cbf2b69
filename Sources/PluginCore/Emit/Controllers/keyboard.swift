/// The layout of plugins beside the keyboard of a framework that shows one over the content.
extension PluginDescription {
    /// Returns whether the host places the whole plugin above the keyboard: the description says so, or the plugin is in
    /// the safe area and has text fields, or buttons that it covers its host with.
    func isAboveKeyboard(_ dialect: KitDialect) -> Bool {
        dialect.hasKeyboard && controller.kits.contains(dialect.kit)
            && (placement.bounds.value == .keyboard || placement.bounds.value == .safeArea && avoidsKeyboard)
    }

    /// Returns whether the plugin itself keeps its content above the keyboard, because it extends behind the keyboard.
    func keepsContentAboveKeyboard(_ dialect: KitDialect) -> Bool {
        dialect.hasKeyboard && controller.kits.contains(dialect.kit)
            && placement.bounds.value == .bounds && avoidsKeyboard
    }

    /// Whether the plugin has something that a keyboard must not cover: text fields, or buttons if the plugin covers its
    /// host.
    private var avoidsKeyboard: Bool {
        if hasTextFields { return !cannotAvoidKeyboard }
        let isFixed = placement.bounds.value == .bounds && placement.height != nil
        return coversHost && hasButtons && !isFixed
    }

    /// Whether no touch reaches the host while the plugin is visible.
    private var coversHost: Bool {
        switch presentation.touches {
        case .blockWhileVisible, .block:
            placement.order == .front && (placement.position.value == .fill || accessibility.isModal)
        case .pass, .scroll: accessibility.isModal
        }
    }

    private var hasButtons: Bool {
        views.contains { view in
            switch view {
            case .button: true
            case .contentUnavailable(let view): view.buttonTitle != nil
            default: false
            }
        }
    }
}
