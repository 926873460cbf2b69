#if canImport(UIKit)
import UIKit

@testable import Everywhere

extension HostWindow {
    func scroll(by length: CGFloat) {
        (host.view as? UIScrollView)?.contentOffset.y += length
    }

    /// The insets that plugins add to the host's safe area: top, left, bottom and right.
    var pushedInsets: [CGFloat] {
        let insets = host.additionalSafeAreaInsets
        return [insets.top, insets.left, insets.bottom, insets.right]
    }

    /// Returns the distance of a view from its place: to the right, and down.
    static func displacement(of view: UIView) -> CGSize {
        CGSize(width: view.transform.tx, height: view.transform.ty)
    }
}
#endif
