#if !UIKIT
import AppKit

@testable import Runtime

extension HostWindow {
    /// Acts like a user who has changed a control: performs its action.
    static func change(_ control: NSControl) {
        if let action = control.action { control.sendAction(action, to: control.target) }
    }
}
#endif
