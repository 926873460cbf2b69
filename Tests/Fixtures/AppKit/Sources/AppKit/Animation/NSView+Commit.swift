import Foundation
import HeadlessKit

extension NSView {
    var originInNumbers: [Double] { [Double(storedFrame.minX), Double(storedFrame.minY)] }

    /// Stores the values that are visible from the end of this run-loop turn on.
    func commitLayers() {
        animations.commit("alphaValue", [Double(alphaValue)])
        animations.commit("frameOrigin", originInNumbers)
        for view in storedSubviews { view.commitLayers() }
    }
}

extension HeadlessAppKit {
    /// Returns the opacity that is visible during an animation. In Apple's AppKit, the presentation
    /// layer has it.
    ///
    /// An animation starts from the visible value, not from a value that was set since the last
    /// run-loop turn.
    public static func seenAlpha(of view: NSView) -> CGFloat {
        let seen = view.animations.seen("alphaValue", at: [Double(view.alphaValue)])
        return CGFloat(seen[0])
    }

    /// Returns the origin of the frame that is visible during an animation.
    public static func seenOrigin(of view: NSView) -> NSPoint {
        let seen = view.animations.seen("frameOrigin", at: view.originInNumbers)
        return NSPoint(x: seen[0], y: seen[1])
    }
}
