#if !UIKIT
import AppKit

@testable import Runtime

extension HostWindow {
    /// Types a text: changes the field's text, and sends the notification of an edit.
    static func enter(_ text: String, into field: NSTextField) {
        field.stringValue = text
        field.textDidChange(Foundation.Notification(name: NSText.didChangeNotification, object: NSTextView()))
    }
}
#endif
