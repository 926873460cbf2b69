import Foundation

extension UIFont {
    /// The role of a text. Its size follows the user's text size.
    public struct TextStyle: RawRepresentable, Equatable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        @available(iOS 17.0, tvOS 17.0, *)
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        @available(iOS 17.0, tvOS 17.0, *)
        public static let extraLargeTitle2 = TextStyle(
            rawValue: "UICTFontTextStyleExtraLargeTitle2")
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

        /// The sizes from extra small to the largest accessibility size.
        private static let sizes: [TextStyle: [CGFloat]] = [
            .extraLargeTitle: [36, 36, 36, 36, 38, 40, 42, 46, 50, 54, 58, 62],
            .extraLargeTitle2: [28, 28, 28, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        ]

        /// Returns the line height at a text size, as the Human Interface Guidelines list it for
        /// Dynamic Type. Sizes that they do not list are a point above or below one that they do.
        func leading(for category: UIContentSizeCategory) -> CGFloat {
            if self == .subheadline, category == .extraExtraExtraLarge { return 28 }
            let size = size(for: category)
            return switch size {
            case ..<12: size + 2
            case ..<13: size + 4
            case ..<22: size + 5
            case ..<30: size + 6
            case ..<38: size + 7
            case ..<45: size + 8
            case ..<54: size + 9
            default: size + 10
            }
        }

        func size(for category: UIContentSizeCategory) -> CGFloat {
            let sizes = Self.sizes[self] ?? Self.sizes[.body] ?? []
            let order = category == .unspecified ? 3 : max(0, category.order)
            return order < sizes.count ? sizes[order] : 17
        }
    }

    /// Returns the font for the style at the preferred text size.
    public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferred(style, Environment.shared.values.contentSizeCategory)
    }

    public class func preferredFont(
        forTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = traitCollection?.preferredContentSizeCategory ?? .unspecified
        let device = Environment.shared.values.contentSizeCategory
        return preferred(style, category == .unspecified ? device : category)
    }

    static func preferred(_ style: TextStyle, _ category: UIContentSizeCategory) -> UIFont {
        let weight: UIFont.Weight = style == .headline ? .semibold : .regular
        return UIFont(
            size: style.size(for: category), name: ".SFUI-\(weight.fontNameSuffix)", weight: weight,
            textStyle: style)
    }
}
