#if UIKIT
import UIKit

@testable import Runtime

extension HostWindow {
    /// Taps a control, if it can be tapped: it is enabled, in this window, and neither it nor a
    /// view around it is hidden.
    func press(_ control: UIControl) {
        let views = sequence(first: control as UIView, next: \.superview).prefix { $0 !== self }
        let isShown = views.allSatisfy { !$0.isHidden && $0.isUserInteractionEnabled }
        guard control.window === self, isShown, control.isEnabled else { return }
        Self.send(.primaryActionTriggered, to: control)
    }
}
#endif
