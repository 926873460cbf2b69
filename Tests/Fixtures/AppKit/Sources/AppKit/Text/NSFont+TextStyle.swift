import Foundation

extension NSFont {
    /// The thickness of a font's strokes.
    public struct Weight: RawRepresentable, Equatable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        /// The weight as the suffix of font names.
        var fontNameSuffix: String {
            switch self {
            case .ultraLight: "Ultralight"
            case .thin: "Thin"
            case .light: "Light"
            case .medium: "Medium"
            case .semibold: "Semibold"
            case .bold: "Bold"
            case .heavy: "Heavy"
            case .black: "Black"
            default: ""
            }
        }
    }

    /// The role of a text.
    public struct TextStyle: RawRepresentable, Equatable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        private static let sizes: [TextStyle: CGFloat] = [
            .largeTitle: 26, .title1: 22, .title2: 17, .title3: 15, .headline: 13, .body: 13,
            .callout: 12, .subheadline: 11, .footnote: 10, .caption1: 10, .caption2: 10,
        ]

        /// The size in points, which is fixed on a Mac.
        var size: CGFloat { Self.sizes[self] ?? 13 }
    }

    /// An option of a text style's font; there are none so far.
    public struct TextStyleOptionKey: RawRepresentable, Equatable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// Returns the font for the style.
    public class func preferredFont(
        forTextStyle style: NSFont.TextStyle,
        options: [NSFont.TextStyleOptionKey: Any] = [:]
    ) -> NSFont {
        let weight: NSFont.Weight =
            switch style {
            case .headline: .bold
            case .caption2: .medium
            default: .regular
            }
        return systemFont(ofSize: style.size, weight: weight)
    }
}
