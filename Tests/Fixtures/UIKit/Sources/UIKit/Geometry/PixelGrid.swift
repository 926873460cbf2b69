/// Rounding to the device's pixels, three to a point as on `UIScreen.main`.
enum PixelGrid {
    static let scale: CGFloat = 3

    /// The nearest pixel edge; layout results are placed on it.
    static func round(_ value: CGFloat) -> CGFloat {
        let scaled = value * scale
        return (scaled + 0.5).rounded(.down) / scale
    }

    /// The next pixel edge that is not below the value; text sizes use it.
    static func ceil(_ value: CGFloat) -> CGFloat {
        (value * scale - 0.000_1).rounded(.up) / scale
    }
}
