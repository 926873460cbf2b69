#if UIKIT
#if os(tvOS)
/// A text field, because tvOS does not have search fields of this class.
package typealias PluginSearchField = UITextField
#else
/// The platform's search field.
package typealias PluginSearchField = UISearchTextField
#endif
#else
import AppKit

/// A search field that calls a closure.
@MainActor
package final class PluginSearchField: NSSearchField {
    /// Called when the text is edited.
    package var changeHandler: () -> Void = {}

    package override func textDidChange(_ notification: Foundation.Notification) {
        super.textDidChange(notification)
        changeHandler()
    }
}
#endif
