#if !UIKIT
import AppKit

@testable import Runtime

extension HostWindow {
    /// Clicks the button of a content-unavailable view, if it can be clicked.
    func press(_ view: PluginContentUnavailableView) {
        press(view.button)
    }
}
#endif
