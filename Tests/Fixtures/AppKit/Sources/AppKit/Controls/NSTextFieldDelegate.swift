import Foundation

/// Hears of the editing of a control's text.
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

/// Hears of the editing of a text field's text.
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
