import Foundation
import HeadlessKit

extension UIView {
    func markNeedsLayout() {
        layoutState.markNeedsLayout()
    }

    func engineChanged() {
        layoutState.engineChanged()
    }

    func intrinsicSizeChanged() {
        layoutState.intrinsicSizeChanged()
    }

    func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        layoutState.fittingSize(
            target, priorities: SIMD2(horizontal.rawValue, vertical.rawValue))
    }
}
