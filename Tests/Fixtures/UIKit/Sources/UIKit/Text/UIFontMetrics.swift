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

    /// Returns the value scaled with the style's line height. At the default text size, it is
    /// unchanged.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    open func scaledValue(
        for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> CGFloat {
        var category = traitCollection?.preferredContentSizeCategory ?? .unspecified
        if category == .unspecified { category = Environment.shared.values.contentSizeCategory }
        return PixelGrid.device.round(value * ratio(for: category))
    }

    open func scaledFont(for font: UIFont) -> UIFont {
        scaled(font, maximum: nil)
    }

    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaled(font, maximum: maximumPointSize)
    }

    private func scaled(_ font: UIFont, maximum: CGFloat?) -> UIFont {
        if font is ScaledFont {
            MainActor.assumeIsolated {
                Exceptions.raise(
                    .invalidArgumentException,
                    "A scaled font returned by UIFontMetrics should not be used to create another "
                        + "scaled font.")
            }
            return font
        }
        return ScaledFont(font: font, metrics: self, maximum: maximum)
    }

    /// Returns the scaled size of a font, in whole points unless the text size is the default.
    func scaledSize(of font: UIFont) -> CGFloat {
        let ratio = ratio(for: Environment.shared.values.contentSizeCategory)
        return ratio == 1 ? font.pointSize : (font.pointSize * ratio).rounded()
    }

    private func ratio(for category: UIContentSizeCategory) -> CGFloat {
        style.leading(for: category) / style.leading(for: .large)
    }
}

/// A font that metrics have scaled. It can be scaled again when the text size changes.
final class ScaledFont: UIFont, @unchecked Sendable {
    private let original: UIFont
    private let metrics: UIFontMetrics
    private let maximum: CGFloat?

    init(font: UIFont, metrics: UIFontMetrics, maximum: CGFloat?) {
        original = font
        self.metrics = metrics
        self.maximum = maximum
        let size = metrics.scaledSize(of: font)
        super.init(
            size: min(size, maximum ?? size), name: font.fontName, weight: font.weight,
            textStyle: nil)
    }

    func rescaled() -> UIFont {
        ScaledFont(font: original, metrics: metrics, maximum: maximum)
    }
}

extension UIFont {
    /// The font at the current text size, if it follows the text size.
    var adjusted: UIFont {
        if let scaled = self as? ScaledFont { return scaled.rescaled() }
        guard let textStyle else { return self }
        return .preferredFont(forTextStyle: textStyle)
    }
}
