/// Rounding to the pixels of a screen.
public struct PixelGrid: Sendable {
    /// Pixels to the point.
    public let scale: CGFloat

    public init(scale: CGFloat) {
        self.scale = scale
    }

    /// The nearest pixel edge; layout results are placed on it.
    public func round(_ value: CGFloat) -> CGFloat {
        let scaled = value * scale
        return (scaled + 0.5).rounded(.down) / scale
    }

    /// The next pixel edge that is not below the value; text sizes use it.
    public func ceil(_ value: CGFloat) -> CGFloat {
        (value * scale - 0.000_1).rounded(.up) / scale
    }
}
