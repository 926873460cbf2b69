import Foundation
import HeadlessKit

extension UIView {
    /// Stores the values that are visible from the end of this run-loop turn on.
    func commitLayers() {
        layer.animations.commit("opacity", [Double(alpha)])
        for view in storedSubviews { view.commitLayers() }
    }
}

extension HeadlessUIKit {
    /// Returns the opacity that is visible during an animation. In Apple's UIKit, the view's
    /// presentation layer has it.
    ///
    /// An animation that begins from the current state starts from the visible value, not from a
    /// value that was set since the last run-loop turn.
    public static func seenAlpha(of view: UIView) -> CGFloat {
        CGFloat(view.layer.animations.seen("opacity", at: [Double(view.alpha)])[0])
    }
}
