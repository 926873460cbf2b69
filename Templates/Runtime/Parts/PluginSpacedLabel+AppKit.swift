#if !UIKIT
/// A label with space between its lines.
@MainActor
package final class PluginSpacedLabel: NSTextField {
    /// The points between lines, in addition to those of the font.
    package var lineSpacing: CGFloat = 0 { didSet { spaceLines() } }

    package override var stringValue: String { didSet { spaceLines() } }

    package override var font: NSFont? { didSet { spaceLines() } }

    package override var textColor: NSColor? { didSet { spaceLines() } }

    package override var alignment: NSTextAlignment { didSet { spaceLines() } }

    package override var lineBreakMode: NSLineBreakMode { didSet { spaceLines() } }

    private func spaceLines() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = lineSpacing
        style.alignment = alignment
        style.lineBreakMode = lineBreakMode
        var attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: style]
        attributes[.font] = font
        attributes[.foregroundColor] = textColor
        attributedStringValue = NSAttributedString(string: stringValue, attributes: attributes)
    }
}
#endif
