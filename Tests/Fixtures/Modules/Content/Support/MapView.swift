#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A view of the user's, which the descriptions name.
final class MapView: UIView {
    convenience init(zoom: Int) {
        self.init(frame: .zero)
        tag = zoom
    }
}
#endif
