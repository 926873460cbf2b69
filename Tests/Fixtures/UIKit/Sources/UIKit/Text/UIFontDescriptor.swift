import Foundation

/// The attributes of a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// The style of a font.
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    private let size: CGFloat
    let name: String
    let weight: UIFont.Weight
    private let traits: SymbolicTraits

    init(size: CGFloat, name: String, weight: UIFont.Weight, traits: SymbolicTraits) {
        self.size = size
        self.name = name
        self.weight = weight
        self.traits = traits
        super.init()
    }

    open var pointSize: CGFloat { size }
    open var postscriptName: String { name }
    open var symbolicTraits: SymbolicTraits { traits }

    /// Returns the descriptor with other traits. The family stays, except that it is monospaced or not.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        if symbolicTraits == traits { return self }
        var weight = weight
        if symbolicTraits.contains(.traitBold) != traits.contains(.traitBold) {
            weight = symbolicTraits.contains(.traitBold) ? .bold : .regular
        }
        let family = name.split(separator: "-").first.map(String.init) ?? name
        let style =
            weight.fontNameSuffix + (symbolicTraits.contains(.traitItalic) ? "Italic" : "")
        return UIFontDescriptor(
            size: size, name: "\(family)-\(style)", weight: weight, traits: symbolicTraits)
    }
}

extension UIFont {
    /// Creates the font of a descriptor. A size of 0 stands for the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(
            size: pointSize > 0 ? pointSize : descriptor.pointSize, name: descriptor.name,
            weight: descriptor.weight, textStyle: nil)
    }

    public var fontDescriptor: UIFontDescriptor {
        var traits: UIFontDescriptor.SymbolicTraits = []
        if weight.rawValue >= Weight.semibold.rawValue { traits.insert(.traitBold) }
        if fontName.hasSuffix("Italic") { traits.insert(.traitItalic) }
        if fontName.contains("Monospaced") { traits.insert(.traitMonoSpace) }
        return UIFontDescriptor(size: pointSize, name: fontName, weight: weight, traits: traits)
    }
}
