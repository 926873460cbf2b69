import HeadlessKit

extension PixelGrid {
    /// The grid of the simulated display, with two pixels per point.
    static let display = PixelGrid(scale: 2)
}
