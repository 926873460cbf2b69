/// Some corners of a surface.
package struct PluginCorners: Swift.OptionSet, Swift.Sendable {
    package static let topLeading = PluginCorners(rawValue: 1)
    package static let topTrailing = PluginCorners(rawValue: 2)
    package static let bottomLeading = PluginCorners(rawValue: 4)
    package static let bottomTrailing = PluginCorners(rawValue: 8)
    static let all: PluginCorners = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]

    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Returns the same corners of a layer.
    func mask(isRightToLeft: Bool) -> CACornerMask {
        #if UIKIT
        let left: (top: CACornerMask, bottom: CACornerMask) = (.layerMinXMinYCorner, .layerMinXMaxYCorner)
        let right: (top: CACornerMask, bottom: CACornerMask) = (.layerMaxXMinYCorner, .layerMaxXMaxYCorner)
        #else
        // Up is the direction of the y-axis.
        let left: (top: CACornerMask, bottom: CACornerMask) = (.layerMinXMaxYCorner, .layerMinXMinYCorner)
        let right: (top: CACornerMask, bottom: CACornerMask) = (.layerMaxXMaxYCorner, .layerMaxXMinYCorner)
        #endif
        let (leading, trailing) = isRightToLeft ? (right, left) : (left, right)
        var mask: CACornerMask = []
        if contains(.topLeading) { mask.insert(leading.top) }
        if contains(.topTrailing) { mask.insert(trailing.top) }
        if contains(.bottomLeading) { mask.insert(leading.bottom) }
        if contains(.bottomTrailing) { mask.insert(trailing.bottom) }
        return mask
    }
}

extension CACornerMask {
    /// Returns a rectangle whose corners are round where the mask contains them.
    func path(in rect: CGRect, radius: CGFloat) -> CGPath {
        let corners: [(mask: CACornerMask, point: CGPoint)] = [
            (.layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY)),
            (.layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY)),
            (.layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY)),
            (.layerMinXMinYCorner, CGPoint(x: rect.minX, y: rect.minY)),
        ]
        let path = CGMutablePath()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        for (corner, next) in zip(corners, corners[1...] + corners[..<1]) {
            if contains(corner.mask) {
                path.addArc(tangent1End: corner.point, tangent2End: next.point, radius: radius)
            } else {
                path.addLine(to: corner.point)
            }
        }
        path.closeSubpath()
        return path
    }
}
