import Foundation
import HeadlessKit

extension UIView {
    /// What is seen from the end of this turn of the run loop on.
    func commitLayers() {
        layer.animations.commit("opacity", [Double(alpha)])
        for view in storedSubviews { view.commitLayers() }
    }
}

extension HeadlessUIKit {
    /// The opacity that is seen while it is animated, which is that of the view's presentation layer in
    /// Apple's UIKit.
    ///
    /// An animation that begins from the current state goes from what is seen, and not from what was
    /// set since the run loop turned.
    public static func seenAlpha(of view: UIView) -> CGFloat {
        CGFloat(view.layer.animations.seen("opacity", at: [Double(view.alpha)])[0])
    }
}
