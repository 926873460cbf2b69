import Foundation
import HeadlessKit

extension NSImage {
    /// A symbol's size relative to its font.
    public enum SymbolScale: Int, Sendable {
        case small = 1
        case medium = 2
        case large = 3
    }

    /// The size, weight and colors of a system symbol.
    open class SymbolConfiguration: NSObject {
        nonisolated(unsafe) static let standard = SymbolConfiguration(points: 13, scale: .medium)

        private let pointSize: CGFloat
        private let scale: SymbolScale

        private init(points: CGFloat, scale: SymbolScale) {
            pointSize = points
            self.scale = scale
            super.init()
        }

        var imageSize: NSSize {
            let factor: CGFloat =
                switch scale {
                case .small: 0.95
                case .medium: 1.2
                case .large: 1.5
                }
            let side = PixelGrid.display.ceil(pointSize * factor)
            return NSSize(width: side, height: side)
        }

        public convenience init(pointSize: CGFloat, weight: NSFont.Weight) {
            self.init(points: pointSize, scale: .medium)
        }

        public convenience init(
            pointSize: CGFloat, weight: NSFont.Weight, scale: NSImage.SymbolScale
        ) {
            self.init(points: pointSize, scale: scale)
        }

        public convenience init(textStyle style: NSFont.TextStyle) {
            self.init(points: style.size, scale: .medium)
        }

        public convenience init(textStyle style: NSFont.TextStyle, scale: NSImage.SymbolScale) {
            self.init(points: style.size, scale: scale)
        }

        public convenience init(scale: NSImage.SymbolScale) {
            self.init(points: 13, scale: scale)
        }

        public convenience init(hierarchicalColor: NSColor) {
            self.init(points: 13, scale: .medium)
        }

        public convenience init(paletteColors: [NSColor]) {
            self.init(points: 13, scale: .medium)
        }
    }
}
