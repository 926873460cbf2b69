#if UIKIT
import UIKit

@testable import Runtime

extension HostWindow {
    /// Acts like Return: performs the actions for the end of editing.
    static func pressReturn(in field: UITextField) {
        send(.editingDidEndOnExit, to: field)
    }
}
#endif
