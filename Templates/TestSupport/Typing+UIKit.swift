#if UIKIT
import UIKit

@testable import Runtime

extension HostWindow {
    /// Types a text: changes the field's text, and sends the event of an edit.
    static func enter(_ text: String, into field: UITextField) {
        field.text = text
        send(.editingChanged, to: field)
    }
}
#endif
