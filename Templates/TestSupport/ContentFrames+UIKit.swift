#if UIKIT
import UIKit

@testable import Runtime

extension HostWindow {
    /// Returns the frame of a plugin's content, or of the scroll view around it, within the
    /// plugin's view.
    static func frame(ofContent content: UIView, in view: UIView) -> CGRect {
        let placed = content.superview as? PluginScrollView ?? content
        return view.convert(frame(of: placed), from: placed.superview)
    }

    static func frame(of guide: UILayoutGuide) -> CGRect {
        guide.layoutFrame
    }
}
#endif
