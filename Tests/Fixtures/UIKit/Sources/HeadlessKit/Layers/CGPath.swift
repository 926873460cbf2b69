import Foundation

/// A path, of which only the bounds are known here.
public class CGPath: Hashable, @unchecked Sendable {
    public let boundingBox: CGRect

    /// Creates a rectangle with round corners, which cannot be wider or higher than half of it.
    public init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        precondition(
            cornerWidth >= 0 && 2 * cornerWidth <= rect.width && cornerHeight >= 0
                && 2 * cornerHeight <= rect.height,
            "the corners are larger than the rectangle")
        boundingBox = rect
    }

    public static func == (left: CGPath, right: CGPath) -> Bool {
        left.boundingBox == right.boundingBox
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(boundingBox.width)
    }
}
