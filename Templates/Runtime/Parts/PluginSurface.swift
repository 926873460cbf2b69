/// A black shadow below a surface.
package struct PluginShadow {
    /// The opacity, from 0 to 1.
    let opacity: CGFloat
    /// The blur in points.
    let radius: CGFloat
    /// The distance in points: to the right, and down.
    let offset: CGSize

    package init(opacity: CGFloat, radius: CGFloat, offset: CGSize) {
        self.opacity = opacity
        self.radius = radius
        self.offset = offset
    }

    /// Returns a mask that hides the part of the shadow behind a shape.
    @MainActor
    func mask(outside shape: CGPath) -> CAShapeLayer {
        let path = CGMutablePath()
        path.addRect(
            shape.boundingBox.insetBy(dx: -3 * radius - abs(offset.width), dy: -3 * radius - abs(offset.height)))
        path.addPath(shape)
        let mask = CAShapeLayer()
        mask.fillRule = .evenOdd
        mask.path = path
        return mask
    }
}
