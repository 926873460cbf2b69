#if UIKIT
import UIKit

@testable import Runtime

extension HostWindow {
    /// Returns the view that would receive a touch.
    func view(at point: CGPoint) -> UIView? {
        hitTest(point, with: nil)
    }
}
#endif
