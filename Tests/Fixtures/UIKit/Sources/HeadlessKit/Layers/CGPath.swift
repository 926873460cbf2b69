import Foundation

/// A path, of which only the bounds are known here.
public class CGPath: Hashable, @unchecked Sendable {
    public fileprivate(set) var boundingBox: CGRect
    /// The bounds of the paths that this path was made of.
    fileprivate(set) public var parts: [CGRect]

    fileprivate init() {
        boundingBox = .null
        parts = []
    }

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
        parts = [rect]
    }

    public static func == (left: CGPath, right: CGPath) -> Bool {
        left.boundingBox == right.boundingBox
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(boundingBox.width)
    }
}

/// A path that is made of other paths.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    public override init() {
        super.init()
    }

    public func addRect(_ rect: CGRect) {
        parts.append(rect)
        boundingBox = boundingBox.union(rect)
    }

    /// Begins a part at a point.
    public func move(to point: CGPoint) {
        addRect(CGRect(origin: point, size: .zero))
    }

    public func addLine(to point: CGPoint) {
        extendPart(to: point)
    }

    /// Adds an arc between two lines from the same point, and a line to it.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        precondition(radius >= 0, "the radius is negative")
        // The arcs of a rectangle end on the sides that meet there.
        extendPart(to: tangent1End)
    }

    public func closeSubpath() {
        precondition(!parts.isEmpty, "a path without a part cannot be closed")
    }

    private func extendPart(to point: CGPoint) {
        guard let part = parts.popLast() else {
            preconditionFailure("a path without a part has no current point")
        }
        addRect(part.union(CGRect(origin: point, size: .zero)))
    }

    public func addPath(_ path: CGPath) {
        parts += path.parts
        boundingBox = boundingBox.union(path.boundingBox)
    }
}
