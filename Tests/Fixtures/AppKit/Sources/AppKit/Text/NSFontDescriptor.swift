import Foundation

/// The attributes of a font.
open class NSFontDescriptor: NSObject {
    /// The style of a font.
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let italic = SymbolicTraits(rawValue: 1 << 0)
        public static let bold = SymbolicTraits(rawValue: 1 << 1)
        public static let monoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    private let size: CGFloat
    let name: String
    let weight: NSFont.Weight
    private let traits: SymbolicTraits

    init(size: CGFloat, name: String, weight: NSFont.Weight, traits: SymbolicTraits) {
        self.size = size
        self.name = name
        self.weight = weight
        self.traits = traits
        super.init()
    }

    open var pointSize: CGFloat { size }
    open var postscriptName: String? { name }
    open var symbolicTraits: SymbolicTraits { traits }

    /// Returns the descriptor with other traits.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> NSFontDescriptor {
        if symbolicTraits == traits { return self }
        var weight = weight
        if symbolicTraits.contains(.bold) != traits.contains(.bold) {
            weight = symbolicTraits.contains(.bold) ? .bold : .regular
        }
        let family = name.split(separator: "-").first.map(String.init) ?? name
        let style =
            weight.fontNameSuffix + (symbolicTraits.contains(.italic) ? "Italic" : "")
        return NSFontDescriptor(
            size: size, name: "\(family)-\(style)", weight: weight, traits: symbolicTraits)
    }
}

extension NSFont {
    /// Creates the font of a descriptor. A size of 0 stands for the descriptor's.
    public convenience init?(descriptor: NSFontDescriptor, size: CGFloat) {
        self.init(
            size: size > 0 ? size : descriptor.pointSize, name: descriptor.name,
            weight: descriptor.weight)
    }

    public var fontDescriptor: NSFontDescriptor {
        var traits: NSFontDescriptor.SymbolicTraits = []
        if weight.rawValue >= Weight.semibold.rawValue { traits.insert(.bold) }
        if fontName.hasSuffix("Italic") { traits.insert(.italic) }
        if fontName.contains("Monospaced") { traits.insert(.monoSpace) }
        return NSFontDescriptor(size: pointSize, name: fontName, weight: weight, traits: traits)
    }
}
