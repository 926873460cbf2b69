import Foundation
import HeadlessKit

/// Scales fonts and values with the preferred text size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// The value in proportion to the style's size, which is unchanged at the default text size.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    open func scaledValue(
        for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> CGFloat {
        var category = traitCollection?.preferredContentSizeCategory ?? .unspecified
        if category == .unspecified { category = Environment.shared.values.contentSizeCategory }
        return PixelGrid.device.round(value * style.size(for: category) / style.size(for: .large))
    }

    open func scaledFont(for font: UIFont) -> UIFont {
        ScaledFont(font: font, metrics: self, maximum: nil)
    }

    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        ScaledFont(font: font, metrics: self, maximum: maximumPointSize)
    }
}

/// A font that metrics have scaled; it can be scaled anew when the text size changes.
final class ScaledFont: UIFont, @unchecked Sendable {
    private let original: UIFont
    private let metrics: UIFontMetrics
    private let maximum: CGFloat?

    init(font: UIFont, metrics: UIFontMetrics, maximum: CGFloat?) {
        original = font
        self.metrics = metrics
        self.maximum = maximum
        let size = metrics.scaledValue(for: font.pointSize)
        super.init(
            size: min(size, maximum ?? size), name: font.fontName, weight: font.weight,
            textStyle: nil)
    }

    func rescaled() -> UIFont {
        ScaledFont(font: original, metrics: metrics, maximum: maximum)
    }
}

extension UIFont {
    /// The font at the current text size, if it is one that follows it.
    var adjusted: UIFont {
        if let scaled = self as? ScaledFont { return scaled.rescaled() }
        guard let textStyle else { return self }
        return .preferredFont(forTextStyle: textStyle)
    }
}
