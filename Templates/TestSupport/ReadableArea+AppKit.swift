#if !UIKIT
import AppKit

@testable import Runtime

extension HostWindow {
    /// The margins of a view, but at most a readable width.
    static func readableArea(of view: NSView) -> CGRect {
        let margins = flip(view.layoutMarginsGuide.frame, in: view)
        return margins.insetBy(dx: max(0, (margins.width - 672) / 2), dy: 0)
    }
}
#endif
