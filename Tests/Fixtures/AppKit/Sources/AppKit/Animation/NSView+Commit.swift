import Foundation
import HeadlessKit

extension NSView {
    var originInNumbers: [Double] { [Double(storedFrame.minX), Double(storedFrame.minY)] }

    /// What is seen from the end of this turn of the run loop on.
    func commitLayers() {
        animations.commit("alphaValue", [Double(alphaValue)])
        animations.commit("frameOrigin", originInNumbers)
        for view in storedSubviews { view.commitLayers() }
    }
}

extension HeadlessAppKit {
    /// The opacity that is seen while it is animated, which is that of the presentation layer in Apple's
    /// AppKit.
    ///
    /// An animation goes from what is seen, and not from what was set since the run loop turned.
    public static func seenAlpha(of view: NSView) -> CGFloat {
        let seen = view.animations.seen("alphaValue", at: [Double(view.alphaValue)])
        return CGFloat(seen[0])
    }

    /// The origin of the frame that is seen while it is animated.
    public static func seenOrigin(of view: NSView) -> NSPoint {
        let seen = view.animations.seen("frameOrigin", at: view.originInNumbers)
        return NSPoint(x: seen[0], y: seen[1])
    }
}
