#if UIKIT
import UIKit

@testable import Runtime

extension HostWindow {
    /// The insets that plugins add to the host's safe area: top, left, bottom and right.
    var pushedInsets: [CGFloat] {
        let insets = host.additionalSafeAreaInsets
        return [insets.top, insets.left, insets.bottom, insets.right]
    }
}
#endif
