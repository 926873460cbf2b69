import Foundation

/// The pace of an animation: a Bézier curve from (0, 0) to (1, 1), of progress over time.
open class CAMediaTimingFunction: NSObject {
    private let first: (x: Double, y: Double)
    private let second: (x: Double, y: Double)

    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        first = (Double(c1x), Double(c1y))
        second = (Double(c2x), Double(c2y))
    }

    /// Returns the progress after a part of the duration.
    func value(at time: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        while high - low > 0.000_1 {
            let middle = (low + high) / 2
            let isEarlier = Self.point(first.x, second.x, at: middle) < time
            if isEarlier { low = middle } else { high = middle }
        }
        return Self.point(first.y, second.y, at: high)
    }

    /// Returns a coordinate of the curve, from those of its control points.
    private static func point(_ first: Double, _ second: Double, at position: Double) -> Double {
        let rest = 1 - position
        return 3 * rest * rest * position * first + 3 * rest * position * position * second
            + position * position * position
    }
}
