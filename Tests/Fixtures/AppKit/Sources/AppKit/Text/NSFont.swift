import Foundation

/// A font with a size and a weight, and a simple metric: every character is half as wide as the
/// font's size, and a line is 1.193 times as high, as for the system font.
///
/// It is not an `NSObject`, because Foundation on Linux cannot compare those in attributed strings.
open class NSFont: Hashable {
    private let size: CGFloat
    private let name: String
    let weight: NSFont.Weight

    init(size: CGFloat, name: String, weight: NSFont.Weight) {
        self.size = size
        self.name = name
        self.weight = weight
    }

    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(size: fontSize > 0 ? fontSize : 12, name: fontName, weight: .regular)
    }

    open var pointSize: CGFloat { size }
    open var fontName: String { name }
    open var familyName: String? { name }
    open var displayName: String? { name }
    open var ascender: CGFloat { size * 0.952_148_437_5 }
    open var descender: CGFloat { size * -0.241_210_937_5 }
    open var leading: CGFloat { 0 }
    open var capHeight: CGFloat { size * 0.704_589_843_75 }
    open var xHeight: CGFloat { size * 0.526_367_187_5 }

    var lineHeight: CGFloat { size * 1.193_359_375 }
    var characterWidth: CGFloat { size / 2 }

    open func withSize(_ fontSize: CGFloat) -> NSFont {
        NSFont(size: fontSize, name: name, weight: weight)
    }

    public class func systemFont(ofSize fontSize: CGFloat) -> NSFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    public class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// Returns the system's font. A size of 0 stands for its standard size.
    public class func systemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont {
        NSFont(
            size: fontSize > 0 ? fontSize : systemFontSize,
            name: ".AppleSystemUIFont\(weight.fontNameSuffix)", weight: weight)
    }

    public class func labelFont(ofSize fontSize: CGFloat) -> NSFont {
        systemFont(ofSize: fontSize > 0 ? fontSize : labelFontSize)
    }

    public class func monospacedDigitSystemFont(
        ofSize fontSize: CGFloat, weight: NSFont.Weight
    ) -> NSFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    public class func monospacedSystemFont(
        ofSize fontSize: CGFloat, weight: NSFont.Weight
    ) -> NSFont {
        NSFont(size: fontSize, name: ".AppleSystemUIFontMonospaced", weight: weight)
    }

    public class var systemFontSize: CGFloat { 13 }
    public class var smallSystemFontSize: CGFloat { 11 }
    public class var labelFontSize: CGFloat { 10 }

    public class func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat {
        switch controlSize {
        case .mini: 9
        case .small: 11
        default: 13
        }
    }

    open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSFont else { return false }
        return size == other.size && name == other.name && weight == other.weight
    }

    open var hash: Int { size.hashValue }

    public static func == (first: NSFont, second: NSFont) -> Bool { first.isEqual(second) }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
