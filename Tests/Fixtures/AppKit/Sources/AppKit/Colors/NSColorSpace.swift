import Foundation

/// A color space. The headless colors all have sRGB components.
open class NSColorSpace: NSObject, @unchecked Sendable {
    private static let standard = NSColorSpace()

    open class var sRGB: NSColorSpace { standard }
}

extension NSColor {
    /// Returns the color of the current appearance, without its name, in a color space.
    public func usingColorSpace(_ space: NSColorSpace) -> NSColor? {
        NSColor(
            srgbRed: redComponent, green: greenComponent, blue: blueComponent,
            alpha: alphaComponent)
    }
}
