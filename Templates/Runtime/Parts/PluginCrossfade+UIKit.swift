#if UIKIT
import UIKit

extension UIView {
    /// Makes changes in this view with a crossfade, if it is visible.
    package func crossfade(_ changes: @escaping () -> Void) {
        guard window != nil, UIView.areAnimationsEnabled else { return changes() }
        UIView.transition(
            with: self, duration: 0.25,
            options: [.transitionCrossDissolve, .allowUserInteraction],
            animations: changes)
    }
}
#endif
