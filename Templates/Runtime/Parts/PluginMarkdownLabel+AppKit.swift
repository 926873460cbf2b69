#if !UIKIT
/// A label that shows inline Markdown. If it is selectable, people can follow its links.
@MainActor
package final class PluginMarkdownLabel: NSTextField, NSTextViewDelegate {
    package var markdown = PluginMarkdown() { didSet { showMarkdown() } }

    /// Called with the Foundation.URL of a link; nil to let the system open it.
    package var linkHandler: ((Foundation.URL) -> Void)?

    package override var alignment: NSTextAlignment { didSet { showMarkdown() } }

    package override var lineBreakMode: NSLineBreakMode { didSet { showMarkdown() } }

    // The field editor, which follows links, has the label as its delegate.
    package func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool {
        guard let linkHandler, let url = link as? Foundation.URL else { return false }
        linkHandler(url)
        return true
    }

    private func showMarkdown() {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineBreakMode = lineBreakMode
        #if !STANDARD_LINE_SPACING
        style.lineSpacing = markdown.lineSpacing
        #endif
        var markdown = markdown
        markdown.style = style
        attributedStringValue = markdown.attributedText
    }
}
#endif
