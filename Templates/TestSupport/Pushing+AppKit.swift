#if !UIKIT
import AppKit

@testable import Runtime

extension HostWindow {
    /// The insets that plugins add to the host's safe area: top, left, bottom and right.
    var pushedInsets: [CGFloat] {
        let insets = host.view.additionalSafeAreaInsets
        return [insets.top, insets.left, insets.bottom, insets.right]
    }
}
#endif
