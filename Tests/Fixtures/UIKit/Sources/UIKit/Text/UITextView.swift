import Foundation
import HeadlessKit

/// Scrollable text of many lines. Without scrolling, it is as large as its text, wrapped at the
/// width of the last layout.
@MainActor
open class UITextView: UIScrollView {
    private let storedContainer: NSTextContainer
    private var storedText = NSAttributedString(string: "")
    private var storedFont: UIFont? = .systemFont(ofSize: 12)
    private var storedColor: UIColor? = .label

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        storedContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        storedContainer = NSTextContainer()
        super.init(coder: coder)
        setUp()
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    private func setUp() {
        storedContainer.changed = { [weak self] in
            MainActor.assumeIsolated { self?.contentChanged() }
        }
        backgroundColor = .systemBackground
        isAccessibilityElement = true
        layoutState.hugging = SIMD2(250, 250)
    }

    open var textContainer: NSTextContainer { storedContainer }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var text: String! {
        get { storedText.string }
        set { show(NSAttributedString(string: newValue ?? "")) }
    }

    /// The text with its attributes. The properties follow those of the first character.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var attributedText: NSAttributedString! {
        get { storedText }
        set {
            let text = newValue ?? NSAttributedString(string: "")
            if text.length > 0 {
                let attributes = text.attributes(at: 0, effectiveRange: nil)
                storedFont = attributes[.font] as? UIFont ?? storedFont
                storedColor = attributes[.foregroundColor] as? UIColor
                textAlignment = text.firstParagraphStyle?.alignment ?? .natural
            }
            show(text)
        }
    }

    private func show(_ text: NSAttributedString) {
        storedText = text
        contentChanged()
    }

    open var font: UIFont? {
        get { storedFont }
        set {
            storedFont = newValue
            contentChanged()
        }
    }
    open var textColor: UIColor? {
        get { storedColor }
        set { storedColor = newValue }
    }
    open var textAlignment: NSTextAlignment = .natural
    open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var isEditable = true
    open var isSelectable = true
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { contentChanged() } }
    }
    open var adjustsFontForContentSizeCategory = false {
        didSet { adjustFontForContentSizeCategory() }
    }

    open override var canBecomeFirstResponder: Bool {
        (isEditable || isSelectable) && window != nil
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? text }
        set { super.accessibilityValue = newValue }
    }

    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { contentChanged() } }
    }

    // MARK: Size

    /// The width that the layout has given to the text; 0 before the first layout.
    private var wrappingWidth: CGFloat = 0

    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : measured(width: wrappingWidth)
    }

    /// The intrinsic size for the layout, as that of a label with several lines.
    override var layoutIntrinsicSize: CGSize {
        guard !isScrollEnabled else { return intrinsicContentSize }
        let single = measured(width: 0)
        return CGSize(
            width: single.width,
            height: wrappingWidth > 0 ? measured(width: wrappingWidth).height : single.height)
    }

    override func wrappedHeight(inWidth width: CGFloat) -> CGFloat? {
        isScrollEnabled ? nil : measured(width: width).height
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !isScrollEnabled, !layoutState.translatesMask, wrappingWidth != storedBounds.width
        else { return }
        let height = layoutIntrinsicSize.height
        wrappingWidth = storedBounds.width
        if layoutIntrinsicSize.height != height { engineChanged() }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        measured(width: size.width)
    }

    private func measured(width: CGFloat) -> CGSize {
        let inset = textContainerInset
        let side = 2 * storedContainer.lineFragmentPadding + inset.left + inset.right
        let string = storedText.string
        let text = TextMetrics.size(
            string.isEmpty ? " " : string, font: storedFont ?? .systemFont(ofSize: 12),
            width: width > 0 ? max(1, width - side) : 0,
            maximumLines: storedContainer.maximumNumberOfLines,
            lineSpacing: storedText.firstParagraphStyle?.lineSpacing ?? 0)
        return CGSize(width: text.width + side, height: text.height + inset.top + inset.bottom)
    }

    private func contentChanged() {
        invalidateIntrinsicContentSize()
        markNeedsLayout()
    }

    func adjustFontForContentSizeCategory() {
        if adjustsFontForContentSizeCategory { font = font?.adjusted }
    }
}
