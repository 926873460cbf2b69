#if !UIKIT
import AppKit

@testable import Runtime

extension HostWindow {
    /// Returns the view that would receive a click.
    ///
    /// - Parameter point: from the upper left corner of the window.
    func view(at point: CGPoint) -> NSView? {
        let inHost = CGPoint(x: point.x, y: host.view.bounds.height - point.y)
        return host.view.hitTest(host.view.convert(inHost, to: host.view.superview))
    }
}
#endif
