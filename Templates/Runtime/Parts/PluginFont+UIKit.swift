#if UIKIT
extension UIFont {
    /// Returns the font of a text style in another weight. It follows the user's text size.
    package static func pluginFont(forTextStyle style: UIFont.TextStyle, weight: UIFont.Weight) -> UIFont {
        let defaultSize = UITraitCollection(preferredContentSizeCategory: .large)
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: defaultSize)
        return UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: font.pointSize, weight: weight))
    }
}
#endif
