#if !UIKIT
import AppKit

@testable import Runtime

extension HostWindow {
    /// Returns the frame of a plugin's content within the plugin's view.
    static func frame(ofContent content: NSView, in view: NSView) -> CGRect {
        frame(of: content)
    }

    static func frame(of guide: NSLayoutGuide) -> CGRect {
        guide.owningView.map { flip(guide.frame, in: $0) } ?? guide.frame
    }
}
#endif
