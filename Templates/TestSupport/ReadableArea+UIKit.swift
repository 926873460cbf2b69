#if UIKIT
import UIKit

@testable import Runtime

extension HostWindow {
    /// The part of a view in which lines of text are not too long for the user's text size.
    static func readableArea(of view: UIView) -> CGRect {
        view.readableContentGuide.layoutFrame
    }
}
#endif
