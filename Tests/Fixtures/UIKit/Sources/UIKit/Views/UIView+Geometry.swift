import Foundation
import HeadlessKit

extension UIView {
    var computedFrame: CGRect {
        let size = storedBounds.size
        if storedTransform.isIdentity {
            return CGRect(
                x: storedCenter.x - size.width / 2, y: storedCenter.y - size.height / 2,
                width: size.width, height: size.height)
        }
        let centered = CGRect(
            x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        return centered.applying(storedTransform).offsetBy(dx: storedCenter.x, dy: storedCenter.y)
    }

    func setComputedFrame(_ frame: CGRect) {
        var size = frame.size
        if !storedTransform.isIdentity {
            size = frame.applying(storedTransform.inverted()).size
        }
        if size != storedBounds.size {
            bounds = CGRect(origin: storedBounds.origin, size: size)
        }
        center = CGPoint(x: frame.midX, y: frame.midY)
    }

    func setStoredCenter(_ center: CGPoint) {
        guard center != storedCenter else { return }
        AnimationContext.changed("position", of: self)
        storedCenter = center
        if layoutState.translatesMask { layoutState.engineChangedIfUsed() }
        updateSafeArea()
        updateKeyboardGuides()
    }

    func setStoredBounds(_ bounds: CGRect) {
        guard bounds != storedBounds else { return }
        AnimationContext.changed("bounds", of: self)
        let old = storedBounds
        storedBounds = bounds
        if old.origin != bounds.origin { layoutState.contentOriginChanged() }
        guard old.size != bounds.size else { return }
        if autoresizesSubviews {
            for view in storedSubviews where view.layoutState.translatesMask {
                view.autoresize(from: old.size, to: bounds.size)
            }
        }
        markNeedsLayout()
        // The margins of a controller's view are wider in a wide view.
        if controller != nil, (old.width >= 414) != (bounds.width >= 414) { marginsChanged() }
        if layoutState.translatesMask { layoutState.engineChangedIfUsed() }
        updateSafeArea()
        for view in storedSubviews { view.updateSafeArea() }
        updateKeyboardGuides()
    }

    /// Moves and resizes the view according to its mask, after its superview's size has changed.
    func autoresize(from old: CGSize, to new: CGSize) {
        guard !autoresizingMask.isEmpty else { return }
        frame = Autoresizing.resized(frame, autoresizingMask.mask, from: old, to: new)
    }

    /// Converts a point from the view's coordinates to its superview's.
    func pointToSuperview(_ point: CGPoint) -> CGPoint {
        let dx = point.x - storedBounds.midX
        let dy = point.y - storedBounds.midY
        if storedTransform.isIdentity {
            return CGPoint(x: storedCenter.x + dx, y: storedCenter.y + dy)
        }
        let turned = CGPoint(x: dx, y: dy).applying(storedTransform)
        return CGPoint(x: storedCenter.x + turned.x, y: storedCenter.y + turned.y)
    }

    func pointFromSuperview(_ point: CGPoint) -> CGPoint {
        var offset = CGPoint(x: point.x - storedCenter.x, y: point.y - storedCenter.y)
        if !storedTransform.isIdentity { offset = offset.applying(storedTransform.inverted()) }
        return CGPoint(x: offset.x + storedBounds.midX, y: offset.y + storedBounds.midY)
    }
}
