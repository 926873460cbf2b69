#if UIKIT
import UIKit

@testable import Runtime

extension HostWindow {
    /// Returns the distance of a view from its place: to the right, and down.
    static func displacement(of view: UIView) -> CGSize {
        CGSize(width: view.transform.tx, height: view.transform.ty)
    }
}
#endif
