import HeadlessKit

extension PixelGrid {
    /// The simulated device's, three pixels to the point.
    static let device = PixelGrid(scale: 3)
}
