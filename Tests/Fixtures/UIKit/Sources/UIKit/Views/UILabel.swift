import Foundation
import HeadlessKit

/// Shows text on one or more lines.
@MainActor
open class UILabel: UIView {
    private var storedText: String?
    private var storedAttributed: NSAttributedString?
    private var storedFont = UIFont.systemFont(ofSize: 17)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .staticText
        layoutState.hugging = SIMD2(250, 250)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .staticText
    }

    open var text: String? {
        get { storedText ?? storedAttributed?.string }
        set {
            guard newValue != text || storedAttributed != nil else { return }
            storedText = newValue
            storedAttributed = nil
            contentChanged()
        }
    }

    /// The text with its attributes. The properties follow those of the first character.
    open var attributedText: NSAttributedString? {
        get { storedAttributed ?? storedText.map { NSAttributedString(string: $0) } }
        set {
            storedAttributed = newValue
            storedText = nil
            if let newValue, newValue.length > 0 {
                let attributes = newValue.attributes(at: 0, effectiveRange: nil)
                if let font = attributes[.font] as? UIFont { storedFont = font }
                if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
                let style = newValue.firstParagraphStyle
                textAlignment = style?.alignment ?? .natural
                lineBreakMode = style?.lineBreakMode ?? lineBreakMode
            }
            contentChanged()
        }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var font: UIFont! {
        get { storedFont }
        set {
            let font = newValue ?? .systemFont(ofSize: 17)
            let isOther = font != storedFont
            // A font that follows the text size can be equal to a font that does not.
            storedFont = font
            if isOther { contentChanged() }
        }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textColor: UIColor! = .label
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false
    open var isEnabled = true
    open var textAlignment: NSTextAlignment = .natural
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
    open var allowsDefaultTighteningForTruncation = false

    /// Whether the font follows the user's text size.
    open var adjustsFontForContentSizeCategory = false {
        didSet { adjustFontForContentSizeCategory() }
    }

    /// The maximum number of lines; 0 for as many as the text needs.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { contentChanged() } }
    }

    /// The width at which the intrinsic size wraps text; 0 for the layout's width.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { contentChanged() } }
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    /// The size of the text, wrapped at the preferred width or at the width of the last layout.
    open override var intrinsicContentSize: CGSize {
        if numberOfLines == 1 { return measured(width: 0) }
        if preferredMaxLayoutWidth > 0 { return measured(width: preferredMaxLayoutWidth) }
        return measured(width: wrappingWidth)
    }

    /// The width that the layout has given to a label with several lines; 0 before the first
    /// layout.
    private var wrappingWidth: CGFloat = 0

    /// The intrinsic size for the layout. Lines are determined in two passes: the layout first
    /// gives the label a width, with its text on one line, and then the height that the text takes
    /// at this width.
    override var layoutIntrinsicSize: CGSize {
        guard numberOfLines != 1, preferredMaxLayoutWidth <= 0 else { return intrinsicContentSize }
        let single = measured(width: 0)
        return CGSize(
            width: single.width,
            height: wrappingWidth > 0 ? measured(width: wrappingWidth).height : single.height)
    }

    override func wrappedHeight(inWidth width: CGFloat) -> CGFloat? {
        numberOfLines == 1 || preferredMaxLayoutWidth > 0 ? nil : measured(width: width).height
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, !layoutState.translatesMask,
            wrappingWidth != storedBounds.width
        else { return }
        let height = layoutIntrinsicSize.height
        wrappingWidth = storedBounds.width
        if layoutIntrinsicSize.height != height { engineChanged() }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        numberOfLines == 1 ? measured(width: 0) : measured(width: size.width)
    }

    open func textRect(
        forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
        let size = TextMetrics.size(
            text ?? "", font: storedFont, width: bounds.width, maximumLines: numberOfLines,
            lineSpacing: lineSpacing)
        return CGRect(origin: bounds.origin, size: size)
    }

    func adjustFontForContentSizeCategory() {
        if adjustsFontForContentSizeCategory { font = storedFont.adjusted }
    }

    private func measured(width: CGFloat) -> CGSize {
        TextMetrics.size(
            text ?? "", font: storedFont, width: width, maximumLines: numberOfLines,
            lineSpacing: lineSpacing)
    }

    private var lineSpacing: CGFloat { storedAttributed?.firstParagraphStyle?.lineSpacing ?? 0 }

    private func contentChanged() {
        invalidateIntrinsicContentSize()
        markNeedsLayout()
    }
}
