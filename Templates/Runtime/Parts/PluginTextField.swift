#if !UIKIT
/// A text field that calls a closure.
@MainActor
package final class PluginTextField: NSTextField {
    /// Called when the text is edited.
    package var changeHandler: () -> Void = {}

    package override func textDidChange(_ notification: Foundation.Notification) {
        super.textDidChange(notification)
        changeHandler()
    }
}

/// A secure text field that calls a closure.
@MainActor
package final class PluginSecureTextField: NSSecureTextField {
    /// Called when the text is edited.
    package var changeHandler: () -> Void = {}

    package override func textDidChange(_ notification: Foundation.Notification) {
        super.textDidChange(notification)
        changeHandler()
    }
}
#endif
