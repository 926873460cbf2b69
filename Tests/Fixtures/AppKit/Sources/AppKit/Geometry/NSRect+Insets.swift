import Foundation

extension NSRect {
    /// Returns the rectangle, enlarged by the insets times the factor. The top inset is at the
    /// upper edge.
    func grown(by insets: NSEdgeInsets, _ factor: CGFloat, isFlipped: Bool) -> NSRect {
        NSRect(
            x: minX - factor * insets.left,
            y: minY - factor * (isFlipped ? insets.top : insets.bottom),
            width: width + factor * (insets.left + insets.right),
            height: height + factor * (insets.top + insets.bottom))
    }
}
