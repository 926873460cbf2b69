#if !UIKIT
import AppKit

@testable import Runtime

extension HostWindow {
    /// Chooses an item of a button's menu, if the button can be clicked: it is enabled, in this window, and neither it
    /// nor a view around it is hidden.
    func choose(_ index: Int, in button: NSButton) {
        guard button.window === window, button.isEnabled, !button.isHiddenOrHasHiddenAncestor,
            let items = button.menu?.items, items.indices.contains(index)
        else { return }
        (items[index].target as? PluginMenuItem)?.choose()
    }
}
#endif
