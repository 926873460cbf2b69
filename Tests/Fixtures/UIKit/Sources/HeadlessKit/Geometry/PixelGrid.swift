/// A grid that rounds values to the pixels of a screen.
public struct PixelGrid: Sendable {
    /// The number of pixels per point.
    public let scale: CGFloat

    public init(scale: CGFloat) {
        self.scale = scale
    }

    /// Returns the nearest pixel edge. Layout results are placed on it.
    public func round(_ value: CGFloat) -> CGFloat {
        let scaled = value * scale
        return (scaled + 0.5).rounded(.down) / scale
    }

    /// Returns the next pixel edge that is not below the value. Text sizes use it.
    public func ceil(_ value: CGFloat) -> CGFloat {
        (value * scale - 0.000_1).rounded(.up) / scale
    }
}
