#if UIKIT
/// A label with space between its lines.
@MainActor
package final class PluginSpacedLabel: UILabel {
    /// The points between lines, in addition to those of the font.
    package var lineSpacing: CGFloat = 0 { didSet { spaceLines() } }

    package override var text: String? { didSet { spaceLines() } }

    package override var textAlignment: NSTextAlignment { didSet { if textAlignment != oldValue { spaceLines() } } }

    /// Returns a text with space between its lines.
    static func spaced(
        _ text: NSAttributedString, by points: CGFloat, _ alignment: NSTextAlignment, _ lineBreakMode: NSLineBreakMode
    ) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = points
        style.alignment = alignment
        style.lineBreakMode = lineBreakMode
        let result = NSMutableAttributedString(attributedString: text)
        let all = NSRange(location: 0, length: result.length)
        result.addAttribute(.paragraphStyle, value: style, range: all)
        return result
    }

    private func spaceLines() {
        // The label's own font and color apply to text without these attributes.
        attributedText = text.map {
            Self.spaced(NSAttributedString(string: $0), by: lineSpacing, textAlignment, lineBreakMode)
        }
    }
}
#endif
