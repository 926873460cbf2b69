#if !UIKIT
import AppKit

@testable import Runtime

extension HostWindow {
    /// Clicks a stack, if it can be clicked: clicks on it or on the plugin around it are
    /// recognized, and neither it nor a view around it is hidden.
    func press(_ stack: PluginTapStack) {
        let views = sequence(first: stack as NSView, next: \.superview).map { $0 }
        let isRecognized = views.flatMap(\.gestureRecognizers).contains {
            $0 is NSClickGestureRecognizer || $0 is NSPressGestureRecognizer
        }
        guard stack.window === window, !stack.isHiddenOrHasHiddenAncestor, isRecognized else { return }
        _ = stack.accessibilityPerformPress()
    }
}
#endif
