#if !UIKIT
/// A stack that calls a closure when the user clicks it, or the plugin around it.
@MainActor
package final class PluginTapStack: NSStackView, NSGestureRecognizerDelegate {
    /// Called for each click, also when VoiceOver presses the stack.
    package var tapHandler: () -> Void = {}

    /// Whether the stack is one button for VoiceOver. If it is not, VoiceOver reads the views in it,
    /// and offers the click as an action.
    package var isButton = false

    /// The accessibility label of the button, or the name of the action; nil for the labels in the stack.
    package var tapTitle: String?

    package override func isAccessibilityElement() -> Bool { true }

    package override func accessibilityRole() -> NSAccessibility.Role? { isButton ? .button : .group }

    package override func accessibilityChildren() -> [Any]? { isButton ? [] : super.accessibilityChildren() }

    package override func accessibilityLabel() -> String? {
        guard isButton else { return super.accessibilityLabel() }
        return tapTitle ?? labels(in: self).joined(separator: ", ")
    }

    package override func accessibilityCustomActions() -> [NSAccessibilityCustomAction]? {
        guard !isButton, let tapTitle else { return super.accessibilityCustomActions() }
        return [
            NSAccessibilityCustomAction(name: tapTitle) { [weak self] in self?.accessibilityPerformPress() ?? false }
        ]
    }

    package override func accessibilityPerformPress() -> Bool {
        // A recognizer on the plugin's view also recognizes clicks while the stack is hidden.
        guard !isHidden else { return false }
        tapHandler()
        return true
    }

    /// Recognizes clicks on a view, which press the stack as VoiceOver does.
    package func recognizeTaps(on view: NSView) {
        let recognizer = NSClickGestureRecognizer(target: self, action: Self.gestureAction)
        recognizer.delegate = self
        view.addGestureRecognizer(recognizer)
    }

    #if PRESSES
    /// Recognizes long presses on a view, which press the stack as VoiceOver does.
    package func recognizePresses(on view: NSView) {
        let recognizer = NSPressGestureRecognizer(target: self, action: Self.gestureAction)
        recognizer.delegate = self
        view.addGestureRecognizer(recognizer)
    }
    #endif

    #if canImport(ObjectiveC)
    private static let gestureAction = #selector(handleGesture)

    @objc private func handleGesture(_ recognizer: NSGestureRecognizer) { press(by: recognizer) }
    #else
    private static let gestureAction = AppKit.Selector {
        (stack: PluginTapStack, recognizer: NSGestureRecognizer) in stack.press(by: recognizer)
    }
    #endif

    func press(by recognizer: NSGestureRecognizer) {
        // A press sends its action again when it ends.
        if recognizer is NSPressGestureRecognizer, recognizer.state != .began { return }
        _ = accessibilityPerformPress()
    }

    /// Leaves clicks on controls and on selectable text to these views.
    package func gestureRecognizer(
        _ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent
    ) -> Bool {
        guard let view = gestureRecognizer.view else { return false }
        let location = view.superview?.convert(event.locationInWindow, from: nil)
        let clicked = view.hitTest(location ?? event.locationInWindow)
        return !sequence(first: clicked ?? view, next: \.superview).prefix { $0 !== view }.contains { clicked in
            if let field = clicked as? NSTextField { return field.isSelectable }
            return clicked is NSText || clicked is NSControl && !(clicked is NSImageView)
        }
    }

    /// Returns the labels of the visible views in a view, in order.
    private func labels(in view: NSView) -> [String] {
        view.subviews.filter { !$0.isHidden }.flatMap { subview -> [String] in
            let label = subview.accessibilityLabel() ?? (subview as? NSTextField)?.stringValue
            guard subview is NSTextField || subview.isAccessibilityElement() else { return labels(in: subview) }
            return [label].compactMap { $0 }
        }
    }
}
#endif
