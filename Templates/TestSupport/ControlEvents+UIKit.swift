#if UIKIT
import UIKit

@testable import Runtime

extension HostWindow {
    /// Performs the actions of a control for an event, and returns whether there are any. Works
    /// without an application, unlike `sendActions(for:)`.
    @discardableResult
    static func send(_ event: UIControl.Event, to control: UIControl) -> Bool {
        var actions: [UIAction] = []
        control.enumerateEventHandlers { action, _, events, _ in
            if let action, events.contains(event) { actions.append(action) }
        }
        for action in actions { control.sendAction(action) }
        return !actions.isEmpty
    }
}
#endif
