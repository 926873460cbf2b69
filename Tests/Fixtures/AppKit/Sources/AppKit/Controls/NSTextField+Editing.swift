import Foundation

extension NSTextField {
    /// Adds the field editor, which becomes the first responder in place of the field.
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

    /// Removes the field editor. Returns false if the delegate wants editing to continue.
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

    /// Replaces the text as the user does, with the callbacks for editing.
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

    /// Performs the Return key: ends editing, and sends the action. If there is no action, presses
    /// the button whose key equivalent is Return. The field stays selected.
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

    /// Calls the delegate, then posts the notification with the field as its object.
    func report(_ name: NSNotification.Name, _ tell: (Notification) -> Void) {
        let userInfo: [AnyHashable: Any] = editor.map { ["NSFieldEditor": $0] } ?? [:]
        let notification = Notification(name: name, object: self, userInfo: userInfo)
        tell(notification)
        NotificationCenter.default.post(notification)
    }
}
