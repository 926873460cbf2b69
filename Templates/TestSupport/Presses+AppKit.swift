#if !UIKIT
import AppKit

@testable import Runtime

extension HostWindow {
    /// Clicks a button if it can be clicked: it is enabled, in this window, and neither it nor a
    /// view around it is hidden.
    func press(_ button: NSButton) {
        guard button.window === window, button.isEnabled, !button.isHiddenOrHasHiddenAncestor else { return }
        button.performClick(nil)
    }
}
#endif
