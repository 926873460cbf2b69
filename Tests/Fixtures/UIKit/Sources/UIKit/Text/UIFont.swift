import Foundation

/// A font with a size and a weight, and a simple metric: every character is half as wide as the
/// font's size, and a line is 1.193 times as high, as for the system font.
///
/// It is not an `NSObject`, because Foundation on Linux cannot compare those in attributed strings.
open class UIFont: Hashable, @unchecked Sendable {
    private let size: CGFloat
    private let name: String
    let weight: UIFont.Weight
    /// The style that the font was created for. It follows the preferred text size.
    let textStyle: UIFont.TextStyle?

    init(size: CGFloat, name: String, weight: UIFont.Weight, textStyle: UIFont.TextStyle?) {
        self.size = size
        self.name = name
        self.weight = weight
        self.textStyle = textStyle
    }

    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(size: fontSize, name: fontName, weight: .regular, textStyle: nil)
    }

    open var pointSize: CGFloat { size }
    open var fontName: String { name }
    open var familyName: String { name }
    open var lineHeight: CGFloat { size * 1.193_359_375 }
    open var ascender: CGFloat { size * 0.952_148_437_5 }
    open var descender: CGFloat { size * -0.241_210_937_5 }
    open var capHeight: CGFloat { size * 0.704_589_843_75 }
    open var xHeight: CGFloat { size * 0.526_367_187_5 }
    open var leading: CGFloat { 0 }

    var characterWidth: CGFloat { size / 2 }

    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, name: name, weight: weight, textStyle: nil)
    }

    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, name: ".SFUI-RegularItalic", weight: .regular, textStyle: nil)
    }

    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(
            size: fontSize, name: ".SFUI-\(weight.fontNameSuffix)", weight: weight, textStyle: nil)
    }

    public class func monospacedDigitSystemFont(
        ofSize fontSize: CGFloat, weight: UIFont.Weight
    ) -> UIFont {
        UIFont(size: fontSize, name: ".SFUI-Regular", weight: weight, textStyle: nil)
    }

    public class func monospacedSystemFont(
        ofSize fontSize: CGFloat, weight: UIFont.Weight
    ) -> UIFont {
        UIFont(size: fontSize, name: ".AppleSystemUIFontMonospaced", weight: weight, textStyle: nil)
    }

    public class var labelFontSize: CGFloat { 17 }
    public class var buttonFontSize: CGFloat { 18 }
    public class var smallSystemFontSize: CGFloat { 12 }
    public class var systemFontSize: CGFloat { 14 }

    open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return size == other.size && name == other.name && weight == other.weight
            && textStyle == other.textStyle
    }

    open var hash: Int { size.hashValue }

    public static func == (first: UIFont, second: UIFont) -> Bool { first.isEqual(second) }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
