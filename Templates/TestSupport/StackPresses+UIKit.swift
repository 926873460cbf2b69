#if UIKIT
import UIKit

@testable import Runtime

extension HostWindow {
    /// Taps a stack, if it can be tapped: taps on it or on the plugin around it are recognized, and
    /// neither it nor a view around it is hidden.
    func press(_ stack: PluginTapStack) {
        let views = sequence(first: stack as UIView, next: \.superview).map { $0 }
        let recognizers = views.flatMap { $0.gestureRecognizers ?? [] }
        let isRecognized = recognizers.contains {
            // Those of plugins that begin at once only keep gestures from the views behind.
            $0 is UITapGestureRecognizer || ($0 as? UILongPressGestureRecognizer)?.minimumPressDuration ?? 0 > 0
        }
        guard stack.window === self, !views.contains(where: \.isHidden), isRecognized else { return }
        _ = stack.accessibilityActivate()
    }
}
#endif
