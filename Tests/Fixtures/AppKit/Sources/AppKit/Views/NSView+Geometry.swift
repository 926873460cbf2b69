import Foundation
import HeadlessKit

extension NSView {
    /// Notes for animations that a property is being set.
    func noteChange(_ property: String, isChange: Bool, from value: [Double]? = nil) {
        AnimationContexts.changed(
            property, of: self, isInWindow: isChange && window != nil, from: value, animations)
    }

    /// Whether the view, or a view around it, has a layer, and therefore all views within that one.
    var hasLayer: Bool { wantsLayer || storedSuperview?.hasLayer == true }

    func setFrame(_ newFrame: NSRect) {
        let byAnimator = AnimationContexts.takeAnimatorRequest(for: self)
        if byAnimator { AnimationContexts.animatorRequested(for: self) }
        setFrameOrigin(newFrame.origin)
        if byAnimator { AnimationContexts.animatorRequested(for: self) }
        setFrameSize(newFrame.size)
    }

    func storeFrameOrigin(_ origin: NSPoint) {
        noteChange(
            "frameOrigin", isChange: origin != storedFrame.origin, from: originInNumbers)
        guard origin != storedFrame.origin else { return }
        storedFrame.origin = origin
        if layoutState.translatesMask { layoutState.engineChangedIfUsed() }
        updateSafeArea()
    }

    func storeFrameSize(_ size: NSSize) {
        noteChange("frameSize", isChange: size != storedFrame.size)
        let old = storedFrame.size
        guard size != old else { return }
        storedFrame.size = size
        if autoresizesSubviews { resizeSubviews(withOldSize: old) }
        layoutState.markNeedsLayout()
        if layoutState.translatesMask { layoutState.engineChangedIfUsed() }
        updateSafeArea()
        for view in storedSubviews { view.updateSafeArea() }
    }

    func storeBoundsOrigin(_ origin: NSPoint) {
        guard origin != boundsOrigin else { return }
        boundsOrigin = origin
        layoutState.contentOriginChanged()
    }

    /// Moves and resizes the view according to its mask, after its superview's size has changed.
    func autoresize(from old: NSSize) {
        guard let parent = storedSuperview, !autoresizingMask.isEmpty else { return }
        let new = parent.storedFrame.size
        // In the superview's coordinates, the lower margin comes before the view, whether flipped
        // or not.
        var mask: Autoresizing.Mask = []
        if autoresizingMask.contains(.minXMargin) { mask.insert(.left) }
        if autoresizingMask.contains(.width) { mask.insert(.width) }
        if autoresizingMask.contains(.maxXMargin) { mask.insert(.right) }
        if autoresizingMask.contains(.minYMargin) { mask.insert(.top) }
        if autoresizingMask.contains(.height) { mask.insert(.height) }
        if autoresizingMask.contains(.maxYMargin) { mask.insert(.bottom) }
        let resized = Autoresizing.resized(storedFrame, mask, from: old, to: new)
        guard new != old else { return }
        frame = alongPixels(resized, mask)
    }

    /// Rounds each resized edge down to pixels.
    private func alongPixels(_ rect: NSRect, _ mask: Autoresizing.Mask) -> NSRect {
        let scale = window?.backingScaleFactor ?? 1
        func floored(_ value: CGFloat) -> CGFloat { (value * scale).rounded(.down) / scale }
        var rect = rect
        if !mask.isDisjoint(with: [.left, .width, .right]) {
            let end = floored(rect.maxX)
            rect.origin.x = floored(rect.minX)
            rect.size.width = end - rect.minX
        }
        if !mask.isDisjoint(with: [.top, .height, .bottom]) {
            let end = floored(rect.maxY)
            rect.origin.y = floored(rect.minY)
            rect.size.height = end - rect.minY
        }
        return rect
    }
}
