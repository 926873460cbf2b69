#if !UIKIT
extension NSFont {
    /// Returns the font of a text style in another weight.
    package static func pluginFont(forTextStyle style: NSFont.TextStyle, weight: NSFont.Weight) -> NSFont {
        .systemFont(ofSize: NSFont.preferredFont(forTextStyle: style).pointSize, weight: weight)
    }
}
#endif
