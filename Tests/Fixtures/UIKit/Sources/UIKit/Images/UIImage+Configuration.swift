import Foundation

extension UIImage {
    /// Traits to choose an image by.
    open class Configuration: NSObject, @unchecked Sendable {
        override init() {
            super.init()
        }
    }

    /// A symbol's size relative to its font.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3
    }

    /// The thickness of a symbol's lines.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight = 1
        case thin = 2
        case light = 3
        case regular = 4
        case medium = 5
        case semibold = 6
        case bold = 7
        case heavy = 8
        case black = 9
    }

    /// The size, weight and colors of a system symbol.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        private let pointSize: CGFloat
        private let scale: SymbolScale

        init(points: CGFloat, scale: SymbolScale) {
            pointSize = points
            self.scale = scale
            super.init()
        }

        var side: CGFloat {
            let factor: CGFloat =
                switch scale {
                case .small: 0.95
                case .large: 1.5
                default: 1.2
                }
            return pointSize * factor
        }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && scale == other.scale
        }

        open override var hash: Int {
            var hasher = Hasher()
            hasher.combine(pointSize)
            hasher.combine(scale)
            return hasher.finalize()
        }

        public convenience init(pointSize: CGFloat) {
            self.init(points: pointSize, scale: .default)
        }

        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(points: pointSize, scale: .default)
        }

        public convenience init(
            pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
        ) {
            self.init(points: pointSize, scale: scale)
        }

        public convenience init(scale: UIImage.SymbolScale) {
            self.init(points: 17, scale: scale)
        }

        public convenience init(weight: UIImage.SymbolWeight) {
            self.init(points: 17, scale: .default)
        }

        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(textStyle: textStyle, scale: .default)
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
            self.init(points: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
        }

        public convenience init(font: UIFont) {
            self.init(points: font.pointSize, scale: .default)
        }

        public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
            self.init(points: font.pointSize, scale: scale)
        }

        public convenience init(hierarchicalColor: UIColor) {
            self.init(points: 17, scale: .default)
        }

        public convenience init(paletteColors: [UIColor]) {
            self.init(points: 17, scale: .default)
        }
    }
}
