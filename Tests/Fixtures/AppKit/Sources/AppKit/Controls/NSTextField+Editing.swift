import Foundation

extension NSTextField {
    /// The window's field editor comes in, if the delegate allows it.
    func beginEditing() {
        guard isEditable, editor == nil else { return }
        let text = NSTextView(frame: bounds)
        text.isFieldEditor = true
        text.string = stringValue
        editor = text
    }

    /// Returns false if the delegate wants the editing to go on.
    func endEditing() -> Bool {
        guard let editor else { return true }
        guard delegate?.control(self, textShouldEndEditing: editor) ?? true else { return false }
        self.editor = nil
        if hasBegunEditing {
            hasBegunEditing = false
            textDidEndEditing(
                Notification(name: NSControl.textDidEndEditingNotification, object: editor))
        }
        return true
    }

    /// Replaces the text as the user does, with the callbacks of the editing.
    func typed(_ text: String) {
        guard let editor else { return }
        if !hasBegunEditing {
            guard delegate?.control(self, textShouldBeginEditing: editor) ?? true else { return }
            hasBegunEditing = true
            textDidBeginEditing(
                Notification(name: NSControl.textDidBeginEditingNotification, object: editor))
        }
        editor.string = text
        stringValue = text
        textDidChange(Notification(name: NSControl.textDidChangeNotification, object: editor))
    }

    /// Tells the delegate, then posts the notification, with the field as its object.
    func report(_ name: NSNotification.Name, _ tell: (Notification) -> Void) {
        let userInfo: [AnyHashable: Any] = editor.map { ["NSFieldEditor": $0] } ?? [:]
        let notification = Notification(name: name, object: self, userInfo: userInfo)
        tell(notification)
        NotificationCenter.default.post(notification)
    }
}
