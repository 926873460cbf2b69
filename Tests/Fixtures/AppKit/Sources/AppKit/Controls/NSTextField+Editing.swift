import Foundation

extension NSTextField {
    /// The field editor comes in, and becomes the first responder in place of the field.
    func beginEditing() {
        guard editor == nil, let window else { return }
        let text = NSTextView(frame: bounds)
        text.autoresizingMask = [.width, .height]
        text.isFieldEditor = true
        text.isEditable = isEditable
        text.string = stringValue
        text.field = self
        text.delegate = self
        editor = text
        addSubview(text)
        window.takeOver(text)
    }

    /// Takes the editor away. Returns false if the delegate wants the editing to go on.
    func endEditing() -> Bool {
        guard let editor else { return true }
        guard textShouldEndEditing(editor) else { return false }
        tellEnd(editor)
        self.editor = nil
        editor.field = nil
        editor.delegate = nil
        editor.removeFromSuperview()
        return true
    }

    /// Replaces the text as the user does, with the callbacks of the editing.
    func typed(_ text: String) {
        guard let editor, isEditable else { return }
        if !hasBegunEditing {
            guard textShouldBeginEditing(editor) else { return }
            hasBegunEditing = true
            textDidBeginEditing(
                Notification(name: NSText.didBeginEditingNotification, object: editor))
        }
        editor.string = text
        stringValue = text
        textDidChange(Notification(name: NSText.didChangeNotification, object: editor))
    }

    /// Return ends the editing, and sends the action; where there is none, it presses the button whose
    /// key equivalent it is. The field is left selected.
    func submit(_ event: NSEvent) {
        guard let editor, textShouldEndEditing(editor) else { return }
        tellEnd(editor)
        if !sendAction(action, to: target) { _ = window?.performKeyEquivalent(with: event) }
    }

    private func tellEnd(_ editor: NSTextView) {
        guard hasBegunEditing else { return }
        hasBegunEditing = false
        textDidEndEditing(
            Notification(name: NSText.didEndEditingNotification, object: editor))
    }

    /// Tells the delegate, then posts the notification, with the field as its object.
    func report(_ name: NSNotification.Name, _ tell: (Notification) -> Void) {
        let userInfo: [AnyHashable: Any] = editor.map { ["NSFieldEditor": $0] } ?? [:]
        let notification = Notification(name: name, object: self, userInfo: userInfo)
        tell(notification)
        NotificationCenter.default.post(notification)
    }
}
