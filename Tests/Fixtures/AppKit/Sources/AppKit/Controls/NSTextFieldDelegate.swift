import Foundation

/// The methods that a control calls on its delegate while its text is edited.
public protocol NSControlTextEditingDelegate: NSObjectProtocol {
    @MainActor func controlTextDidBeginEditing(_ obj: Notification)
    @MainActor func controlTextDidEndEditing(_ obj: Notification)
    @MainActor func controlTextDidChange(_ obj: Notification)
    @MainActor func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText)
        -> Bool
    @MainActor func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
    @MainActor func control(
        _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
    ) -> Bool
}

@MainActor
extension NSControlTextEditingDelegate {
    public func controlTextDidBeginEditing(_ obj: Notification) {}
    public func controlTextDidEndEditing(_ obj: Notification) {}
    public func controlTextDidChange(_ obj: Notification) {}
    public func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool {
        true
    }
    public func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool {
        true
    }
    public func control(
        _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
    ) -> Bool { false }
}

/// The methods that a text field calls on its delegate while its text is edited.
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
