#if UIKIT
import UIKit

@testable import Runtime

extension HostWindow {
    /// Acts like a user who has changed a control: sends the event of a change.
    static func change(_ control: UIControl) {
        send(.valueChanged, to: control)
    }
}
#endif
