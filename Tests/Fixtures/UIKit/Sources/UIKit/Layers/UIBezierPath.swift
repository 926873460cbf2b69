import Foundation
import HeadlessKit

/// A path of lines and curves.
open class UIBezierPath: NSObject {
    private let path: CGPath

    /// Creates a rectangle with round corners, whose radius is at most half of the shorter side.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
        path = CGPath(
            roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
        super.init()
    }

    open var cgPath: CGPath { path }
    open var bounds: CGRect { path.boundingBox }
}
