import HeadlessKit

extension PixelGrid {
    /// The grid of the simulated device, with three pixels per point.
    static let device = PixelGrid(scale: 3)
}
