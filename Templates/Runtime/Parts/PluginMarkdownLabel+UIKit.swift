#if UIKIT
/// A label that shows inline Markdown without links.
@MainActor
package final class PluginMarkdownLabel: UILabel {
    package var markdown = PluginMarkdown() { didSet { showMarkdown() } }

    private var textSizeObserver: PluginObserver?

    package override init(frame: CGRect) {
        super.init(frame: frame)
        let name = UIContentSizeCategory.didChangeNotification
        textSizeObserver = PluginObserver(of: name) { [weak self] in self?.showMarkdown() }
    }

    @available(*, unavailable) package required init?(coder: NSCoder) { nil }

    private func showMarkdown() {
        // A new text resets the alignment.
        let alignment = textAlignment
        attributedText = markdown.attributedText
        textAlignment = alignment
        #if !STANDARD_LINE_SPACING
        if markdown.lineSpacing > 0 {
            attributedText = PluginSpacedLabel.spaced(
                markdown.attributedText, by: markdown.lineSpacing, alignment, lineBreakMode)
        }
        #endif
    }
}
#endif
