#if UIKIT
/// A stack that calls a closure when the user taps it, or the plugin around it.
@MainActor
package final class PluginTapStack: UIStackView, UIGestureRecognizerDelegate {
    /// Called for each tap, also when VoiceOver activates the stack.
    package var tapHandler: () -> Void = {}

    /// Whether the stack is one button for VoiceOver. If it is not, VoiceOver reads the views in it,
    /// and offers the tap as an action.
    package var isButton = false {
        didSet {
            isAccessibilityElement = isButton
            accessibilityTraits = isButton ? .button : .none
        }
    }

    /// The accessibility label of the button, or the name of the action; nil for the labels in the stack.
    package var tapTitle: String?

    package override var accessibilityLabel: String? {
        get {
            guard isButton else { return super.accessibilityLabel }
            return tapTitle ?? labels(in: self).joined(separator: ", ")
        }
        set { super.accessibilityLabel = newValue }
    }

    package override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            guard !isButton, let tapTitle else { return super.accessibilityCustomActions }
            return [
                UIAccessibilityCustomAction(name: tapTitle) { [weak self] _ in self?.accessibilityActivate() ?? false }
            ]
        }
        set { super.accessibilityCustomActions = newValue }
    }

    package override func accessibilityActivate() -> Bool {
        // A recognizer on the plugin's view also recognizes taps while the stack is hidden.
        guard !isHidden else { return false }
        tapHandler()
        return true
    }

    /// Recognizes taps on a view, which activate the stack as VoiceOver does. Controls in the view
    /// handle their own taps.
    package func recognizeTaps(on view: UIView) {
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.gestureAction))
    }

    #if PRESSES
    /// Recognizes long presses on a view, which activate the stack as VoiceOver does.
    package func recognizePresses(on view: UIView) {
        let recognizer = UILongPressGestureRecognizer(target: self, action: Self.gestureAction)
        recognizer.delegate = self
        view.addGestureRecognizer(recognizer)
    }
    #endif

    #if canImport(ObjectiveC)
    private static let gestureAction = #selector(handleGesture)

    @objc private func handleGesture(_ recognizer: UIGestureRecognizer) { activate(by: recognizer) }
    #else
    private static let gestureAction = UIKit.Selector {
        (stack: PluginTapStack, recognizer: UIGestureRecognizer) in stack.activate(by: recognizer)
    }
    #endif

    func activate(by recognizer: UIGestureRecognizer) {
        // A press sends its action again when the finger moves and when it is lifted.
        if recognizer is UILongPressGestureRecognizer, recognizer.state != .began { return }
        _ = accessibilityActivate()
    }

    /// Leaves presses on controls to these views.
    package func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        let views = sequence(first: touch.view ?? self, next: \.superview).prefix { $0 !== gestureRecognizer.view }
        return !views.contains { $0 is UIControl }
    }

    /// Returns the labels of the visible elements in a view, in order.
    private func labels(in view: UIView) -> [String] {
        view.subviews.filter { !$0.isHidden }.flatMap { subview in
            subview.isAccessibilityElement ? [subview.accessibilityLabel].compactMap { $0 } : labels(in: subview)
        }
    }
}
#endif
