#if UIKIT
/// A label that shows inline Markdown with links. A text view lets people follow links, and lets
/// VoiceOver find them with its rotor.
@MainActor
package final class PluginLinkText: UITextView, UITextViewDelegate {
    package var markdown = PluginMarkdown() { didSet { showMarkdown() } }

    /// The maximum number of lines; 0 for no limit.
    package var numberOfLines: Int {
        get { textContainer.maximumNumberOfLines }
        set {
            textContainer.maximumNumberOfLines = newValue
            invalidateIntrinsicContentSize()
        }
    }

    /// Called with the Foundation.URL of a link; nil to let the system open it.
    package var linkHandler: ((Foundation.URL) -> Void)?

    private var textSizeObserver: PluginObserver?

    package override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        backgroundColor = .clear
        isScrollEnabled = false
        textContainerInset = .zero
        self.textContainer.lineFragmentPadding = 0
        self.textContainer.lineBreakMode = .byTruncatingTail
        #if os(tvOS)
        isSelectable = false
        #else
        isEditable = false
        #endif
        delegate = self
        let name = UIContentSizeCategory.didChangeNotification
        textSizeObserver = PluginObserver(of: name) { [weak self] in self?.showMarkdown() }
    }

    @available(*, unavailable) package required init?(coder: NSCoder) { nil }
    #if !os(tvOS)

    #if SUPPORTS_IOS_16
    @available(iOS 17.0, *)
    #endif
    package func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
        guard let linkHandler, case .link(let url) = textItem.content else { return defaultAction }
        return UIAction { _ in linkHandler(url) }
    }
    #endif
    #if SUPPORTS_IOS_16 && !os(tvOS) && !os(visionOS)

    // Newer versions call the method above.
    @available(iOS, deprecated: 17.0)
    package func textView(
        _ textView: UITextView, shouldInteractWith url: Foundation.URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        guard let linkHandler, interaction == .invokeDefaultAction else { return true }
        linkHandler(url)
        return false
    }
    #endif

    private func showMarkdown() {
        // A new text resets the alignment.
        let alignment = textAlignment
        attributedText = markdown.attributedText
        textAlignment = alignment
        #if !STANDARD_LINE_SPACING
        if markdown.lineSpacing > 0 {
            attributedText = PluginSpacedLabel.spaced(
                markdown.attributedText, by: markdown.lineSpacing, alignment, .byWordWrapping)
        }
        #endif
    }
}
#endif
