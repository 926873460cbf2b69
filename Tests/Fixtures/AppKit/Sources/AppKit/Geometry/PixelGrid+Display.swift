import HeadlessKit

extension PixelGrid {
    /// The simulated display's, two pixels to the point.
    static let display = PixelGrid(scale: 2)
}
