#if canImport(UIKit)
import UIKit

@testable import Screens

extension HostWindow {
    /// The insets that plugins add to the host's safe area: top, left, bottom and right.
    var pushedInsets: [CGFloat] {
        let insets = host.additionalSafeAreaInsets
        return [insets.top, insets.left, insets.bottom, insets.right]
    }
}
#else
import AppKit

@testable import Screens

extension HostWindow {
    /// The insets that plugins add to the host's safe area: top, left, bottom and right.
    var pushedInsets: [CGFloat] {
        let insets = host.view.additionalSafeAreaInsets
        return [insets.top, insets.left, insets.bottom, insets.right]
    }
}
#endif
