import Foundation

/// Hears of the editing of a control's text.
@MainActor
public protocol NSControlTextEditingDelegate: NSObjectProtocol {
    func controlTextDidBeginEditing(_ obj: Notification)
    func controlTextDidEndEditing(_ obj: Notification)
    func controlTextDidChange(_ obj: Notification)
    func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool
    func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
    func control(
        _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
    ) -> Bool
}

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
@MainActor
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
